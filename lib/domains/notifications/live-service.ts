import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { isDraining } from "@/lib/platform/http/front-server";
import { logFailure } from "@/lib/platform/http/log-failure";
import { findArrivals, unseenBySession } from "./live-queries";
import { MOST_STREAMS_PER_USER } from "./options";

/** How often the database is asked: one statement for all who listen. */
const LOOK_EVERY_MS = 1_000;
/** While it does not answer. */
const LONG_PAUSE_MS = 5_000;
/** How far back each look reaches: longer than a transaction that records a notification may take. */
const REACH_SECONDS = 30;
/** Proxies close a connection on which nothing was sent for a minute. */
const BEAT_EVERY_MS = 25_000;
/** After this the browser comes again and proves once more who it is. */
const LIFE_MS = 10 * 60_000;
/** When a browser comes again after its connection broke: spread, so that a restarted server is not met by all at once. */
const comeAgainMs = () => 2_000 + Math.floor(Math.random() * 4_000);

type Stream = {
  userId: string;
  session: string;
  /** By performance.now(). */
  endsAt: number;
  lastSentAt: number;
  /** Until it was told something first: what came between the page and the stream is still to be told. */
  isNew: boolean;
  send: (text: string) => void;
  close: () => void;
};

const streams = new Set<Stream>();
/** Notifications that were told, by the time (performance.now()) when they are too old to be found once more. */
const told = new Map<string, number>();
let isWatching = false;

const isOpenFor = (userId: string) => [...streams].filter((stream) => stream.userId === userId).length;

/**
 * Opens a stream of server-sent events that says `news` with the number of unseen notifications whenever the caller gets
 * one, within about a second. It contains nothing else, ends with the session at the next news, and after ten minutes.
 * @throws AppError rate_limited if the caller has enough open, unavailable if the server has, has none at all
 * (LIVE_STREAMS) or is shutting down; with Retry-After. The browser then asks from time to time instead.
 * @param reading aborted when the reader leaves: before anything was sent, nobody cancels the stream.
 */
export function openNews(
  { id: userId, session }: Pick<Actor, "id" | "session">,
  reading: AbortSignal,
): ReadableStream<Uint8Array> {
  if (isDraining() || streams.size >= getEnv().LIVE_STREAMS) throw new AppError("unavailable", { retryAfter: 60 });
  if (isOpenFor(userId) >= MOST_STREAMS_PER_USER) throw new AppError("rate_limited", { retryAfter: 60 });
  const encoder = new TextEncoder();
  let stream: Stream;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const now = performance.now();
      stream = {
        ...{ userId, session, endsAt: now + LIFE_MS, lastSentAt: now, isNew: true },
        send: (text) => {
          // Its reader may leave while the others' numbers are read.
          if (!streams.has(stream)) return;
          stream.lastSentAt = performance.now();
          controller.enqueue(encoder.encode(text));
        },
        close: () => {
          if (streams.delete(stream)) controller.close();
        },
      };
      if (reading.aborted) return controller.close();
      streams.add(stream);
      reading.addEventListener("abort", stream.close, { once: true });
      // The comment opens the stream at once: a proxy may wait for the first byte.
      stream.send(`retry: ${comeAgainMs()}\n: open\n\n`);
      watch();
    },
    cancel() {
      streams.delete(stream);
    },
  });
}

/** How many streams this server holds open. */
export const openStreams = (): number => streams.size;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  again(LOOK_EVERY_MS);
}

// It must not keep the process alive.
const again = (ms: number): void => void setTimeout(() => void turn(), ms).unref();

async function turn(): Promise<void> {
  const now = performance.now();
  for (const stream of streams) {
    if (isDraining() || now >= stream.endsAt) stream.close();
  }
  if (streams.size === 0) {
    isWatching = false;
    return;
  }
  try {
    await tellNews(now);
    again(LOOK_EVERY_MS);
  } catch (error) {
    logFailure("news_not_read", error);
    again(LONG_PAUSE_MS);
  }
  for (const stream of streams) {
    if (performance.now() - stream.lastSentAt >= BEAT_EVERY_MS) stream.send(": beat\n\n");
  }
}

async function tellNews(now: number): Promise<void> {
  const arrivals = await findArrivals([...new Set([...streams].map(({ userId }) => userId))], REACH_SECONDS);
  const fresh = arrivals.filter(({ id }) => !told.has(id));
  const [all, untold] = [arrivals, fresh].map((rows) => new Set(rows.map(({ userId }) => userId)));
  const concerned = [...streams].filter(({ userId, isNew }) => (isNew ? all : untold)!.has(userId));
  const unseen = await (concerned.length > 0 ? unseenBySession(concerned.map(({ session }) => session)) : null);
  for (const stream of concerned) {
    stream.isNew = false;
    const count = unseen?.get(stream.session);
    if (count === undefined) stream.close();
    else stream.send(`event: news\ndata: ${JSON.stringify({ unseen: count })}\n\n`);
  }
  for (const [id, until] of told) if (until <= now) told.delete(id);
  for (const { id } of fresh) told.set(id, now + 2 * REACH_SECONDS * 1000);
}
