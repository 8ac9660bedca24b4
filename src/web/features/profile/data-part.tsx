// What customers enter about themselves; each part is saved on its own.
import { lazy, Suspense } from 'react';
import type { Profile } from '#contract/profile.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { OwnData } from './own-data.tsx';

/** Private customers have none; for others it is below the first screen, too. */
const VatId = lazy(() => import('./vat-id.tsx').then((file) => ({ default: file.VatId })));
/** Below the first screen, and it brings the list of countries. */
const OwnAddress = lazy(async () => {
  const [file] = await Promise.all([import('./own-address.tsx'), loadTexts('ship')]);
  return { default: file.OwnAddress };
});

export function DataPart({ profile, userId }: { profile: Profile; userId: string }) {
  const own = { profile, userId };
  return (
    <div className="flex flex-col gap-5">
      <OwnData {...own} />
      {(profile.business || profile.vat.id !== null) && (
        <ErrorBoundary part at="">
          <Suspense fallback={<Skeleton className="h-82 sm:h-76 xl:h-59" />}>
            <VatId {...own} />
          </Suspense>
        </ErrorBoundary>
      )}
      <LanguageChoice {...own} />
      <ErrorBoundary part at="">
        <Suspense fallback={<Skeleton className="h-[62rem] sm:h-[46rem]" />}>
          <OwnAddress {...own} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
