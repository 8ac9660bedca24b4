// German texts of the imprint and what is below it, and of withdrawing from a contract.
import { withdrawalTerms } from '#contract/i18n/de-withdrawal.ts';

export const legal = {
  failed: 'Diese Angaben konnten nicht geladen werden.',
  imprint: {
    title: 'Impressum',
    law: 'Angaben gemäß § 5 DDG',
    directors: 'Vertreten durch',
    phone: 'Telefon',
    email: 'E-Mail',
    register: 'Registereintrag',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    data: 'Verwendete Daten',
    places: 'Orte zu Postleitzahlen, für uns aufbereitet:',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    standard:
      'Vergleichen, Buchen und Verfolgen von Paketen auf dieser Website richten sich nach EN 301 549 und WCAG 2.1 AA: mit der Tastatur bedienbar, für Vorleseprogramme ausgezeichnet, auf Deutsch und Englisch.',
    barrier: 'Wenn Sie auf eine Barriere stoßen, schreiben Sie uns bitte:',
    authority:
      'Zuständig für die Marktüberwachung: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
  },
  arbitration: {
    title: 'Streitbeilegung',
    post: 'Bei Verlust, Entwendung oder Beschädigung von Sendungen nehmen wir an Verfahren der Schlichtungsstelle Post bei der Bundesnetzagentur (www.bundesnetzagentur.de) teil.',
    none: 'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  },
  withdrawal: {
    title: 'Vertrag widerrufen',
    lead: 'Hier widerrufen Sie einen Vertrag, den Sie mit uns geschlossen haben. Sie brauchen dafür kein Konto.',
    start: 'Vertrag widerrufen',
    formTitle: 'Welchen Vertrag widerrufen Sie?',
    name: 'Ihr Name',
    orderNumber: 'Bestellnummer',
    orderNumberHint: 'Zum Beispiel HP-261120-7K3M9Q; sie steht in Ihrer Bestätigung.',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin schicken wir sofort die Bestätigung des Eingangs.',
    declaration: 'Hiermit widerrufe ich den Vertrag zu dieser Bestellung.',
    confirm: 'Widerruf bestätigen',
    doneTitle: 'Ihr Widerruf ist eingegangen',
    done: (when: string, email: string) =>
      `Eingegangen am ${when} Uhr. Die Bestätigung mit dem Inhalt Ihrer Erklärung ist an ${email} unterwegs.`,
    doneNext: 'Wir prüfen Ihre Erklärung und schreiben Ihnen, wie es weitergeht.',
    instead:
      'Ein Label, mit dem noch nichts verschickt wurde, können Sie auch im Dashboard erstatten lassen. Ihr Widerrufsrecht bleibt davon unberührt.',
    toDashboard: 'Zum Dashboard',
    ...withdrawalTerms,
  },
};
