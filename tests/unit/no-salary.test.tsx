import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AcceptedCard } from "@/components/applications/accepted/accepted-card";
import { JobToApply } from "@/components/applications/apply/job-to-apply";
import { JobDetails } from "@/components/applications/detail/job-details";
import { SummaryTiles } from "@/components/applications/finish/job-summary";
import { Pay } from "@/components/jobs/detail/pay";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import type { Application } from "@/lib/domains/applications/types";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { drawn, wordsOf } from "../support/drawn";
import { sampleJob } from "../support/jobs";

// The link to an application opens it within the page.
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const TEXTS = { en, hi };
const pageOf = (language: "en" | "hi", content: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={TEXTS[language]} timeZone="Asia/Kolkata">
      <ShellTextsProvider texts={{ language, failure: TEXTS[language].errors, shell: TEXTS[language].shell }}>
        {content}
      </ShellTextsProvider>
    </NextIntlClientProvider>,
  );

const nothing = { salaryMin: null, salaryMax: null };
const NoPay = () => <Pay job={nothing} t={useTranslations()} />;
const application: Application = {
  id: "0190-application",
  job_id: "0190-job",
  status: "accepted",
  closed_reason: null,
  gender: "female",
  experience: "2-5 years",
  shift: null,
  start_date: null,
  interview_date: null,
  interview: null,
  profile_image: null,
  voice_note: null,
  voice_seconds: null,
  created_at: "2026-11-20T08:00:00.000Z",
  job: {
    ...nothing,
    id: "0190-job",
    title: "Cook",
    category: "chef-cook",
    status: "open",
    review: null,
    place: null,
    employmentType: "LIVE_OUT_FULL_TIME",
    hoursFrom: null,
    hoursTo: null,
    location: "Pune",
    type: "FULL TIME",
    shift: null,
    salary: null,
    preview_image: null,
    defaultPreviewImageId: null,
    posted_date: "2026-11-19T08:00:00.000Z",
    company_name: "Gupta",
    company_logo: null,
    removed: false,
  },
};

// Cards, the detail and its apply box share Pay; the form and the finish page share SummaryTiles. /applied shows no
// pay.
test.each([
  ["a card and the detail", <NoPay key="" />, "Salary not specified", "वेतन नहीं बताया गया"],
  [
    "the tiles of the form and the finish page",
    <SummaryTiles
      key=""
      job={{ ...nothing, type: "FULL TIME", shift: "Day Shift (7 AM - 7 PM)", hoursFrom: null, hoursTo: null }}
    />,
    "Not Specified",
    "नहीं बताया गया",
  ],
  [
    "an accepted job",
    <AcceptedCard key="" application={application} contact={null} address={null} name="Sunita" />,
    "Salary not specified",
    "वेतन नहीं बताया गया",
  ],
  ["an application", <JobDetails key="" job={application.job} />, "Salary not specified", "वेतन नहीं बताया गया"],
])("%s says so if there is no salary", (_where, content, english, hindi) => {
  expect(pageOf("en", content)).toContain(english);
  expect(pageOf("hi", content)).toContain(hindi);
  expect(pageOf("en", content)).not.toMatch(/₹|null/);
});

test.each(LANGUAGES)("the three tiles have their names, on the form and on the finish page (%s)", async (language) => {
  const { apply } = await loadMessages(language);
  for (const tiles of [<SummaryTiles key="" job={sampleJob} />, <JobToApply key="" job={sampleJob} />]) {
    const html = await drawn(tiles, language);
    const [names, values] = ["dt", "dd"].map((tag) =>
      [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "g"))].map(([part]) => wordsOf(part).trim()),
    );
    expect(names).toEqual([apply.salary, apply.type, apply.shift]);
    expect(values!.filter(Boolean)).toHaveLength(3);
  }
});
