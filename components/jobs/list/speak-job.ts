import type { ShellTexts } from "@/components/shared/shell-texts";
import { isSpeaking, onSpeaking, speak, stopSpeaking } from "@/components/shared/speech/speaker";
import { showToast } from "@/components/ui/toast";
import type { Language } from "@/lib/language/i18n/languages";
import { fetchSpeech } from "@/lib/domains/jobs/cards-client";

/**
 * Reads a job aloud, or stops. A card's sentences are fetched when asked for: a list has many cards and few are listened to.
 * @param button with the job's id, on its page also with the sentences; it came as HTML, so its look is changed here.
 */
export async function speakJob(
  button: HTMLElement,
  language: Language,
  texts: ShellTexts["shell"]["speech"],
  problemText: (error: unknown) => string,
): Promise<void> {
  const id = button.dataset.speak ?? "";
  if (isSpeaking(id)) return stopSpeaking(id);
  try {
    const given = button.dataset.sentences;
    const sentences = given ? (JSON.parse(given) as string[]) : (await fetchSpeech(id)).sentences;
    // The reader may have left the list meanwhile.
    if (!button.isConnected) return;
    speak(id, sentences, language, () => showToast({ title: texts.failed, variant: "destructive" }));
  } catch (error) {
    showToast({ title: problemText(error), variant: "destructive" });
    return;
  }
  const show = () => {
    const isOn = isSpeaking(id);
    button.setAttribute("aria-label", isOn ? texts.stop : texts.listen);
    button.classList.toggle("mask-silence", isOn);
    button.classList.toggle("mask-speaker", !isOn);
    if (!isOn) stop();
  };
  const stop = onSpeaking(show);
  show();
}
