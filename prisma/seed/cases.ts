/** Cases in every state: reports, a held job, a suspension that waits for a second admin, a measure with an objection. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import { SEVERITY_OF, type ReportTopic } from "../../lib/domains/trust/report-options";
import { createRandom, uuidAt } from "./random";
import { after, DAY, latest } from "./time";

type Account = { id: string; createdAt: Date };
type People = { worker: Account; other: Account; employer: Account; admins: readonly string[] };
type Job = { id: string; employerId: string; createdAt: Date };

/** Without numbers: the database counts on. @param jobs open ones, the first two of the demo employer's. */
export function buildCases(now: Date, { worker, other, employer, admins }: People, jobs: readonly Job[]) {
  // Of its own, so that all other rows stay as they are.
  const random = createRandom(21);
  const [own, changed, third, fourth] = jobs;
  const [admin, second] = admins;
  if (!own || !changed || !third || !fourth || !admin || !second) throw new Error("Too little for the demo cases");
  const at = (days: number, ...after_: Date[]) => latest(...after_, after(now, -days * DAY));
  const report = (topic: ReportTopic, job: Job, reporter: Account | null, days: number) => {
    const createdAt = at(days, job.createdAt, reporter?.createdAt ?? job.createdAt);
    return {
      ...{ id: uuidAt(random, createdAt), kind: "report" as const, topic, severity: SEVERITY_OF[topic], createdAt },
      ...{ reporterId: reporter?.id ?? null, subjectId: job.employerId, jobId: job.id },
      evidence: { reasons: [{ rule: topic }] },
    };
  };
  const decided = (decision: string, decidedAt: Date) =>
    ({ state: "decided", decision, decidedAt, decidedById: admin }) as const;
  const measure = {
    ...report("not_as_written", changed, other, 6),
    ...decided("change", at(5, changed.createdAt)),
    subjectWords: "not_as_written",
  };
  const cases: Prisma.CaseCreateManyInput[] = [
    { ...report("bad_behaviour", third, worker, 0.1), text: "मालिक चिल्लाते हैं और देर रात तक रोकते हैं।" },
    { ...report("asked_money", third, null, 0.3) },
    { ...report("other", fourth, other, 1.5), assigneeId: admin },
    { ...report("asked_money", fourth, worker, 8), ...decided("fine", at(7.5, fourth.createdAt)) },
    {
      ...report("child_works", third, other, 2),
      ...{ state: "second", decision: "suspend", subjectWords: "child_works", decidedById: second },
    },
    measure,
    {
      ...{ id: uuidAt(random, at(4)), kind: "appeal", topic: "change", severity: "grave", createdAt: at(4) },
      ...{ reporterId: employer.id, subjectId: employer.id, jobId: changed.id, appealOfId: measure.id },
      text: "The hours are as written. She came on the wrong day.",
    },
    {
      ...{ id: uuidAt(random, at(0.2)), kind: "appeal", severity: "usual", createdAt: at(0.2) },
      ...{ contactName: "ravi.kumar", contactPhone: "+919810054321", contactLanguage: "hi" },
      text: "मेरा खाता ग़लती से बंद हुआ है।",
    },
  ];
  return cases;
}
