import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

/** The applicant's display name: the profile's name or the username; a general word if neither is shown. */
export function useApplicantName({ worker, worker_profile: profile }: ReceivedApplication): string {
  const t = useTranslations("jobApplications.card");
  return profile?.name ?? worker?.username ?? t("unnamed");
}

/** The same; while a dialog about the applicant is open, as it was when it opened: a withdrawal takes the name away. */
export function useNameInDialog(application: ReceivedApplication, isOpen: boolean): string {
  const name = useApplicantName(application);
  const [kept, setKept] = useState<string | null>(null);
  const wanted = isOpen ? (kept ?? name) : null;
  if (wanted !== kept) setKept(wanted);
  return wanted ?? name;
}
