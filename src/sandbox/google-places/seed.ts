// Invented streets in real towns of 30 countries, with real postcodes and states; house numbers are computed.

/** One address, or a street without a number. */
export type SeedPlace = {
  id: string;
  country: string;
  route: string;
  number: string | null;
  town: string;
  /** The component type of the town. */
  townType: 'locality' | 'postal_town' | 'sublocality_level_1' | 'administrative_area_level_3';
  zip: string | null;
  /** GB: only the first half of the postcode is a component. */
  halfZip?: boolean;
  /** US: the four extra digits. */
  zipSuffix?: string;
  /** Level 1: long and short text. */
  state: readonly [string, string] | null;
  /** Level 2: long and short text; a province, a county. */
  district?: readonly [string, string];
  subpremise?: string;
};

type Row = { streets: string; towns: string };

/** Towns: name, postcode, then long and short text of the state (level 1) and of the province (level 2). */
const rows: Readonly<Record<string, Row>> = {
  DE: {
    streets:
      'Lindenweg|Hafenstraße|Am Sandtorkai|Müllerstraße|Goethestraße|Gartenstraße|Bahnhofstraße|Schillerplatz',
    towns:
      'Hamburg,20095,Hamburg,HH|Berlin,10115,Berlin,BE|München,80331,Bayern,BY|Köln,50667,Nordrhein-Westfalen,NRW|' +
      'Leipzig,04109,Sachsen,SN|Bremen,28195,Bremen,HB|Stuttgart,70173,Baden-Württemberg,BW|Kiel,24103,Schleswig-Holstein,SH|' +
      'Würzburg,97070,Bayern,BY|Görlitz,02826,Sachsen,SN',
  },
  AT: {
    streets: 'Wiener Straße|Mozartgasse|Lindengasse|Am Ufer|Kirchengasse',
    towns:
      'Wien,1010,Wien,Wien|Graz,8010,Steiermark,Stmk.|Linz,4020,Oberösterreich,OÖ|Salzburg,5020,Salzburg,Sbg.|Innsbruck,6020,Tirol,Tirol',
  },
  CH: {
    streets: 'Seestrasse|Bahnhofstrasse|Rue du Lac|Via Stazione|Lindenstrasse',
    towns:
      'Zürich,8001,Zürich,ZH|Bern,3011,Bern,BE|Genève,1201,Genève,GE|Basel,4051,Basel-Stadt,BS|Lugano,6900,Ticino,TI',
  },
  FR: {
    streets: 'Rue des Tilleuls|Avenue de la Gare|Quai du Port|Rue de la République|Place du Marché',
    towns:
      'Paris,75001,Île-de-France,IDF|Lyon,69002,Auvergne-Rhône-Alpes,ARA|Marseille,13001,Provence-Alpes-Côte d’Azur,PACA|Lille,59800,Hauts-de-France,HDF|Nantes,44000,Pays de la Loire,PDL',
  },
  NL: {
    streets: 'Lindelaan|Havenstraat|Kerkstraat|Stationsplein',
    towns:
      'Amsterdam,1012 AB,Noord-Holland,NH|Rotterdam,3011 AA,Zuid-Holland,ZH|Utrecht,3511 AA,Utrecht,UT|Groningen,9711 AA,Groningen,GR',
  },
  BE: {
    streets: 'Rue des Tilleuls|Lindestraat|Avenue du Port|Kerkstraat',
    towns:
      'Bruxelles,1000,Région de Bruxelles-Capitale,BRU|Antwerpen,2000,Vlaams Gewest,VLG,Antwerpen,AN|Gent,9000,Vlaams Gewest,VLG,Oost-Vlaanderen,OV|Liège,4000,Région Wallonne,WAL,Liège,LG',
  },
  LU: {
    streets: 'Rue de la Gare|Rue du Moulin|Avenue du Parc',
    towns:
      'Luxembourg,1611,Luxembourg,LU|Esch-sur-Alzette,4010,Esch-sur-Alzette,ES|Echternach,6410,Echternach,EC',
  },
  GB: {
    streets: 'Harbour Street|Linden Road|Mill Lane|Station Road|Church Street',
    towns:
      'London,SW1A 1AA,England,England|Oxford,OX1 4AB,England,England,Oxfordshire,Oxfordshire|Manchester,M1 1AE,England,England|Edinburgh,EH1 1YZ,Scotland,Scotland|Cardiff,CF10 1EP,Wales,Wales',
  },
  IE: {
    streets: 'Harbour Road|Mill Street|Main Street',
    towns: 'Dublin,D02 X285,County Dublin,D|Cork,T12 R2H7,County Cork,CO|Galway,H91 E2K3,County Galway,G',
  },
  US: {
    streets: 'Maple Street|Harbor Avenue|Lincoln Road|Sunset Boulevard|5th Avenue|Oak Lane',
    towns:
      'New York,10001,New York,NY|Chicago,60601,Illinois,IL|Seattle,98101,Washington,WA|Austin,78701,Texas,TX|Boston,02108,Massachusetts,MA|Denver,80202,Colorado,CO',
  },
  CA: {
    streets: 'Maple Street|Harbour Road|Rue Sainte-Anne|King Street',
    towns:
      'Toronto,M5H 2N2,Ontario,ON|Vancouver,V6B 1A1,British Columbia,BC|Montréal,H2Y 1C6,Québec,QC|Calgary,T2P 1J9,Alberta,AB',
  },
  AU: {
    streets: 'Harbour Street|Wattle Road|George Lane|Station Street',
    towns:
      'Sydney,2000,New South Wales,NSW|Melbourne,3000,Victoria,VIC|Brisbane,4000,Queensland,QLD|Perth,6000,Western Australia,WA',
  },
  NZ: {
    streets: 'Harbour Road|Fern Street|Kauri Lane',
    towns:
      'Auckland,1010,Auckland,Auckland|Wellington,6011,Wellington,Wellington|Christchurch,8011,Canterbury,Canterbury',
  },
  ES: {
    streets: 'Calle del Puerto|Avenida de la Estación|Calle Mayor|Plaza del Sol',
    towns:
      'Madrid,28013,Comunidad de Madrid,MD|Barcelona,08002,Catalunya,CT|Valencia,46001,Comunidad Valenciana,VC|Las Palmas de Gran Canaria,35001,Canarias,CN',
  },
  PT: {
    streets: 'Rua do Porto|Avenida da Estação|Largo da Praça',
    towns: 'Lisboa,1100-053,Lisboa,Lisboa|Porto,4000-069,Porto,Porto|Funchal,9000-021,Madeira,Madeira',
  },
  IT: {
    streets: 'Via del Porto|Via dei Tigli|Piazza Mercato|Corso Stazione',
    towns:
      'Milano,20121,Lombardia,Lombardia,Città Metropolitana di Milano,MI|Roma,00184,Lazio,Lazio,Città Metropolitana di Roma,RM|Torino,10121,Piemonte,Piemonte,Città Metropolitana di Torino,TO|Bolzano,39100,Trentino-Alto Adige,Trentino-Alto Adige,Provincia Autonoma di Bolzano,BZ',
  },
  DK: { streets: 'Havnegade|Lindevej|Stationsvej', towns: 'København,1050|Aarhus,8000|Odense,5000' },
  SE: {
    streets: 'Hamngatan|Lindvägen|Stationsgatan|Köpmangatan',
    towns:
      'Stockholm,111 20,Stockholms län,AB|Göteborg,411 03,Västra Götalands län,O|Malmö,211 20,Skåne län,M|Uppsala,753 20,Uppsala län,C',
  },
  NO: { streets: 'Havnegata|Lindeveien|Stasjonsgata', towns: 'Oslo,0150|Bergen,5003|Trondheim,7011' },
  FI: { streets: 'Satamakatu|Lehmuskatu|Asemakatu', towns: 'Helsinki,00100|Turku,20100|Tampere,33100' },
  PL: {
    streets: 'ulica Portowa|ulica Lipowa|aleja Dworcowa|ulica Młyńska',
    towns:
      'Warszawa,00-001,mazowieckie,mazowieckie|Kraków,31-004,małopolskie,małopolskie|Gdańsk,80-001,pomorskie,pomorskie|Szczecin,70-001,zachodniopomorskie,zachodniopomorskie',
  },
  CZ: { streets: 'Přístavní|Lipová|Nádražní', towns: 'Praha,110 00|Brno,602 00|Ostrava,702 00' },
  SK: { streets: 'Prístavná|Lipová|Staničná', towns: 'Bratislava,811 01|Košice,040 01|Žilina,010 01' },
  HU: { streets: 'Kikötő utca|Hársfa utca|Állomás utca', towns: 'Budapest,1051|Debrecen,4024|Szeged,6720' },
  GR: { streets: 'Limani|Stathmou|Ermou', towns: 'Athina,105 63|Thessaloniki,546 24|Patra,262 21' },
  BR: {
    streets: 'Rua das Tílias|Avenida do Porto|Rua da Estação|Praça do Mercado',
    towns:
      'São Paulo,01310-100,São Paulo,SP,São Paulo,São Paulo|Rio de Janeiro,20040-002,Rio de Janeiro,RJ,Rio de Janeiro,Rio de Janeiro|Curitiba,80010-000,Paraná,PR,Curitiba,Curitiba|Recife,50010-000,Pernambuco,PE,Recife,Recife',
  },
  MX: {
    streets: 'Calle del Puerto|Avenida Estación|Calle Hidalgo',
    towns:
      'Ciudad de México,06000,Ciudad de México,CDMX|Guadalajara,44100,Jalisco,Jal.|Monterrey,64000,Nuevo León,N.L.',
  },
  IN: {
    streets: 'Harbour Road|Station Road|Mill Road',
    towns: 'Mumbai,400001,Maharashtra,MH|Bengaluru,560001,Karnataka,KA|New Delhi,110001,Delhi,DL',
  },
  AE: {
    streets: 'Harbour Street|Al Nakheel Road|Market Street',
    towns: 'Dubai,,Dubai,Dubai|Abu Dhabi,,Abu Dhabi,Abu Dhabi|Sharjah,,Sharjah,Sharjah',
  },
  ZA: {
    streets: 'Harbour Road|Station Street|Protea Avenue',
    towns: 'Cape Town,8001,Western Cape,WC|Johannesburg,2001,Gauteng,GP|Durban,4001,KwaZulu-Natal,KZN',
  },
};

