import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { chosenPlaceColumns } from "@/lib/language/places/columns";
import { hoursColumns } from "@/lib/language/hours/columns";
import { db } from "@/lib/platform/db/client";
import { toPrismaJobType } from "./job-type-rows";
import { TYPE_BY_EMPLOYMENT_TYPE } from "./options";
import { jobSelect, toJob, type Reader } from "./rows";
import type { CreateJobInput } from "./schema";
import type { Job } from "./types";

/** No job has it. */
const NO_ID = "00000000-0000-7000-8000-000000000000";

/** A job as it would be stored, which it is not. */
export async function jobFrom(employer: Actor<"employer">, input: CreateJobInput, reader: Reader): Promise<Job> {
  const company = await db.profile.findUniqueOrThrow({
    where: { userId: employer.id },
    select: jobSelect.company.select,
  });
  const { salary, company_name: companyName, place, ...fields } = input;
  const now = new Date();
  const row = {
    ...{ ...fields, ...hoursColumns(fields.shift ?? null), ...chosenPlaceColumns(fields.location, place), company },
    ...{ id: NO_ID, employerId: employer.id, companyName: companyName ?? null, companyLogo: null, previewImage: null },
    ...{ salaryMin: salary?.min ?? null, salaryMax: salary?.max ?? null, revision: 1 },
    ...{ applicationsCount: 0, viewsCount: 0, createdAt: now, updatedAt: now, postedAt: now },
    type: toPrismaJobType(TYPE_BY_EMPLOYMENT_TYPE[fields.employmentType]),
    status: "open" as const,
    defaultPreviewImageId: fields.defaultPreviewImageId ?? null,
  };
  return toJob(row, reader);
}
