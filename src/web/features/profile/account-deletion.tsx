// Closing the account; the dialog with everything there is to know about it loads on the first click.
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { SectionCard } from './section-card.tsx';

const DeletionDialog = lazyDialog(() => import('./deletion-dialog.tsx').then((file) => file.DeletionDialog));

export function AccountDeletion() {
  const { deletion: texts } = useText().security;
  const [open, setOpen] = useState(false);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {open && <DeletionDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
