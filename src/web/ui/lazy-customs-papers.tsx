// Customs papers under their heading; links and texts load only if there are papers, into reserved space.
import { lazy, Suspense, type ReactNode } from 'react';
import type { CustomsPaper } from '#contract/customs-paper.ts';
import { loadTexts } from '../i18n/use-text.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Skeleton } from './skeleton.tsx';

const Parts = lazy(async () => {
  const [file] = await Promise.all([import('./customs-papers-part.tsx'), loadTexts('border')]);
  return { default: file.CustomsPapersPart };
});

type Props = {
  papers: readonly CustomsPaper[];
  /** How many parcels travel. */
  parcels: number;
  /** Renders heading and contents in the style of the page. */
  frame: (title: string, contents: ReactNode) => ReactNode;
};

/** Renders nothing for shipments that cross no customs border. */
export function LazyCustomsPapers({ papers, parcels, frame }: Props) {
  if (papers.length === 0) return null;
  return (
    <ErrorBoundary part at="">
      <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
        <Parts papers={papers} parcels={parcels} frame={frame} />
      </Suspense>
    </ErrorBoundary>
  );
}
