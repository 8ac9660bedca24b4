// Tells a PDF by its first bytes; whether it can be read is another question.

export const PDF_MAGIC = Buffer.from('%PDF-');

export const isPdf = (content: Uint8Array): boolean =>
  PDF_MAGIC.equals(content.subarray(0, PDF_MAGIC.length));
