// German texts about customs papers: what to print, what customs wants to know, what it will object to.
import type { CustomsPaper } from '#contract/customs-paper.ts';
import type { GoodsField, GoodsFindingCode } from '#domain/goods-check.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';

const kinds: Record<CustomsPaper['kind'], string> = {
  commercial_invoice: 'Handelsrechnung',
  proforma_invoice: 'Proforma-Rechnung',
  cn22: 'Zollinhaltserklärung CN\u00a022',
  cn23: 'Zollinhaltserklärung CN\u00a023',
  carrier_invoice: 'Handelsrechnung des Carriers (Kopie)',
};

const findings: Record<Exclude<GoodsFindingCode, 'description_chapter'>, string> = {
  description_vague:
    'Die Beschreibung sagt nicht, was im Paket ist. Bitte nennen Sie Ware, Material und Anzahl, etwa „2 T-Shirts aus Baumwolle, neu“.',
  description_not_latin:
    'Der Zoll liest nur lateinische Buchstaben. Bitte beschreiben Sie den Inhalt auf Deutsch oder Englisch.',
  description_german: 'Der US-Zoll verlangt die Beschreibung auf Englisch.',
  description_dangerous:
    'Die Beschreibung klingt nach Gefahrgut. Gefahrgut darf nicht in diese Sendung; Lithiumbatterien geben Sie bei den Leistungen an.',
  hs_code_missing: 'Der HS-Code fehlt. Viele Zielländer verlangen ihn.',
  hs_code_short:
    'In den USA hat die Tarifnummer zehn Ziffern (HTSUS). Fehlende ergänzt, wer die Ware dort verzollt.',
  product_ids_missing:
    'Für Verkäufe bis 150\u00a0€ an Privatkunden verlangt der EU-Zoll die Artikelnummern von Händler und Hersteller.',
  origin_missing: 'Das Ursprungsland fehlt. Wir tragen das Land des Absenders ein.',
  value_too_low:
    'Der Wert ist für dieses Gewicht sehr niedrig. Der Zoll verlangt den tatsächlichen Warenwert.',
  value_too_high: 'Der Wert ist für dieses Gewicht ungewöhnlich hoch. Steht das Komma richtig?',
  weight_too_high: 'Das Gewicht ist für diese Maße zu hoch. Bitte prüfen Sie Gewicht und Maße.',
  weight_too_low: 'Das Gewicht ist für diese Maße zu niedrig. Bitte prüfen Sie Gewicht und Maße.',
  permit_animals:
    'Tierische Waren wie Fleisch, Käse oder Honig lassen viele Länder nur mit Gesundheitszeugnis ein oder gar nicht. Bitte klären Sie das vor dem Versand.',
  permit_plants:
    'Pflanzen, Samen, Obst und Gemüse lassen viele Länder nur mit Pflanzen\u00adgesundheits\u00adzeugnis ein. Bitte klären Sie das vor dem Versand.',
  permit_excise:
    'Auf Alkohol und Tabak erheben die meisten Länder Verbrauchsteuer, manche verbieten die Einfuhr, und nicht jeder Carrier befördert sie. Bitte klären Sie das vor dem Versand.',
  permit_medicines:
    'Arzneimittel lassen viele Länder nur mit Rezept oder Genehmigung ein. Bitte klären Sie das vor dem Versand.',
  permit_weapons:
    'Waffen, Munition und ihre Teile brauchen fast überall eine Genehmigung, und Carrier befördern sie meist nicht. Bitte klären Sie das vor dem Versand.',
  food_to_us:
    'Lebensmittel in die USA sind vor der Ankunft bei der FDA anzumelden (Prior Notice). Bei Geschenken von Privat an Privat sieht die FDA in der Regel davon ab.',
};

const fields: Record<GoodsField, string> = {
  description: 'Warenbeschreibung',
  hsCode: 'HS-Code',
  originCountry: 'Ursprungsland',
  merchantProductId: 'Artikelnummer',
  value: 'Wert',
  weight: 'Gewicht',
};

const purposes: Record<ShipmentPurpose, string> = {
  commercial: 'Verkauf',
  gift: 'Geschenk',
  sample: 'Warenmuster',
  return: 'Rücksendung',
  repair: 'Reparatur',
  documents: 'Dokumente',
  personal: 'Persönliche Gegenstände',
  other: 'Sonstiges',
};

