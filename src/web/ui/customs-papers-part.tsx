// The customs papers of an order: which to print and how many copies, then those only for reading.
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomsPaper } from '#contract/customs-paper.ts';
import { pouchPlace } from '#domain/customs-papers.ts';
import { useText } from '../i18n/use-text.ts';
import { buttonClass } from './button.tsx';
import { FileLink } from './file-link.tsx';

type Papers = { papers: readonly CustomsPaper[] };

type OfParcels = Papers & {
  /** How many parcels travel. */
  parcels: number;
};

type Props = OfParcels & {
  /** Renders heading and contents in the style of the page. */
  frame: (title: string, contents: ReactNode) => ReactNode;
};

export const CustomsPapersPart = ({ papers, parcels, frame }: Props) =>
  frame(useText().papers.title, <CustomsPapers papers={papers} parcels={parcels} />);

function CustomsPapers({ papers, parcels }: OfParcels) {
  const texts = useText().papers;
  const printed = papers.filter(({ copies }) => copies > 0);
  const read = papers.filter(({ copies }) => copies === 0);
  return (
    <>
      <p className="text-ink-soft">
        {printed.length > 0 ? texts.print[pouchPlace(papers, parcels)] : texts.nothing}
      </p>
      <ToPrint papers={printed} />
      {read.length > 0 && <ToRead papers={read} />}
    </>
  );
}

function ToPrint({ papers }: Papers) {
  const texts = useText().papers;
  const parcels = [...new Set(papers.map(({ packageIndex }) => packageIndex))];
  return parcels.map((packageIndex) => (
    <div key={packageIndex ?? 'all'} className="mt-3">
      {parcels.length > 1 && packageIndex !== null && (
        <p className="mb-1 text-xs text-ink-soft">{texts.parcel(packageIndex + 1)}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {papers
          .filter((paper) => paper.packageIndex === packageIndex)
          .map(({ kind, copies, url }) => (
            <li key={url} className="max-w-full">
              <FileLink href={url} className={buttonClass({}, 'h-auto! min-h-10 py-2')}>
                <FileText aria-hidden size={18} className="shrink-0" />
                <span>
                  {texts.name(kind, copies)}
                  <span className="sr-only">
                    {' '}
                    {packageIndex !== null && texts.parcel(packageIndex + 1)} {texts.newTab}
                  </span>
                </span>
              </FileLink>
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** With a single parcel, the carrier's invoice needs no number. */
function ToRead({ papers }: Papers) {
  const texts = useText().papers;
  const isOfOne = papers.filter(({ packageIndex }) => packageIndex !== null).length === 1;
  return (
    <div className="mt-3">
      <p aria-hidden className="text-ink-soft">
        {texts.reading}:
      </p>
      <ul aria-label={texts.reading} className="flex flex-wrap gap-x-4">
        {papers.map(({ kind, packageIndex, copies, url }) => (
          <li key={url}>
            <FileLink
              href={url}
              className="inline-flex min-h-9 items-center gap-2 text-harbour hover:underline"
            >
              <FileText aria-hidden size={16} className="shrink-0" />
              {texts.name(kind, copies)}
              {packageIndex !== null && !isOfOne && `, ${texts.parcel(packageIndex + 1)}`}
              <span className="sr-only">{texts.newTab}</span>
            </FileLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
