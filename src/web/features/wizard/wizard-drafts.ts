// Between the wizard's form and what browser or server have stored of it; stored data is never trusted (R21, R44).
import * as z from 'zod/mini';
import { MAX_PARCELS } from '#domain/parcel.ts';
import { PickupWindow } from '#domain/pickup-window.ts';
import { AdditionalServices, noServices } from '#domain/services.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { isKnownCountry } from '#domain/territory.ts';
import { type AddressForm, emptyAddress } from '../../lib/address-form.ts';
import { type DraftKey, readDraft, writeDraft } from '../../lib/draft-store.ts';
import { sharedShipment, ownShipment, type WizardPlace, writeRest } from '../../lib/kept-shipment.ts';
import {
  emptyForm,
  emptyParcel,
  type ParcelForm,
  parcelFields,
  type Step,
  steps,
  type WizardForm,
} from './wizard-state.ts';

/** `isOwn`: this tab has typed the shipment, or requested its prices; only changes to it have to be stored. */
export function readKept(userId: string): WizardPlace & { form: WizardForm; isOwn: boolean } {
  const read = (key: DraftKey) => readDraft(key, userId);
  const rest = loose(read('shippingFormData'));
  // The draft shared by all tabs may be another shipment, started in another tab meanwhile.
  const own = ownShipment(userId);
  // Nothing is left: another tab has bought the shipment that this one was looking at.
  const place = loose((own ?? rest['step']) && read('wizardPlace'));
  return {
    form: formFrom(own === null ? sharedShipment(userId) : loose(own)),
    // After a Back that nobody was listening to yet, the history entry has a step of its own.
    step: [place['step'] && history.state, place['step'] ?? rest['step']].find(isStep) ?? 'sender',
    selectedId: text(place['selectedId'] ?? read('selected_package_id')) ?? '',
    isOwn: own !== null,
  };
}

const isStep = (kept: unknown): kept is Step => steps.includes(kept as Step);

/** Only for what was typed in this tab: the draft shared by all tabs may be newer than what this one shows. */
export function writeForm(form: WizardForm, userId: string): void {
  const { pickup: pickupDate, purpose, earlierExport } = form;
  writeRest({ pickupDate, purpose, earlierExport }, userId);
  writeDraft('shipping_fromAddress', userId, form.fromAddress);
  writeDraft('shipping_toAddress', userId, form.toAddress);
  writeDraft('shipping_packages', userId, form.packages);
  writeDraft('shipping_services', userId, form.services);
  writeDraft('currentPickup', userId, form.services.pickup ? form.pickup : null);
  // This tab's own copy: another tab may overwrite the shared draft.
  writeDraft('wizardShipment', userId, form);
}

const Loose = z.record(z.string(), z.unknown());
type Loose = z.infer<typeof Loose>;

function loose(kept: unknown): Loose {
  const parsed = Loose.safeParse(kept);
  return parsed.success ? parsed.data : {};
}

export function formFrom(kept: { [part in keyof WizardForm]?: unknown }): WizardForm {
  const empty = emptyForm();
  const parcels = z.array(Loose).safeParse(kept.packages);
  const packages = withOwnIds((parcels.data ?? []).slice(0, MAX_PARCELS).map(parcelFrom));
  const services = AdditionalServices.safeParse(kept.services);
  const purpose = ShipmentPurpose.safeParse(kept.purpose);
  const pickup = PickupWindow.safeParse(kept.pickup).data ?? null;
  return {
    fromAddress: addressFrom(loose(kept.fromAddress), 'DE'),
    toAddress: addressFrom(loose(kept.toAddress), ''),
    packages: packages.length > 0 ? packages : empty.packages,
    // A pickup without its window counts as none.
    services: services.success
      ? { ...services.data, pickup: services.data.pickup && pickup !== null }
      : noServices,
    pickup,
    purpose: purpose.success ? purpose.data : null,
    earlierExport: text(kept.earlierExport) ?? '',
  };
}

/** Only texts of fields that exist; an unknown country is dropped. */
function addressFrom(kept: Loose, country: string): AddressForm {
  const texts = Object.entries(emptyAddress(country)).map(([field, none]) => [
    field,
    text(kept[field]) ?? none,
  ]);
  const form = Object.fromEntries(texts) as AddressForm;
  return isKnownCountry(form.country) || form.country === '' ? form : { ...form, country };
}

function parcelFrom(kept: Loose, index: number): ParcelForm {
  const id = text(kept['id']) || `package-${index + 1}`;
  const texts = parcelFields.map((field) => [field, text(kept[field]) ?? '']);
  return { ...emptyParcel(id), ...(Object.fromEntries(texts) as Omit<ParcelForm, 'id'>) };
}

/** Two parcels with the same id could not be told apart. */
const withOwnIds = (packages: ParcelForm[]): ParcelForm[] =>
  new Set(packages.map((parcel) => parcel.id)).size === packages.length
    ? packages
    : packages.map((parcel, index) => ({ ...parcel, id: `package-${index + 1}` }));

/** Figures as they are typed in the language of the page. */
const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? typed(value as number) : null;

const typed = (figure: number): string =>
  document.documentElement.lang === 'de' ? `${figure}`.replace('.', ',') : `${figure}`;
