// When rendering fails (or a page's file cannot be loaded): says so and offers a reload, instead of a white page.
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  children: ReactNode;
  /** The path of the page: navigating elsewhere, or back, shows that page. */
  at: string;
  /** Wraps only a part of a page; the rest stays usable. */
  part?: boolean;
};

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  private hasBroken = false;

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    // A browser never requests a file again that failed to load, unless the page is reloaded.
    if (this.hasBroken && navigator.onLine) location.reload();
    this.hasBroken = true;
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false });
  }

  override render(): ReactNode {
    const { children, part } = this.props;
    if (!this.state.broken) return children;
    return part ? <Broken /> : <BrokenPage />;
  }
}

function BrokenPage() {
  useTitle(useText().site.broken.title);
  return (
    <main ref={focus} tabIndex={-1} className="mx-auto max-w-lg p-6">
      <Broken />
    </main>
  );
}

const focus = (content: HTMLElement | null): void => content?.focus();

function Broken() {
  const { broken } = useText().site;
  return (
    <Notice
      tone="bad"
      title={broken.title}
      action={<Button onClick={() => location.reload()}>{broken.reload}</Button>}
    >
      {broken.text}
    </Notice>
  );
}
