// The withdrawal instruction in German (§ 312f BGB), worded after the models of Anlage 1 and 2 EGBGB.

export const withdrawalTerms = {
  right: {
    title: 'Widerrufsrecht',
    consumers: 'Das Widerrufsrecht gilt für Verbraucher.',
    period:
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    how: (company: string, where: string) =>
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online ${where} ausüben. In diesem Fall bestätigen wir Ihnen den Eingang unverzüglich auf einem dauerhaften Datenträger, zum Beispiel per E-Mail, mit Inhalt, Datum und Uhrzeit.`,
    here: 'auf dieser Seite',
    linked: 'über den Link „Vertrag widerrufen“ am Ende dieser E-Mail',
    inTime:
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  },
  consequences: {
    title: 'Folgen des Widerrufs',
    payment:
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    started:
      'Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
  },
  expiry: {
    title: 'Wann das Widerrufsrecht nicht besteht oder erlischt',
    text: 'Es besteht nicht bei Verträgen über die Beförderung von Waren, die einen spezifischen Termin oder Zeitraum vorsehen (§ 312g Abs. 2 Nr. 9 BGB). Es erlischt unter den Voraussetzungen des § 356 Abs. 4 BGB, wenn wir die Dienstleistung vollständig erbracht haben.',
  },
  form: {
    title: 'Muster-Widerrufsformular',
    hint: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück. Es ist nicht vorgeschrieben.',
    lines: (company: string) => [
      `An ${company}:`,
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
      'Bestellt am:',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      'Datum:',
      '(*) Unzutreffendes streichen.',
    ],
  },
};
