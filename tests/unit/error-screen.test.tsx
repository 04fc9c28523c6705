import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ErrorPage from "@/app/[locale]/error";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import { ApiError } from "@/lib/platform/http/api-error";
import en from "@/messages/en.json";

const drawn = (error: Error & { digest?: string }) =>
  renderToStaticMarkup(
    <ShellTextsProvider texts={{ language: "en", failure: en.errors, shell: en.shell }}>
      <ErrorPage error={error} />
    </ShellTextsProvider>,
  );

test("the error screen says the error's own message, and the server's sentence for people without its status", () => {
  expect(drawn(new Error("The list has no heading"))).toContain("The list has no heading");
  expect(drawn(new ApiError(409, { detail: "Somebody else was faster." }))).toMatch(/>Somebody else was faster\.</);
});

test("of an error of the server that nobody may read it has the reference alone, of one without words the usual sentence", () => {
  const hidden = drawn(Object.assign(new Error("An error occurred in the Server Components render"), { digest: "77" }));
  expect(hidden).toContain(en.shell.error.text);
  expect(hidden).toContain("77");
  expect(hidden).not.toContain("Components");
  expect(drawn(new Error(""))).toContain(en.shell.error.text);
});
