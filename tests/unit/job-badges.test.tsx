import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PromiseBadges } from "@/components/jobs/card/job-badges";
import type { EmployerMark } from "@/lib/domains/users/mark-options";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { translatorOf } from "../support/translator";

async function badges(
  language: "en" | "hi",
  backgroundCheckRequired: boolean,
  employer_mark: EmployerMark,
  backgroundCheckTypes = ["Identity Verification"],
) {
  const job = {
    urgencyLevel: "flexible" as const,
    accommodationProvided: false,
    ...{ backgroundCheckRequired, backgroundCheckTypes, employer_mark },
  };
  const html = renderToStaticMarkup(<PromiseBadges job={job} t={await translatorOf(language)} />);
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) => item!.replaceAll(/<[^>]*>/g, "").trim());
}

test.each([
  [true, "new", ["Background check", "New here, not checked yet"], ["जाँच होगी", hi.employerCard.mark.new]],
  [false, "checked", ["Checked by KaamSetu"], [hi.employerCard.mark.checked]],
  [true, "number", ["Background check", "Number confirmed"], ["जाँच होगी", hi.employerCard.mark.number]],
  [false, "unchecked", ["Not checked yet"], [hi.employerCard.mark.unchecked]],
] as const)("check asked for %s, employer's mark %s", async (isAsked, mark, english, hindi) => {
  expect(await badges("en", isAsked, mark)).toEqual([en.options.urgencyLevel.flexible, ...english]);
  expect(await badges("hi", isAsked, mark)).toEqual([hi.options.urgencyLevel.flexible, ...hindi]);
});

test("a check of which nobody says what is checked is not shown", async () => {
  expect(await badges("en", true, "checked", [])).toEqual([en.options.urgencyLevel.flexible, "Checked by KaamSetu"]);
});
