// DE | EN; the change shows at once, without a reload (R1), and is remembered for mails (C-63).
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLanguage, useText } from '../i18n/use-text.ts';
import type { Language } from '../lib/format.ts';
import { rememberLanguage } from '../lib/remember-language.ts';
import { useUser } from '../lib/use-user.ts';

export function LanguageSwitch() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  const { user } = useUser();
  const client = useQueryClient();
  const choose = (code: Language) => {
    setLanguage(code);
    if (user) rememberLanguage(client, user.userId, code);
  };
  return (
    <div
      role="group"
      aria-label={t.site.language}
      className="flex rounded-input border border-line text-xs font-medium"
    >
      {(['de', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          onClick={() => choose(code)}
          className={clsx(
            'min-h-8 rounded-[5px] px-3 max-sm:min-w-11',
            language === code ? 'bg-harbour text-on-solid' : 'text-ink-soft hover:text-ink',
          )}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
