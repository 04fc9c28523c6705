import "server-only";
import { ReadableStream as Stream } from "node:stream/web";

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
  // It reads nothing ahead. The browsers' type, which is this one's, knows no from() yet.
  return streamed(chunks && (Stream.from(chunks) as ReadableStream<Uint8Array>), headers);
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
