// One real place in every country, so that carriers can price a parcel before its addresses are known.
import { countryCodes } from '#domain/territory.ts';
import { NO_POSTCODE } from '#domain/written-address.ts';

type KnownPlace = { city: string; zip: string; state: string | null };

/** Code, city, postcode where there are some, state where carriers want one. None lies in a special area of its country. */
const places = `
AD,Andorra la Vella,AD500; AE,Dubai; AF,Kabul,1001; AG,Saint John's; AI,The Valley,AI-2640; AL,Tirana,1001;
AM,Yerevan,0010; AO,Luanda; AQ,Vostok,00000; AR,Buenos Aires,C1002; AS,Pago Pago,96799; AT,Wien,1010;
AU,Sydney,2000,NSW; AW,Oranjestad; AX,Mariehamn,22100; AZ,Baku,AZ1000; BA,Sarajevo,71000; BB,Bridgetown,BB11000;
BD,Dhaka,1000; BE,Bruxelles,1000; BF,Ouagadougou; BG,Sofia,1000; BH,Manama,317; BI,Bujumbura; BJ,Cotonou;
BL,Gustavia,97133; BM,Hamilton,HM 11; BN,Bandar Seri Begawan,BS8811; BO,La Paz; BQ,Kralendijk; BR,São Paulo,01310-100,SP;
BS,Nassau; BT,Thimphu,11001; BV,Bouvet,00000; BW,Gaborone; BY,Minsk,220030; BZ,Belize City; CA,Toronto,M5H 2N2,ON;
CC,West Island,6799; CD,Kinshasa; CF,Bangui; CG,Brazzaville; CH,Zürich,8001; CI,Abidjan; CK,Avarua; CL,Santiago,8320000;
CM,Douala; CN,Shanghai,200001; CO,Bogotá,110111; CR,San José,10101; CU,La Habana,10100; CV,Praia,7600; CW,Willemstad;
CX,Flying Fish Cove,6798; CY,Nicosia,1010; CZ,Praha,11000; DE,Berlin,10115; DJ,Djibouti; DK,København,1050; DM,Roseau;
DO,Santo Domingo,10101; DZ,Alger,16000; EC,Quito,170150; EE,Tallinn,10111; EG,Cairo,11511; EH,Laayoune,70000; ER,Asmara;
ES,Madrid,28001; ET,Addis Ababa,1000; FI,Helsinki,00100; FJ,Suva; FK,Stanley,FIQQ 1ZZ; FM,Palikir,96941; FO,Tórshavn,100;
FR,Paris,75001; GA,Libreville; GB,London,SW1A 1AA; GBX,Belfast,BT1 5GS; GD,Saint George's; GE,Tbilisi,0105;
GF,Cayenne,97300; GG,Saint Peter Port,GY1 1AA; GH,Accra; GI,Gibraltar,GX11 1AA; GL,Nuuk,3900; GM,Banjul; GN,Conakry,001;
GP,Basse-Terre,97100; GQ,Malabo; GR,Athina,10431; GS,Grytviken,SIQQ 1ZZ; GT,Guatemala,01001; GU,Hagåtña,96910;
GW,Bissau,1000; GY,Georgetown; HK,Hong Kong; HM,Heard,00000; HN,Tegucigalpa,11101; HR,Zagreb,10000;
HT,Port-au-Prince,HT6110; HU,Budapest,1011; IC,Las Palmas de Gran Canaria,35001; ID,Jakarta,10110; IE,Dublin,D01 F5P2;
IL,Tel Aviv,6100000; IM,Douglas,IM1 1AA; IN,New Delhi,110001; IO,Diego Garcia,BBND 1ZZ; IQ,Baghdad,10011; IR,Tehran,11369-14377;
IS,Reykjavík,101; IT,Roma,00184,RM; JE,Saint Helier,JE2 3AB; JM,Kingston; JO,Amman,11118; JP,Tokyo,100-0001;
KE,Nairobi,00100; KG,Bishkek,720001; KH,Phnom Penh,12000; KI,Tarawa; KM,Moroni; KN,Basseterre; KP,Pyongyang; KR,Seoul,04524;
KW,Kuwait City,13001; KY,George Town,KY1-1100; KZ,Almaty,050000; LA,Vientiane,01000; LB,Beirut,1107 2180;
LC,Castries,LC04 101; LI,Vaduz,9490; LK,Colombo,00100; LR,Monrovia,1000; LS,Maseru,100; LT,Vilnius,01103;
LU,Luxembourg,1111; LV,Riga,LV-1050; LY,Tripoli; MA,Casablanca,20000; MC,Monaco,98000; MD,Chișinău,MD-2001;
ME,Podgorica,81000; MF,Marigot,97150; MG,Antananarivo,101; MH,Majuro,96960; MK,Skopje,1000; ML,Bamako; MM,Yangon,11181;
MN,Ulaanbaatar,15160; MO,Macao; MP,Saipan,96950; MQ,Fort-de-France,97200; MR,Nouakchott; MS,Brades,MSR1110;
MT,Valletta,VLT 1117; MU,Port Louis,11302; MV,Malé,20026; MW,Lilongwe,207213; MX,Ciudad de México,06000,CMX;
MY,Kuala Lumpur,50000; MZ,Maputo,1100; NA,Windhoek,10001; NC,Nouméa,98800; NE,Niamey,8001; NF,Kingston,2899;
NG,Lagos,100001; NI,Managua,11001; NL,Amsterdam,1012 JS; NO,Oslo,0150; NP,Kathmandu,44600; NR,Yaren; NU,Alofi;
NZ,Auckland,1010; OM,Muscat,100; PA,Panamá; PE,Lima,15001; PF,Papeete,98713; PG,Port Moresby,121; PH,Manila,1000;
PK,Karachi,74000; PL,Warszawa,00-001; PM,Saint-Pierre,97500; PN,Adamstown,PCRN 1ZZ; PR,San Juan,00901; PS,Ramallah,P6058040;
PT,Lisboa,1100-148; PTX,Funchal,9000-001; PW,Koror,96940; PY,Asunción,1209; QA,Doha; RE,Saint-Denis,97400;
RO,București,010011; RS,Beograd,11000; RU,Moskva,101000; RW,Kigali; SA,Riyadh,11564; SB,Honiara; SC,Victoria;
SD,Khartoum,11111; SE,Stockholm,111 20; SG,Singapore,018989; SH,Jamestown,STHL 1ZZ; SI,Ljubljana,1000;
SJ,Longyearbyen,9170; SK,Bratislava,81101; SL,Freetown; SM,San Marino,47890; SN,Dakar,10000; SO,Mogadishu,BN 03040;
SR,Paramaribo; SS,Juba; ST,São Tomé; SV,San Salvador,1101; SX,Philipsburg; SY,Damascus; SZ,Mbabane,H100;
TC,Grand Turk,TKCA 1ZZ; TD,N'Djamena; TF,Port-aux-Français; TG,Lomé; TH,Bangkok,10200; TJ,Dushanbe,734000; TK,Fakaofo;
TL,Dili; TM,Ashgabat,744000; TN,Tunis,1000; TO,Nuku'alofa; TR,Istanbul,34110; TT,Port of Spain,100202; TV,Funafuti;
TW,Taipei,100; TZ,Dar es Salaam,11101; UA,Kyiv,01001; UG,Kampala; UM,Wake Island; US,New York,10001,NY;
UY,Montevideo,11000; UZ,Tashkent,100000; VA,Città del Vaticano,00120; VC,Kingstown,VC0100; VE,Caracas,1010;
VG,Road Town,VG1110; VI,Charlotte Amalie,00802; VN,Hanoi,100000; VU,Port Vila; WF,Mata-Utu,98600; WS,Apia,WS1338;
XK,Prishtina,10000; YE,Sanaa; YT,Mamoudzou,97600; ZA,Johannesburg,2001; ZM,Lusaka,10101; ZW,Harare`;

const placeByCountry: ReadonlyMap<string, KnownPlace> = new Map(
  places
    .trim()
    .split(/;\s*/)
    .map((row): [string, KnownPlace] => {
      const [code = '', city = '', zip = NO_POSTCODE, state = null] = row.split(',');
      return [code, { city, zip, state }];
    }),
);

/** A place in this country; for a code of the territory table there always is one. */
export function knownPlace(country: string): KnownPlace {
  const place = placeByCountry.get(country);
  if (!place)
    throw new Error(`No place is known in ${country}, one of our ${countryCodes.length} countries.`);
  return place;
}
