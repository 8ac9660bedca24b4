// The customs papers of an order: one link for each, and how often it is to be printed.
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomsPaper } from '#contract/customs-paper.ts';
import { useText } from '../i18n/use-text.ts';
import { buttonClass } from './button.tsx';

type Papers = { papers: readonly CustomsPaper[] };

type Props = Papers & {
  /** Draws heading and contents as the page has them. */
  frame: (title: string, contents: ReactNode) => ReactNode;
};

export const CustomsPapersPart = ({ papers, frame }: Props) =>
  frame(useText().papers.title, <CustomsPapers papers={papers} />);

function CustomsPapers({ papers }: Papers) {
  const texts = useText().papers;
  const parcels = [...new Set(papers.map(({ packageIndex }) => packageIndex))];
  return (
    <>
      <p className="text-ink-soft">{texts.text}</p>
      {parcels.map((packageIndex) => (
        <div key={packageIndex ?? 'all'} className="mt-3">
          {parcels.length > 1 && packageIndex !== null && (
            <p className="mb-1 text-xs text-ink-soft">{texts.parcel(packageIndex + 1)}</p>
          )}
          <ul className="flex flex-wrap gap-2">
            {papers
              .filter((paper) => paper.packageIndex === packageIndex)
              .map(({ kind, copies, url }) => (
                <li key={url} className="max-w-full">
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    className={buttonClass({}, 'h-auto! min-h-10 py-2')}
                  >
                    <FileText aria-hidden size={18} className="shrink-0" />
                    <span>
                      {texts.name(kind, copies)}
                      <span className="sr-only">
                        {' '}
                        {packageIndex !== null && texts.parcel(packageIndex + 1)} {texts.newTab}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
