import type { Application } from "@/lib/domains/applications/types";
import { ApplicationCard } from "./application-card";

export interface ApplicationItemProps {
  application: Application;
}

/** An application as an item of the list; the one that the address names is outlined. */
export const ApplicationItem = ({ application }: ApplicationItemProps) => (
  <li id={`job-${application.job_id}`} className="data-marked:outline-primary rounded-xl data-marked:outline-4">
    <ApplicationCard application={application} />
  </li>
);
