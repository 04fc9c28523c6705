import type { ReceivedApplication } from "@/lib/applications/types";

/** The applicant's display name: the profile's name, or else the username. */
export const applicantName = ({ worker, worker_profile }: ReceivedApplication): string =>
  worker_profile.name ?? worker.username;
