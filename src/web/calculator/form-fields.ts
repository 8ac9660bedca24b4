// The fields of a calculator on the page: read, filled in, marked.
import type { Text } from '../i18n/use-text.ts';
import { decimal, type Language } from '../lib/format.ts';
import { type FieldName, firstAmbiguous, type Reading, type Typed } from './calculator-state.ts';
import { element } from './element.ts';
import { fieldIds } from './field-ids.ts';

type Control = HTMLInputElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const names = Object.keys(fieldIds) as (keyof typeof fieldIds)[];

/** Null: the page has no such field. */
const control = (name: keyof typeof fieldIds): Control | null => {
  const found = document.getElementById(fieldIds[name]);
  return isControl(found) ? found : null;
};

const box = (): HTMLInputElement | null => control('customs') as HTMLInputElement | null;

export const readFields = (): Typed => ({
  from: control('from')?.value ?? '',
  to: control('to')?.value ?? '',
  length: control('length')?.value ?? '',
  width: control('width')?.value ?? '',
  height: control('height')?.value ?? '',
  weight: control('weight')?.value ?? '',
  value: control('value')?.value ?? '',
  customs: box()?.checked ?? false,
});

/** Text typed before this script loaded is kept. */
export function fillFields({ customs, ...texts }: Partial<Typed>): void {
  for (const [name, value] of Object.entries(texts)) {
    const field = control(name as FieldName);
    if (field && isUntouched(field)) field.value = value;
  }
  const toggle = box();
  if (toggle && customs !== undefined && toggle.checked === toggle.defaultChecked) toggle.checked = customs;
}

function isUntouched(field: Control): boolean {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue;
  const byDefault = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex === Math.max(0, byDefault);
}

/** Marks what is missing or wrong, says so, and focuses the first; true if there is nothing to say. */
export function showErrors({ missing, wrong }: Reading, t: Text['calculator']): boolean {
  const bad = names.filter((name) => [...missing, ...wrong].includes(name as FieldName));
  for (const name of names) {
    if (bad.includes(name)) control(name)?.setAttribute('aria-invalid', 'true');
    else control(name)?.removeAttribute('aria-invalid');
  }
  say(missing.length > 0 ? t.missing : wrong.length > 0 ? t.wrong : '');
  const [first] = bad;
  if (first) control(first)?.focus();
  return first === undefined;
}

/** Removes the mark from a field being corrected. */
export function clearError(field: Control): void {
  field.removeAttribute('aria-invalid');
  say('');
}

function say(sentence: string): void {
  const line = document.getElementById('message');
  if (line && line.textContent !== sentence) line.textContent = sentence;
}

/** "1.250": says how it is read, and offers the other reading (C-49). */
export function showHint(t: Text['calculator'], language: Language): void {
  const line = document.getElementById('hint');
  if (!line) return;
  const found = firstAmbiguous(readFields());
  for (const name of names) {
    if (name === found?.field) control(name)?.setAttribute('aria-describedby', 'hint');
    else control(name)?.removeAttribute('aria-describedby');
  }
  line.hidden = !found;
  line.replaceChildren();
  if (!found) return;
  const use = element('button', { type: 'button', class: 'link' }, t.useInstead(found.thousands));
  use.addEventListener('click', () => {
    const meant = control(found.field);
    if (!meant) return;
    meant.value = found.thousands;
    meant.focus();
    meant.dispatchEvent(new Event('input', { bubbles: true }));
  });
  line.append(t.ambiguous(decimal(found.value, language), found.thousands), ' ', use);
}
