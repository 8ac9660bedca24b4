// A letter as plain text: the same sentences and links as in HTML.
import { companyLine } from './company-line.ts';
import type { Block, Desk, Letter } from './mail-kind.ts';

export function textOf({ blocks }: Letter, desk: Desk): string {
  const { texts, brand } = desk;
  const paragraphs = [
    texts.greeting,
    ...blocks.map(paragraphOf),
    texts.questions(brand.supportEmail, brand.supportPhone),
    texts.farewell(brand.name),
    [
      '--',
      texts.automatic(brand.name),
      `${texts.imprint}: ${brand.links.imprint}`,
      `${texts.privacy}: ${brand.links.privacy}`,
      `${texts.terms}: ${brand.links.terms}`,
      `${texts.withdraw}: ${brand.links.withdrawal}`,
      companyLine(desk),
    ].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function paragraphOf(block: Block): string {
  switch (block.is) {
    case 'text':
    case 'note':
      return block.text;
    case 'terms':
      return [block.title, ...block.texts].join('\n\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'codes':
      return [`${block.title}:`, ...block.codes.flatMap(({ code, link }) => [`  ${code}`, `  ${link}`])].join(
        '\n',
      );
    case 'button':
      return `${block.label}:\n${block.link}`;
  }
}
