import type { Language } from "@/lib/language/i18n/languages";
import { askForReadings, onReadings, readingFor } from "@/lib/language/translation/client";
import { HIDDEN } from "./hidden";
import { swapWithoutShift } from "./swap-without-shift";

/** A text of typed-html.tsx; without a translation it still waits for one. */
interface Typed {
  element: HTMLElement;
  original: string;
  from: string | undefined;
  translation: string | null;
}

/**
 * Makes the users' texts in ready HTML answer, as PageTextsProvider does for components: asks for the translations that are
 * missing and shows them where that moves nothing, and lets the mark switch all of them to the originals and back.
 * @returns the way to end it.
 */
export function liveTexts(page: HTMLElement, reader: Language): () => void {
  const mark = page.querySelector<HTMLElement>("[data-slot=translation-mark]");
  const button = mark?.querySelector("button");
  // Without a mark there is nothing that could be translated.
  if (!mark || !button) return () => undefined;
  const texts = [...page.querySelectorAll<HTMLElement>("[data-typed]")].map(toTyped);
  const leaving = new AbortController();
  const waiting: (() => void)[] = [];
  // Until the reader chooses, translations appear only where that moves nothing.
  let chosen: "original" | "translation" | null = null;
  let isOriginal = texts.every(({ translation }) => translation === null);

  const part = (name: string) => mark.querySelector(`[data-mark=${name}]`)?.classList;
  let isRough = part("rough")?.contains(HIDDEN) === false;
  const showMark = () => {
    const isThere = texts.some(({ translation }) => translation !== null);
    mark.classList.toggle(HIDDEN, !isThere);
    button.setAttribute("aria-pressed", String(isOriginal));
    part("check")?.toggle(HIDDEN, !isOriginal);
    part("rough")?.toggle(HIDDEN, !isRough);
    part("machine")?.toggle(HIDDEN, isRough);
  };
  const show = ({ element, original, from, translation }: Typed, isTranslated: boolean) => {
    if (translation === null) return;
    element.textContent = isTranslated ? translation : original;
    element.lang = isTranslated ? reader : (from ?? "");
    if (!element.lang) element.removeAttribute("lang");
  };
  const receive = () => {
    for (const text of texts) {
      const reading = text.translation === null ? readingFor(text.original, reader) : null;
      if (!reading) continue;
      text.from ??= reading.sourceLanguage ?? undefined;
      if (reading.unchanged) continue;
      text.translation = reading.text;
      isRough ||= reading.rough;
      if (chosen) show(text, chosen === "translation");
      else
        waiting.push(
          swapWithoutShift(text.element, reading.text, () => {
            show(text, true);
            text.element.classList.add("animate-fade");
            isOriginal = false;
            showMark();
          }),
        );
    }
    showMark();
  };
  const toggle = () => {
    waiting.splice(0).forEach((stop) => stop());
    chosen = isOriginal ? "translation" : "original";
    isOriginal = !isOriginal;
    for (const text of texts) show(text, !isOriginal);
    showMark();
  };

  button.classList.remove(HIDDEN);
  button.addEventListener("click", toggle, { signal: leaving.signal });
  const stop = onReadings(receive);
  // Some may have arrived earlier in this visit.
  receive();
  const open = texts.filter(({ translation }) => translation === null).map(({ original }) => original);
  if (open.length > 0) void askForReadings(open, reader, leaving.signal);
  return () => {
    leaving.abort();
    stop();
    waiting.forEach((end) => end());
  };
}

function toTyped(element: HTMLElement): Typed {
  const shown = element.textContent ?? "";
  const { typed, from } = element.dataset;
  return typed
    ? { element, original: typed, from, translation: shown }
    : { element, original: shown, from: element.lang || undefined, translation: null };
}
