import type en from "@/messages/en.json";
import type { Language } from "./languages";

/** The source catalogue's shape; every other catalogue has the same keys (a test compares them). */
export type Messages = typeof en;

// One static import per language, so that the bundler makes one chunk of each and no other file is ever read.
const LOADERS = {
  en: () => import("@/messages/en.json"),
  hi: () => import("@/messages/hi.json"),
  bn: () => import("@/messages/bn.json"),
  te: () => import("@/messages/te.json"),
  ta: () => import("@/messages/ta.json"),
  mr: () => import("@/messages/mr.json"),
  gu: () => import("@/messages/gu.json"),
  kn: () => import("@/messages/kn.json"),
  ml: () => import("@/messages/ml.json"),
  pa: () => import("@/messages/pa.json"),
} as const;

/** Languages whose catalogue is complete. */
export type DisplayLanguage = keyof typeof LOADERS;
export const DISPLAY_LANGUAGES = Object.keys(LOADERS) as DisplayLanguage[];

/** The language in which the interface can be shown: the wanted one, or Hindi where that has no catalogue yet. */
export const displayLanguage = (wish: Language): DisplayLanguage =>
  wish in LOADERS ? (wish as DisplayLanguage) : "hi";

/** The catalogue of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[displayLanguage(language)]()).default as Messages;
}
