// Texts on shipping through our warehouse, in English: pages, mails and the order confirmation.
import type { warehouse as de } from './de-warehouse.ts';

export const warehouse: typeof de = {
  title: 'Your shipment goes through our warehouse',
  bring: (address, orderNumber) =>
    `Do not hand it to the carrier. Bring it to our warehouse, or send it there with a service that accepts your batteries: ${address}. Write the order number ${orderNumber} on every package.`,
  askUs: 'our support will tell you the address',
  weHandOver:
    'We check and mark the shipment, attach the label and hand it to the carrier. You do not have to print a label.',
  declarationToo:
    'We also need your export declaration for this; customs takes about 24 hours. You can bring the shipment before then.',
  handedOver: 'We have checked and marked your shipment and handed it to the carrier.',
};
