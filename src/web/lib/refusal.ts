// An error made to look like a server's refusal: its code and its issues are read the same way.
import { ApiError } from './api.ts';

export const refusal = (
  status: number,
  reply: { code: string; message?: string; issues?: object[] },
): ApiError => new ApiError(status, JSON.stringify({ success: false, message: '', requestId: '', ...reply }));
