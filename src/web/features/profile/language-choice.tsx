// The language of mails, documents and pages; saved as soon as it is chosen.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import type { Language } from '#domain/user.ts';
import { currentText, useLanguage, useText } from '../../i18n/use-text.ts';
import { saveProfile } from '../../lib/profile.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { userKey } from '../../lib/use-user.ts';
import { SectionCard } from './section-card.tsx';

export function LanguageChoice({ profile, userId }: { profile: Profile; userId: string }) {
  const t = useText();
  const client = useQueryClient();
  const [, show] = useLanguage();
  const texts = t.profile.language;
  const save = useMutation({
    mutationFn: (language: Language) => saveProfile(client, userId, { language }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: userKey });
      toast({ title: currentText().profile.saved, tone: 'good' });
    },
    onError: (error) => {
      show(profile.language);
      toastFailure(t, texts.failed, error);
    },
  });
  useLostSession(save.error);
  // Shown at once; if saving fails, the old one comes back. The last choice counts.
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = (language: Language) => {
    setWanted(language);
    show(language);
    save.mutate(language, { onSettled: () => setWanted(null) });
  };
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{texts.label}</legend>
        {(['de', 'en'] as const).map((language) => (
          <label key={language} lang={language} className="flex min-h-10 items-center gap-2">
            <input
              type="radio"
              name="profile-language"
              className="size-5 accent-harbour"
              checked={(wanted ?? profile.language) === language}
              onChange={() => choose(language)}
            />
            {texts[language]}
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}
