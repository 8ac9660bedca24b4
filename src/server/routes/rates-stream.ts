// Rates as NDJSON: one line per carrier as it answers, the whole reply last (C-65).
import type { FastifyReply } from 'fastify';
import type { RatesLine } from '#contract/rates.ts';
import type { Context } from '../context.ts';
import { compressedStream, encodingFor } from '../http/compression.ts';
import { errorReply, toAppError } from '../http/error-reply.ts';
import { quoteRates } from '../use-cases/rates/quote-rates.ts';

type Request = Parameters<typeof quoteRates>[1];

/**
 * Refusals before the first line are ordinary error replies, with their status; afterwards the status is already sent,
 * so a `failed` line reports them.
 */
export async function streamRates(
  ctx: Context,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  const lines = compressedStream(encoding);
  const write = (line: RatesLine): void => {
    lines.write(`${JSON.stringify(line)}\n`);
  };
  let started: () => void = () => undefined;
  const firstLine = new Promise<void>((resolve) => (started = resolve));
  const work = quoteRates(ctx, {
    ...request,
    listener: {
      asked: (carriers, shipmentData) => {
        write({ type: 'asked', carriers: [...carriers], shipmentData });
        started();
      },
      answered: (answer) => write({ type: 'answered', ...answer }),
    },
  });
  const finished = work.then(
    (done) => write({ type: 'done', reply: done }),
    (error: unknown) => write(failedLine(ctx, error, reply.request.id)),
  );
  // Either the first line comes, or a refusal prevents it and becomes the error reply.
  await Promise.race([firstLine, work]);
  void finished.finally(() => lines.end());
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return (
    reply
      .header('vary', 'Accept-Encoding')
      // Proxies (nginx) buffer a response unless told not to: all rates would wait for the slowest.
      .header('x-accel-buffering', 'no')
      .type('application/x-ndjson')
      .send(lines)
  );
}

function failedLine({ log }: Context, error: unknown, requestId: string): RatesLine {
  const refusal = toAppError(error);
  if (refusal.code === 'internal') log.error({ err: error }, 'rates stream failed');
  const { code, message } = errorReply(refusal, requestId);
  return { type: 'failed', code, message };
}
