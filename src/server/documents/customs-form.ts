// The data of every customs paper, and the choice of which one is written.
import type { Incoterm } from '#domain/customs.ts';
import type { CustomsItem } from '#domain/customs-item.ts';
import type { CustomsPaperKind } from '#domain/customs-papers.ts';
import type { Shipment } from '#domain/shipment.ts';
import { customsInvoice } from './customs-invoice-paper.ts';
import type { Form } from './paper.ts';
import { postalDeclaration } from './postal-declaration.ts';

/** All of it stored with the order. */
export type CustomsFacts = {
  kind: CustomsPaperKind;
  number: string;
  /** The carrier's reference for the same data; null: unknown. */
  reference: string | null;
  /** The number of the export declaration; null: none, or not known yet. */
  mrn: string | null;
  /** yyyy-MM-dd, Berlin. */
  issuedOn: string;
  carrier: string;
  incoterm: Incoterm;
  shipment: Shipment;
  /** Position of the one parcel that the paper is for, from 0; null: all of them. */
  parcel: number | null;
  items: readonly CustomsItem[];
};

/** Customs papers are in English, whatever the customer's language: the other side must understand them. */
export type CustomsForm = Omit<Form, 'author' | 'issuedAt'>;

export const customsForm = (facts: CustomsFacts): CustomsForm =>
  facts.kind === 'cn22' || facts.kind === 'cn23'
    ? postalDeclaration(facts, facts.kind)
    : customsInvoice(facts, facts.kind);
