// Port to whoever delivers our mails.

export type OutgoingMail = {
  /** The outbox id; a repetition has the same Message-ID, so that the receiving side can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type MailPort = {
  /**
   * Resolves once the mail is accepted. Throws UpstreamError: `declined` is for good, `invalid` means our own
   * settings are wrong, the rest is worth another try.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};
