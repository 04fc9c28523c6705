import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import type { AdminUserDetails } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { audienceOf } from "@/lib/core/roles";
import { UserApplications } from "./user-applications";
import { UserJobs } from "./user-jobs";
import { UserProfile } from "./user-profile";

type Tab = "profile" | "jobs" | "applications";

/** Employers post jobs, workers apply, admins do neither. */
const TABS: Record<Audience, readonly Tab[]> = {
  worker: ["profile", "applications"],
  employer: ["profile", "jobs"],
  admin: ["profile"],
};

/** The parts of an account as tabs. @param wanted the `tab` parameter, any text. */
export function UserTabs({ details, wanted }: { details: AdminUserDetails; wanted: string | undefined }) {
  const t = useTranslations("adminUser.tabs");
  const { user, profile, jobs, applications, counts } = details;
  const tabs = TABS[audienceOf(user.role)];
  const current = tabs.find((tab) => tab === wanted) ?? "profile";
  const label = {
    profile: t("profile"),
    jobs: t("jobs", { count: formatCount(counts.jobs) }),
    applications: t("applications", { count: formatCount(counts.applications) }),
  } as const satisfies Record<Tab, string>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TabLinks
        aria-label={t("heading")}
        className="w-full sm:w-fit"
        replace
        items={tabs.map((tab) => ({
          href: href.adminUser(user.id, tab === "profile" ? null : tab),
          label: label[tab],
          current: tab === current,
        }))}
      />
      <div>
        {current === "profile" ? <UserProfile profile={profile} audience={audienceOf(user.role)} /> : null}
        {current === "jobs" ? (
          <>
            <UserJobs jobs={jobs} total={counts.jobs} />
            <NewestNote shown={jobs.length} total={counts.jobs} />
          </>
        ) : null}
        {current === "applications" ? (
          <>
            <UserApplications applications={applications} total={counts.applications} />
            <NewestNote shown={applications.length} total={counts.applications} />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface NewestNoteProps {
  shown: number;
  total: number;
}

/** Below a list with more rows than shown, says that these are the newest. */
function NewestNote({ shown, total }: NewestNoteProps) {
  const t = useTranslations("adminUser");
  if (total <= shown) return null;
  return (
    <p className="text-muted-foreground pt-3">
      {t("newestOnly", { shown: formatCount(shown), total: formatCount(total) })}
    </p>
  );
}
