// What customs will object to, said before payment; it never blocks, and links to the field (B-08).
import { Link } from 'wouter';
import type { ShipmentData } from '#contract/rates.ts';
import { checkParties } from '#domain/customs-id.ts';
import { checkGoods, type GoodsFinding, isFact } from '#domain/goods-check.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { openWizardAt } from '../../lib/open-wizard-at.ts';
import { Notice } from '../../ui/notice.tsx';
import { type FindingGroup, groupsOf, withoutRateFindings } from './goods-groups.ts';
import { PartyNote } from './party-note.tsx';

type Props = { shipment: ShipmentData; userId: string };

export function GoodsNotes({ shipment, userId }: Props) {
  const texts = useText().papers.check;
  const notes = [
    ...checkParties(shipment).map((party) => ({
      key: party,
      isHeavy: party !== 'sender_eori_missing',
      note: <PartyNote {...{ party, shipment, userId }} />,
    })),
    ...groupsOf(withoutRateFindings(checkGoods(shipment))).map((group) => ({
      key: `${group.finding.code} ${group.finding.chapters?.join(' ') ?? ''}`,
      isHeavy: group.finding.severity === 'warn',
      note: <Finding group={group} shipment={shipment} userId={userId} />,
    })),
  ];
  if (notes.length === 0) return null;
  const heavy = notes.filter(({ isHeavy }) => isHeavy);
  // The way to pay must not be pushed far down: mere hints are folded.
  const folded = heavy.length > 0 ? notes.filter(({ isHeavy }) => !isHeavy) : [];
  const list = (part: typeof notes) => (
    <ul className="mt-1 flex flex-col gap-2 text-ink">
      {part.map(({ key, note }) => (
        <li key={key}>{note}</li>
      ))}
    </ul>
  );
  return (
    <Notice tone={heavy.length > 0 ? 'warn' : 'info'} title={texts.title(notes.length)}>
      {heavy.length > 0 && <p>{texts.text}</p>}
      {list(heavy.length > 0 ? heavy : notes)}
      {folded.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-2">
            {texts.more(folded.length)}
          </summary>
          {list(folded)}
        </details>
      )}
    </Notice>
  );
}

function Finding({ group: { finding, parcels }, shipment, userId }: Props & { group: FindingGroup }) {
  const t = useText();
  const texts = t.papers.check;
  const [first = 0] = parcels;
  const isOne = shipment.packages.length === 1;
  return (
    <>
      {!isOne && <span className="font-medium">{texts.of(parcels.map((index) => index + 1))} </span>}
      {sentenceOf(t, finding)}{' '}
      {!isFact(finding) && (
        <Link
          href={`/shipping-calculator#package-${finding.field}`}
          onClick={() => openWizardAt(userId, shipment.packages[first]?.id)}
          className="inline-block py-0.5 text-harbour underline underline-offset-2"
        >
          {texts.fix}
          <span className="sr-only"> {texts.fixNamed(first + 1, texts.fields[finding.field])}</span>
        </Link>
      )}
    </>
  );
}

function sentenceOf(t: Text, { code, chapters = [] }: GoodsFinding): string {
  const texts = t.papers.check;
  return code === 'description_chapter' ? texts.chapter(texts.chapters(chapters)) : texts.findings[code];
}
