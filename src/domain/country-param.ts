// A country as a link may name it: our codes, ISO codes of two or three letters, names in German and English (C-04).
import { plainName } from './plain-name.ts';
import { countryCodes, isKnownCountry } from './territory.ts';

/** Longer than the longest name. */
const MAX_LENGTH = 80;

/** ISO 3166-1 alpha-3. Three letters: the first two are the alpha-2 code; five: the alpha-2 code comes first. */
const alpha3 =
  'ADAND AEARE AFG AGATG AIA ALB AMARM AOAGO AQATA ARG ASM ATAUT AUS AWABW AXALA AZE BABIH BBBRB BDBGD BEL BFA BGR BHR ' +
  'BIBDI BJBEN BLM BMU BNBRN BOL BQBES BRA BSBHS BTN BVT BWA BYBLR BZBLZ CAN CCK CDCOD CFCAF CGCOG CHE CIV CKCOK ' +
  'CLCHL CMR CNCHN COL CRI CUB CVCPV CWCUW CXR CYP CZE DEU DJI DKDNK DMA DOM DZA ECU EEEST EGY EHESH ERI ESP ETH ' +
  'FIN FJI FKFLK FMFSM FOFRO FRA GAB GBR GDGRD GEO GFGUF GGY GHA GIB GLGRL GMB GNGIN GPGLP GQGNQ GRC GSSGS GTM GUM ' +
  'GWGNB GYGUY HKG HMD HND HRV HTI HUN IDN IEIRL ILISR IMN IND IOT IQIRQ IRN ISL ITA JEY JMJAM JOR JPN KEN KGZ KHM ' +
  'KIR KMCOM KNA KPPRK KRKOR KWT KYCYM KZKAZ LAO LBN LCA LIE LKA LRLBR LSO LTU LUX LVA LYLBY MAR MCO MDA MEMNE ' +
  'MFMAF MGMDG MHL MKD MLI MMR MNG MOMAC MPMNP MQMTQ MRT MSR MTMLT MUS MVMDV MWI MXMEX MYS MZMOZ NAM NCL NER NFK ' +
  'NGA NIC NLD NOR NPL NRU NUNIU NZL OMN PAN PER PFPYF PGPNG PHL PKPAK PLPOL PMSPM PNPCN PRI PSE PTPRT PWPLW PYPRY ' +
  'QAT REU ROU RSSRB RUS RWA SAU SBSLB SCSYC SDN SESWE SGP SHN SISVN SJM SKSVK SLE SMR SNSEN SOM SRSUR SSD STP ' +
  'SVSLV SXM SYR SZSWZ TCA TDTCD TFATF TGO THA TJK TKL TLS TMTKM TNTUN TON TRTUR TTO TVTUV TWN TZA UAUKR UGA UMI ' +
  'USA UYURY UZB VAT VCT VEN VGB VIR VNM VUT WFWLF WSM XKX YEM YTMYT ZAF ZMB ZWE';

