import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobPage } from "@/components/jobs/detail/job-page";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import { PageTextsProvider } from "@/components/shared/translation/page-texts";
import type { Language } from "@/lib/language/i18n/languages";
import type { Readings } from "@/lib/language/translation/types";
import type { Job } from "@/lib/domains/jobs/types";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

const job: Job = {
  ...sampleJob,
  title: "Cook wanted",
  requirements: ["Cooks for six"],
  specialInstructions: "Ring twice",
};
const rough = (text: string) => ({ text, rough: true, unchanged: false, sourceLanguage: "en" as const });
const LABELS = { machine: "machine", rough: "rough", original: "original" };

async function drawn(shown: Job, language: Language = "hi", known: Readings = {}, isPossible = true): Promise<string> {
  const t = await translatorOf(language);
  return renderToStaticMarkup(
    <ShellTextsProvider texts={{ language, failure: en.errors, shell: hi.shell }}>
      <PageTextsProvider reader={language} known={known} isPossible={isPossible} labels={LABELS}>
        <JobPage {...{ job: shown, t, language }} suits={[]} origin="https://kaam.example" />
      </PageTextsProvider>
    </ShellTextsProvider>,
  );
}

test("a page says what is its reader's: distance, applied, saved", async () => {
  const place = sampleJob.place!;
  const first = await drawn({ ...job, place, distance: { ring: "near", km: 7345 }, saved: true, applied: true });
  expect(first).toMatch(/7,?345[^]*mask-heart-full/);
  expect(first).toContain(hi.jobDetail.applicationSubmitted);
  const other = await drawn({ ...job, place, saved: false, applied: false });
  expect(other).not.toMatch(/7,?345|mask-heart-full/);
  expect(other).toContain(hi.jobDetail.applyNow);
});

test.each(["open", "closed"] as const)("a page says that its job is %s", async (status) => {
  expect(await drawn({ ...job, status }, "en")).toContain(`>${en.options.jobStatus[status]}</span>`);
});

test("a typed text is shown in translation with its language, and as it is without one", async () => {
  const known = { "Ring twice": rough("दो बार घंटी बजाएँ"), "Cooks for six": { ...rough(""), unchanged: true } };
  const html = await drawn(job, "hi", known);
  expect(html).toMatch(/<p lang="hi" dir="auto"[^>]*>दो बार घंटी बजाएँ</);
  expect(html).toMatch(/<span lang="en" dir="auto"[^>]*>Cooks for six</);
  // Nothing is known of the title: it keeps room for a longer translation.
  expect(html).toMatch(/<q lang="en" dir="auto"[^>]*min-h-\[2lh\][^>]*>Cook wanted</);
  expect(await drawn(job, "en", {}, false)).not.toContain("translation-mark");
});

test("what an employer typed is a text and never an element", async () => {
  const html = await drawn({ ...job, title: '<b onclick="x">', company_name: "<i>" });
  expect(html).not.toMatch(/<b on|<i>/);
});

test("every link has its address before the script, the one to WhatsApp too", async () => {
  const html = await drawn(job);
  const links = html.match(/<a\b[^>]*>/g)!;
  expect(links.filter((link) => !/ href="[^"]/.test(link))).toEqual([]);
  const [, text] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html)!;
  expect(decodeURIComponent(text!).split("\n").at(-1)).toBe(`https://kaam.example/jobs/${job.id}`);
});

test("how an employer answers is in sight, not behind 'More'", async () => {
  const employer = { ...job.employer, answers: { answered: 8, of: 10, usually: "day" as const } };
  const html = await drawn({ ...job, employer }, "en");
  const line = "Answers 8 of 10, usually within a day";
  expect(html.split(line)).toHaveLength(2);
  expect(html.indexOf(line)).toBeLessThan(html.indexOf(en.jobDetail.more));
});
