import type { ReceivedApplication } from "@/lib/applications/types";

/** The application as the server answers it once the employer may no longer see its applicant. */
export const withoutPerson = (application: ReceivedApplication): ReceivedApplication => ({
  ...application,
  shown: "nothing",
  gender: null,
  experience: null,
  shift: null,
  start_date: null,
  interview_date: null,
  profile_image: null,
  worker: null,
  worker_profile: null,
});
