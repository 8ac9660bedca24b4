// The export declaration among the extra services: forced, prepared by us, or the customer's own (R39, R54, C-18).
import { needsWarehouse } from '#domain/lithium.ts';
import { exportDocumentationFee } from '#domain/pricing.ts';
import { noDeclaration } from '#domain/services.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EoriMissing } from './eori-missing.tsx';
import { ServiceRow } from './service-row.tsx';
import type { Wizard } from './use-wizard.ts';
import { isUploadMissing } from './settled-form.ts';

type Props = { wizard: Wizard; exists: boolean; forced: boolean; near: boolean; onOpen: () => void };

export function ExportRow({ wizard, exists, forced, near, onOpen }: Props) {
  const s = useText().services;
  const [language] = useLanguage();
  const { services } = wizard.values;
  const on = exists && (forced || services.exportDocumentation);
  const own = on && services.hasOwnAE;
  const failed = on && isUploadMissing(services);
  const textOf = (texts: typeof s.export) => {
    if (!exists) return texts.notExported;
    if (forced) return texts.forced;
    if (own) return texts.own;
    // Near the threshold a notice says from when it is required.
    return near ? texts.text : `${texts.text} ${texts.forced}`;
  };
  return (
    <ServiceRow
      id="exportDocumentation"
      label={s.export.label}
      text={textOf(s.export)}
      checked={on}
      locked={forced || !exists}
      badge={forced ? s.required : undefined}
      onToggle={(wanted) => {
        if (!exists) return;
        // Forced: the box stays ticked, but the customer's own declaration is still possible.
        if (forced || wanted) onOpen();
        else wizard.setServices(noDeclaration);
      }}
      price={exists && euro(exportDocumentationFee(own ? 'own' : 'provided'), language)}
    >
      {near && <Notice>{s.export.near}</Notice>}
      {failed && (
        <Notice
          tone="bad"
          title={s.export.failed}
          action={
            <Button size="sm" onClick={onOpen}>
              {s.export.retry}
            </Button>
          }
        >
          {s.export.failedHint}
        </Notice>
      )}
      {on && !failed && (
        <p className="flex flex-wrap items-center gap-3 [overflow-wrap:anywhere]">
          {own ? `${s.export.own}: ${services.ownAEFileName ?? ''}` : s.export.byUs}
          <Button size="sm" onClick={onOpen}>
            {s.edit}
          </Button>
        </p>
      )}
      {/* With batteries that our warehouse must mark, the label is put on there. */}
      {on && !needsWarehouse(services) && <p>{s.export.held}</p>}
      {on && !own && <EoriMissing userId={wizard.user.userId} />}
      {on && !own && <p className="text-xs text-ink-soft">{s.export.authority}</p>}
    </ServiceRow>
  );
}
