// DE | EN; the change is seen at once, without a reload (R1).
import { clsx } from 'clsx';
import { useLanguage, useText } from '../i18n/use-text.ts';

export function LanguageSwitch() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
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
          onClick={() => setLanguage(code)}
          className={clsx(
            'min-h-8 rounded-[5px] px-2',
            language === code ? 'bg-harbour text-on-solid' : 'text-ink-soft hover:text-ink',
          )}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
