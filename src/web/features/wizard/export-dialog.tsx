// The export declaration: prepared by us for a fee, or the customer's own as a file (R54–R56, C-18).
import { useState } from 'react';
import { storeDeclaration } from '#contract/uploads.ts';
import { cutText } from '#domain/cut-text.ts';
import type { Cents } from '#domain/money.ts';
import type { AdditionalServices } from '#domain/services.ts';
import { MAX_FILE_NAME } from '#domain/text-limits.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { call, isSignedOut } from '../../lib/api.ts';
import { euro } from '../../lib/format.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSessionLost, useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DeclarationFile } from './declaration-file.tsx';
import { EoriMissing } from './eori-missing.tsx';
import { requestOf } from './settled-form.ts';
import type { WizardForm } from './wizard-state.ts';

type Choice = Pick<AdditionalServices, 'exportDocumentation' | 'hasOwnAE' | 'ownAEFileName' | 'ownAEFileId'>;

type Props = {
  /** Required by route and value: it cannot be declined. */
  automatic: boolean;
  feeCents: Cents;
  form: WizardForm;
  onClose: () => void;
  onConfirm: (choice: Choice) => void;
};

export function ExportDialog({ automatic, feeCents, form, onClose, onConfirm }: Props) {
  const t = useText();
  const s = t.services.export;
  const [language] = useLanguage();
  const sessionLost = useSessionLost();
  const { user } = useUser();
  const stored = form.services.ownAEFileId ? (form.services.ownAEFileName ?? null) : null;
  const [own, setOwn] = useState(form.services.hasOwnAE);
  const [kept, setKept] = useState(stored);
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const finish = (choice: Choice) => {
    onConfirm(choice);
    onClose();
  };
  const confirm = async () => {
    const nothing = { exportDocumentation: true, hasOwnAE: false, ownAEFileName: null, ownAEFileId: null };
    if (!own) return finish(nothing);
    if (kept && !file)
      return finish({
        ...nothing,
        hasOwnAE: true,
        ownAEFileName: kept,
        ownAEFileId: form.services.ownAEFileId,
      });
    if (!file) return setMissing(true);
    setUploading(true);
    const fileId = await upload(file, requestOf(form, user?.business === true)).catch((error: unknown) => {
      if (isSignedOut(error)) sessionLost();
      // The service's row says that it failed and offers a retry (C-18); the reason is shown here.
      else toastFailure(t, s.notStored, error);
      return null;
    });
    finish({
      ...nothing,
      hasOwnAE: true,
      ownAEFileName: cutText(file.name, MAX_FILE_NAME),
      ownAEFileId: fileId,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !uploading && onClose()}
      // The notice that opened it disappears after a successful upload.
      returnId="service-exportDocumentation"
      title={
        <span className="flex flex-wrap items-center gap-2">
          {s.title} {automatic && <Badge tone="info">{s.automatic}</Badge>}
        </span>
      }
      description={s.description}
      footer={
        <>
          <Button onClick={onClose} disabled={automatic || uploading}>
            {automatic ? s.required : t.site.cancel}
          </Button>
          <Button variant="primary" busy={uploading} onClick={() => void confirm()}>
            {uploading ? s.uploading : s.confirm}
          </Button>
        </>
      }
    >
      {/* What is being sent is what will be chosen. */}
      <fieldset role="presentation" disabled={uploading} className="flex min-w-0 flex-col gap-4">
        <div className="flex items-baseline justify-between gap-4 rounded-input border border-line px-4 py-3">
          <span>
            {s.feeLabel}
            <span className="block text-xs text-ink-soft">{own ? s.own : s.byUs}</span>
          </span>
          <span className="text-right">
            <strong className="text-base font-semibold">{euro(own ? 0 : feeCents, language)}</strong>
            {own && <span className="block text-xs text-ink-soft">{s.insteadOf}</span>}
          </span>
        </div>
        <Checkbox label={s.ownCheckbox} checked={own} onChange={(event) => setOwn(event.target.checked)} />
        {own && (
          <DeclarationFile
            name={file?.name ?? kept}
            onFile={(chosen) => {
              setFile(chosen);
              setMissing(false);
            }}
            onRemove={() => {
              setFile(null);
              setKept(null);
            }}
          />
        )}
        {own && missing && <Notice tone="bad">{s.noFile}</Notice>}
        {!own && user && <EoriMissing userId={user.userId} />}
      </fieldset>
    </Dialog>
  );
}

type Parties = Pick<ReturnType<typeof requestOf>, 'fromAddress' | 'toAddress'>;

/** Returns the id of the stored file. */
async function upload(file: File, { fromAddress, toAddress }: Parties): Promise<string> {
  const form = new FormData();
  form.set('customerEmail', fromAddress.email ?? '');
  form.set('customerName', fromAddress.name ?? '');
  form.set('fromAddress', JSON.stringify(fromAddress));
  form.set('toAddress', JSON.stringify(toAddress));
  form.set('aeFile', file);
  return (await call(storeDeclaration, { form })).fileId;
}
