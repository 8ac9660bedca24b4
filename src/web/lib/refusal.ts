// What no server has refused, said as if one had: its code and its issues are found the same way.
import { ApiError } from './api.ts';

export const refusal = (
  status: number,
  reply: { code: string; message?: string; issues?: object[] },
): ApiError => new ApiError(status, JSON.stringify({ success: false, message: '', requestId: '', ...reply }));
