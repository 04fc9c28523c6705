import { expect, test, vi } from "vitest";
import { EndMenu, type EndingJob } from "@/components/jobs/owner/end-menu";
import { drawn, wordsOf } from "../support/drawn";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const job: EndingJob = {
  ...{ id: "0190", title: "Cook", status: "open", review: null, closed_reason: null },
  ...{ applications: 3, undecided: 0 },
};
const menuOf = async (fields: Partial<EndingJob>) =>
  wordsOf(await drawn(<EndMenu job={{ ...job, ...fields }} onRemoved={() => undefined} />));

test("Remove says how many people wait for a decision, and that they are told", async () => {
  expect(await menuOf({ undecided: 2 })).toContain(
    "2 people who wait for your decision are told that the position was taken back.",
  );
  const closed = await menuOf({ status: "closed", closed_reason: "owner", undecided: 1 });
  expect(closed).toContain("1 person who waits for your decision is told that the position was taken back.");
  expect(await menuOf({ undecided: 0 })).not.toContain("taken back");
});
