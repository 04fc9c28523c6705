import type { Language } from "@/lib/language/i18n/languages";

const synthesis = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

/** The phone's voices, cached because reading them is slow and a list asks for every card. Empty until they are loaded. */
let loaded: readonly SpeechSynthesisVoice[] = [];

/**
 * A voice of this phone for a language, the Indian one first; null if there is none. Only voices on the phone itself: with
 * others the text would go to a stranger's server, and stop without a network.
 */
export function voiceFor(language: Language): SpeechSynthesisVoice | null {
  if (loaded.length === 0) loaded = synthesis()?.getVoices() ?? [];
  const voices = loaded.filter((voice) => voice.localService && partsOf(voice)[0] === language);
  return voices.find((voice) => partsOf(voice)[1] === "in") ?? voices[0] ?? null;
}

/** Calls back when the phone has loaded its voices, often after the page. @returns a function that unsubscribes. */
export function onVoices(listener: () => void): () => void {
  const speaker = synthesis();
  const reload = () => {
    loaded = [];
    listener();
  };
  speaker?.addEventListener("voiceschanged", reload);
  return () => speaker?.removeEventListener("voiceschanged", reload);
}

/** "hi-IN", on Android also "hi_IN". */
const partsOf = ({ lang }: SpeechSynthesisVoice): string[] => lang.toLowerCase().split(/[-_]/);
