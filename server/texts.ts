import type { Language } from "@/lib/language/i18n/languages";
import bn from "@/messages/bn.json";
import en from "@/messages/en.json";
import gu from "@/messages/gu.json";
import hi from "@/messages/hi.json";
import kn from "@/messages/kn.json";
import ml from "@/messages/ml.json";
import mr from "@/messages/mr.json";
import pa from "@/messages/pa.json";
import ta from "@/messages/ta.json";
import te from "@/messages/te.json";

const CATALOGUES = { en, hi, bn, te, ta, mr, gu, kn, ml, pa } satisfies Record<Language, object>;

const forEach = <T>(read: (catalogue: typeof en) => T): Record<Language, T> =>
  Object.fromEntries(Object.entries(CATALOGUES).map(([language, catalogue]) => [language, read(catalogue)])) as Record<
    Language,
    T
  >;

/** The text for each status, from the catalogues. */
export const TEXTS = forEach(({ errors }) => ({
  400: { code: "invalid", title: errors.title400, text: errors.invalid_json },
  405: { code: "method_not_allowed", title: errors.title405, text: errors.method_not_allowed },
  503: { code: "unavailable", title: errors.title503, text: errors.unavailable },
}));

/** The label of the pages' one link. */
export const ACTIONS = forEach(({ shell, notFound }) => ({
  tryAgain: shell.error.tryAgain,
  goHome: notFound.goHome,
}));
