// Upload of the customer's own export declaration (R56, C-18): multipart, so only the reply is a schema.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A§5. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export const storeDeclaration = endpoint({
  method: 'POST',
  path: '/api/upload-ae',
  summary: 'Stores an export declaration: multipart field aeFile, PDF, JPG or PNG, at most 10 MB.',
  access: 'owner',
  form: ['aeFile', 'customerEmail', 'customerName', 'fromAddress', 'toAddress'],
  reply: z.object({ success: z.literal(true), fileId: z.string(), fileName: z.string() }),
});
