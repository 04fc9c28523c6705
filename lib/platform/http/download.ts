import "server-only";

/**
 * A response generated while it is sent: the next chunk is requested once the client has taken the previous one. If the
 * client disconnects, the source is closed; if the source fails, the connection is aborted, so that a truncated file
 * does not look complete.
 * @param chunks null in answer to HEAD, which sends only the headers.
 */
export function download(
  chunks: AsyncGenerator<Uint8Array, void, void> | null,
  headers: Record<string, string>,
): Response {
  return streamed(chunks && toStream(chunks), headers);
}

/** A response for its caller alone that is passed on as it is made. @param body null in answer to HEAD. */
export const streamed = (body: ReadableStream<Uint8Array> | null, headers: Record<string, string>): Response =>
  new Response(body, {
    headers: {
      "Cache-Control": "private, no-store",
      Vary: "Cookie",
      // A buffering proxy would fill its disk, and hide from the source that the client is slow or gone.
      "X-Accel-Buffering": "no",
      ...headers,
    },
  });

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
    // No read-ahead.
    { highWaterMark: 0 },
  );
}
