// What the app's page says in English where no script runs.
import type { AppTexts } from './de-app.ts';

export const enApp: AppTexts = {
  title: 'This page needs JavaScript',
  text: 'compares prices and books shipments with JavaScript. Please turn it on in your browser and reload the page.',
  contact: 'We can help you without JavaScript, too:',
};
