/**
 * The outbox: calls that could not be made for want of network, kept in this browser by the service worker
 * (public/sw/outbox.js), which makes them once there is network, also after the page was closed where the browser allows it.
 */
import type { CallAddress } from "@/lib/platform/http/api-fetch";
import {
  askServiceWorker,
  findServiceWorker,
  hearServiceWorker,
  registerServiceWorker,
} from "@/components/shared/service-worker";
import { hasKept, writeMark } from "./kept-mark";

/** A call as it is to be sent: `json` or `parts` of a form, each once under its `key`. */
export type KeptCall = CallAddress & {
  json?: string;
  parts?: [name: string, value: string | Blob][];
  /** Idempotency-Key. */
  key?: string;
};

/** The place of the number of entries in a text. */
export const COUNT_PLACE = "{count}";

/** The question of someone who logs out while something waits; `title` has COUNT_PLACE. */
export type LeaveTexts = Record<"title" | "text" | "send" | "sending" | "notSent" | "leave" | "stay", string>;

export type NewEntry = {
  /** The same for the same form: keeping it again replaces it. */
  id: string;
  userId: string;
  /** As the user knows it: a job's heading. */
  name: string;
  /** Shown once it is sent or refused, on whichever page that happens, so that no page needs these texts. */
  texts: { sent: string; refused: string; leave: LeaveTexts };
  calls: KeptCall[];
  /** Codes of refusals that mean that it is done already. */
  doneBy: string[];
};

type Refusal = { code: string; detail: string };
/** @param refusal why the server does not take it; null while it waits. */
export type Entry = Omit<NewEntry, "calls" | "doneBy"> & { keptAt: number; refusal: Refusal | null };
/** The end of an entry: sent, or refused. */
export type Outcome = Pick<Entry, "id" | "userId" | "texts" | "refusal">;

const ABOUT = "outbox";
/** A voice note and a photo, 2 MB, at 150 kbit/s. */
const SENDING_MS = 120_000;

/** Makes sure that this browser can keep something while there is still network; if it cannot, the page sends while it is open. */
export async function prepareOutbox(): Promise<void> {
  await registerServiceWorker();
}

const ask = <Result>(message: Record<string, unknown>): Promise<Result> => askServiceWorker(ABOUT, message);

/** Keeps what could not be sent. @param sealingKey of its account (lib/domains/users/outbox-queries.ts). @returns whether this browser can. */
export async function keepForLater(entry: NewEntry, sealingKey: string): Promise<boolean> {
  if (!(await findServiceWorker())) return false;
  try {
    await ask({ ask: "keep", entry, sealingKey });
  } catch (error) {
    console.error("Not kept for later", error);
    return false;
  }
  writeMark(entry.userId, true);
  return true;
}

/** This user's entries, oldest first; none where nothing was ever kept. */
export async function listKept(userId: string): Promise<Entry[]> {
  if (!hasKept(userId)) return [];
  const entries = await ask<Entry[]>({ ask: "list", userId });
  if (entries.length === 0) writeMark(userId, false);
  return entries;
}

/** Takes an entry back. */
export const dropKept = (id: string): Promise<void> => ask({ ask: "drop", id });

/** Sends what waits. @returns whether the network and the server were there. */
export const sendKept = (): Promise<boolean> => askServiceWorker(ABOUT, { ask: "send" }, SENDING_MS);

/** Sends nothing more until asked to, and waits for the call under way. */
export const stopSending = (): Promise<void> => ask({ ask: "stop" });

/** Deletes this user's entries, as a logout must; nothing of them is sent afterwards. */
export async function forgetKept(userId: string): Promise<void> {
  await ask({ ask: "forget", userId }).catch((error: unknown) => console.error("Not forgotten", error));
  writeMark(userId, false);
}

/** Calls `onOutcome` for each entry that was sent or refused while this page is open. @returns a function that unsubscribes. */
export const watchOutcomes = (onOutcome: (outcome: Outcome) => void): (() => void) =>
  hearServiceWorker(ABOUT, onOutcome);