/** Other names that people use besides those of the Unicode list, by code. */
const otherNames =
  'AE VAE|UAE|Emirate|Emirates|U A E;AG Antigua;AX Åland|Aaland;BA Bosnien|Bosnia|Herzegowina|Herzegovina;' +
  'BL St Barth|St Barths;BQ Bonaire;BY Weißrussland|White Russia;' +
  'CD Kongo|Congo|DR Kongo|DR Congo|Demokratische Republik Kongo|Democratic Republic of the Congo|DRC;' +
  'CG Republik Kongo|Republic of the Congo;CH Swiss;CI Elfenbeinküste|Ivory Coast;' +
  'CN Volksrepublik China|VR China|PR China|PRC|Peoples Republic of China|Mainland China|Festlandchina;' +
  'CV Kap Verde|Cape Verde|Kapverden;CZ Tschechische Republik|Tschechei|Czech Republic|Czechia;' +
  'DE BRD|Bundesrepublik|Bundesrepublik Deutschland|Federal Republic of Germany;DK Danmark;DO Dom Rep;' +
  'FK Falklands;FM Mikronesien|Micronesia;FO Faroes;' +
  'GB UK|Großbritannien|Great Britain|Britain|England|Schottland|Scotland|Wales|United Kingdom of Great Britain and Northern Ireland;' +
  'GBX Nordirland|Northern Ireland;GF Guyane|French Guyana;GR EL|Hellas;HK Hongkong|Hong Kong|Hong Kong SAR;' +
  'IC Kanaren|Kanarische Inseln|Canary Islands|Canaries;IE Republik Irland|Republic of Ireland|Eire;IM Insel Man;' +
  'IR Islamische Republik Iran|Islamic Republic of Iran;KG Kirgistan|Kirgisien;KN St Kitts;KP Korea Nord|DPRK;' +
  'KR Korea|Korea Süd|Republik Korea|Republic of Korea|ROK;MD Moldawien|Moldova|Moldau;MF Saint Martin;' +
  'MK Mazedonien|Macedonia;MM Burma|Birma|Myanmar;MO Macau|Macao;NL Holland;PS Palästina|Palestine;' +
  'PT Azoren|Azores;PTX Madeira;RE La Réunion;RU Russische Föderation|Russian Federation;' +
  'SA Saudi|KSA|Kingdom of Saudi Arabia;SJ Svalbard|Spitzbergen|Spitsbergen;' +
  'SK Slowakische Republik|Slovak Republic;ST Sao Tome;SX Sint Maarten;SY Syrien|Syria;SZ Swasiland|Swaziland;' +
  'TL Osttimor|East Timor;TR Türkei|Turkey|Türkiye;TT Trinidad;TZ Tansania|Tanzania;' +
  'US USA|United States of America|Vereinigte Staaten von Amerika|Amerika|America|U S|U S A|States;' +
  'VA Vatikan|Vatican|Holy See;VC St Vincent;ZA RSA';

/** Countries' names in their own language, where German and English have others. */
const ownNames =
  'BE Belgique|België;BR Brasil;CH Suisse|Svizzera;CZ Česko;EE Eesti;ES España;FI Suomi;HR Hrvatska;HU Magyarország;' +
  'IT Italia;LT Lietuva;LV Latvija;MX México;NL Nederland;NO Norge;PL Polska;RO România;SE Sverige;SI Slovenija;SK Slovensko';

/** Our code by every text that may name it; built on first use. */
let codeByText: ReadonlyMap<string, string> | undefined;

/** "de", "DEU", "Brasilien", "Greece", "UK" → our code; null when unknown. */
export function countryFromParam(text: string): string | null {
  const bare = text.trim();
  if (bare === '' || bare.length > MAX_LENGTH) return null;
  const code = bare.toUpperCase();
  // Unaccented letters only: some others turn into different letters when capitalised.
  if (/^[a-z]+$/i.test(bare) && isKnownCountry(code)) return code;
  codeByText ??= readTables();
  return codeByText.get(bare.toLowerCase()) ?? codeByText.get(nameKey(bare)) ?? null;
}

/** Everything that `countryFromParam` understands besides the codes themselves, by code, as `nameKey` writes it. */
export function keysByCountry(): ReadonlyMap<string, readonly string[]> {
  codeByText ??= readTables();
  const keys = new Map<string, string[]>();
  for (const [key, code] of codeByText) keys.set(code, [...(keys.get(code) ?? []), key]);
  return keys;
}

function readTables(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const word of alpha3.split(' ')) codes.set(word.slice(-3).toLowerCase(), word.slice(0, 2));
  const names = ['de', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const code of countryCodes)
    for (const list of names) {
      // The list accepts two letters only, and throws on our own codes.
      const name = code.length === 2 ? list.of(code) : undefined;
      if (name) codes.set(nameKey(name), code);
    }
  for (const row of `${otherNames};${ownNames}`.split(';')) {
    const [code = '', ...words] = row.split(' ');
    for (const name of words.join(' ').split('|')) codes.set(nameKey(name), code);
  }
  return codes;
}

/** A key that is the same for "Österreich", "oesterreich" and "OSTERREICH", and for "St. Lucia" and "Saint Lucia". */
export function nameKey(name: string): string {
  const words = plainName(name).match(/\p{L}+/gu) ?? [];
  return words
    .map((word) => (/^(st|sankt)$/.test(word) ? 'saint' : word))
    .filter(isSignificant)
    .join('');
}

/** Whether a word counts: these are written by some people and left out by others. */
const isSignificant = (word: string): boolean => !['and', 'und', 'the', 'of', 'y'].includes(word);
