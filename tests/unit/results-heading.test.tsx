import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readFilters } from "@/components/jobs/list/job-filters";
import { ResultsHeading } from "@/components/jobs/list/results-heading";
import { toPlaceItem } from "@/lib/language/places/rows";
import { placeById } from "@/lib/language/places/table";
import hi from "@/messages/hi.json";

test("a list for a place where nothing is begins by saying the place that was understood", () => {
  const place = toPlaceItem(placeById("kochi")!, "hi");
  const understood = {
    ...{ categories: ["chef-cook" as const], near: [], place, corrected: null, hours: null, type: null },
    ...{ pay_from: null, living_in: null, meals: false },
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="hi" messages={hi} timeZone="Asia/Kolkata">
      <ResultsHeading
        filters={readFilters((name) => (name === "search" ? "cook kochi" : null))}
        counted={{ count: 0, hasMore: false, isNear: false, understood }}
        place={null}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toMatch(new RegExp(`<h2[^>]*>${place.name} के पास`));
});
