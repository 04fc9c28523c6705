import { expect, test } from "vitest";
import { tapped } from "@/components/jobs/form/controls/requirements-control";
import { requirementInWords } from "@/components/jobs/requirement-words";
import { CATEGORIES } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";
import { optionKey } from "@/lib/core/option-key";
import { tasksFor } from "@/lib/domains/jobs/fact-options";

import { REQUIREMENTS, requirementsFor } from "@/lib/domains/jobs/requirement-options";
import { FIELD_SCHEMAS } from "@/lib/domains/jobs/rules-schema";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { CATALOGUE } from "../../prisma/seed/jobs/catalogue";
import { chosenFor } from "../../prisma/seed/jobs/chips";
import { demoRows } from "../../prisma/seed/rows";
import { UNSEEN } from "../support/unseen-requirements";

test.each(CATEGORIES)("%s: 12 to 20 requirements and duties to tap, each once", (category) => {
  const offered = [...requirementsFor(category), ...tasksFor(category)];
  expect(offered.length).toBeGreaterThanOrEqual(12);
  expect(offered.length).toBeLessThanOrEqual(20);
  expect(new Set(offered).size).toBe(offered.length);
});

test.each(LANGUAGES)("each requirement has its words in %s, and English says the stored sentence", async (language) => {
  const t = await translatorOf(language);
  const { requirements } = await loadMessages(language);
  expect(Object.keys(requirements).sort()).toEqual(REQUIREMENTS.map(optionKey).sort());
  for (const requirement of REQUIREMENTS) {
    const words = requirementInWords(requirement, t);
    expect(words === requirement, requirement).toBe(language === "en");
  }
  expect(new Set(Object.values(requirements)).size).toBe(REQUIREMENTS.length);
});

test("a chosen sentence is recognised however it was typed, another one is not", async () => {
  const t = await translatorOf("hi");
  expect(requirementInWords("comes on time.", t)).toBe("समय पर आना");
  expect(requirementInWords("समय पर आना", t)).toBe("समय पर आना");
  for (const typed of ["Comes on time, or else", "रोज़ आना", "", "…", "requirements"])
    expect(requirementInWords(typed, t), typed).toBeNull();
});

test("a tap puts a sentence on a line of its own beside the typed ones, a second one takes it away", () => {
  expect(tapped("", "Comes on time")).toBe("Comes on time");
  expect(tapped("Loves pickles\n\n", "Comes on time")).toBe("Loves pickles\nComes on time");
  expect(tapped("comes on time.\nLoves pickles", "Comes on time")).toBe("Loves pickles");
});

test("'Requirements are required' is met by a chosen sentence as by a typed one", () => {
  const { edit } = FIELD_SCHEMAS.requirements.rules;
  for (const given of [["Comes on time"], "Loves pickles\nComes on time"])
    expect(edit.safeParse(given).success).toBe(true);
  expect(edit.safeParse([]).success).toBe(false);
});

const demo = demoRows(new Date("2026-11-26T09:30:00Z"));

/** Whether what means the same is offered for a kind of work. */
const isOffered = (category: (typeof CATEGORIES)[number], chosen: string | undefined): boolean =>
  isOneOf(requirementsFor(category), chosen) || isOneOf(tasksFor(category), chosen);

test("four fifths of the demonstration's requirements have a chip of their meaning", () => {
  const open = demo.jobs.filter(({ status }) => status === "open");
  const templates = CATALOGUE.flatMap(({ category, jobs }) => jobs.map((job) => ({ category, ...job })));
  // As they were typed before there were chips: by the title of their template.
  const typed = open.flatMap(({ title }) => {
    const template = templates.find((one) => one.title === title);
    return template ? template.requirements.slice(0, 1).map((text) => ({ category: template.category, text })) : [];
  });
  expect(typed.length).toBeGreaterThan(130);
  const covered = typed.filter(({ category, text }) => isOffered(category, chosenFor(text)));
  expect(covered.length / typed.length).toBeGreaterThanOrEqual(0.8);
});

test("no requirement of a template has a chip that is not offered for its kind of work", () => {
  const faults = CATALOGUE.flatMap(({ category, jobs }) =>
    jobs
      .flatMap(({ requirements }) =>
        requirements.filter((text) => chosenFor(text) !== undefined && !isOffered(category, chosenFor(text))),
      )
      .map((text) => `${category}: ${text} → ${chosenFor(text)}`),
  );
  expect(faults).toEqual([]);
});

test("four fifths of a hundred requirements that nobody wrote the chips for have one", () => {
  expect(UNSEEN).toHaveLength(100);
  const covered = UNSEEN.filter(({ category, chip }) => chip !== null && isOffered(category, chip));
  expect(UNSEEN.filter(({ category, chip }) => chip !== null && !isOffered(category, chip))).toEqual([]);
  expect(covered.length).toBeGreaterThanOrEqual(80);
});
