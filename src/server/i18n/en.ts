// Texts of our mails in English.
import { incidents } from '#contract/i18n/en-incidents.ts';
import { withdrawalTerms } from '#contract/i18n/en-withdrawal.ts';
import { en as documents } from './en-documents.ts';
import type { MailTexts } from './de.ts';

export const en: MailTexts = {
  greeting: 'Hello,',
  questions: (email, phone) => `We are glad to answer your questions: ${email}, phone ${phone}.`,
  farewell: (brand) => `Your ${brand} team`,
  automatic: (brand) => `You are receiving this message because you use ${brand}.`,
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms',
  withdraw: 'Withdraw from contract',
  withdrawalTerms,
  warehouse: documents.warehouse,
  letterhead: documents.footer,
  trackingCodes: 'Tracking codes',
  labelsButton: 'Open shipping labels',
  orderButton: 'View order',
  trackButton: 'Track shipment',
  hours: (from, to) => `${from} to ${to} (Berlin time)`,
  someOf: (some, all) => `${some} of ${all}`,
  facts: {
    order: 'Order',
    service: 'Shipping',
    from: 'From',
    to: 'To',
    total: 'Total',
    refund: 'Refund',
    parcels: (count) => (count === 1 ? 'Package' : 'Packages'),
    carrier: 'Carrier',
    code: 'Tracking code',
    pickupDay: 'Pickup day',
    pickupTime: 'Time window',
    confirmation: 'Confirmation number',
    mrn: 'Export declaration (MRN)',
  },
  orderConfirmed: {
    subject: (orderNumber) => `Your shipment ${orderNumber} is booked`,
    preview: (service) => `Thank you for your order with ${service}.`,
    heading: 'Your shipment is booked',
    thanks: 'Thank you for your order.',
    attached:
      'Your shipping labels are attached to this e-mail as a PDF. Print one label per package and stick it on so that it is easy to read.',
    linked: 'Your shipping labels are ready for you as a PDF. Print one label per package.',
    confirmation: 'Your order confirmation is attached as a PDF.',
    hold: 'Because of the export declaration, customs causes a delay of about 24 hours. You will then receive the final label by e-mail.',
    hub: (city, labels) =>
      labels === 1
        ? `The shipment travels through our hub in ${city}. You print only the label to the hub; we attach the one for the onward journey there.`
        : `The shipment travels through our hub in ${city}. You print only the labels to the hub; we attach those for the onward journey there.`,
    customs: {
      invoices: {
        commercial_invoice: 'commercial invoice',
        proforma_invoice: 'pro-forma invoice',
        unnamed: 'invoice for customs',
      },
      electronic: (invoice) =>
        `The carrier already has the ${invoice} electronically. There is nothing to print for customs.`,
      print: (invoice, copies, pouch) =>
        `This shipment goes through customs. On your order page you will find ${
          copies === null ? 'the customs papers. Print all of them' : `the ${invoice}. Print ${copies} copies`
        }, sign every copy and put ${pouch}.`,
      pouch: {
        only: 'all of them into a document pouch on the outside of the package',
        any: 'all of them into a document pouch on the outside of one of the packages',
        each: 'the papers of each package into a document pouch on the outside of that package',
      },
    },
    dutiesLater: documents.confirmation.dutiesLater,
    pickupPlanned: documents.confirmation.pickupPlanned,
    invoice: 'You will receive the invoice for the shipping in a separate e-mail.',
  },
  invoiceIssued: {
    subject: (number, orderNumber) => `Invoice ${number} for your shipment ${orderNumber}`,
    preview: (amount, day) => `${amount}, payable by ${day}.`,
    heading: (number) => `Your invoice ${number}`,
    enclosed: {
      'paper-and-data':
        'The invoice for the shipping is attached to this e-mail as a PDF, and for your bookkeeping as an e-invoice (XML).',
      paper: 'The invoice for the shipping is attached to this e-mail as a PDF.',
      link: 'You will find the invoice for the shipping in your dashboard, with the order under “Documents”.',
    },
    number: documents.invoice.number,
    credited: 'Already credited',
    due: documents.due,
    transfer: documents.transfer,
    account: documents.bank,
  },
  holdReleased: {
    subject: (orderNumber) => `The label for your shipment ${orderNumber} has been released`,
    preview: 'You can print and ship now.',
    heading: 'Your label has been released',
    released: (orderNumber) => `The export declaration for your order ${orderNumber} is complete.`,
    attached: 'Your final shipping labels are attached to this e-mail as a PDF.',
    linked: 'Your final shipping labels are ready for you as a PDF.',
  },
  onItsWay: {
    subject: (orderNumber) => `Your shipment ${orderNumber} is with the carrier`,
    preview: 'Our warehouse has checked and marked it.',
    heading: 'Your shipment is on its way to the recipient',
    follow: 'There is nothing left for you to do. You can track the shipment on your order page.',
  },
  pickupBooked: {
    subject: (orderNumber) => `The pickup for ${orderNumber} is booked`,
    preview: (day) => `Pickup on ${day}.`,
    heading: 'Your pickup is booked',
    booked: (carrier) => `${carrier} will collect your shipment from the agreed address.`,
    prepare: 'Please have the shipment ready, packed and labelled.',
  },
  pickupUnconfirmed: {
    subject: (orderNumber) => `The pickup for ${orderNumber} is unconfirmed`,
    subjectByHand: (orderNumber) => `No pickup is possible for ${orderNumber}`,
    preview: 'Please try again, or drop the shipment off yourself.',
    previewByHand: 'Please drop the shipment off yourself.',
    heading: 'Your pickup is unconfirmed',
    headingByHand: 'No pickup is possible',
    unconfirmed: (carrier) =>
      `${carrier} has not confirmed the pickup you requested yet. Your order and your labels remain valid.`,
    calledOff: (carrier) =>
      `Your labels remain valid, but the pickup had already been cancelled. If you would like ${carrier} to collect the shipment, please book the pickup again.`,
    dropOff: (carrier) =>
      `Do not count on a pickup until you have a confirmation number. You can also drop the shipment off with ${carrier} yourself.`,
    byHand: (carrier) =>
      `The pickup you requested is not booked: our team created your labels by hand, and ${carrier} does not collect packages with such labels. Your order and your labels remain valid.`,
    dropOffByHand: (carrier) => `Please drop the shipment off with ${carrier} yourself.`,
    tryAgain: 'Book the pickup again',
  },
  pickupCancelled: {
    subject: (orderNumber) => `The pickup for ${orderNumber} has been cancelled`,
    preview: (day) => `No driver will come on ${day}.`,
    heading: 'Your pickup has been cancelled',
    cancelled: 'The booked pickup has been cancelled because there are no packages left to collect.',
  },
  refundRequested: {
    subject: (orderNumber) => `Your refund for ${orderNumber} has been requested`,
    preview: 'We are asking the carrier now.',
    previewByHand: 'We are taking the shipping label back.',
    heading: 'Your refund has been requested',
    requested:
      'We have asked the carrier to take the shipping label back. This usually takes a few days, sometimes up to four weeks. As soon as it agrees, we will refund the amount.',
    requestedByInvoice:
      'We have asked the carrier to take the shipping label back. This usually takes a few days, sometimes up to four weeks. As soon as it agrees, we will deduct the amount from your invoice.',
    byHand:
      'We will take the shipping label back and refund the amount. You will get another e-mail as soon as that is done.',
    byHandByInvoice:
      'We will take the shipping label back and deduct the amount from your invoice. You will get another e-mail as soon as that is done.',
    locked: 'Please do not use the label any more. It is locked from now on.',
    lockedUnsent: 'The label is locked from now on. You will not receive it any more.',
  },
  refundAccepted: {
    subject: (orderNumber) => `The carrier has taken back the label for ${orderNumber}`,
    preview: 'Your refund is on its way.',
    heading: 'Your refund is on its way',
    previewByInvoice: 'We are correcting the invoice.',
    headingByInvoice: 'Your shipping label has been taken back',
    accepted:
      'The carrier has taken the shipping label back. We will refund the amount to your original payment method.',
    acceptedByTransfer: 'The carrier has taken the shipping label back. We will transfer the amount to you.',
    acceptedByInvoice:
      'The carrier has taken the shipping label back. We will deduct the amount from your invoice.',
  },
  refundPaid: {
    subject: (orderNumber, amount) => `${amount} refunded for ${orderNumber}`,
    subjectByInvoice: (orderNumber, amount) => `${amount} credited for ${orderNumber}`,
    subjectByTransfer: (orderNumber, amount) => `Refund of ${amount} for ${orderNumber}`,
    preview: 'Depending on your bank, it takes a few days to reach your account.',
    previewByInvoice: 'The amount has been deducted from your invoice.',
    heading: (amount) => `We have refunded ${amount}`,
    headingByInvoice: (amount) => `We have credited ${amount}`,
    headingByTransfer: (amount) => `We will transfer ${amount} to you`,
    paid: 'The money goes back to your original payment method. Depending on your bank, it takes a few days to reach your account.',
    transferred:
      'The money could not be refunded to your original payment method. We have transferred it to you. It takes a few days to reach your account.',
    transferredInPart: (rest) =>
      `Part of the money went back to your original payment method. We have transferred the remaining ${rest} to you. It takes a few days to reach your account.`,
    paidByInvoice:
      'The amount has been deducted from your invoice. You will find the invoice correction in your dashboard, with the order under “Documents”.',
    paidByTransfer:
      'Your invoice had already been paid. We will transfer the amount to you. It takes a few days to reach your account.',
  },
  refundRejected: {
    subject: (orderNumber) => `No refund for ${orderNumber}`,
    preview: 'The carrier will not take the label back.',
    heading: 'Your refund has been rejected',
    byCarrier:
      'The carrier will not take the shipping label back, for example because it has already been used or the time limit has passed.',
    forUnknownReason: 'The shipping label could not be taken back.',
    next: 'The label is no longer locked; you can continue to use it. If you think this is a mistake, please write to us.',
    nextAtWarehouse:
      'Your order remains valid: the shipment goes through our warehouse, where we put the label on. If you think this is a mistake, please write to us.',
    nextHeld:
      'The label remains valid. You will receive it by e-mail as soon as the export declaration is complete. If you think this is a mistake, please write to us.',
  },
  orderCancelled: {
    subject: (orderNumber) => `Your order ${orderNumber} has been cancelled`,
    preview: 'Nothing will be shipped any more.',
    heading: 'Your order has been cancelled',
    cancelled: (orderNumber) => `Your order ${orderNumber} has been cancelled. Nothing will be shipped.`,
    moneyReturns: 'We will refund the amount to your original payment method.',
    moneyTransferred: 'We will transfer the amount to you.',
    invoiceFalls: 'We will deduct the amount from your invoice.',
  },
  checkoutGivenUp: {
    subject: 'Your order could not be carried out',
    heading: 'Your order could not be carried out',
    noLabel: 'The carrier could not provide a shipping label for your order. Nothing will be shipped.',
    notPaid: 'The payment for your order could not be completed. Nothing will be shipped.',
    moneyReturns: 'We will refund the whole amount to your original payment method.',
    holdReturns:
      'You will not be charged: the amount on hold will be released, and anything already taken will be refunded.',
    nothingOwed: 'You will not be charged.',
  },
  paymentReturned: {
    subject: (amount) => `We have refunded your payment of ${amount}`,
    why: {
      late: 'Your payment came in after the order had ended. Nothing will be shipped for this order.',
      superseded:
        'Your payment came in for an order that you had replaced with a newer one. Only the newer one counts.',
      amount_mismatch:
        'The payment service confirmed a different amount from the one ordered. No label was bought, and nothing will be shipped.',
    },
    back: 'The money goes back to your original payment method. Depending on your bank, it takes a few days to reach your account.',
  },
  moneyTransferred: {
    subject: (amount) => `We have transferred ${amount} to you`,
    preview: 'It takes a few days to reach your account.',
  },
  parcelProblem: {
    subject: (orderNumber) => `A problem with your shipment ${orderNumber}`,
    subjectOfSome: (orderNumber, parcels, of) =>
      `A problem with your shipment ${orderNumber} (${parcels.length === 1 ? 'package' : 'packages'} ${parcels.join(', ')} of ${of})`,
    headings: {
      on_hold: 'Your shipment is being held up',
      delivery_failed: 'Your shipment could not be delivered',
      return_to_sender: 'Your shipment is coming back',
      cancelled: 'The transport has been cancelled',
    },
    problems: {
      on_hold: (carrier) => `${carrier} reports that your shipment is being held up on its way.`,
      delivery_failed: (carrier) => `${carrier} could not deliver your shipment.`,
      return_to_sender: (carrier) => `${carrier} is sending your shipment back to the sender.`,
      cancelled: (carrier) => `${carrier} has cancelled the transport of your shipment.`,
    },
    reasons: incidents,
    duties: {
      DAP: 'With DAP the recipient pays them, and the carrier will contact the recipient. Please let the recipient know, so that they are paid soon.',
      DDP: 'With DDP you pay them, not the recipient. If the carrier contacts you, please answer soon. If it asks the recipient for the money, please write to us.',
    },
    printed: 'Your label to the hub',
    next: 'The tracking page shows the current status. If you have questions, simply reply to this e-mail.',
  },
  labelUnused: {
    subject: (labels, orderNumber) =>
      labels === 1
        ? `Your label for ${orderNumber} has not been used`
        : `${labels} labels for ${orderNumber} have not been used`,
    preview: (day) => `Refundable until ${day}.`,
    heading: 'Not sent yet?',
    unused: (labels, carrier) =>
      labels === 1
        ? `${carrier} has not scanned your package yet.`
        : `${carrier} has not scanned ${labels} of your packages yet.`,
    until: (labels) => (labels === 1 ? 'Label refundable until' : 'Labels refundable until'),
    notNeeded: (labels, carrier) =>
      labels === 1
        ? `If you no longer need the label, request a refund by then. As soon as ${carrier} has taken it back, we refund the amount. After that day, ${carrier} does not take it back any more.`
        : `If you no longer need the labels, request a refund by then. As soon as ${carrier} has taken them back, we refund the amount. After that day, ${carrier} does not take them back any more.`,
    asGuest: 'To request the refund, simply reply to this e-mail.',
    handedOver:
      'If you have already handed in the package, please reply to this e-mail. We will then find out where it is.',
  },
  orderDelivered: {
    subject: (orderNumber) => `Your shipment ${orderNumber} has arrived`,
    heading: 'Your shipment has arrived',
    one: 'Your package has been delivered.',
    many: (count) => `Your ${count} packages have been delivered.`,
  },
  passwordReset: {
    subject: 'Set a new password',
    preview: 'The link is valid for 60 minutes.',
    heading: 'Set a new password',
    asked: 'A new password was requested for your account. Use this link to set it:',
    button: 'Set password',
    valid: 'The link is valid for 60 minutes and can be used once.',
    notYou:
      'If this was not you, you do not need to do anything: your current password stays valid. Do not pass the link on.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'You are logged out on all other devices.',
    heading: 'Your password was changed',
    changed:
      'The password for your account has just been changed. You are now logged out on all other devices.',
    notYou: 'If this was not you, request a new password on the login page at once, and write to us.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    preview: 'You are logged out on all devices.',
    heading: 'Your e-mail address was changed',
    changed:
      'On request, our support team has changed the e-mail address for your account. You are now logged out on all devices; please log in with the new address.',
    notYou: 'If you did not request this, please write to us at once.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    preview: 'You can no longer log in.',
    heading: 'Your account has been deleted',
    deleted:
      'We have deleted your account as requested, with your profile and your address book. You can no longer log in.',
    kept: 'We keep orders and invoices for as long as tax law requires, and use them for nothing else.',
    tracking: 'You can still track shipments under way with their tracking codes.',
  },
  vatChecked: {
    button: 'Open profile',
    valid: {
      subject: 'Your VAT ID is confirmed',
      preview: 'The check is complete.',
      heading: 'Your VAT ID is confirmed',
      said: (vatId: string) => `The competent authority has confirmed your VAT ID ${vatId}.`,
    },
    invalid: {
      subject: 'Your VAT ID was not confirmed',
      preview: 'Please check what you entered.',
      heading: 'Your VAT ID was not confirmed',
      said: (vatId: string) =>
        `The competent authority has no record of the VAT ID ${vatId}. Please check it in your profile. New numbers often take a few days to be recorded.`,
    },
  },
  withdrawal: {
    facts: {
      name: 'Name',
      orderNumber: 'Order number',
      email: 'E-mail',
      receivedAt: 'Received on',
    },
    moment: (day, time) => `${day}, ${time} (Berlin time)`,
  },
  withdrawalReceived: {
    subject: 'Receipt of your withdrawal',
    preview: 'Your declaration has reached us.',
    heading: 'Receipt of your withdrawal',
    received: 'We confirm that we have received your withdrawal with this content:',
    content: 'Declaration: I hereby withdraw from the contract for the order named above.',
    next: 'We will check your declaration and tell you what happens next. Please keep this message.',
    notYou: 'If this was not you, please reply to this message.',
  },
  withdrawalNotice: {
    subject: 'A withdrawal has come in',
    preview: 'Please check and answer.',
    heading: 'A withdrawal has come in',
    came: 'A declaration has come in through the withdrawal page:',
    entry: 'Entry',
    order: 'Order in the system',
    unknown: 'none with this number',
    todo: 'Nothing was cancelled or refunded automatically. Please check that the e-mail address belongs to the order before you do anything.',
  },
};
