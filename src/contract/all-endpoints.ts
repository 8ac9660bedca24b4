// Every endpoint constant of the contract, for code that goes through all of them.
import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as calculator from './calculator.ts';
import * as company from './company.ts';
import * as checkout from './checkout.ts';
import * as customs from './customs.ts';
import * as documents from './documents.ts';
import * as labelFile from './label-file.ts';
import * as labels from './labels.ts';
import * as orderActions from './order-actions.ts';
import * as orderRecord from './order-record.ts';
import * as orders from './orders.ts';
import * as pickups from './pickups.ts';
import * as places from './places.ts';
import * as postcodes from './postcodes.ts';
import * as profile from './profile.ts';
import * as rates from './rates.ts';
import * as refunds from './refunds.ts';
import * as saving from './saving.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import * as siteGate from './site-gate.ts';
import * as tariffs from './tariffs.ts';
import * as tracking from './tracking.ts';
import * as uploads from './uploads.ts';
import * as withdrawals from './withdrawals.ts';
import * as wizardSession from './wizard-session.ts';
import { type Endpoint, pathsOf } from './endpoint.ts';

const nouns = {
  addresses,
  auth,
  calculator,
  checkout,
  company,
  customs,
  documents,
  labelFile,
  labels,
  orders,
  orderActions,
  orderRecord,
  pickups,
  places,
  postcodes,
  profile,
  rates,
  refunds,
  saving,
  session,
  site,
  siteGate,
  tariffs,
  tracking,
  uploads,
  withdrawals,
  wizardSession,
};

export type NamedEndpoint = { noun: string; name: string; endpoint: Endpoint };

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Each endpoint once per path. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(nouns).flatMap(([noun, file]) =>
  Object.entries(file).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? pathsOf(endpoint).map((path) => ({
          noun,
          name: path === endpoint.path ? name : `${name}Alias`,
          endpoint: { ...endpoint, path },
        }))
      : [],
  ),
);
