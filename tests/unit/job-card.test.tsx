import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { cardTexts, cardViews } from "@/components/jobs/card/card-view";
import { JobCard as Card } from "@/components/jobs/card/job-card";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import en from "@/messages/en.json";
import { reasonsInLines } from "@/components/jobs/suits/reason-words";
import type { SuitingJob } from "@/lib/domains/jobs/suits-types";
import type { JobCard } from "@/lib/domains/jobs/types";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

/** Everything that a card can show at once. */
const fullest: JobCard = {
  ...sampleJob,
  preview_image: "01234567-89ab-4cde-8f01-23456789abcd.webp",
  employer_verified: true,
  meals: ["lunch", "dinner"],
  posted_date: new Date().toISOString(),
  distance: { ring: "near", km: 12 },
};

const found: SuitingJob = {
  job: { ...fullest, accommodationProvided: true },
  reasons: [
    { by: "kind", isMet: true },
    { by: "place", isMet: true },
    { by: "pay", isMet: true, rupees: 3000 },
    { by: "hours", isMet: false },
    { by: "languages", isMet: true },
  ],
};

const drawn = async (job: JobCard, note?: string): Promise<string> => {
  const t = await translatorOf("en");
  const [view] = await cardViews([{ job, ...(note ? { note } : {}) }], { kind: "apply", language: "en" });
  return renderToStaticMarkup(
    <ShellTextsProvider texts={{ language: "en", failure: en.errors, shell: en.shell }}>
      <Card job={view!} texts={cardTexts(t)} />
    </ShellTextsProvider>,
  );
};

test("the fullest card has at most 20 elements, and says all that is given", async () => {
  const html = await drawn(fullest, reasonsInLines(found, await translatorOf("en")));
  expect(html).toMatch(/^<article/);
  expect(html.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(20);
  for (const text of ["2 meals a day", "Sunday off", "Place to stay", "Today", "Pune · about 12 km", "Suits you"])
    expect(html.replaceAll("\u00a0", " ")).toContain(text);
});

test("what an employer typed is a text and never an element", async () => {
  const html = await drawn({ ...fullest, place: null, location: `<b onclick="x">\uE000action\uE000` });
  expect(html).not.toContain("<b on");
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;\uE000action\uE000");
});

test("the reasons begin with what is against it, and a line breaks only between them", async () => {
  const lines = reasonsInLines(found, await translatorOf("en"));
  expect(lines.split(" ").map((part) => part.replaceAll("\u00a0", " "))).toEqual([
    "Suits you: 4 of 5",
    "· but other hours",
    "· ₹3,000 more than you asked for",
    "· your language",
    "· your kind of work",
    "· about 12 km",
  ]);
});
