import { CompanyLogo } from "@/components/jobs/company-logo";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import type { ApplicationJob } from "@/lib/domains/applications/types";

/** The employer's logo, or the drawing of the kind of work. Decorative. */
export const JobTile = ({ job }: { job: Pick<ApplicationJob, "company_logo" | "category"> }) =>
  job.company_logo === null ? <CategoryTile category={job.category} /> : <CompanyLogo logo={job.company_logo} />;
