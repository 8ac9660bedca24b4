// Texts of login and registration that the specification gives verbatim (B§5, B§8).
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const { reasons } = de.errors;

test.each([
  [de.auth.login.fillIn, 'Bitte füllen Sie alle Felder aus'],
  [de.auth.login.wrong, 'Ungültige E-Mail oder Passwort'],
  [de.auth.login.failed, 'Anmeldung fehlgeschlagen'],
  [de.auth.register.fillIn, 'Bitte füllen Sie alle erforderlichen Felder aus'],
  [de.auth.register.mismatch, 'Passwörter stimmen nicht überein'],
  [en.auth.register.failed, 'Registration failed. Please try again.'],
  [reasons.password_required, 'Passwort ist erforderlich'],
  [reasons.password_rules, 'Passwort muss min. 8 Zeichen, 1 Großbuchstabe und 1 Zahl enthalten'],
  [reasons.password_length, 'Passwort muss mindestens 8 Zeichen lang sein'],
  [reasons.password_uppercase, 'Passwort muss mindestens einen Großbuchstaben enthalten'],
  [reasons.password_digit, 'Passwort muss mindestens eine Zahl enthalten'],
  [de.site.notFound.title, 'Page Not Found'],
  [en.site.notFound.title, 'Page Not Found'],
])('"%s" is worded as specified', (said, specified) => {
  expect(said).toBe(specified);
});
