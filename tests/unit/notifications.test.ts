import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { groupByDay } from "@/components/notifications/notification-list";
import { linkOf } from "@/components/notifications/kinds";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import type { Notification } from "@/lib/domains/notifications/types";
import { NOTIFICATION_KINDS } from "@/lib/platform/notify/kinds";

const JOB = {
  ...{ id: "job-1", title: "Cook", category: "chef-cook", location: "Pune", place: null, company_name: null },
  ...{ employmentType: "LIVE_IN_FULL_TIME" as const, shift: null, hoursFrom: null, hoursTo: null, removed: false },
};
let serial = 0;
const told = (changes: Partial<Notification> = {}): Notification => ({
  id: `n-${(serial += 1)}`,
  kind: "application_received",
  created_at: "2026-11-22T10:00:00.000Z",
  seen: false,
  about_at: null,
  reason: null,
  job: JOB,
  application_id: "app-1",
  ...changes,
});

describe("days", () => {
  test("are India's, and a day's applications to one job are one entry, the newest", () => {
    const [newest, second] = [told(), told()];
    const other = told({ job: { ...JOB, id: "job-2" } });
    const before = told({ created_at: "2026-11-21T18:00:00.000Z" });
    expect(groupByDay([newest, other, second, before])).toEqual([
      {
        day: "2026-11-22",
        entries: [
          { notification: newest, count: 2 },
          { notification: other, count: 1 },
        ],
      },
      { day: "2026-11-21", entries: [{ notification: before, count: 1 }] },
    ]);
  });

  test("keep apart what is new, of another kind, or about a deleted job", () => {
    const all = [told(), told({ seen: true }), told({ kind: "application_withdrawn" })];
    const deleted = [told({ job: null }), told({ job: null }), told({ kind: "accepted" }), told({ kind: "accepted" })];
    expect(groupByDay([...all, ...deleted])[0]!.entries.every(({ count }) => count === 1)).toBe(true);
  });
});

test.each([
  [told({ kind: "accepted" }), "/applications/app-1"],
  [told({ kind: "closed_filled", application_id: null }), "/applied"],
  [told(), "/job-applications/job-1"],
  [told({ job: { ...JOB, removed: true } }), null],
  [told({ job: null }), null],
  [told({ kind: "job_removed" }), null],
  [told({ kind: "password_changed", job: null }), "/account"],
  [told({ kind: "recovery_code_made", job: null }), "/grievance"],
  [told({ kind: "recovery_code_waits", job: null }), "/account#made-code"],
])("%o leads to %s", (notification, address) => expect(linkOf(notification, "worker")).toBe(address));

test.each(LANGUAGES)("each kind has a sentence in %s, and counts have Latin digits", async (locale) => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "notifications" });
  for (const kind of NOTIFICATION_KINDS) expect(t(`kind.${kind}`)).not.toBe("");
  expect(t("received", { count: 12 })).toContain("12");
  expect(t("bell", { count: 12 })).toContain("12");
});
