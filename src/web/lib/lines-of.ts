// Reads a stream of newline-delimited JSON, one line at a time.

/**
 * Lines of a byte stream, decoded as UTF-8 across chunk boundaries; empty lines are left out. Throws what the stream
 * throws (an AbortError after an abort). Leaving the loop early ends the download.
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ? decoder.decode(value, { stream: true }) : decoder.decode();
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield line;
      if (done) return;
    }
  } finally {
    // Cancelling a stream that has ended does nothing; one that has failed rejects with the error already thrown.
    await reader.cancel().catch(() => undefined);
  }
}
