// The withdrawal instruction in English, worded after the EU's models.
import type { withdrawalTerms as German } from './de-withdrawal.ts';

export const withdrawalTerms: typeof German = {
  right: {
    title: 'Right of withdrawal',
    consumers: 'Consumers have the right of withdrawal.',
    period:
      'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
    how: (company, where) =>
      `To exercise the right of withdrawal, you must inform us (${company}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online ${where}. If you do, we will acknowledge receipt without delay on a durable medium, e.g. by e-mail, with the content, date and time.`,
    here: 'on this page',
    linked: 'using the link “Withdraw from contract” at the end of this e-mail',
    inTime:
      'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  },
  consequences: {
    title: 'Effects of withdrawal',
    payment:
      'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    started:
      'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
  },
  expiry: {
    title: 'When there is no right of withdrawal, or it ends',
    text: 'There is none for contracts for the transport of goods that provide for a specific date or period of performance (§ 312g (2) no. 9 of the German Civil Code, BGB). It ends under the conditions of § 356 (4) BGB when we have provided the service completely.',
  },
  form: {
    title: 'Model withdrawal form',
    hint: 'Complete and return this form only if you wish to withdraw from the contract. It is not obligatory.',
    lines: (company) => [
      `To ${company}:`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service:',
      'Ordered on:',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
      '(*) Delete as appropriate.',
    ],
  },
};
