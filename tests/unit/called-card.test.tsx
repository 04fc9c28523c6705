import { expect, test, vi } from "vitest";
import { askOrWait, CalledCard } from "@/components/applications/called/called-card";
import { APPLICATION } from "@/lib/api-docs/examples/applications";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import en from "@/messages/en.json";
import { drawn, wordsOf } from "../support/drawn";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const contact = { name: "Asha", contact: null, phone: "+919876543210", whatsapp: false };
const gotIt: ApplicationDetail = {
  ...APPLICATION,
  ...{ status: "accepted", start_date: null, interview_date: null, interview: null },
  ...{ contact_looks: [], events: [], apply_again_from: null, shares_person: true, exact_address: null },
  employer_contact: contact,
};
const card = (application: ApplicationDetail) => drawn(<CalledCard application={application} name="Meena" />);

test("someone who got the job is told to call only where there is a number", async () => {
  expect(askOrWait({ employer_contact: contact })).toBe("askDay");
  expect(askOrWait({ employer_contact: { ...contact, phone: null } })).toBe("waitDay");
  expect(askOrWait({ employer_contact: null })).toBe("waitDay");
  expect(wordsOf(await card(gotIt))).toContain(en.called.askDay);
  const mailed = wordsOf(await card({ ...gotIt, employer_contact: { ...contact, phone: null } }));
  expect(mailed).toContain(en.called.waitDay);
  expect(mailed).not.toContain(en.called.call);
});

test("joy is with 'You got the job!', and not with a meeting that is still ahead", async () => {
  const news = await card(gotIt);
  expect(wordsOf(news)).toContain(en.called.accepted);
  expect(news).toMatch(/<div aria-hidden="true" class="joy /);
  const time = new Date(Date.now() + 86_400_000).toISOString();
  const meeting = await card({
    ...gotIt,
    status: "shortlisted",
    interview_date: time,
    interview: { state: "agreed", times: [time], place: null, wish: null },
  });
  expect(wordsOf(meeting)).toContain(en.called.interview);
  expect(meeting).not.toContain('class="joy');
});
