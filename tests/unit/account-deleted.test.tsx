import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { AccountDeleted } from "@/components/auth/auth-notes";
import { storeForNextPage } from "@/components/shared/next-page";
import hi from "@/messages/hi.json";

vi.mock("@/components/ui/use-hydrated", () => ({ useHydrated: () => true }));
afterEach(() => vi.unstubAllGlobals());

const render = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="hi" messages={hi} timeZone="Asia/Kolkata">
      <AccountDeleted />
    </NextIntlClientProvider>,
  );

test("the page after the deletion says so, and the one after that does not", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    },
  });
  expect(render()).not.toContain(hi.auth.accountDeleted);
  storeForNextPage("accountDeleted", "yes");
  expect(render()).toContain(hi.auth.accountDeleted);
  expect(render()).not.toContain(hi.auth.accountDeleted);
});
