// The list of parcels: add, duplicate, remove, select (R33, R34). Pure; ids are passed in.
import { MAX_PARCELS } from '#domain/parcel.ts';
import { emptyParcel, type ParcelForm } from './wizard-state.ts';

export type ParcelList = { packages: ParcelForm[]; selectedId: string };

export const isFull = (packages: readonly ParcelForm[]): boolean => packages.length >= MAX_PARCELS;

/** An invalid selection falls back to the first parcel. */
export const selectedIn = ({ packages, selectedId }: ParcelList): number =>
  Math.max(
    0,
    packages.findIndex((parcel) => parcel.id === selectedId),
  );

/** Unchanged when the list is full. */
export const withAdded = (list: ParcelList, id: string): ParcelList =>
  isFull(list.packages) ? list : { packages: [...list.packages, emptyParcel(id)], selectedId: id };

/** The copy comes right after its original. */
export function withDuplicate(list: ParcelList, originalId: string, id: string): ParcelList {
  const at = list.packages.findIndex((parcel) => parcel.id === originalId);
  const original = list.packages[at];
  if (!original || isFull(list.packages)) return list;
  return { packages: list.packages.toSpliced(at + 1, 0, { ...original, id }), selectedId: id };
}

/** Never below one; if the selected parcel is removed, the first one is selected (R33). */
export function without(list: ParcelList, id: string): ParcelList {
  const packages = list.packages.filter((parcel) => parcel.id !== id);
  const [first] = packages;
  return first ? { packages, selectedId: list.selectedId === id ? first.id : list.selectedId } : list;
}
