import "server-only";
import type { JobType as PrismaJobType } from "@/lib/platform/db/generated/enums";
import type { JobType } from "./options";

/** The API writes `FULL TIME`; a Prisma enum member cannot contain a space. */
const TO_PRISMA = {
  "FULL TIME": "FULL_TIME",
  "PART TIME": "PART_TIME",
  CONTRACT: "CONTRACT",
} as const satisfies Record<JobType, PrismaJobType>;

const FROM_PRISMA = {
  FULL_TIME: "FULL TIME",
  PART_TIME: "PART TIME",
  CONTRACT: "CONTRACT",
} as const satisfies Record<PrismaJobType, JobType>;

/** `FULL TIME` → `FULL_TIME`. */
export const toPrismaJobType = (type: JobType): PrismaJobType => TO_PRISMA[type];
/** `FULL_TIME` → `FULL TIME`. */
export const fromPrismaJobType = (type: PrismaJobType): JobType => FROM_PRISMA[type];
