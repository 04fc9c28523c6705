"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { differences, type DraftEntry } from "@/components/form/draft/draft-entries";
import { useHydrated } from "@/components/ui/use-hydrated";
import { forgetFormDraft, keepFormDraft } from "@/lib/domains/jobs/posting-client";
import type { FormDraft } from "@/lib/domains/jobs/posting-types";
import { ApiError } from "@/lib/platform/http/api-fetch";
import { JOB_DRAFT } from "./job-draft";
import type { JobFields } from "./job-fields";

/** The id under which the server's draft is offered beside those of this tab. */
const SERVERS = "server";
/** Typing that has paused for so long is kept. */
const PAUSE_MS = 1_200;

export type KeptFormOptions = {
  opened: JobFields;
  /** The server's copy when the page was opened. */
  stored: FormDraft | null;
  /** Of this tab's own draft, and those that it offers. */
  tab: {
    key: string;
    offered: readonly DraftEntry<JobFields>[];
    resume: (id: string) => void;
    discard: (id: string) => void;
  };
};

// Without a connection the tab keeps it, and the next change or the return of the connection tries again.
const unlessAway = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
};

/**
 * Keeps the form for a new job on the server, one an account, so that it can be gone on with on any device. This tab keeps it
 * too (use-draft.ts): the server has it only once typing pauses, and not while offline.
 */
export function useKeptForm(form: UseFormReturn<JobFields>, { opened, stored, tab }: KeptFormOptions) {
  const isHydrated = useHydrated();
  const [waiting, setWaiting] = useState(stored);
  const server = useRef({ key: stored?.key ?? null, sent: Promise.resolve(), isClosed: false });
  const key = useRef(tab.key);
  useEffect(() => {
    key.current = tab.key;
  }, [tab.key]);

  useEffect(() => {
    const state = server.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    const send = () => {
      clearTimeout(timer);
      if (!isChanged || state.isClosed) return;
      isChanged = false;
      const fields = differences(JOB_DRAFT, form.getValues(), opened);
      if (Object.keys(fields).length === 0) return;
      const sentKey = key.current;
      // One after the other: the last one stays.
      state.sent = state.sent.then(async () => {
        if (state.isClosed) return;
        await keepFormDraft({ key: sentKey, fields: fields as Parameters<typeof keepFormDraft>[0]["fields"] })
          .then(() => void (state.key = sentKey))
          .catch((error: unknown) => {
            isChanged = true;
            unlessAway(error);
          });
      });
    };
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
  }, [form, opened]);

  /** The server keeps nothing any more. */
  const forget = async () => {
    const state = server.current;
    await state.sent;
    if (state.key === null) return;
    state.key = null;
    await forgetFormDraft().catch(unlessAway);
  };
  const fields = waiting && JOB_DRAFT.read({ ...opened, ...waiting.fields });
  const isInTab = tab.key === waiting?.key || tab.offered.some((entry) => entry.key === waiting?.key);
  const entry =
    isHydrated && waiting && fields && !isInTab
      ? [{ id: SERVERS, key: waiting.key, changedAt: waiting.changed_at, fields }]
      : [];
  return {
    offered: [...tab.offered, ...entry],
    resume: (id: string) => {
      if (id !== SERVERS) return tab.resume(id);
      form.reset({ ...form.getValues(), ...opened, ...fields }, { keepDefaultValues: true });
      setWaiting(null);
    },
    discard: (id: string) => {
      const dropped = id === SERVERS ? waiting?.key : tab.offered.find((one) => one.id === id)?.key;
      if (id === SERVERS) setWaiting(null);
      else tab.discard(id);
      if (dropped !== undefined && dropped === server.current.key) void forget();
    },
    /** It was sent: nothing is kept from now on. */
    close: async () => {
      server.current.isClosed = true;
      await forget();
    },
  };
}
