// German texts of both calculators, on the landing page and in the widget.
import type { ErrorCode } from '#contract/error.ts';
import { customsWords } from './customs-words.ts';

/** Refusals that a customer can do something about; for others the server's own text is shown (R9). */
const refusals: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'Bitte prüfen Sie Ihre Angaben.',
  too_many_requests: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  too_many_attempts: 'Zu viele Anfragen. Bitte warten Sie einige Minuten.',
  rates_unavailable: 'Fehler beim Berechnen der Preise',
  upstream_unavailable:
    'Die Carrier antworten gerade nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  internal: 'Fehler beim Berechnen der Preise',
};

export const calculator = {
  from: 'Von',
  to: 'Nach',
  chooseCountry: 'Land wählen',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  weight: 'Gewicht',
  value: 'Warenwert',
  optional: 'optional',
  customs: 'Zollkosten zeigen',
  submit: 'Preise berechnen',
  noScript: 'Bitte erlauben Sie JavaScript in Ihrem Browser, um Preise zu sehen.',
  missing: 'Bitte füllen Sie alle Felder aus.',
  wrong: 'Bitte prüfen Sie die markierten Felder.',
  ambiguous: (value: string, thousands: string) => `Wird als ${value} gelesen. Meinten Sie ${thousands}?`,
  useInstead: (value: string) => `${value} übernehmen`,
  asking: 'Preise werden abgefragt …',
  askingCarrier: (carrier: string) => `${carrier} antwortet noch …`,
  results: 'Preise',
  count: (count: number) => (count === 1 ? '1 Preis' : `${count} Preise`),
  including: 'inkl. MwSt.',
  includingDeclaration: 'inkl. MwSt. und Ausfuhranmeldung',
  days: (count: number) => (count === 1 ? '1 Werktag' : `${count} Werktage`),
  unknownDays: 'Laufzeit unbekannt',
  best: 'Bester Preis',
  hubLeg: 'als HUB-Teilstrecke',
  onwards: 'Weiter',
  onwardsWith: (rate: string) => `Weiter mit ${rate}`,
  duties: 'Zölle und Steuern',
  customsCases: customsWords,
  estimate: 'Schätzung',
  estimating: 'werden geschätzt …',
  estimated: (sum: { total: string; duties: string; taxes: string; fees: string; value: string }) =>
    `${sum.total} (Zölle ${sum.duties}, Steuern ${sum.taxes}, Gebühren ${sum.fees}), nicht enthalten. Angenommen: Haushaltswaren für ${sum.value}.`,
  estimatedAsOf: (source: { duties: string; taxes: string; fees: string }) =>
    `Quellen: Zölle – ${source.duties}; Steuern – ${source.taxes}; Gebühren – ${source.fees}.`,
  asOf: (day: string) => `Stand ${day}`,
  /** The deciding rule, where it was not the tariff. */
  dutyRules: {
    'per-item': 'Verordnung (EU) 2026/382',
    'flat-rate': 'Verordnung (EWG) 2658/87',
    'low-value-free': 'Verordnung (EG) 1186/2009',
    gift: 'Verordnung (EG) 1186/2009',
    'customs-union': 'innerhalb der Zollunion',
  },
  notEstimated: 'Zollkosten konnten nicht berechnet werden',
  none: 'Kein Tarif für diese Sendung. Oft hilft es, Maße oder Gewicht zu ändern.',
  offline: 'Verbindungsfehler. Bitte versuchen Sie es später erneut.',
  failed: 'Fehler beim Berechnen der Preise',
  refusals,
  retry: 'Erneut versuchen',
};