const PRINT = 'Bitte drucken Sie die Papiere aus, unterschreiben Sie jedes Exemplar und stecken Sie';

export const papers = {
  title: 'Zollpapiere',
  print: {
    only: `${PRINT} alles in eine Dokumententasche außen am Paket.`,
    any: `${PRINT} alles in eine Dokumententasche außen an einem der Pakete.`,
    each: `${PRINT} die Papiere jedes Pakets in eine Dokumententasche außen an diesem Paket.`,
  },
  nothing: 'Der Carrier hat die Rechnung bereits elektronisch. Für den Zoll müssen Sie nichts ausdrucken.',
  name: (kind: CustomsPaper['kind'], copies: number) =>
    copies === 0 ? kinds[kind] : `${kinds[kind]} (${copies === 1 ? 'einmal' : `${copies}-fach`} ausdrucken)`,
  parcel: (number: number) => `Paket ${number}`,
  reading: 'Für Ihre Unterlagen',
  newTab: '(öffnet in neuem Tab)',
  goods: {
    origin: 'Ursprungsland',
    originHint: 'Wo die Ware hergestellt wurde. Ohne Angabe tragen wir das Land des Absenders ein.',
    purpose: 'Grund der Sendung',
    purposeChoose: 'Bitte wählen',
    purposeUnsaid: 'Gilt für alle Pakete und steht auf den Zollpapieren. Ohne Angabe: Verkauf.',
    purposeHint: 'Gilt für alle Pakete und steht auf den Zollpapieren.',
    purposes,
    earlierExport: 'Ursprüngliche Ausfuhr',
    earlierExportHint:
      'MRN, Bestell- oder Rechnungsnummer der Sendung, mit der die Ware ausgereist ist. Steht auf den Zollpapieren: So können Rückwaren abgabenfrei bleiben.',
    productIds: {
      title: 'Produktkennungen',
      hint: 'Seit November 2026 verlangt der EU-Zoll sie für Verkäufe bis 150\u00a0€ an Privatkunden. Ohne sie kann das Paket liegen bleiben.',
      merchantProductId: 'Ihre Artikelnummer (SKU)',
      manufacturerProductId: 'Herstellernummer (MPN)',
      gtin: 'GTIN (EAN, UPC)',
    },
  },
  check: {
    title: (count: number) => (count === 1 ? 'Ein Hinweis zum Zoll' : `${count} Hinweise zum Zoll`),
    text: 'Der Zoll hält solche Pakete öfter an.',
    more: (count: number) => (count === 1 ? 'Ein weiterer Hinweis' : `${count} weitere Hinweise`),
    of: (parcels: readonly number[]) => `${parcels.length === 1 ? 'Paket' : 'Pakete'} ${parcels.join(', ')}:`,
    fix: 'Angabe ändern',
    fixNamed: (parcel: number, field: string) => `(${field}, Paket ${parcel})`,
    fields,
    findings,
    parties: {
      customsId: (country: string, number: string) =>
        `${country}: Der Zoll verlangt eine Nummer des Empfängers (${number || 'Ausweis oder Steuer'}), auch bei privaten Paketen. Ohne sie wird das Paket angehalten oder zurückgeschickt.`,
      enter: 'Nummer eintragen',
      papers: (country: string) =>
        `${country}: Private Pakete gibt der Zoll erst frei, wenn der Empfänger sich ausgewiesen hat. Der Carrier bittet ihn darum; Telefonnummer und E-Mail-Adresse müssen stimmen.`,
      recipientEori:
        'Als Unternehmen braucht der Empfänger für die Einfuhr eine EORI-Nummer. Auf den Papieren steht keine: Er muss sie dem Carrier nennen.',
      senderEori:
        'Als Unternehmen braucht der Absender für die Ausfuhr eine EORI-Nummer. Auf den Papieren steht keine.',
      toProfile: 'EORI-Nummer ins Profil eintragen',
    },
    chapter: (chapters: string) =>
      `Beschreibung und HS-Code passen nicht zusammen. Für diese Ware wäre ${chapters} zu erwarten.`,
    chapters: (codes: readonly string[]) =>
      codes.length === 1
        ? `Kapitel ${codes[0]}`
        : `Kapitel ${codes.slice(0, -1).join(', ')} oder ${codes.at(-1)}`,
  },
};
