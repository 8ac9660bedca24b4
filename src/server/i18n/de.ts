// Texts of our mails in German; defines the keys.

export type OrderConfirmed = { orderNumber: string; carrier: string; service: string; amount: string };

export const de = {
  orderConfirmed: {
    subject: ({ orderNumber }: OrderConfirmed) => `Ihre Sendung ${orderNumber} ist gebucht`,
    greeting: 'Guten Tag,',
    booked: ({ orderNumber, carrier, service, amount }: OrderConfirmed) =>
      `vielen Dank für Ihren Auftrag ${orderNumber}: ${carrier} ${service}, Gesamtbetrag ${amount} EUR.`,
    trackingCodes: 'Sendungsnummern:',
    labels: 'Ihre Versandlabels finden Sie hier:',
    hold: 'Wegen der Ausfuhranmeldung verzögert sich die Freigabe durch den Zoll um etwa 24 Stunden. Das endgültige Label erhalten Sie danach per E-Mail. Den Stand sehen Sie hier:',
    questions: (email: string) => `Fragen beantworten wir gern: ${email}`,
    farewell: (brand: string) => `Ihr ${brand}-Team`,
  },
  holdReleased: {
    subject: (orderNumber: string) => `Das Label Ihrer Sendung ${orderNumber} ist freigegeben`,
    greeting: 'Guten Tag,',
    released: (orderNumber: string) =>
      `die Ausfuhranmeldung zu Ihrem Auftrag ${orderNumber} ist abgeschlossen. Ihre endgültigen Versandlabels finden Sie jetzt hier:`,
    questions: (email: string) => `Fragen beantworten wir gern: ${email}`,
    farewell: (brand: string) => `Ihr ${brand}-Team`,
  },
};

export type MailTexts = typeof de;
