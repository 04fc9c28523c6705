import type { Page } from "@playwright/test";

/** A phone with these voices, which it loads late; what it says is noted in `said`. */
export const givePhone = (page: Page, languages: string[]): Promise<unknown> =>
  page.addInitScript((spoken) => {
    const said: string[] = [];
    let voices: object[] = [];
    const phone = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => void said.splice(0),
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, "speechSynthesis", { value: phone });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
    setTimeout(() => {
      voices = spoken.map((lang) => ({ lang, localService: true }));
      phone.dispatchEvent(new Event("voiceschanged"));
    }, 500);
  }, languages);

/** Its words so far, since the last stop. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
