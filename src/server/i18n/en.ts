// Texts of our mails in English.
import type { MailTexts, OrderConfirmed } from './de.ts';

export const en: MailTexts = {
  orderConfirmed: {
    subject: ({ orderNumber }: OrderConfirmed) => `Your shipment ${orderNumber} is booked`,
    greeting: 'Hello,',
    booked: ({ orderNumber, carrier, service, amount }: OrderConfirmed) =>
      `thank you for your order ${orderNumber}: ${carrier} ${service}, total ${amount} EUR.`,
    trackingCodes: 'Tracking codes:',
    labels: 'You find your shipping labels here:',
    hold: 'Because of the export declaration, customs causes a delay of about 24 hours. You will receive the final label by email afterwards. You can follow the progress here:',
    questions: (email: string) => `We are glad to answer your questions: ${email}`,
    farewell: (brand: string) => `Your ${brand} team`,
  },
  holdReleased: {
    subject: (orderNumber: string) => `The label of your shipment ${orderNumber} has been released`,
    greeting: 'Hello,',
    released: (orderNumber: string) =>
      `the export declaration of your order ${orderNumber} is complete. You find your final shipping labels here now:`,
    questions: (email: string) => `We are glad to answer your questions: ${email}`,
    farewell: (brand: string) => `Your ${brand} team`,
  },
};
