import "../support/raised-limits";
import { describe, expect, test } from "vitest";
import { allOperations, openBrowser } from "../support/browser";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const operations = (await allOperations()).map((name) => name.split(" ") as [string, string]);
const paths = [...new Set(operations.map(([, path]) => path))].filter(
  (path) => path !== "/api/[...path]" && path !== "/session-ended",
);
const servedAt = (path: string) => operations.filter(([, at]) => at === path).map(([method]) => method);
/** Any id will do: whoever asks for what is not served is told so before anything is looked for. */
const addressOf = (path: string) => path.replace("[...nextauth]", "session").replaceAll(/\[\w+\]/g, "anything");

test("there is something to ask", () => {
  expect(paths.length).toBeGreaterThan(35);
});

describe.each(paths)("%s", (path) => {
  const served = servedAt(path);
  const allowed = METHODS.filter((method) => served.includes(method))
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .concat("OPTIONS")
    .join(", ");

  test("refuses every method that it does not serve, and names those that it does", async () => {
    const browser = openBrowser({ language: "en" });
    for (const method of METHODS.filter((method) => !served.includes(method))) {
      const answer = await browser.call(method, addressOf(path));
      expect(answer, method).toMatchObject({
        status: 405,
        body: { code: "method_not_allowed", status: 405, detail: "This is not possible here." },
      });
      expect(answer.headers.get("content-type"), method).toContain("application/problem+json");
      expect(answer.headers.get("allow"), method).toBe(allowed);
    }
  });

  test("says on OPTIONS what it serves", async () => {
    const answer = await openBrowser().call("OPTIONS", addressOf(path));
    expect(answer).toMatchObject({ status: 204, body: "" });
    expect(answer.headers.get("allow")).toBe(allowed);
  });
});
