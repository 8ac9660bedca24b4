// A link among the sentences of a legal page; what is long breaks anywhere.
import type { ComponentProps } from 'react';

export const LegalLink = (props: ComponentProps<'a'>) => (
  <a className="text-harbour underline underline-offset-2 [overflow-wrap:anywhere]" {...props} />
);
