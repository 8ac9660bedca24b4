// English texts about customs papers: what to print, what customs wants to know, what it will object to.
import type { CustomsPaper } from '#contract/customs-paper.ts';
import type { papers as de } from '../de/papers.ts';

const kinds: Record<CustomsPaper['kind'], string> = {
  commercial_invoice: 'Commercial invoice',
  proforma_invoice: 'Pro-forma invoice',
  cn22: 'Customs declaration CN\u00a022',
  cn23: 'Customs declaration CN\u00a023',
  carrier_invoice: 'The carrier’s commercial invoice (copy)',
};

const PRINT = 'Please print the papers, sign every copy, and put';

export const papers: typeof de = {
  title: 'Customs papers',
  print: {
    only: `${PRINT} all of them into a document pouch on the outside of the package.`,
    any: `${PRINT} all of them into a document pouch on the outside of one of the packages.`,
    each: `${PRINT} the papers of each package into a document pouch on the outside of that package.`,
  },
  nothing: 'The carrier already has the invoice electronically. There is nothing to print for customs.',
  name: (kind, copies) =>
    copies === 0 ? kinds[kind] : `${kinds[kind]} (print ${copies === 1 ? 'once' : `${copies} times`})`,
  parcel: (number) => `Package ${number}`,
  reading: 'For your records',
  newTab: '(opens in a new tab)',
  goods: {
    origin: 'Country of origin',
    originHint: 'Where the goods were made. If left empty, we enter the sender’s country.',
    purpose: 'Reason for sending',
    purposeChoose: 'Please choose',
    purposeUnsaid: 'Applies to all packages and is printed on the customs papers. Default: sale.',
    purposeHint: 'Applies to all packages and is printed on the customs papers.',
    purposes: {
      commercial: 'Sale',
      gift: 'Gift',
      sample: 'Sample',
      return: 'Return',
      repair: 'Repair',
      documents: 'Documents',
      personal: 'Personal effects',
      other: 'Other',
    },
    earlierExport: 'Original export',
    earlierExportHint:
      'MRN, order or invoice number of the shipment that the goods left with. Printed on the customs papers: it may let returned goods in free of duty.',
    productIds: {
      title: 'Product identifiers',
      hint: 'EU customs has required these since November 2026 for sales up to €150 to consumers. Without them, the package may be held.',
      merchantProductId: 'Your item number (SKU)',
      manufacturerProductId: 'Manufacturer no. (MPN)',
      gtin: 'GTIN (EAN, UPC)',
    },
  },
  check: {
    title: (count) => (count === 1 ? 'One note on customs' : `${count} notes on customs`),
    text: 'Customs is more likely to stop such packages.',
    more: (count) => (count === 1 ? 'One more note' : `${count} more notes`),
    of: (parcels) => `${parcels.length === 1 ? 'Package' : 'Packages'} ${parcels.join(', ')}:`,
    fix: 'Change this',
    fixNamed: (parcel, field) => `(${field}, package ${parcel})`,
    fields: {
      description: 'description',
      hsCode: 'HS code',
      originCountry: 'country of origin',
      merchantProductId: 'item number',
      value: 'value',
      weight: 'weight',
    },
    findings: {
      description_vague:
        'The description does not say what is in the package. Please name the goods, the material and the quantity, such as “2 cotton T-shirts, new”.',
      description_not_latin:
        'Customs reads Latin letters only. Please describe the contents in English or German.',
      description_german: 'US customs requires the description in English.',
      description_dangerous:
        'The description sounds like dangerous goods. These must not be in this shipment; declare lithium batteries under Services.',
      hs_code_missing: 'The HS code is missing. Many destinations require it.',
      hs_code_short:
        'In the USA the tariff number has ten digits (HTSUS). Missing ones are added by whoever clears the goods there.',
      product_ids_missing:
        'For sales up to €150 to consumers, EU customs requires the seller’s and manufacturer’s item numbers.',
      origin_missing: 'The country of origin is missing. We enter the sender’s country.',
      value_too_low: 'The value is very low for this weight. Customs requires the actual value of the goods.',
      value_too_high: 'The value is unusually high for this weight. Is the decimal point in the right place?',
      weight_too_high: 'The weight is too high for these dimensions. Please check weight and dimensions.',
      weight_too_low: 'The weight is too low for these dimensions. Please check weight and dimensions.',
      permit_animals:
        'Many countries admit animal products such as meat, cheese or honey only with a health certificate, or not at all. Please find out before you send them.',
      permit_plants:
        'Many countries admit plants, seeds, fruit and vegetables only with a phytosanitary certificate. Please find out before you send them.',
      permit_excise:
        'Most countries charge excise duty on alcohol and tobacco, some ban their import, and not every carrier takes them. Please find out before you send them.',
      permit_medicines:
        'Many countries admit medicines only with a prescription or a permit. Please find out before you send them.',
      permit_weapons:
        'Weapons, ammunition and their parts need a permit almost everywhere, and most carriers do not take them. Please find out before you send them.',
      food_to_us:
        'Food must be announced to the FDA before it arrives in the USA (prior notice). For gifts between private persons the FDA usually does not insist.',
    },
    parties: {
      customsId: (country, number) =>
        `${country}: customs requires a number of the recipient (${number || 'identity or tax'}), for private packages as well. Without it the package is held or sent back.`,
      enter: 'Enter the number',
      papers: (country) =>
        `${country}: customs releases private packages only once the recipient has proved their identity. The carrier asks them to; phone number and e-mail address must be right.`,
      recipientEori:
        'As a business, the recipient needs an EORI number to import. The papers have none: the recipient must give it to the carrier.',
      senderEori: 'As a business, the sender needs an EORI number to export. The papers have none.',
      toProfile: 'Enter the EORI number in the profile',
    },
    chapter: (chapters) => `Description and HS code do not match. These goods belong in ${chapters}.`,
    chapters: (codes) =>
      codes.length === 1
        ? `chapter ${codes[0]}`
        : `chapter ${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`,
  },
};
