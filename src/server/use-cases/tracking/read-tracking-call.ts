// Parses the generic call {tracking_number, status, …}: two fields are needed, all others may be missing, null or odd.
import * as z from 'zod/mini';
import {
  coarsePlace,
  eventTimeFrom,
  incidentFromWord,
  timestampFrom,
  placeFromLine,
  statusFromWord,
  trackingCodeFrom,
} from '#domain/tracking-words.ts';
import { UNNAMED_SOURCE } from '#domain/tracking.ts';
import { AppError } from '../../errors.ts';
import type { ParcelNews } from '../../gateways/carrier.ts';
import { parseJson } from '../../parse-json.ts';

const Call = z.record(z.string(), z.unknown());
type Call = z.infer<typeof Call>;

/**
 * `signedAt` stands in for an event that names no time, or one too far ahead. Throws `malformed_body` and
 * `invalid_request`.
 */
export function readTrackingCall(body: Buffer, signedAt: Date): ParcelNews {
  const call = Call.safeParse(parseJson(body));
  if (!call.success) throw new AppError('malformed_body');
  const given = call.data;
  const number = wordOf(given['tracking_number']);
  if (number === null) throw missing('tracking_number', 'Tracking number is required');
  const status = wordOf(given['status']);
  if (status === null) throw missing('status', 'Status is required');
  const code = trackingCodeFrom(number);
  if (code === null)
    throw new AppError('invalid_request', { issues: [{ path: 'tracking_number', reason: 'invalid' }] });
  const time = given['event_timestamp'] ?? given['timestamp'] ?? given['datetime'];
  const at = eventTimeFrom(time, signedAt) ?? signedAt;
  return {
    source: sourceOf(given['source']),
    code,
    carrier: wordOf(given['carrier']),
    events: [
      {
        at,
        status: statusFromWord(status),
        reason: incidentFromWord(given['reason']),
        description: wordOf(given['status_description'] ?? given['description'] ?? given['message']),
        ...placeOf(given),
        carrierCode: wordOf(given['carrier_code']),
        // The body as signed: serializing it again would overflow if it is nested a hundred thousand levels deep.
        raw: body.toString('utf8'),
      },
    ],
    eta: timestampFrom(given['estimated_delivery'] ?? given['est_delivery_date'] ?? given['eta']),
    saidAt: at,
  };
}

function placeOf(given: Call) {
  const { location } = given;
  const parts = Call.safeParse(location);
  if (parts.success) return coarsePlace(parts.data);
  return typeof location === 'string' ? placeFromLine(location) : coarsePlace(given);
}

/** Some callers send numbers. */
function wordOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

const sourceOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) && value !== 'easypost' ? value : UNNAMED_SOURCE;

const missing = (path: string, message: string): AppError =>
  new AppError('invalid_request', { message, issues: [{ path, reason: 'required' }] });
