// Reasons why a parcel is held up, in German: mails and pages use the same words.
import type { Incident } from '#domain/tracking.ts';

export const incidents = {
  address_incorrect: 'Die Adresse ist unvollständig oder falsch.',
  customs_documentation: 'Dem Zoll fehlen Angaben oder Unterlagen.',
  customs_duties_unpaid: 'Zölle oder Abgaben sind noch nicht bezahlt.',
  consignee_not_home: 'Niemand wurde angetroffen.',
  consignee_refused: 'Die Annahme wurde abgelehnt.',
  carrier_damaged_parcel: 'Das Paket wurde beschädigt.',
  carrier_parcel_lost: 'Der Carrier sucht das Paket.',
  carrier_sorting_error: 'Das Paket wurde falsch sortiert und neu auf den Weg gebracht.',
  weather_delay: 'Das Wetter verzögert den Transport.',
} satisfies Record<Incident, string>;
