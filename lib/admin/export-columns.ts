import "server-only";
import { db } from "@/lib/db/client";
import { fromPrismaJobType } from "@/lib/jobs/job-type";
import type { ExportKind } from "./options";

/** A cell; empty for null. Dates are written as ISO 8601, UTC. */
export type Cell = string | number | boolean | Date | null;

/** One kind of download: its columns, and rows after an id in the order of ids, so that no page costs more than the first. */
export type ExportSource = {
  columns: readonly string[];
  /** @returns at most `take` rows, each with its id and the cells in the order of `columns`. */
  read: (after: string | null, take: number) => Promise<{ id: string; cells: Cell[] }[]>;
};

const afterId = (after: string | null) => (after === null ? {} : { id: { gt: after } });
const BY_ID = { orderBy: { id: "asc" } } as const;

// Contacts, bios, answers about oneself and names of pictures stay out: a file that leaves the product holds no more
// than counting and comparing needs (decisions/0010).
const users: ExportSource = {
  columns: [
    ...["id", "username", "role", "name", "company_name", "location", "region", "preferred_language", "verified"],
    ...["created_at", "last_active", "deactivated_at"],
  ],
  async read(after, take) {
    const rows = await db.user.findMany({
      where: afterId(after),
      select: {
        id: true,
        username: true,
        role: true,
        region: true,
        preferredLanguage: true,
        isVerified: true,
        createdAt: true,
        lastActive: true,
        deactivatedAt: true,
        profile: { select: { name: true, companyName: true, location: true } },
      },
      ...BY_ID,
      take,
    });
    return rows.map(({ id, profile, ...row }) => ({
      id,
      cells: [
        ...[id, row.username, row.role, profile?.name ?? null, profile?.companyName ?? null, profile?.location ?? null],
        ...[row.region, row.preferredLanguage, row.isVerified, row.createdAt, row.lastActive, row.deactivatedAt],
      ],
    }));
  },
};

const jobs: ExportSource = {
  columns: [
    ...["id", "title", "category", "location", "status", "type", "employment_type", "salary_min", "salary_max"],
    ...["employer_id", "employer_username", "company_name", "applications", "views", "created_at", "posted_at"],
  ],
  async read(after, take) {
    const rows = await db.job.findMany({
      where: { ...afterId(after), removedAt: null },
      select: {
        id: true,
        title: true,
        category: true,
        location: true,
        status: true,
        type: true,
        employmentType: true,
        salaryMin: true,
        salaryMax: true,
        employerId: true,
        companyName: true,
        applicationsCount: true,
        viewsCount: true,
        createdAt: true,
        postedAt: true,
        employer: { select: { username: true } },
      },
      ...BY_ID,
      take,
    });
    return rows.map(({ id, employer, ...row }) => ({
      id,
      cells: [
        ...[id, row.title, row.category, row.location, row.status, fromPrismaJobType(row.type), row.employmentType],
        ...[row.salaryMin, row.salaryMax, row.employerId, employer.username, row.companyName, row.applicationsCount],
        ...[row.viewsCount, row.createdAt, row.postedAt],
      ],
    }));
  },
};

const applications: ExportSource = {
  columns: [
    ...["id", "job_id", "job_title", "worker_id", "worker_username", "status", "experience", "shift", "start_date"],
    ...["interview_date", "created_at"],
  ],
  async read(after, take) {
    const rows = await db.application.findMany({
      where: afterId(after),
      select: {
        id: true,
        jobId: true,
        workerId: true,
        status: true,
        experience: true,
        shift: true,
        startDate: true,
        interviewDate: true,
        createdAt: true,
        job: { select: { title: true } },
        worker: { select: { username: true } },
      },
      ...BY_ID,
      take,
    });
    return rows.map(({ id, job, worker, ...row }) => ({
      id,
      cells: [
        ...[id, row.jobId, job.title, row.workerId, worker.username, row.status, row.experience, row.shift],
        ...[row.startDate?.toISOString().slice(0, 10) ?? null, row.interviewDate, row.createdAt],
      ],
    }));
  },
};

/** Where the rows of each download come from. */
export const EXPORT_SOURCES: Record<ExportKind, ExportSource> = { users, jobs, applications };
