import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useSecurityRows } from "@/components/admin/security/security-log";
import type { SecurityEntry } from "@/lib/domains/admin/types";
import hi from "@/messages/hi.json";

const entry: SecurityEntry = {
  id: "0190-entry",
  at: "2026-11-22T10:00:00.000Z",
  last_at: "2026-11-22T10:00:00.000Z",
  event: "login_failed",
  code: null,
  user: null,
  role: null,
  address: null,
  device: null,
  request_id: null,
  count: 1,
};
function Line(props: { entry: SecurityEntry }) {
  const [row] = useSecurityRows([props.entry]);
  return row?.cells.what;
}
const render = (code: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="hi" messages={hi} timeZone="Asia/Kolkata">
      <Line entry={{ ...entry, code }} />
    </NextIntlClientProvider>,
  );

test("the log says in the reader's words what the caller was told, not the error's code", () => {
  const page = render("wrong_credentials");
  expect(page).toContain(hi.adminSecurity.answer.replace("{text}", hi.errors.wrong_credentials));
  expect(page).not.toContain("wrong_credentials");
});

test("an error that no longer exists keeps its code, and no error shows nothing", () => {
  expect(render("code_of_old")).toContain("code_of_old");
  expect(render(null)).not.toContain(hi.adminSecurity.answer.replace("{text}”", ""));
});
