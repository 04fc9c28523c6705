import { expect, test } from "vitest";
import { cardsHtml } from "@/components/jobs/card/cards-html";
import { jobHtml, type JobReader } from "@/components/jobs/detail/job-html";
import type { Job } from "@/lib/domains/jobs/types";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { sampleJob } from "../support/jobs";

const job: Job = {
  ...sampleJob,
  title: "Cook wanted",
  requirements: ["Cooks for six"],
  specialInstructions: "Ring twice",
};
const hindi: JobReader = { language: "hi", known: {}, isPossible: true, origin: "https://kaam.example" };
const rough = (text: string) => ({ text, rough: true, unchanged: false, sourceLanguage: "en" as const });

test("one reader's page has nothing of the reader's before", async () => {
  const place = sampleJob.place!;
  const first = await jobHtml(
    { ...job, place, distance: { ring: "near", km: 7345 }, saved: true, applied: true, applications: 4178 },
    hindi,
  );
  expect(first).toMatch(/7,?345[^]*4,?178[^]*mask-heart-full/);
  const other = await jobHtml({ ...job, place, saved: false, applied: false, applications: 7 }, hindi);
  expect(other).not.toMatch(/7,?345|4,?178|mask-heart-full/);
  expect(other).not.toContain(hi.jobDetail.applicationSubmitted);
  expect(other).toContain(hi.jobDetail.applyNow);
});

test("a changed job, another language and a translation each are another page", async () => {
  expect(await jobHtml({ ...job, requirements: ["Cooks for ten"] }, hindi)).toContain("Cooks for ten");
  expect(await jobHtml(job, { ...hindi, language: "en" })).toContain(en.jobDetail.applyNow);
  const translated = await jobHtml(job, { ...hindi, known: { "Ring twice": rough("दो बार घंटी बजाएँ") } });
  expect(translated).toContain(">दो बार घंटी बजाएँ<");
});

test("a text says what the browser has to do with it", async () => {
  const known = { "Ring twice": rough("दो बार घंटी बजाएँ"), "Cooks for six": { ...rough(""), unchanged: true } };
  const html = await jobHtml(job, { ...hindi, known });
  expect(html).toMatch(/<p lang="hi" dir="auto" data-typed="Ring twice" data-from="en"[^>]*>दो बार घंटी बजाएँ</);
  expect(html).toMatch(/<span lang="en" dir="auto" class="block">Cooks for six</);
  // Nothing is known of the title.
  expect(html).toMatch(/<q lang="en" dir="auto" data-typed=""[^>]*>Cook wanted</);
  const english = await jobHtml(job, { ...hindi, language: "en", isPossible: false });
  expect(english).not.toMatch(/data-typed|translation-mark/);
});

test("what an employer typed is a text and never an element", async () => {
  const html = await jobHtml({ ...job, title: '<b onclick="x">', company_name: "<i>" }, hindi);
  expect(html).not.toMatch(/<b on|<i>/);
});

test("every link has its address before the script, the one to WhatsApp too", async () => {
  const html = await jobHtml(job, hindi);
  const links = html.match(/<a\b[^>]*>/g)!;
  expect(links.filter((link) => !/ href="[^"]/.test(link))).toEqual([]);
  const [, text] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html)!;
  expect(decodeURIComponent(text!).split("\n").at(-1)).toBe(`https://kaam.example/jobs/${job.id}`);
});

test("no typed text is taken for a place to fill, whatever stands in the database", async () => {
  const hostile = '\u{E000}action\u{E000}\u{E000}constructor\u{E000}" onclick="x';
  const place = { ...sampleJob.place!, typed: hostile };
  const texts = { title: hostile, location: hostile, shift: hostile, company_name: hostile, requirements: [hostile] };
  const html = await jobHtml({ ...job, ...texts, place, specialInstructions: hostile }, hindi);
  const [card] = await cardsHtml([{ job: { ...sampleJob, ...texts } }], { kind: "apply", language: "hi" });
  for (const made of [html, card!.html]) {
    const values = [...made.matchAll(/="([^"]*)"/g)].map(([, value]) => value!);
    expect(made).toContain("\u{E000}action\u{E000}");
    expect(values.filter((value) => /<|native code/.test(value))).toEqual([]);
    expect(made.replaceAll(/="[^"]*"/g, "")).not.toMatch(/<[^>]*onclick/);
    expect(made).not.toContain("native code");
  }
});
