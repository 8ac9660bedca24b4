// The tariff numbers that the chosen rate still needs, one field per package without one (C-06).
import { type FormEvent, useId, useState } from 'react';
import { cutText } from '#domain/cut-text.ts';
import type { Shipment } from '#domain/shipment.ts';
import { MAX_HS_CODE, MAX_TARIFF_SEARCH } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { cardText } from '../../lib/card-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { ratesRequest, startRates } from '../../lib/rates-request.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { type Codes, issuesOfCodes, keepCodes, rememberTyped, typedFor, withCodes } from './hs-codes.ts';

const TariffBrowser = lazyDialog(
  () => import('../../ui/tariff-browser.tsx').then((file) => file.TariffBrowser),
  'border',
);

export function HsCodeForm() {
  const { shipment } = ratesRequest();
  return shipment && <Fields shipment={shipment} />;
}

function Fields({ shipment }: { shipment: Shipment }) {
  const t = useText();
  const id = useId();
  const form = useForm(() => typedFor(shipment), issuesOfCodes);
  const [searched, setSearched] = useState<string | null>(null);
  const inputId = (index: string) => `${id}-${index}`;
  const setCode = (index: string, code: string) => {
    const codes = { ...form.values, [index]: code };
    form.update(index, () => codes);
    rememberTyped(shipment, codes);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = form.wrong;
    if (wrong === undefined) return askWith(shipment, form.values);
    form.reveal('');
    document.getElementById(inputId(wrong))?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
      className="col-span-full flex flex-col gap-3 border-t border-line pt-3"
    >
      <p id={id}>{t.rates.hsCode.why}</p>
      {Object.entries(form.values).map(([index, code]) => {
        const reason = form.errorAt(index);
        return (
          <div key={index} className="flex max-w-md flex-col items-start gap-2">
            <Field
              id={inputId(index)}
              label={t.rates.hsCode.of(
                shipment.packages.length > 1 ? Number(index) + 1 : null,
                cardText(shipment.packages[Number(index)]?.description ?? ''),
              )}
              required
              hint={t.rates.hsCode.format}
              error={reason && reasonText(t, reason)}
              className="w-full"
            >
              <Input
                value={code}
                onChange={(event) => setCode(index, event.target.value)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={MAX_HS_CODE}
              />
            </Field>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setSearched(index)}>
              {t.rates.hsCode.find}
            </Button>
          </div>
        );
      })}
      <Button type="submit" variant="primary" className="self-start">
        {t.rates.hsCode.apply}
      </Button>
      {searched !== null && (
        <TariffBrowser
          title={t.rates.hsCode.find}
          start={cutText(shipment.packages[Number(searched)]?.description ?? '', MAX_TARIFF_SEARCH)}
          onPick={(code) => {
            setCode(searched, code);
            setSearched(null);
          }}
          onClose={() => setSearched(null)}
        />
      )}
    </form>
  );
}

/** The field disappears with its row, so the focus goes to where the new rates come in. */
function askWith(shipment: Shipment, codes: Codes): void {
  const { userId, shipmentData } = ratesRequest();
  if (userId === null) return;
  keepCodes(userId, shipment, codes);
  document.getElementById('rates-title')?.focus();
  // A failure is stored in the request, and the page shows it.
  startRates(withCodes(shipment, codes), userId, shipmentData && withCodes(shipmentData, codes)).catch(
    () => undefined,
  );
}
