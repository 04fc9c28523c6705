import { NO_ANSWERS, NO_PERSON } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

/** The application as the server answers it once the employer may no longer see its applicant. */
export const withoutPerson = (application: ReceivedApplication): ReceivedApplication => ({
  ...application,
  shown: "nothing",
  ...NO_ANSWERS,
  ...NO_PERSON,
});
