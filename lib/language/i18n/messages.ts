import type en from "@/messages/en.json";
import type { Language } from "./languages";

/** The source catalogue's shape; every other catalogue has the same keys (a test compares them). */
export type Messages = typeof en;

// One static import per language, so that the bundler makes one chunk of each and no other file is ever read.
const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
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
};

/** The catalogue of a language. */
export const loadMessages = async (language: Language): Promise<Messages> => (await LOADERS[language]()).default;
