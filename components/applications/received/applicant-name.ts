import type { ReceivedApplication } from "@/lib/applications/types";

/** How the applicant is called: by the profile's name, else by the username. */
export const applicantName = ({ worker, worker_profile }: ReceivedApplication): string =>
  worker_profile.name ?? worker.username;
