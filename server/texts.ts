import type { Language } from "@/lib/language/i18n/languages";
import * as bn from "@/messages/bn.json";
import * as en from "@/messages/en.json";
import * as gu from "@/messages/gu.json";
import * as hi from "@/messages/hi.json";
import * as kn from "@/messages/kn.json";
import * as ml from "@/messages/ml.json";
import * as mr from "@/messages/mr.json";
import * as pa from "@/messages/pa.json";
import * as ta from "@/messages/ta.json";
import * as te from "@/messages/te.json";

/** Named one by one, so that the bundle has nothing else of the catalogues. */
const CATALOGUES = {
  en: { errors: en.errors, shell: en.shell, notFound: en.notFound },
  hi: { errors: hi.errors, shell: hi.shell, notFound: hi.notFound },
  bn: { errors: bn.errors, shell: bn.shell, notFound: bn.notFound },
  te: { errors: te.errors, shell: te.shell, notFound: te.notFound },
  ta: { errors: ta.errors, shell: ta.shell, notFound: ta.notFound },
  mr: { errors: mr.errors, shell: mr.shell, notFound: mr.notFound },
  gu: { errors: gu.errors, shell: gu.shell, notFound: gu.notFound },
  kn: { errors: kn.errors, shell: kn.shell, notFound: kn.notFound },
  ml: { errors: ml.errors, shell: ml.shell, notFound: ml.notFound },
  pa: { errors: pa.errors, shell: pa.shell, notFound: pa.notFound },
} satisfies Record<Language, object>;

const forEach = <T>(read: (catalogue: (typeof CATALOGUES)["en"]) => T): Record<Language, T> =>
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
