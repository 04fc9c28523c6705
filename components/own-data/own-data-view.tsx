import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { jobWords } from "@/components/jobs/heading/job-words";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { keysOf } from "@/lib/core/objects";
import type { ApplicationJob } from "@/lib/domains/applications/types";
import type { JobCard } from "@/lib/domains/jobs/types";
import type { OwnData } from "@/lib/domains/own-data/types";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import type { FieldPlace, SectionName } from "./field-text";
import { OwnDataFields, type JobName } from "./own-data-fields";

/** So many entries of a list are open; the rest is one press away. */
const SHOWN = 3;

/** `audience`: whose addresses the entries link to; null while all other pages are closed to the reader. */
type Props = { data: OwnData; jobs: NamedJobs; audience: Audience | null };
type NamedJobs = ReadonlyMap<string, ApplicationJob | JobCard>;
type Entry = OwnData[SectionName] extends infer Section
  ? Section extends readonly (infer Item)[]
    ? Item
    : never
  : never;

/**
 * "My data" to read: every field of the download, straight from it, so that nothing kept can be missing here but numbers
 * that only help to find a record. Lists without entries are left out.
 */
export function OwnDataView({ data, jobs, audience }: Props) {
  const t = useTranslations("ownDataPage");
  const jobName = useJobName(jobs, data.user.id);
  const sections = keysOf(data).filter((name): name is SectionName => name !== "at");
  return sections.map((name) => {
    const content = data[name];
    const place: FieldPlace = { section: name, isJob: name === "jobs" || name === "formDrafts" };
    if (Array.isArray(content) && content.length === 0) return null;
    return (
      <Card asChild key={name}>
        <section aria-labelledby={`data-${name}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={`data-${name}`} className="text-lg font-bold">
              {t(`sections.${name}`)}
            </h2>
            <CorrectLink name={name} audience={audience} />
          </div>
          {Array.isArray(content) ? (
            <Entries entries={content} place={place} audience={audience} jobName={jobName} />
          ) : (
            <OwnDataFields record={content} place={place} jobName={jobName} />
          )}
        </section>
      </Card>
    );
  });
}

/** Own jobs are named by their own title, others by their heading in the reader's words. */
function useJobName(jobs: NamedJobs, userId: string): JobName {
  const t = useTranslations();
  return (id) => {
    const job = jobs.get(id);
    if (job === undefined) return undefined;
    return "employerId" in job && job.employerId === userId ? job.title : jobWords(job, t).heading.full;
  };
}

function CorrectLink({ name, audience }: { name: SectionName; audience: Audience | null }) {
  const t = useTranslations("ownDataPage");
  if (audience === null) return null;
  const profile = { worker: href.profile(), employer: href.companyProfile(), admin: href.account() }[audience];
  const address = {
    user: href.account(),
    account: href.account(),
    sessions: href.account(),
    notificationSettings: href.account(),
    profile,
  }[name as string];
  if (address === undefined) return null;
  return <DataLink address={address}>{t("change")}</DataLink>;
}

const DataLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <AppLink href={address} className={cn(buttonVariants({ variant: "link" }), "-mx-2 w-fit")}>
    {children}
  </AppLink>
);

type EntriesProps = { entries: readonly Entry[]; place: FieldPlace; audience: Audience | null; jobName: JobName };

function Entries({ entries, ...rest }: EntriesProps) {
  const t = useTranslations("ownDataPage");
  const item = (entry: Entry, index: number) => (
    <li key={index} className="border-border rounded-xl border p-4">
      <EntryFields entry={entry} {...rest} />
    </li>
  );
  const further = entries.slice(SHOWN);
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">{entries.slice(0, SHOWN).map(item)}</ul>
      {further.length > 0 ? (
        <Folded summary={`${t("more")} (${further.length})`}>
          <ul className="grid grid-cols-1 gap-3 pt-2">{further.map(item)}</ul>
        </Folded>
      ) : null}
    </>
  );
}

/** An entry of a list; one with a title, a job or an application, has many fields and is folded under it. */
type EntryProps = Omit<EntriesProps, "entries"> & { entry: Entry };

function EntryFields({ entry, place, audience, jobName }: EntryProps) {
  const t = useTranslations("ownDataPage");
  const fields = <OwnDataFields record={entry} place={place} jobName={jobName} />;
  if ("job" in entry) {
    return (
      <Folded summary={jobName(entry.id) ?? entry.job.title}>
        {fields}
        {audience === null ? null : <DataLink address={href.application(entry.id)}>{t("open")}</DataLink>}
      </Folded>
    );
  }
  if ("title" in entry) {
    return (
      <Folded summary={entry.title}>
        {fields}
        {audience === null ? null : <DataLink address={href.editJob(entry.id)}>{t("change")}</DataLink>}
      </Folded>
    );
  }
  return (
    <>
      {fields}
      {"viewedAt" in entry && audience !== null && audience !== "employer" ? (
        <DataLink address={href.job(entry.jobId)}>{t("open")}</DataLink>
      ) : null}
    </>
  );
}

const Folded = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {summary}
      </span>
      <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="grid grid-cols-1 gap-3 pt-2">{children}</div>
  </details>
);
