import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { placeName } from "@/lib/language/places/spelling";
import { placeById } from "@/lib/language/places/table";
import { nameToOthers, NAME_COLUMNS } from "@/lib/domains/users/shown-name-policy";
import { mayManage } from "./policy";
import type { AccountRecovery, RecoveryFact } from "./types";

const newest = { orderBy: { createdAt: "desc" }, take: 1 } as const;
const ofJob = { select: { title: true, location: true } } as const;

/**
 * How the admin may help the account's owner, who forgot the password.
 * @param tx sees what the caller has locked.
 */
export async function getAccountRecovery(
  admin: Actor<"admin">,
  id: string,
  tx: Pick<Transaction, "user" | "application" | "auditLog"> = db,
): Promise<AccountRecovery> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ role: true, phone: true, createdAt: true, lastActive: true, email: true },
      secondFactor: { select: { enrolledAt: true } },
      profile: {
        select: {
          location: true,
          placeIds: true,
          workHistory: { orderBy: { startDate: "desc" }, take: 1, select: { company: true, startDate: true } },
        },
      },
      applications: { ...newest, select: { createdAt: true, job: ofJob } },
      savedJobs: { orderBy: { savedAt: "desc" }, take: 1, select: { savedAt: true, job: ofJob } },
      jobs: { ...newest, select: { createdAt: true, title: true, location: true, exactAddress: true } },
      auditedActions: { orderBy: { at: "desc" }, take: 1, select: { at: true } },
    },
  });
  const mayHelp = admin.id !== id && mayManage(admin.role, user.role);
  if (user.phone !== null || !mayHelp) return { phone: mayHelp ? user.phone : null, facts: [] };
  const hired = await tx.application.findFirst({
    where: { job: { employerId: id }, status: "accepted" },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true, worker: { select: NAME_COLUMNS } },
  });
  const { profile, applications, savedJobs, jobs, auditedActions } = user;
  const [work, applied, saved, posted, act] = [
    profile?.workHistory[0],
    applications[0],
    savedJobs[0],
    jobs[0],
    auditedActions[0],
  ];
  const place = profile?.placeIds.map((placeId) => placeById(placeId)).find((known) => known !== undefined);
  const facts: (RecoveryFact | null)[] = [
    fact("registered", null, user.createdAt),
    fact("lastUse", null, user.lastActive),
    fact("applied", applied && jobText(applied.job), applied?.createdAt),
    fact("saved", saved && jobText(saved.job), saved?.savedAt),
    fact("history", work?.company, work?.startDate),
    fact("place", profile?.location ?? (place && placeName(place, "en"))),
    fact("posted", posted && jobText(posted), posted?.createdAt),
    fact("address", posted?.exactAddress),
    fact("hired", hired && nameToOthers(hired.worker), hired?.createdAt),
    fact("email", user.email),
    fact("secondFactor", null, user.secondFactor?.enrolledAt),
    fact("lastAct", null, act?.at),
  ];
  return { phone: null, facts: facts.filter((known) => known !== null) };
}

const jobText = ({ title, location }: { title: string; location: string }): string => `${title} – ${location}`;

/** Null if the account does not hold it. */
function fact(
  kind: RecoveryFact["kind"],
  text: string | null | undefined,
  at: Date | null | undefined = null,
): RecoveryFact | null {
  return text || (at && text === null && TIMES.has(kind))
    ? { kind, text: text || null, at: at?.toISOString() ?? null }
    : null;
}

/** The facts that are a time alone. */
const TIMES: ReadonlySet<RecoveryFact["kind"]> = new Set(["registered", "lastUse", "secondFactor", "lastAct"]);
