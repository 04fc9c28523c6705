"use client";

import { DraftOffers } from "@/components/form/draft/draft-offers";
import type { DraftEntry } from "@/components/form/draft/use-draft";
import type { JobFields } from "./job-fields";

export interface JobDraftOffersProps {
  draft: {
    offered: readonly DraftEntry<JobFields>[];
    resume: (id: string) => void;
    discard: (id: string) => void;
  };
  title: string;
  text: string;
  /** Label of a draft without a title. */
  untyped?: string;
}

/** The other unfinished drafts of the form, if any. */
export function JobDraftOffers({ draft, title, text, untyped = "" }: JobDraftOffersProps) {
  if (draft.offered.length === 0) return null;
  const drafts = draft.offered.map(({ id, changedAt, fields }) => ({ id, changedAt, label: fields.title ?? untyped }));
  return <DraftOffers title={title} text={text} drafts={drafts} onResume={draft.resume} onDiscard={draft.discard} />;
}
