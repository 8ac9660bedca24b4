// Texts on shipping through our warehouse, in German: pages, mails and the order confirmation.

export const warehouse = {
  title: 'Ihre Sendung geht über unser Lager',
  /** Each parcel is identified there by its order number. */
  bring: (address: string, orderNumber: string) =>
    `Geben Sie sie nicht beim Carrier ab. Bringen Sie sie in unser Lager, oder schicken Sie sie mit einem Dienst dorthin, der Ihre Batterien annimmt: ${address}. Schreiben Sie auf jedes Paket die Bestellnummer ${orderNumber}.`,
  askUs: 'die Adresse nennt Ihnen unser Support',
  weHandOver:
    'Wir prüfen und kennzeichnen die Sendung, bringen das Label an und übergeben sie dem Carrier. Ein Label müssen Sie nicht drucken.',
  declarationToo:
    'Dafür muss auch Ihre Ausfuhranmeldung vorliegen; der Zoll braucht etwa 24 Stunden. Bringen können Sie die Sendung schon vorher.',
  handedOver: 'Wir haben Ihre Sendung geprüft und gekennzeichnet und dem Carrier übergeben.',
};
