import { useTranslations } from "next-intl";
import type { ReceivedApplication } from "@/lib/applications/types";

/** The applicant's display name: the profile's name, or else the username; a general word for someone not shown. */
export function useApplicantName({ worker, worker_profile: profile }: ReceivedApplication): string {
  const t = useTranslations("jobApplications.card");
  return profile?.name ?? worker?.username ?? t("unnamed");
}
