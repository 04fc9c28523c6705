"use client";

import { useLocale, useTranslations } from "next-intl";
import type { OwnJobCard as OwnJob } from "@/lib/domains/jobs/types";
import { JobActions } from "../owner/job-actions";
import { Renewal } from "../owner/renewal";
import { ACTIONS_LOOK, OwnJobCard } from "./own-job-card";

/** A job on the dashboard with what its buttons do. */
export const LiveOwnJobCard = ({ job, onRemoved }: { job: OwnJob; onRemoved: () => void }) => (
  <OwnJobCard
    job={job}
    t={useTranslations()}
    language={useLocale()}
    renewal={<Renewal job={job} />}
    actions={<JobActions job={job} withDetails onRemoved={onRemoved} className={ACTIONS_LOOK} />}
  />
);
