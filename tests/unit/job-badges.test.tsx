import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PromiseBadges } from "@/components/jobs/card/job-badges";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";

const TEXTS = { en, hi };

function badges(language: "en" | "hi", backgroundCheckRequired: boolean, employer_verified: boolean): string[] {
  const job = {
    urgencyLevel: "flexible" as const,
    accommodationProvided: false,
    ...{ backgroundCheckRequired, employer_verified },
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={TEXTS[language]}>
      <PromiseBadges job={job} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) => item!.replaceAll(/<[^>]*>/g, "").trim());
}

test.each([
  [true, false, ["Background check"], ["जाँच होगी"]],
  [false, true, ["Verified"], [hi.employerCard.verified]],
  [true, true, ["Background check", "Verified"], ["जाँच होगी", hi.employerCard.verified]],
  [false, false, [], []],
])("check asked for %s, employer verified %s", (isAsked, isVerified, english, hindi) => {
  expect(badges("en", isAsked, isVerified)).toEqual(english);
  expect(badges("hi", isAsked, isVerified)).toEqual(hindi);
});
