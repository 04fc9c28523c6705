import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { differences, type DraftKind } from "@/components/form/draft/draft-entries";
import type { Draft } from "@/components/form/draft/use-draft";
import { useHydrated } from "@/components/ui/use-hydrated";
import { forgetFormDraft, keepFormDraft } from "@/lib/domains/jobs/posting-client";
import type { FormDraft } from "@/lib/domains/jobs/posting-types";
import { ApiError } from "@/lib/platform/http/api-error";
import type { JobFields } from "./job-fields";

/** The id under which the server's draft is offered beside those of this tab. */
const SERVERS = "server";
/** Typing that has paused for so long is kept. */
const PAUSE_MS = 1_200;

export type KeptFormOptions = {
  userId: string;
  kind: DraftKind<JobFields>;
  opened: JobFields;
  /** The server's copy when the page was opened. */
  stored: FormDraft | null;
  /** Of this tab's own draft, and those that it offers. */
  tab: Pick<Draft<JobFields>, "key" | "offered" | "resume" | "discard" | "begin" | "store" | "drop">;
};

/** The draft that this document last kept or forgot: a page that the browser brings back has an older copy. */
let latest: { userId: string; at: string; draft: FormDraft | null } | null = null;

const newerOf = (stored: FormDraft | null, userId: string): FormDraft | null =>
  latest?.userId === userId && !(stored && stored.changed_at > latest.at) ? latest.draft : stored;

// Without a connection the tab keeps it, and the next change or the return of the connection tries again.
const unlessAway = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
};

/**
 * Keeps the form for a new job on the server, one an account, so that it can be gone on with on any device. This tab
 * (use-draft.ts) keeps only what the server has not: while offline, and while an earlier draft waits there for an answer.
 */
export function useKeptForm(form: UseFormReturn<JobFields>, { userId, kind, opened, stored, tab }: KeptFormOptions) {
  const isHydrated = useHydrated();
  const [waiting, setWaiting] = useState(() => newerOf(stored, userId));
  const server = useRef({ key: waiting?.key ?? null, sent: Promise.resolve(), isClosed: false, send: () => {} });
  const isInTab = tab.key === waiting?.key || tab.offered.some((entry) => entry.key === waiting?.key);
  const fields = waiting ? kind.read({ ...opened, ...waiting.fields }) : null;
  // The server keeps one: another would end the one that nobody has looked at.
  const isTaken = fields !== null && !isInTab;
  const { key: tabKey, drop } = tab;
  const now = useRef({ key: tabKey, isTaken });
  useEffect(() => {
    now.current = { key: tabKey, isTaken };
  }, [tabKey, isTaken]);

  useEffect(() => {
    const state = server.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    const send = () => {
      clearTimeout(timer);
      if (!isChanged || state.isClosed || now.current.isTaken) return;
      isChanged = false;
      const fields = differences(kind, form.getValues(), opened);
      if (Object.keys(fields).length === 0) return;
      const sentKey = now.current.key;
      // One after the other: the last one stays.
      state.sent = state.sent.then(async () => {
        if (state.isClosed) return;
        const draft = { key: sentKey, fields: fields as Parameters<typeof keepFormDraft>[0]["fields"] };
        await keepFormDraft(draft)
          .then(() => {
            state.key = sentKey;
            const at = new Date().toISOString();
            latest = { userId, at, draft: { ...draft, changed_at: at } };
            if (!isChanged && sentKey === now.current.key) drop();
          })
          .catch((error: unknown) => {
            isChanged = true;
            unlessAway(error);
          });
      });
    };
    state.send = send;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        isChanged = true;
        clearTimeout(timer);
        timer = setTimeout(send, PAUSE_MS);
      },
    });
    // The phone may end the page as soon as it is out of sight.
    const hide = () => document.visibilityState === "hidden" && send();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", send);
    };
  }, [form, kind, opened, userId, drop]);

  /** The server keeps nothing any more. */
  const forget = async () => {
    const state = server.current;
    await state.sent;
    if (state.key === null) return;
    state.key = null;
    latest = { userId, at: new Date().toISOString(), draft: null };
    await forgetFormDraft().catch(unlessAway);
  };
  const entry =
    isHydrated && waiting && fields && isTaken
      ? [{ id: SERVERS, key: waiting.key, changedAt: waiting.changed_at, fields }]
      : [];
  return {
    offered: [...tab.offered, ...entry],
    resume: (id: string) => {
      if (id !== SERVERS || !waiting) {
        tab.store();
        tab.resume(id);
        return;
      }
      tab.begin(waiting.key);
      form.reset({ ...form.getValues(), ...opened, ...fields }, { keepDefaultValues: true });
      setWaiting(null);
    },
    discard: (id: string) => {
      const dropped = id === SERVERS ? waiting?.key : tab.offered.find((one) => one.id === id)?.key;
      if (id !== SERVERS) tab.discard(id);
      if (dropped === waiting?.key) setWaiting(null);
      // The text typed meanwhile goes into its place.
      if (dropped !== undefined && dropped === server.current.key) void forget().then(() => server.current.send());
    },
    /** It was sent: nothing is kept from now on. */
    close: async () => {
      server.current.isClosed = true;
      if (!isTaken) await forget();
    },
  };
}
