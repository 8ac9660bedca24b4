// Port to whoever delivers our mails.

export type Attachment = { name: string; mime: string; content: Uint8Array };

export type OutgoingMail = {
  /** The outbox id; a repetition has the same Message-ID, so that the receiving side can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};

/** The code of a fault: the mail, or what is in the box already, is too much for them. */
export const TOO_LARGE = 'too_large';

export type MailPort = {
  /**
   * Resolves once the mail is accepted. Throws UpstreamError: `declined` is for good (with TOO_LARGE: as it is, it may
   * go without its attachments), `invalid` means our own settings are wrong, the rest is worth another try.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};
