// The German texts of the profile's security part.
import type { DeletionObstacle } from '#contract/profile.ts';

export const security = {
  password: {
    title: 'Passwort ändern',
    text: 'Danach sind Sie auf allen anderen Geräten abgemeldet.',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    confirm: 'Neues Passwort wiederholen',
    submit: 'Passwort ändern',
    done: 'Passwort geändert',
    doneText: 'Auf anderen Geräten sind Sie jetzt abgemeldet.',
    wrong: 'Das bisherige Passwort ist falsch.',
    same: 'Das neue Passwort muss anders sein als das bisherige.',
    unclear: 'Möglicherweise gilt Ihr neues Passwort schon.',
  },
  elsewhere: {
    title: 'Andere Geräte',
    text: 'Beendet jede andere Anmeldung, etwa auf einem verlorenen oder fremden Gerät. Hier bleiben Sie angemeldet.',
    action: 'Überall sonst abmelden',
    done: (ended: number) =>
      ended === 0
        ? 'Sie sind sonst nirgends angemeldet'
        : ended === 1
          ? 'Auf einem anderen Gerät abgemeldet'
          : `Auf ${ended} anderen Geräten abgemeldet`,
    failed: 'Die anderen Anmeldungen konnten nicht beendet werden',
  },
  export: {
    title: 'Ihre Daten',
    text: 'Alles, was wir über Sie gespeichert haben, als JSON-Datei: Angaben, Adressbuch, Sendungen, Rechnungen.',
    action: 'Daten herunterladen',
    done: 'Datei heruntergeladen',
    failed: 'Ihre Daten konnten nicht heruntergeladen werden',
    file: 'meine-daten.json',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Das lässt sich nicht rückgängig machen.',
    action: 'Konto löschen …',
    dialogTitle: 'Konto endgültig löschen?',
    goesTitle: 'Sofort gelöscht werden',
    goes: ['Ihre Angaben, Ihr Passwort und alle Anmeldungen', 'Ihr Adressbuch und angefangene Sendungen'],
    staysTitle: 'Aufbewahrt werden',
    stays: [
      'Bestellungen, Rechnungen, Zollpapiere und Buchungen mit den Angaben, die darauf stehen – so lange, wie das Steuerrecht es verlangt',
      'Labels und Meldungen der Carrier im Wortlaut, solange eine Sendung noch unterwegs ist; danach nur ihr Verlauf mit Status, Zeit und Ort',
      'Widerrufe, die Sie erklärt haben',
    ],
    after: 'Laden Sie Ihre Daten und Rechnungen vorher herunter. Anmelden können Sie sich danach nicht mehr.',
    password: 'Ihr Passwort',
    keep: 'Konto behalten',
    confirm: 'Endgültig löschen',
    done: 'Ihr Konto ist gelöscht',
    failed: 'Das Konto konnte nicht gelöscht werden',
    unclear: 'Es ist unklar, ob es geklappt hat',
    unclearText: 'Möglicherweise ist Ihr Konto schon gelöscht. Ein zweiter Versuch schadet nicht.',
    busy: 'Ihr Konto kann noch nicht gelöscht werden:',
    obstacles: {
      open_checkout: 'Eine Bestellung ist noch nicht abgeschlossen oder ein Label wird zurückgehalten.',
      open_invoice: 'Eine Rechnung ist noch nicht bezahlt.',
      refund_underway: 'Eine Rückerstattung ist noch unterwegs.',
      planned_pickup: 'Eine Abholung ist noch nicht bestellt.',
    } satisfies Record<DeletionObstacle, string>,
  },
};
