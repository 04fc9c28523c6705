import { expect, test } from "vitest";
import { z } from "zod";
import {
  encodeCursor,
  isText,
  nextLink,
  pageQuery,
  pageQueryOf,
  sortedPageQuery,
  textValue,
  toPage,
} from "@/lib/platform/http/pagination";

const id = "01a1fd6b-793e-712b-beda-6061c0264fa3";
const byTime = z.object(pageQuery);

test("a cursor survives encoding and decoding", () => {
  const cursor = { value: "2026-11-21T09:24:01.470Z", id };
  expect(byTime.parse({ cursor: encodeCursor(cursor) })).toEqual({ limit: 24, cursor });
  const count = { value: "17", id };
  expect(z.object(sortedPageQuery).parse({ cursor: encodeCursor(count) }).cursor).toEqual(count);
});

test("a cursor holds the longest text in any script, and none that PostgreSQL would refuse", () => {
  const byTitle = z.object(pageQueryOf(isText));
  const cursor = { value: textValue(`${"क".repeat(117)}|%~`), id };
  expect(byTitle.parse({ cursor: encodeCursor(cursor) }).cursor).toEqual(cursor);
  for (const value of ["%00", "%", "%E0", "%41"]) {
    expect(byTitle.safeParse({ cursor: encodeCursor({ value, id }) }).success).toBe(false);
  }
});

test.each([
  "",
  "%%%",
  "abc",
  btoa("2026-11-21T09:24:01.470Z|not-an-id"),
  btoa(`yesterday|${id}`),
  btoa(`17|${id}`),
  btoa(`2026-99-99T00:00:00Z|${id}`),
])("%j is not a cursor of a list sorted by time", (cursor) => {
  expect(byTime.safeParse({ cursor }).success).toBe(false);
});

test("the extra row proves a next page and is not shown", () => {
  const rows = [1, 2, 3].map((number) => ({ id: `${number}`, at: number }));
  const page = toPage(
    rows,
    2,
    (row) => row.at,
    (row) => row.id,
  );
  expect(page.items).toEqual(["1", "2"]);
  expect(atob(page.nextCursor!)).toBe("2|2");
  expect(
    toPage(
      rows,
      3,
      (row) => row.at,
      (row) => row.id,
    ).nextCursor,
  ).toBeNull();
});

test("the next page keeps the filters", () => {
  const url = new URL("http://localhost/api/jobs?search=cook&cursor=old");
  expect(nextLink(url, "new")).toEqual({ Link: '</api/jobs?search=cook&cursor=new>; rel="next"' });
  expect(nextLink(url, null)).toEqual({});
});
