import "server-only";
import { sharedSelect, toShared } from "@/lib/domains/applications/hire-rows";
import { keptSelect, toKept } from "@/lib/domains/applications/rows";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { getNotificationSettings } from "@/lib/domains/delivery/queries";
import { listOwnReports } from "@/lib/domains/reports/queries";
import { listOwnGrievances } from "@/lib/domains/grievances/queries";
import { getFormDraft } from "@/lib/domains/jobs/form-draft-service";
import { JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import { ownJobSelect, toJob } from "@/lib/domains/jobs/rows";
import { getOwnProfile } from "@/lib/domains/profiles/queries";
import type { SecurityEvent } from "@/lib/platform/security-log/events";
import { isOneOf } from "@/lib/core/objects";
import { onTheHour } from "@/lib/core/time";
import { placeName } from "@/lib/language/places/spelling";
import { placeById } from "@/lib/language/places/table";
import { getAccount, getUser, listSessions } from "@/lib/domains/users/queries";
import type { NotificationKind } from "@/lib/platform/notify/kinds";
import { ownedBy } from "@/lib/domains/jobs/visible-queries";
import { SHOWN_EVENTS } from "./options";
import type { OwnData } from "./types";

/** Everything that is kept about the caller; each list newest first. Passwords and codes are kept as hashes only. */
export async function getOwnData(actor: Actor): Promise<OwnData> {
  const userId = actor.id;
  const [
    user,
    account,
    profile,
    sessions,
    events,
    consents,
    applications,
    work,
    interviews,
    privateNotes,
    withdrawals,
    jobs,
    grievances,
    reports,
    notifications,
    { quiet, ...notificationSettings },
    subscriptions,
    views,
    saved,
    searches,
    formDraft,
    uploads,
  ] = await Promise.all([
    getUser(userId),
    getAccount(actor),
    getOwnProfile(actor),
    listSessions(actor),
    listOwnEvents(userId),
    db.consent.findMany({ where: { userId }, orderBy: { at: "desc" } }),
    db.application.findMany({ where: { workerId: userId }, select: keptSelect, orderBy: { createdAt: "desc" } }),
    db.application.findMany({
      where: { workerId: userId, acceptedAt: { not: null } },
      select: { ...sharedSelect, started: true, paid: true },
      orderBy: { acceptedAt: "desc" },
    }),
    db.interview.findMany({
      where: { application: { employerId: userId } },
      select: { applicationId: true, times: true, place: true },
      orderBy: { updatedAt: "desc" },
    }),
    db.application.findMany({
      where: { employerId: userId, privateNote: { not: null } },
      select: { id: true, privateNote: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
    db.withdrawal.findMany({ where: { workerId: userId }, orderBy: { withdrawnAt: "desc" } }),
    db.job.findMany({
      where: ownedBy(actor),
      select: ownJobSelect,
      orderBy: { createdAt: "desc" },
    }),
    listOwnGrievances(actor),
    listOwnReports(actor),
    db.notification.findMany({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
    getNotificationSettings(actor),
    db.pushSubscription.findMany({ where: { userId }, orderBy: { createdAt: "desc" } }),
    db.jobView.findMany({ where: { viewerId: userId }, orderBy: { viewedAt: "desc" } }),
    db.savedJob.findMany({ where: { workerId: userId }, orderBy: { savedAt: "desc" } }),
    db.savedSearch.findMany({ where: { workerId: userId }, orderBy: { createdAt: "desc" } }),
    getFormDraft({ id: userId }),
    db.upload.findMany({ where: { ownerId: userId }, orderBy: { createdAt: "desc" } }),
  ]);
  return {
    at: new Date().toISOString(),
    user,
    account,
    profile,
    consents: consents.map(({ kind, version, language, call, at, withdrawnAt }) => ({
      ...{ kind, version, language, call },
      at: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    sessions,
    securityEvents: events.map(({ at, ...event }) => ({
      ...event,
      // A row keeps its name, and lib/platform/security-log/events.ts every name.
      event: event.event as SecurityEvent,
      at: at.toISOString(),
    })),
    applications: applications.map((row) => toKept(row, actor)),
    work: work.map((row) => {
      const { id: applicationId, since, salaryMin, salaryMax, ended } = toShared(row);
      const { started, paid } = row;
      const end = { endedAt: ended?.at ?? null, endedBy: ended?.by ?? null };
      return { applicationId, since, salaryMin, salaryMax, ...end, started, paid };
    }),
    interviews: interviews.map(({ times, ...interview }) => ({
      ...interview,
      times: times.map((time) => time.toISOString()),
    })),
    privateNotes: privateNotes.map(({ id, privateNote }) => ({ applicationId: id, text: privateNote ?? "" })),
    withdrawals: withdrawals.map(({ jobId, appliedAt, withdrawnAt }) => ({
      jobId,
      appliedAt: appliedAt.toISOString(),
      withdrawnAt: withdrawnAt.toISOString(),
    })),
    jobs: jobs.map((row) => toJob(row, actor)),
    grievances,
    reports,
    notifications: notifications.map(({ kind, createdAt, jobId, applicationId, aboutAt, reason, seenAt }) => ({
      // A row keeps its kind, and lib/platform/notify/kinds.ts every kind.
      kind: kind as NotificationKind,
      at: createdAt.toISOString(),
      jobId,
      applicationId,
      aboutAt: aboutAt?.toISOString() ?? null,
      reason,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    notificationSettings: {
      ...notificationSettings,
      quiet: quiet && `${onTheHour(quiet.from)}–${onTheHour(quiet.to)}`,
    },
    pushSubscriptions: subscriptions.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).hostname,
      createdAt: createdAt.toISOString(),
    })),
    viewedJobs: views.map(({ jobId, viewedAt }) => ({ jobId, viewedAt: viewedAt.toISOString() })),
    savedJobs: saved.map(({ jobId, savedAt }) => ({ jobId, savedAt: savedAt.toISOString() })),
    savedSearches: searches.map(({ words, category, kind, placeId, createdAt }) => {
      const place = placeById(placeId);
      return {
        search: words || null,
        category: category || kind || null,
        place: place ? placeName(place, "en") : null,
        createdAt: createdAt.toISOString(),
      };
    }),
    formDrafts: formDraft ? [{ at: formDraft.changed_at, text: jobFieldsOf(formDraft.fields) }] : [],
    pictures: uploads.map(({ kind, bytes, createdAt }) => ({ kind, bytes, at: createdAt.toISOString() })),
  };
}

/** Without what only the form itself reads. */
const jobFieldsOf = (typed: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => isOneOf(JOB_FIELD_NAMES, name))) as Record<
    string,
    string
  >;

const listOwnEvents = (userId: string) =>
  db.securityLog.findMany({
    where: { userId },
    select: { at: true, event: true, count: true, address: true, device: true },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: SHOWN_EVENTS,
  });
