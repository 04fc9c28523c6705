import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { hoursColumns } from "@/lib/language/hours/columns";
import { placeColumns } from "@/lib/language/places/columns";
import { JOB_FIELDS, type JobFieldName } from "./fields";
import { JOB_FIELD_NAMES } from "./listed-fields";
import { UNSAID } from "./policy";
import { toColumns } from "./rows";

/** The pay and the number of people stay, as do fields that are never blank, such as the kind of work; it also takes the title's place. */
const KEPT: readonly JobFieldName[] = ["salary", "title", "people"];

const blanks = Object.fromEntries(
  JOB_FIELD_NAMES.filter((name) => !KEPT.includes(name)).flatMap((name) => {
    const field = JOB_FIELDS[name];
    return "blank" in field ? [[name, field.blank]] : [];
  }),
);

/** The columns of a job whose employer has deleted the account, but for its title: nothing typed, nor read from it. */
export const GIVEN_UP_COLUMNS = {
  ...toColumns(blanks),
  ...hoursColumns(null),
  ...placeColumns({ location: UNSAID }),
  searchWords: [],
  fieldRevisions: {},
  passedWording: [],
  companyLogo: null,
  previewImage: null,
} satisfies Prisma.JobUncheckedUpdateManyInput;
