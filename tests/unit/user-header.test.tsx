import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { Figures } from "@/components/admin/dashboard/figures";
import { UserHeader, type UserHeaderProps } from "@/components/admin/user/user-header";
import { UserTabs } from "@/components/admin/user/user-tabs";
import type { Language } from "@/lib/language/i18n/languages";
import en from "@/messages/en.json";
import { drawn, wordsOf } from "../support/drawn";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const id = "01234567-89ab-4cde-8f01-23456789abcd";
const header: UserHeaderProps = {
  // An admin's actions, which name the account again, are for others.
  admin: { id, role: "admin" },
  user: {
    ...{ id, username: "meera.joshi", role: "employer", isVerified: false },
    ...{ checkedBy: null, checkedAt: null, phoneConfirmedAt: null },
    ...{ deactivatedAt: null, deactivationReason: null, deactivationNote: null },
    ...{ createdAt: "2026-11-20T08:00:00.000Z", lastActive: null, preferredLanguage: "en" },
  } as UserHeaderProps["user"],
  profile: {
    ...{ name: "Meera Joshi", contact: "98765 43210", location: "Pune", companyName: "Joshi Kitchens" },
    photo: null,
  } as UserHeaderProps["profile"],
  counts: { jobs: 0, openJobs: 0, applications: 0 },
  hasSecondFactor: false,
  recovery: { phone: null, facts: [] },
  complaint: null,
};

test("an account's id comes once, after its names and all else that is known of it", async () => {
  const words = wordsOf(await drawn(<UserHeader {...header} />));
  expect(words.split(id)).toHaveLength(2);
  for (const known of ["Meera Joshi", "meera.joshi", "Pune", "98765 43210", "Joshi Kitchens"])
    expect(words.lastIndexOf(known), known).toBeLessThan(words.indexOf(id));
});

test("the dashboard says why there may be more registrations than users", async () => {
  const days = [{ day: "2026-11-20", users: 3, jobs: 1, applications: 2 }];
  const words = wordsOf(await drawn(<Figures figures={days} />));
  expect(words).toContain(en.adminDashboard.figures.note);
  expect(en.adminDashboard.figures.note).toMatch(
    /also those that are deactivated now, but not deleted ones\. Total Users counts active accounts only/,
  );
});

test("months of work stay months: no day is invented, in either language", async () => {
  const entry = { jobTitle: "Cook", company: "Taj", startDate: "2022-11-01", endDate: "2026-09-01" };
  const details = {
    ...header,
    user: { ...header.user, role: "worker" },
    profile: {
      ...header.profile,
      bio: null,
      skills: [],
      workHistory: [entry, { ...entry, company: "Oberoi", endDate: null }],
    },
  } as unknown as ComponentProps<typeof UserTabs>["details"];
  const page = (language: Language) =>
    drawn(<UserTabs details={details} wanted={undefined} history={null} />, language);
  const words = wordsOf(await page("en"));
  expect(words).toContain("\nNov 2022 – Sep 2026\n");
  expect(words).toContain("\nNov 2022 – today\n");
  expect(wordsOf(await page("hi"))).toContain("\nनवंबर 2022 – सितंबर 2026\n");
});
