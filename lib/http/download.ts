import "server-only";

/**
 * An answer that is made while it is sent: the next piece is asked for when the caller has taken the one before. When
 * the caller goes away the source is closed; when the source fails the connection is broken off, so that half a file
 * does not look like a whole one.
 * @param chunks null for the answer to HEAD, which is the headers alone.
 */
export function download(
  chunks: AsyncGenerator<Uint8Array, void, void> | null,
  headers: Record<string, string>,
): Response {
  return new Response(chunks && toStream(chunks), {
    headers: {
      "Cache-Control": "private, no-store",
      Vary: "Cookie",
      "X-Content-Type-Options": "nosniff",
      // A proxy that buffers would fill its disk, and hide from the source that the caller is slow or gone.
      "X-Accel-Buffering": "no",
      ...headers,
    },
  });
}

function toStream(chunks: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    // Nothing is read ahead of the caller.
    { highWaterMark: 0 },
  );
}
