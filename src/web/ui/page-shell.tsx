// The frame of every page: header, content, footer.
import { clsx } from 'clsx';
import { LayoutDashboard, LogOut, type LucideIcon, PackagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { loadOnce } from '../lib/load-once.ts';
import { toast } from '../lib/toast.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { useSite } from '../lib/use-site.ts';
import { useLeave, useUser } from '../lib/use-user.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';

type Props = {
  children: ReactNode;
  /** Shown in the header between brand and links, e.g. a link back. */
  header?: ReactNode;
  /** Beside the name of the signed-in user. */
  badge?: ReactNode;
  /** Up to 1440 px instead of 1120. */
  wide?: boolean;
};

export function PageShell({ children, header, badge, wide = false }: Props) {
  const t = useText();
  const content = useNewPage();
  const width = clsx('mx-auto w-full px-4 sm:px-6', wide ? 'max-w-[1440px]' : 'max-w-[1120px]');
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t.site.skipToContent}
      </a>
      <header className="border-b border-line bg-surface print:hidden">
        <div className={clsx(width, 'flex min-h-14 items-center gap-3')}>
          <Brand />
          {header}
          <Account badge={badge} greetsLate={Boolean(header)} />
        </div>
      </header>
      <main ref={content} id="content" tabIndex={-1} className={clsx(width, 'flex-1 py-6 sm:py-8')}>
        {children}
      </main>
      <Footer className={width} />
    </div>
  );
}

let isFirstPage = true;
/** The address that Back or Forward has led to. */
let backAt = '';

/**
 * A new page starts at its top; after Back the browser restores the scroll position. The clicked element disappears
 * with its page: the focus then goes on from the content of the next one.
 */
function useNewPage() {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirstPage) {
      addEventListener('popstate', () => (backAt = location.href));
      addEventListener('click', focusPressed, true);
    } else {
      if (backAt !== location.href) scrollTo(0, 0);
      if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
    }
    isFirstPage = false;
    backAt = '';
  }, []);
  return content;
}

/**
 * Safari focuses the container of a pressed button or box: a dialog that it opens could not return the focus to it. A
 * focus elsewhere was kept there on purpose, as in the field above suggestions.
 */
function focusPressed({ target }: Event): void {
  const pressed = (target as Element).closest<HTMLElement>('button,input');
  if (document.activeElement?.contains(pressed)) pressed?.focus({ preventScroll: true });
}

function Brand() {
  const site = useSite();
  const { user } = useUser();
  return (
    <Link
      href="/"
      className="flex min-w-0 items-center gap-2 rounded-input py-2 text-base font-semibold tracking-tight md:shrink-0"
    >
      <BrandMark />
      {/* Beside four controls the narrowest phones only have room for the logo. */}
      <span className={clsx('min-w-20 truncate', user && 'max-[24rem]:sr-only')}>{site.name}</span>
    </Link>
  );
}

/** `greetsLate`: beside a back link a tablet has no room for a name. */
function Account({ badge, greetsLate }: Pick<Props, 'badge'> & { greetsLate: boolean }) {
  const t = useText();
  const { user } = useUser();
  return (
    <nav
      aria-label={t.site.navigation}
      className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-2 md:min-w-0 md:shrink md:max-lg:gap-1"
    >
      {user?.firstName && (
        <span
          className={clsx(
            'hidden max-w-48 truncate pr-1.5 text-ink-soft',
            greetsLate ? 'lg:inline' : 'md:inline',
          )}
        >
          {t.site.greeting(user.firstName)}
        </span>
      )}
      {badge}
      <LanguageSwitch />
      {user && <Way to="/dashboard" Icon={LayoutDashboard} name={t.site.dashboard} />}
      {user && <Way to="/shipping-calculator" Icon={PackagePlus} name={t.site.newShipment} />}
      {user && <LogOutButton userId={user.userId} />}
    </nav>
  );
}

const lazyLogOut = loadOnce(() => import('./log-out.tsx'));

/** Its file is loaded before it is pressed: without a connection it can then say so. */
function LogOutButton({ userId }: { userId: string }) {
  const t = useText();
  const leave = useLeave();
  const [question, show] = useState<ReactNode>();
  useLoaded(lazyLogOut);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          lazyLogOut.load().then(
            ({ logOut }) => logOut(userId, leave, show),
            // Browsers never retry a file that failed to load.
            () => (navigator.onLine ? location.reload() : toast({ title: t.errors.network, tone: 'bad' })),
          )
        }
        className="header-way"
      >
        <LogOut aria-hidden size={18} />
        <span className="sr-only md:not-sr-only">{t.site.logOut}</span>
      </button>
      {question}
    </>
  );
}

function Way({ to, Icon, name }: { to: string; Icon: LucideIcon; name: string }) {
  const [path] = useLocation();
  return (
    <Link href={to} aria-current={path === to ? 'page' : undefined} className="header-way">
      <Icon aria-hidden size={18} />
      <span className="sr-only md:not-sr-only">{name}</span>
    </Link>
  );
}

/** A page of our own opens in this window, any other in a new one. */
function LegalLink({ href, children }: { href: string; children: string }) {
  const look = 'py-1 hover:text-ink hover:underline';
  return href.startsWith('/') ? (
    <Link href={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  );
}

function Footer({ className }: { className: string }) {
  const t = useText();
  const { links, sandbox } = useSite();
  const shown = (['privacy', 'terms', 'help', 'imprint', 'withdrawal'] as const).filter(
    (name) => links[name],
  );
  return (
    <footer className="border-t border-line text-xs text-ink-soft print:hidden">
      <div className={clsx(className, 'flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-3')}>
        {shown.map((name) => (
          <LegalLink key={name} href={links[name]}>
            {t.site.links[name]}
          </LegalLink>
        ))}
        {sandbox && <span className="flex items-center gap-1.5 py-1 sm:ml-auto">{t.site.sandbox}</span>}
      </div>
    </footer>
  );
}
