// Texts of the welcome page in English.
import type { SiteTexts } from './de-site.ts';

export const enSite: SiteTexts = {
  language: 'English',
  title: 'Welcome',
  lead: 'This site is not open to everyone yet. The password lets you in.',
  password: 'Password',
  submit: 'Continue',
  wrong: 'The password is wrong.',
  throttled: 'Too many attempts. Please wait a few minutes and try again.',
  questions: 'We are glad to answer your questions:',
};
