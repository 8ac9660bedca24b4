// When drawing fails (or a page's file cannot be loaded): say so and offer a reload, instead of a white page.
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  children: ReactNode;
  /** The path of the page: whoever goes elsewhere, or back, gets that page. */
  at: string;
};

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useText();
  return (
    <main className="mx-auto max-w-lg p-6">
      <Notice
        tone="bad"
        title={t.site.broken.title}
        action={<Button onClick={() => location.reload()}>{t.site.broken.reload}</Button>}
      >
        {t.site.broken.text}
      </Notice>
    </main>
  );
}
