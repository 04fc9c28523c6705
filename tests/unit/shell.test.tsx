import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NAVIGATION } from "@/components/shell/navigation";
import { Navigation } from "@/components/shell/navigation-list";

const entries = (waiting: number, segments: readonly string[] = ["applied"]) =>
  renderToStaticMarkup(
    <Navigation
      audience="worker"
      place="bottom"
      segments={segments}
      waiting={waiting}
      texts={{ entries: NAVIGATION.worker.map(({ id }) => id), more: "More", waiting: "99 wait" }}
    />,
  );

test("exactly the current entry is marked", () => {
  const marked = [...entries(0).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('href="/applied"');
});

test("what waits is a number with words, and nothing is said of none", () => {
  expect(entries(2)).toMatch(/>2<[^]*>2 wait</);
  expect(entries(212)).toMatch(/>212<[^]*>212 wait</);
  expect(entries(1_000)).toContain(">999+<");
  expect(entries(0)).not.toContain("wait");
});
