// A link in the text of a legal page; long addresses may break anywhere.
import type { ComponentProps } from 'react';

export const LegalLink = (props: ComponentProps<'a'>) => (
  <a className="text-harbour underline underline-offset-2 [overflow-wrap:anywhere]" {...props} />
);
