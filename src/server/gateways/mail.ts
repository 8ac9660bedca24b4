// Port to the mail server.

export type Attachment = { name: string; mime: string; content: Uint8Array };

export type OutgoingMail = {
  /** The outbox id; a repetition has the same Message-ID, so that the receiving side can recognize it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};

/** The fault code when the mail is too large, or the mailbox is full. */
export const TOO_LARGE = 'too_large';

export type MailPort = {
  /**
   * Resolves once the mail is accepted. Throws UpstreamError: `declined` is final (with TOO_LARGE the mail may go
   * without attachments), `invalid` means our own settings are wrong, anything else is worth a retry.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};
