import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import EditJobPage from "@/app/[locale]/(employer)/employer/jobs/edit/[jobId]/page";
import en from "@/messages/en.json";

vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: "back") => en.editJob[key]) }));
vi.mock("@/lib/access/auth/page-guard", () => ({ requirePageActor: () => Promise.resolve({ id: "1" }) }));
vi.mock("@/lib/platform/http/log", () => ({ logError: vi.fn() }));
vi.mock("@/lib/domains/jobs/queries", () => ({ getOwnJob: () => Promise.reject(new Error("no database")) }));
vi.mock("@/lib/domains/jobs/held-queries", () => ({ listHeldFor: () => Promise.resolve([]) }));
vi.mock("@/lib/domains/profiles/queries", () => ({ getEmployerProfile: () => Promise.resolve({ companyLogo: null }) }));

test("a job that cannot be read says so in place of the form, with the way back", async () => {
  const html = renderToStaticMarkup(await EditJobPage({ params: Promise.resolve({ jobId: "1" }) }));
  expect(html).toContain("Failed to load job data. Please try again later.");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Dashboard/);
});
