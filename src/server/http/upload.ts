// Reads one file from a multipart body; other fields are read and discarded.
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Upload } from '../use-cases/uploads/store-declaration.ts';

type Reading = {
  field: string;
  /** The connection is closed when this fires, as with the server's own request timeout. */
  late: AbortSignal;
};

/**
 * Throws `file_too_large` when any file is above the limit of the app, `invalid_request` when the field is missing, or
 * there twice.
 */
export async function readUpload(request: FastifyRequest, { field, late }: Reading): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const hangUp = (): void => void request.raw.destroy();
  late.addEventListener('abort', hangUp);
  const reading = readParts(request, field).finally(() => late.removeEventListener('abort', hangUp));
  const upload = await reading.catch((error: unknown) => {
    // The plugin's own refusals carry a status; the parser below it throws bare errors when a body ends early.
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new AppError('malformed_body', { cause: error });
  });
  if (!upload) throw new AppError('invalid_request', { issues: [{ path: field, reason: 'required' }] });
  return upload;
}

async function readParts(request: FastifyRequest, field: string): Promise<Upload | null> {
  let upload: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) {
      part.file.resume();
      continue;
    }
    if (upload) throw new AppError('invalid_request', { issues: [{ path: field, reason: 'too_many' }] });
    const content = await part.toBuffer();
    // Contrary to the plugin's types, there is no file name when only the content type makes the part a file.
    const { filename = '' }: { filename?: string } = part;
    upload = { name: filename, content };
  }
  return upload;
}
