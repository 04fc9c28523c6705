/** Complaints: two of the demo worker, one answered and one that waits, and a visitor who forgot the password. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import { DEMO_ACCOUNTS } from "./accounts";
import type { UserRow } from "./people";
import { createRandom, uuidAt } from "./random";
import { after, latest, MINUTE } from "./time";

const DAY = 24 * 60 * MINUTE;

/** Without numbers: the database counts on. */
export function buildGrievances(now: Date, users: readonly UserRow[]): Prisma.CaseCreateManyInput[] {
  const worker = users.find(({ username }) => username === DEMO_ACCOUNTS.worker.username);
  if (!worker) throw new Error("The demo data has a demo worker");
  // Of its own, so that all other rows stay as they are.
  const random = createRandom(12);
  const at = (days: number) => latest(worker.createdAt, after(now, -days * DAY));
  return [
    {
      id: uuidAt(random, at(20)),
      reporterId: worker.id,
      kind: "complaint",
      topic: "money",
      text: "फ़ोन पर किसी ने काम दिलाने के लिए 500 रुपये माँगे। मैंने नहीं दिए।",
      createdAt: at(20),
      answer: "धन्यवाद। आपने ठीक किया। हमने उस खाते को बंद कर दिया है।",
      state: "decided",
      decision: "answered",
      decidedAt: at(18),
    },
    {
      id: uuidAt(random, at(2)),
      reporterId: worker.id,
      kind: "complaint",
      topic: "data",
      text: "मेरे पुराने काम में एक जगह का नाम ग़लत लिखा है। मैं उसे कैसे ठीक करूँ?",
      createdAt: at(2),
    },
    {
      id: uuidAt(random, after(now, -DAY)),
      kind: "password",
      // The demo worker's account has another number.
      contactName: "sunita",
      contactPhone: "+919810012345",
      contactLanguage: "hi",
      text: "मेरा फ़ोन बदल गया है। शाम को फ़ोन कीजिए।",
      createdAt: after(now, -DAY),
    },
  ];
}
