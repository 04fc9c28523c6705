import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { cardTexts, cardViews } from "@/components/jobs/card/card-view";
import { JobCard as Card } from "@/components/jobs/card/job-card";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import en from "@/messages/en.json";
import { EMPLOYER_MARKS } from "@/lib/domains/users/mark-options";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import type { JobCard } from "@/lib/domains/jobs/types";
import { sampleJob } from "../support/jobs";
import { wordsOf } from "../support/drawn";
import { translatorOf } from "../support/translator";

/** Everything that a card can show at once. */
const fullest: JobCard = {
  ...sampleJob,
  preview_image: "01234567-89ab-4cde-8f01-23456789abcd.webp",
  ...{ employer_verified: true, employer_mark: "checked" },
  meals: ["lunch", "dinner"],
  posted_date: new Date().toISOString(),
  distance: { ring: "near", km: 12 },
};

const drawn = async (job: JobCard, language: Language = "en"): Promise<string> => {
  const t = await translatorOf(language);
  const [view] = await cardViews([job], { kind: "apply", language });
  return renderToStaticMarkup(
    <ShellTextsProvider texts={{ language: "en", failure: en.errors, shell: en.shell }}>
      <Card job={view!} texts={cardTexts(t)} />
    </ShellTextsProvider>,
  );
};

test("the fullest card has at most 20 elements, and says all that is given", async () => {
  const html = await drawn({ ...fullest, accommodationProvided: true, urgencyLevel: "immediate", applications: 12 });
  expect(html).toMatch(/^<article/);
  expect(html.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(20);
  for (const text of [
    "2 meals a day",
    " · Sunday off",
    "Place to stay",
    "Pune · about 12 km",
    "Urgent",
    "Checked by KaamSetu",
  ])
    expect(html).toContain(text);
  expect(html).toContain("12 applied · Posted today");
});

test("has these lines and no other: why a job suits is told on its own page", async () => {
  const job: JobCard & { reasons: string[] } = {
    ...fullest,
    ...{ urgencyLevel: "immediate", accommodationProvided: true, applications: 12 },
    reasons: ["the pay you asked for"],
  };
  expect(
    wordsOf(await drawn(job))
      .trim()
      .split("\n"),
  ).toEqual([
    ...["Driver, live-in", "Urgent"],
    ...["₹18,000", " / month"],
    "Pune · about 12 km",
    ...["Day · Sunday off", "2 meals a day", "Place to stay"],
    ...["Sharma Household", "Checked by KaamSetu"],
    "12 applied · Posted today",
    "Apply for Position",
  ]);
});

test.each(["immediate", "within_week"] as const)("says how urgent it is: %s", async (urgencyLevel) => {
  expect(await drawn({ ...fullest, urgencyLevel })).toContain(`>${en.options.urgencyLevel[urgencyLevel]}<`);
});

test("what an employer typed is a text and never an element", async () => {
  const html = await drawn({ ...fullest, place: null, location: `<b onclick="x">\uE000action\uE000` });
  expect(html).not.toContain("<b on");
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;\uE000action\uE000");
});

test.each(EMPLOYER_MARKS)(
  "says the mark %s of the employer in words, in ten languages",
  async (employer_mark) => {
    for (const language of LANGUAGES) {
      const t = await translatorOf(language);
      expect(await drawn({ ...fullest, employer_mark }, language)).toContain(
        `>${t(`employerCard.mark.${employer_mark}`)}<`,
      );
    }
    // Ten catalogues are read for it.
  },
  30_000,
);

test("says who offers the job: by name, or a household that gave none", async () => {
  expect(await drawn({ ...fullest, company_name: "Kulkarni family" })).toContain(">Kulkarni family<");
  expect(await drawn({ ...fullest, company_name: null })).toContain(">A household<");
});

test("what was posted yesterday cannot be read as tomorrow, and an older day is told too", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  expect(await drawn({ ...fullest, posted_date: daysAgo(1) }, "hi")).toContain(" · कल डाला गया<");
  expect(await drawn({ ...fullest, posted_date: daysAgo(9) })).toMatch(/ · Posted \d{1,2} [A-Z][a-z]{2}</);
});
