/** The dictionary speaks the catalogues' words, and neither shows a caste, an insult or an illegal thing. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/language/i18n/languages";
import { hasForm } from "../support/word-forms";

type Indic = Exclude<Language, "en">;
type Tree = { readonly [key: string]: string | Tree };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Tree;
const dictionaryOf = (language: Indic) =>
  read(`lib/language/translation/dictionary/${language}.json`) as Record<string, string>;

function* texts(tree: Tree): Generator<string> {
  for (const value of Object.values(tree)) {
    if (typeof value === "string") yield value;
    else yield* texts(value);
  }
}

/** Entries of the dictionary and the texts that have the same term. */
const TERMS = {
  accommodation: "options.benefit.accommodation",
  "accommodation provided": "jobs.card.accommodationProvided",
  "auto rickshaw": "profile.skill.auto_rickshaw",
  breakfast: "options.meal.breakfast",
  carpenter: "options.category.carpenter",
  cleaner: "options.category.cleaner",
  cook: "options.category.chef-cook",
  "day shift": "options.shift.day_shift_7_am_7_pm",
  dinner: "options.meal.dinner",
  driver: "options.category.driver",
  dusting: "options.task.dusting",
  "elderly care": "options.category.elderly-care",
  electrician: "options.category.electrician",
  employer: "options.role.employer",
  "festival bonus": "options.benefit.festival_bonus",
  "flexible hours": "options.benefit.flexible_hours",
  "full-time": "options.jobType.full_time",
  gardener: "options.category.gardener",
  "health insurance": "options.benefit.health_insurance",
  "house cleaning": "profile.skill.house_cleaning",
  housekeeper: "options.category.housekeeper",
  laundry: "profile.skill.laundry",
  "live-in": "jobs.filters.livingIn",
  lunch: "options.meal.lunch",
  mason: "options.category.mason",
  "meals included": "options.benefit.meals_included",
  mechanic: "options.category.mechanic",
  mopping: "options.task.mopping",
  nanny: "options.category.nanny-babysitter",
  "night shift": "options.shift.night_shift_7_pm_7_am",
  painter: "options.category.painter",
  "part-time": "options.jobType.part_time",
  "personal assistant": "options.category.personal-assistant",
  "personal driver": "options.category.personal-driver",
  plumber: "options.category.plumber",
  "security guard": "options.category.security-guard",
  sweeping: "options.task.sweeping",
  "tamil nadu": "options.region.tamil_nadu",
  "washing clothes": "options.task.clothes",
  "washing dishes": "options.task.dishes",
  "watering plants": "options.task.watering",
  welder: "options.category.welder",
} as const;

/** Castes and insults by which workers are called, and words for illegal things. */
const FORBIDDEN: Record<Indic, string> = {
  hi: "भंगी मेहतर चमार डोम नौकर नौकरानी हवाला ठेका",
  bn: "মেথর ডোম চাকর চাকরানি ঝি হাওয়ালা",
  te: "పాకీవాడు పనివాడు పనిమనిషి నౌకరు హవాలా",
  ta: "தோட்டி சக்கிலி வேலைக்காரி வேலைக்காரன் ஹவாலா",
  mr: "भंगी महार नोकर नोकराणी मोलकरीण हवाला",
  gu: "ભંગી નોકર નોકરાણી હવાલા હવાલો",
  kn: "ಜಲಗಾರ ಹೊಲೆಯ ಆಳು ಜೀತ ಜೀತದಾಳು ಹವಾಲಾ",
  ml: "ആശാരി തോട്ടി പുലയൻ വേലക്കാരി വേലക്കാരൻ ഹവാല",
  pa: "ਚੂਹੜਾ ਨੌਕਰ ਨੌਕਰਾਣੀ ਹਵਾਲਾ ਠੇਕਾ",
};

const forbiddenIn = (language: Indic, text: string): string[] => {
  const words = new Set(text.split(/[^\p{L}\p{M}\u200c\u200d]+/u));
  return FORBIDDEN[language].split(" ").filter((word) => words.has(word));
};

describe.each(Object.keys(FORBIDDEN) as Indic[])("%s", (language) => {
  const catalogue = read(`messages/${language}.json`);
  const dictionary = dictionaryOf(language);

  test.each(Object.entries(TERMS))("%s is called as in the catalogue", (term, key) => {
    const label = key.split(".").reduce<Tree | string>((tree, part) => (tree as Tree)[part]!, catalogue) as string;
    // "रसोइया / कुक", "घर का काम (हाउसकीपर)": any of the names.
    const names = label.split(/[()/]/).filter((name) => name.trim() !== "");
    expect(
      names.filter((name) => hasForm(dictionary[term]!, name.trim())),
      `${dictionary[term]!} – ${label}`,
    ).not.toEqual([]);
  });

  test("no forbidden word is shown", () => {
    const shown = [...Object.values(dictionary), ...texts(catalogue)];
    expect(shown.length).toBeGreaterThan(2_500);
    expect(shown.filter((text) => forbiddenIn(language, text).length > 0)).toEqual([]);
  });
});

test("a forbidden word is found among others, not inside one", () => {
  expect(forbiddenIn("hi", "नौकर चाहिए")).toEqual(["नौकर"]);
  expect(forbiddenIn("hi", "पक्की नौकरी")).toEqual([]);
});
