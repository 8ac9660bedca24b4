// German texts about a window that did not open.

export const popup = {
  waiting: 'Die Zahlungsseite wird geladen …',
  blocked: 'Das Zahlungsfenster wurde blockiert',
  allow: 'Bitte erlauben Sie Popups für diese Seite und versuchen Sie es erneut.',
  nothingOrdered: 'Es wurde nichts bestellt.',
  retry: 'Erneut öffnen',
  sameWindow: 'In diesem Fenster fortfahren',
};
