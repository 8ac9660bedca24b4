// Customs papers under their heading; links and sentences are loaded where there are papers, into room that is kept.
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
  /** Draws heading and contents as the page has them. */
  frame: (title: string, contents: ReactNode) => ReactNode;
};

/** Nothing inside the customs border. */
export function LateCustomsPapers({ papers, frame }: Props) {
  if (papers.length === 0) return null;
  return (
    <ErrorBoundary part at="">
      <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
        <Parts papers={papers} frame={frame} />
      </Suspense>
    </ErrorBoundary>
  );
}
