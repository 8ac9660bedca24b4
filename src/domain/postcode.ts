// Postcode formats by country, and the one spelling of what people type (C-31).

/**
 * `#` a digit, `@` a letter, `*` either, anything else itself; the first form whose length and kinds fit decides the
 * spelling. An example follows the forms. Sources: the Universal Postal Union's addressing sheets; for unlisted
 * countries we know no form, so that nothing typed there is doubted. The prefix of LT, LV and MD stays as it was typed:
 * mail carries it, but a carrier's list of forms has digits alone there.
 */
const table = `
AD AD###                      AD500
AL ####                       1001
AM ####                       0010
AR ####|@####@@@              1425
AT ####                       1010
AU ####                       2000
AX 22###                      22100
BA #####                      71000
BD ####                       1000
BE ####                       1000
BG ####                       1000
BR #####-###                  01310-100
BY ######                     220030
CA @#@_#@#                    M5V_3L9
CH ####                       8001
CL #######                    8320000
CN ######                     100000
CO ######                     110111
CR #####                      10101
CY ####|99###                 1010
CZ ###_##                     110_00
DE #####                      10115
DK ####                       1050
DO #####                      10101
EC ######                     170150
EE #####                      10111
EG #####|#######              11511
ES #####                      28013
FI #####                      00100
FO ###                        100
FR #####                      75001
GB @#_#@@|@##_#@@|@@#_#@@|@@##_#@@|@#@_#@@|@@#@_#@@ SW1A_1AA
GBX BT#_#@@|BT##_#@@          BT1_5GS
GE ####                       0105
GG GY#_#@@|GY##_#@@           GY1_1AA
GI GX11_1AA                   GX11_1AA
GL 39##                       3900
GR ###_##                     105_57
HR #####                      10000
HU ####                       1051
IC 35###|38###                35001
ID #####                      10110
IE @#*_****                   D02_X285
IL #######|#####              6100001
IM IM#_#@@|IM##_#@@           IM1_1AA
IN ######                     110001
IR #####-#####                11369-14377
IS ###                        101
IT #####                      00184
JE JE#_#@@|JE##_#@@           JE2_3QA
JP ###-####                   100-0001
KE #####                      00100
KR #####                      04524
KW #####                      13001
KZ ######|@##@#@#             010000
LI 94##                       9490
LK #####                      10100
LT LT-#####|#####             LT-01100
LU ####                       1009
LV LV-####|####               LV-1010
MA #####                      20000
MC 98###                      98000
MD MD-####|####               MD-2001
ME #####                      81000
MK ####                       1000
MT @@@_####                   VLT_1117
MX #####                      06000
MY #####                      50000
NL ####_@@                    1012_AB
NO ####                       0150
NZ ####                       1010
PH ####                       1000
PK #####                      44000
PL ##-###                     00-001
PR #####-####|#####           00901
PT ####-###|####              1100-148
PTX 9###-###|9###             9000-001
RO ######                     010011
RS #####                      11000
RU ######                     101000
SA #####|#####-####           11564
SE ###_##                     111_22
SG ######                     018956
SI ####                       1000
SK ###_##                     811_01
SM 4789#                      47890
TH #####                      10200
TN ####                       1000
TR #####                      34000
TW ######|#####|###           100001
UA #####                      01001
US #####-####|#####           10001
UY #####                      11000
VA 00120                      00120
VN ######|#####               100000
XK #####                      10000
ZA ####                       8001`;

type Shape = { forms: readonly string[]; example: string };

/** Blanks are written `_` in the table. */
const shapes: ReadonlyMap<string, Shape> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', forms = '', example = ''] = row.replaceAll(/ +/g, ' ').split(' ');
      const spaced = (text: string): string => text.replaceAll('_', ' ');
      return [country, { forms: spaced(forms).split('|'), example: spaced(example) }];
    }),
);

/** How a postcode looks there: "1012 AB"; null where we do not know. */
export const postcodeExample = (country: string): string | null => shapes.get(country)?.example ?? null;

/** Whether it looks like one of that country; true where we do not know. A hint, never a reason to refuse. */
export const fitsPostcode = (country: string, text: string): boolean =>
  !shapes.get(country) || spelt(country, text) !== null;

/** In the country's own spelling: "nl 1012ab" → "1012 AB"; what fits no form stays as it was typed. */
export const tidyPostcode = (country: string, text: string): string => spelt(country, text) ?? text.trim();

function spelt(country: string, text: string): string | null {
  const forms = shapes.get(country)?.forms ?? [];
  for (const one of readings(country, text, forms))
    for (const form of forms) {
      const written = inForm(form, one);
      if (written !== null) return written;
    }
  return null;
}

/** Possible readings of the text, without blanks, the likeliest first. */
function readings(country: string, text: string, forms: readonly string[]): string[] {
  const typed = text.normalize('NFKC').toUpperCase();
  const bare = typed.replace(/[^A-Z0-9]/g, '');
  // "500" means "AD500"; a country's code that is no part of the postcode is dropped: "GB 1 5GS" is not "GB1 5GS".
  const isPart = forms.some((form) => form.startsWith(country));
  const [, word] = /^[^A-Z0-9]*([A-Z]+)[^A-Z0-9]/.exec(typed) ?? [];
  const code = word === country && !isPart ? bare.slice(word.length) : bare;
  // People put a country code in front: "D-10115", "GBSW1A 1AA".
  const unsigned = [code.replace(/^[A-Z]{1,3}(?=\d)/, ''), code.replace(/^[A-Z]{2}/, '')];
  return [code, ...unsigned, ...(isPart ? [`${country}${code}`] : [])];
}

/** The characters put into the form; null when they are too few, too many or of another kind. */
function inForm(form: string, bare: string): string | null {
  let at = 0;
  let written = '';
  for (const sign of form) {
    if (sign === ' ' || sign === '-') {
      written += sign;
      continue;
    }
    const next = bare[at++];
    if (next === undefined || !isKind(sign, next)) return null;
    written += next;
  }
  return at === bare.length ? written : null;
}

function isKind(sign: string, character: string): boolean {
  if (sign === '*') return true;
  if (sign === '#') return /\d/.test(character);
  return sign === '@' ? /[A-Z]/.test(character) : sign === character;
}
