// Answers of Places API (New): a suggestion, a place's components and formatted address, and the error envelope.
import { fold } from './search.ts';
import type { SeedPlace } from './seed.ts';

export type Wire = { status: number; body: unknown };

const numberFirst = ['US', 'CA', 'GB', 'IE', 'FR', 'LU', 'AU', 'NZ', 'IN', 'ZA'];
const townZip = ['GB', 'IE', 'IN', 'NZ', 'ZA', 'AE'];
const townStateZip = ['US', 'CA', 'AU', 'BR', 'MX'];

/** "Brasilien", "Brazil"; any language but German is English here. */
const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language.toLowerCase().startsWith('de') ? 'de' : 'en'], { type: 'region' }).of(
    country,
  ) ?? country;

const streetLine = ({ country, route, number, subpremise }: SeedPlace): string => {
  if (number === null) return route;
  if (!numberFirst.includes(country)) return `${route} ${number}`;
  return `${number} ${route}${subpremise ? ` #${subpremise}` : ''}`;
};

function townLine({ country, town, zip, state }: SeedPlace): string {
  if (townStateZip.includes(country)) return `${town}, ${state?.[1] ?? ''} ${zip ?? ''}`.trim();
  return (townZip.includes(country) ? [town, zip] : [zip, town]).filter(Boolean).join(' ');
}

const formatted = (place: SeedPlace, language: string): string =>
  [streetLine(place), townLine(place), countryName(place.country, language)].join(', ');

/** Matches are reported at the beginning only; `startOffset` 0 is omitted on the wire. */
const matched = (text: string, input: string) =>
  fold(text).startsWith(fold(input)) && { matches: [{ endOffset: Math.min(input.length, text.length) }] };

export function suggestion(place: SeedPlace, { input, language }: { input: string; language: string }) {
  const main = streetLine(place);
  const secondary = `${place.town}, ${countryName(place.country, language)}`;
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text: `${main}, ${secondary}`, ...matched(main, input) },
      structuredFormat: {
        mainText: { text: main, ...matched(main, input) },
        secondaryText: { text: secondary },
      },
      types: [place.number === null ? 'route' : 'street_address', 'geocode'],
    },
  };
}

/** All fields; the field mask selects from them. */
export function details(place: SeedPlace, language: string): Record<string, unknown> {
  const part = (longText: string, shortText: string, ...types: string[]) => [
    { longText, shortText, types, languageCode: language },
  ];
  const { country, route, number, town, townType, zip, halfZip, zipSuffix, state, district, subpremise } =
    place;
  const half = zip?.split(' ')[0] ?? '';
  // In Brazil municipalities are level 2, and there is no locality.
  const isLevel2 = country === 'BR';
  return {
    id: place.id,
    name: `places/${place.id}`,
    formattedAddress: formatted(place, language),
    addressComponents: [
      ...(subpremise ? part(subpremise, subpremise, 'subpremise') : []),
      ...(number === null ? [] : part(number, number, 'street_number')),
      ...part(route, route, 'route'),
      ...(isLevel2 ? [] : part(town, town, townType, 'political')),
      ...(district ? part(...district, 'administrative_area_level_2', 'political') : []),
      ...(state ? part(...state, 'administrative_area_level_1', 'political') : []),
      ...part(countryName(country, language), country, 'country', 'political'),
      ...(zip === null
        ? []
        : halfZip
          ? part(half, half, 'postal_code_prefix', 'postal_code')
          : part(zip, zip, 'postal_code')),
      ...(zipSuffix ? part(zipSuffix, zipSuffix, 'postal_code_suffix') : []),
    ],
    location: { latitude: 50, longitude: 10 },
  };
}

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
};

/** A Google RPC error as JSON. */
export const rpcError = (code: number, message: string, reason?: string): Wire => ({
  status: code,
  body: {
    error: {
      code,
      message,
      status: STATUS[code] ?? 'INTERNAL',
      ...(reason && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }],
      }),
    },
  },
});
