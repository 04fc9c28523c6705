import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PromiseBadges } from "@/components/jobs/card/job-badges";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { translatorOf } from "../support/translator";

async function badges(
  language: "en" | "hi",
  backgroundCheckRequired: boolean,
  employer_verified: boolean,
  backgroundCheckTypes = ["Identity Verification"],
) {
  const job = {
    urgencyLevel: "flexible" as const,
    accommodationProvided: false,
    ...{ backgroundCheckRequired, backgroundCheckTypes, employer_verified },
  };
  const html = renderToStaticMarkup(<PromiseBadges job={job} t={await translatorOf(language)} />);
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) => item!.replaceAll(/<[^>]*>/g, "").trim());
}

test.each([
  [true, false, ["Background check"], ["जाँच होगी"]],
  [false, true, ["Verified"], [hi.employerCard.verified]],
  [true, true, ["Background check", "Verified"], ["जाँच होगी", hi.employerCard.verified]],
  [false, false, [], []],
])("check asked for %s, employer verified %s", async (isAsked, isVerified, english, hindi) => {
  expect(await badges("en", isAsked, isVerified)).toEqual([en.options.urgencyLevel.flexible, ...english]);
  expect(await badges("hi", isAsked, isVerified)).toEqual([hi.options.urgencyLevel.flexible, ...hindi]);
});

test("a check of which nobody says what is checked is not shown", async () => {
  expect(await badges("en", true, false, [])).toEqual([en.options.urgencyLevel.flexible]);
});
