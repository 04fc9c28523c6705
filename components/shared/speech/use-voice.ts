import { useSyncExternalStore } from "react";
import type { Language } from "@/lib/language/i18n/languages";
import { onVoices, voiceFor } from "./voices";

/** Whether this phone can read a language aloud. Voices load late, and nothing may move then. */
export const useVoice = (language: Language): boolean =>
  useSyncExternalStore(
    onVoices,
    () => voiceFor(language) !== null,
    () => false,
  );