/** The town's component type differs by country. */
const townTypes: Readonly<Record<string, SeedPlace['townType']>> = { GB: 'postal_town', SE: 'postal_town' };

/** Traps: places whose answers lack something or differ, as real ones do. */
const traps: readonly Omit<SeedPlace, 'id'>[] = [
  {
    country: 'DE',
    route: 'Ohnenummerweg',
    number: null,
    town: 'Hamburg',
    townType: 'locality',
    zip: '20095',
    state: ['Hamburg', 'HH'],
  },
  {
    country: 'DE',
    route: 'Straße des 17. Juni',
    number: '135',
    town: 'Berlin',
    townType: 'locality',
    zip: '10623',
    state: ['Berlin', 'BE'],
  },
  {
    country: 'DE',
    route: 'Ohnepostleitzahlweg',
    number: '3',
    town: 'Bremen',
    townType: 'locality',
    zip: null,
    state: ['Bremen', 'HB'],
  },
  {
    country: 'GB',
    route: 'Prefix Lane',
    number: '7',
    town: 'London',
    townType: 'postal_town',
    zip: 'W1F 9TA',
    halfZip: true,
    state: ['England', 'England'],
  },
  {
    country: 'US',
    route: 'Suffix Drive',
    number: '1600',
    town: 'Washington',
    townType: 'locality',
    zip: '20500',
    zipSuffix: '0005',
    state: ['District of Columbia', 'DC'],
  },
  {
    country: 'US',
    route: 'Apartment Plaza',
    number: '12',
    town: 'Brooklyn',
    townType: 'sublocality_level_1',
    zip: '11201',
    state: ['New York', 'NY'],
    subpremise: '4B',
  },
  {
    country: 'BE',
    route: 'Provinciestraat',
    number: '9',
    town: 'Mechelen',
    townType: 'administrative_area_level_3',
    zip: '2800',
    state: ['Vlaams Gewest', 'VLG'],
    district: ['Antwerpen', 'AN'],
  },
];

/** 1 to 98, deterministic. */
const numberOf = (town: number, street: number): string => String(((town * 37 + street * 23) % 98) + 1);

function placesOf(country: string, { streets, towns }: Row): Omit<SeedPlace, 'id'>[] {
  return towns.split('|').flatMap((line, townIndex) => {
    const [town = '', zip = '', state, stateShort, district, districtShort] = line.split(',');
    return streets.split('|').map((route, streetIndex) => ({
      country,
      route,
      number: numberOf(townIndex, streetIndex),
      town,
      townType: townTypes[country] ?? 'locality',
      zip: zip || null,
      state: state && stateShort ? ([state, stateShort] as const) : null,
      ...(district && districtShort && { district: [district, districtShort] as const }),
    }));
  });
}

/** Ids as opaque as the real ones. */
export const seedPlaces: readonly SeedPlace[] = [
  ...Object.entries(rows).flatMap(([country, row]) => placesOf(country, row)),
  ...traps,
].map((place, index) => ({ ...place, id: `ChIJ_sandbox_${String(index).padStart(4, '0')}` }));
