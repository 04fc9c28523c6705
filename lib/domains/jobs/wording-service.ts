import "server-only";
import { findCopy, findSamePicture } from "./copy-queries";
import { latestSalaries } from "./usual-pay-queries";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { toSalaryText } from "@/lib/core/salary";
import { isKeyOf } from "@/lib/core/objects";
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import type { Severity } from "@/lib/domains/trust/case-options";
import { openCase } from "@/lib/domains/trust/case-service";
import { toHeldReasons, type HeldReason } from "@/lib/domains/trust/held-reasons-rows";
import { judgeWording } from "@/lib/domains/trust/likeness-policy";
import { keyOfFinding, type Finding, type TypedText } from "@/lib/domains/trust/wording-policy";
import type { RuleId } from "@/lib/domains/trust/wording-options";
import { JOB_FIELD_NAMES } from "./listed-fields";
import { JOB_FIELDS, type JobFieldName } from "./fields";
import { tooMuch } from "./policy";

/** A job's columns as they will be, as far as rules read them. */
export type CheckedJob = {
  employerId: string;
  category: string;
  companyName: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  cityId: string | null;
  previewImage: string | null;
} & { [Name in JobFieldName]?: unknown };

/** Everything that was said and decided about a job's words before. */
type Earlier = { heldReasons: Prisma.JsonValue; passedWording: readonly string[] };
const NOTHING_EARLIER: Earlier = { heldReasons: [], passedWording: [] };

/** The owner's answers, by field. */
export type WordingReasons = { [Name in JobFieldName]?: string };

/**
 * Looks at everything typed in a job before anyone sees it.
 * @returns why a person has to look first; empty if nobody has to.
 * @throws AppError wording_asked (409), whose fields have a sentence and the words, for each thing asked about: nothing needs a person, but the
 *   owner is to change something or say why.
 */
export async function checkWording(
  tx: Transaction,
  job: CheckedJob,
  said: WordingReasons = {},
  earlier: Earlier = NOTHING_EARLIER,
): Promise<HeldReason[]> {
  const findings = await findAll(tx, job, said, earlier);
  const unsaid = findings.filter(({ effect, why }) => effect === "asked" && !why);
  if (unsaid.length > 0 && findings.every(({ effect }) => effect === "asked"))
    throw new AppError("wording_asked", { fields: askedByField(unsaid) });
  return reasonsOf(tx, job, findings, earlier);
}

/** The same where nobody can be asked: of what is only asked about, what was explained before counts. */
export async function recheckWording(tx: Transaction, job: CheckedJob, earlier: Earlier): Promise<HeldReason[]> {
  const findings = await findAll(tx, job, {}, earlier);
  return reasonsOf(
    tx,
    job,
    findings.filter(({ effect, why }) => effect === "held" || why),
    earlier,
  );
}

type Said = Finding & { why?: string | undefined };

async function findAll(
  tx: Transaction,
  job: CheckedJob,
  said: WordingReasons,
  { heldReasons, passedWording }: Earlier,
): Promise<Said[]> {
  const saidBefore = new Map(toHeldReasons(heldReasons).map((reason) => [keyOfFinding(reason), reason.why]));
  const isPassed = (finding: Finding) => passedWording.includes(keyOfFinding(finding));
  const pay = (await findPay(tx, job)).filter((finding) => !isPassed(finding));
  return [...judgeWording(textsOf(job), job.category, isPassed), ...pay].map((finding) => ({
    ...finding,
    why: said[finding.field as JobFieldName] || saidBefore.get(keyOfFinding(finding)) || undefined,
  }));
}

async function reasonsOf(
  tx: Transaction,
  job: CheckedJob,
  findings: readonly Said[],
  { passedWording }: Earlier,
): Promise<HeldReason[]> {
  const isPassed = (rule: RuleId) => passedWording.includes(keyOfFinding({ rule }));
  const likes = [
    { rule: "copy", like: isPassed("copy") ? null : await findCopy(tx, job) },
    { rule: "picture", like: isPassed("picture") ? null : await findSamePicture(tx, job) },
  ];
  const copies = likes.flatMap(({ rule, like }): HeldReason[] => (like === null ? [] : [{ rule, like }]));
  return [
    ...findings.map(({ rule, field, words, why }) => ({ rule, field, words, ...(why ? { why } : {}) })),
    ...copies,
  ];
}

const SENTENCES = {
  ...{ contact: "looksLike_contact", faith: "looksLike_faith", skin: "looksLike_skin" },
  ...{ marriage: "looksLike_marriage", pay: "looksLike_pay", age: "looksLike_age" },
} as const satisfies { [Rule in RuleId]?: ValidationKey };

/** Of each field, for everything that is asked about: a sentence, and the words. */
function askedByField(findings: readonly Finding[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { rule, field, words } of findings)
    (fields[field] ??= []).push(msg(isKeyOf(SENTENCES, rule) ? SENTENCES[rule] : "looksLike_demand", { words }), words);
  return fields;
}

/** Puts a held job into the admins' queue. */
export async function openHeldCase(
  tx: Transaction,
  job: { id: string; employerId: string },
  reasons: readonly HeldReason[],
): Promise<void> {
  const before = await tx.case.findFirst({
    where: { jobId: job.id, kind: "held", state: { not: "decided" } },
    select: { id: true },
  });
  const evidence = { reasons: reasons.map((reason) => ({ ...reason })) };
  if (before) await tx.case.update({ where: { id: before.id }, data: { evidence } });
  else
    await openCase(tx, {
      kind: "held",
      severity: severityOf(reasons),
      jobId: job.id,
      subjectId: job.employerId,
      evidence,
    });
}

const DANGERS = ["age", "sexual"];
const GRAVE = ["fee", "commission", "wallet", "bank", "papers"];

const severityOf = (reasons: readonly HeldReason[]): Severity => {
  const has = (rules: readonly string[]) => reasons.some(({ rule }) => rules.includes(rule));
  return has(DANGERS) ? "danger" : has(GRAVE) ? "grave" : "usual";
};

const TYPED_KINDS: readonly string[] = ["line", "paragraph", "lines", "words"];
const TYPED_NAMES = JOB_FIELD_NAMES.filter((name) => TYPED_KINDS.includes(JOB_FIELDS[name].kind));

/** Everything typed in a job, field by field. */
export function textsOf(job: Pick<CheckedJob, "companyName"> & { [Name in JobFieldName]?: unknown }): TypedText[] {
  return TYPED_NAMES.flatMap((field) => {
    const value = field === "company_name" ? job.companyName : job[field];
    const text = Array.isArray(value) ? value.join("\n") : value;
    // House and telephone numbers are told apart by nobody; an address is shown to the accepted alone.
    return typeof text === "string" && text ? [{ field, text, mayHaveNumbers: field === "exactAddress" }] : [];
  });
}

async function findPay(tx: Transaction, job: CheckedJob): Promise<Finding[]> {
  const pay = job.salaryMax ?? job.salaryMin;
  if (pay === null || !tooMuch(pay, (await latestSalaries(tx, job)).found)) return [];
  const words = toSalaryText(job.salaryMin, job.salaryMax) ?? "";
  return [{ rule: "pay", effect: "asked", field: "salary", from: 0, to: words.length, words }];
}
