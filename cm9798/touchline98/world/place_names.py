"""Invented towns: a stem and an ending from tables that sound like a language."""

from __future__ import annotations

import random

_TABLES = {
    "english": (
        "Alder Amber Arkle Bexel Bram Brind Calder Carn Corl Crand Dar Dray Eder Ellen Fal Farl Fenn Gal "
        "Garth Glim Grend Hald Harn Hather Hazel Hern Holl Ivel Kest Kirk Larch Lind Lor Mallow Meld Merr "
        "Nether Oaken Ormer Orr Pell Quill Rain Raven Reth Rowan Ruth Sed Skel Strand Tam Tarn Teal Thax "
        "Thorn Tor Uller Vern Wald Wend Whin Winter Wold Wyver Yarn Yew",
        "borough bridge bury by chester combe dale den field ford gate ham haven holme ley mere minster "
        "mouth sea shaw stead thorpe ton well wick wood worth",
    ),
    "celtic": (
        "Aber Ard Auch Bal Bally Caer Carn Craig Crom Dal Drum Dun Glen Inver Kil Kin Llan Loch Pen Strath Tre",
        "arran bannoch brae carrow corran dowan fallow garvie gorm kerran lathen lorne maddoch more nairdy "
        "nevis ross shannel tarvie vallen wyn",
    ),
    "german": (
        "Alten Birken Eichen Erlen Falken Fichten Gold Grün Hasel Hirsch Kaiser Kirch König Linden Mittel "
        "Nieder Ober Reh Rosen Sonnen Stein Tannen Wald Weiden Weiss Wolfs",
        "au bach berge brück dorf feld furt hausen heim hof ingen kirchen reuth rode see stedt tal walde",
    ),
    "dutch": (
        "Appel Berken Dijk Eiken Haver Heide Honds Kerk Klaver Koren Leeuw Linde Maas Meer Molen Nieuw "
        "Noorder Olmen Rietve Schelde Steen Veen Water Wilgen Zand Zuider",
        "beek berg broek dam daal dorp donk drecht haven hoek horst hout kerke meer rode straat veld voort waard",
    ),
    "french": (
        "Argen Aubre Beau Belle Bray Castel Chante Clair Fontan Grand Haute Marsi Mont Neuve Orval Pierre Riche "
        "Roque Saint-Alb Saint-Corv Sauve Valen Vaure Verde",
        "bois bourg champ court fleur fort gnac lac lieu mare mont neuil ron roche sac val ville viers",
    ),
    "italian": (
        "Acqua Alba Bella Campo Castel Chiara Colle Fonte Forte Gallo Lago Luce Marano Monte Nova Pietra Ponte "
        "Porto Rocca Sasso Selva Torre Valle Villa",
        "bianca bruna cervo chiusa dolce dora fiore franca grande lunga mare nera ombra rossa santa secca serena "
        "viva",
    ),
    "spanish": (
        "Agua Alca Alma Arro Bena Cala Campo Casti Fuente Guada Herre Laza Mira Monte Naval Oli Palo Peña Puerto "
        "Ribe Sierra Torre Val Villa",
        "blanca bral cedo cillo claro dena dor fría gosa jara lejo lina mora nares quera rosa seca tilla verde "
        "zuela",
    ),
    "portuguese": (
        "Água Alver Barro Cabo Campo Cas Cova Figue Fonte Lagoa Mato Monte Noguei Olivei Pedra Ponte Porta Ribei "
        "Salva Serra Torre Vale Vila",
        "branca ceira clara dela dores erto fria gais lhosa longo mar medo negra nova reira real seca tinho verde",
    ),
    "nordic": (
        "Alm Berg Björk Ek Elg Fjell Furu Gran Hav Hjort Holm Kvern Lind Löv Nord Ny Ravn Ros Sand Skog Sol Sten "
        "Stor Sund Tjäder Ulv Vest Vinter",
        "bäck berga by dal eng fors gård havn heim holt hult lund mark näs rud sjö stad strand torp vik",
    ),
    "slavic": (
        "Bar Bel Bor Brez Car Dob Dolin Drav Gor Grab Hrad Jas Javor Kam Kov Kras Lip Lomn Mlad Olsz Orav Pol Rad "
        "Rudn Sel Slav Tis Trav Ver Zlat",
        "any ava avec enice enka ica ichov ik in ina inec ing ino omir ostok ova ovar ovec ovice ovo",
    ),
    "african": (
        "Aba Aka Ama Ban Bor Dab Eku Gam Iba Jal Kad Kum Lam Mak Nab Oda Oku Sab Sok Tam Tiz Wal",
        "bara dara do goro hara kara kese kodi lala mina ngara rano ria saba tambo tene wari za",
    ),
}

# Homes of well-known real clubs, and one word that would make people laugh.
_AVOIDED = frozenset(
    "Barnet Barnsley Blackburn Bradford Brentford Burnley Bury Carlisle Chelsea Cheltenham Chester Chesterfield "
    "Darlington Doncaster Everton Exeter Fulham Gillingham Grimsby Halifax Hartlepool Hereford Huddersfield Hull "
    "Kettering Leeds Leicester Lincoln Luton Macclesfield Mansfield Middlesbrough Northampton Norwich Oldham "
    "Oxford Peterborough Plymouth Portsmouth Preston Reading Rochdale Rotherham Rushden Scarborough Scunthorpe "
    "Sheffield Shrewsbury Southampton Southend Stevenage Stockport Sunderland Swindon Torquay Tottenham Tranmere "
    "Walsall Watford Welling Wigan Wimbledon Woking Wolverhampton Wrexham Wycombe Yeovil Farnborough Kidderminster "
    "Dunfermline Falkirk Kilmarnock Motherwell Livingston Fairfield Aberdeen Inverness Aberdare "
    "Villareal Vilareal Vilanova Steinheim Grandfort Ponteland Elgin Cowdenbeath Belfast Lindau Bergen Sandvik Torreseca "
    "Tamworth Torworth Drumsea Oberhausen Königsberge Mariupol Tamham".split()
)
LONGEST = 12


def towns(tongue: str, rng: random.Random) -> list[str]:
    """Every town of a language's table that a club may stand in, shuffled: at most 12 letters, none a real club's."""
    stems, endings = (words.split() for words in _TABLES[tongue])
    names = [stem + ending for stem in stems for ending in endings if _sounds(stem, ending)]
    rng.shuffle(names)
    return [name for name in names if len(name) <= LONGEST and name not in _AVOIDED]


def _sounds(stem: str, ending: str) -> bool:
    """False where the joint stumbles: three equal letters, or the stem's last two repeated."""
    return not ending.startswith((stem[-2:].lower(), stem[-1] * 2)) and stem[-1] != ending[0]
