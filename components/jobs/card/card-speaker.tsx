"use client";

import { useLocale, useTranslations } from "next-intl";
import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { SpeakButton } from "@/components/shared/speech/speak-button";
import type { JobCard } from "@/lib/jobs/types";

/**
 * Reads a card's job aloud. Composed when asked for: a list has many cards and few are listened to. It covers the end of the main
 * button, whose text leaves room for it.
 */
export function CardSpeaker({ job }: { job: JobCard }) {
  const t = useTranslations();
  const language = useLocale();
  return (
    <SpeakButton
      sentences={() => composeSpeech(job, language, t)}
      describedBy={`job-${job.id}`}
      className="ring-card end-16.5 bottom-2.5 rounded-lg ring-4 sm:end-17 sm:bottom-3"
    />
  );
}
