import { useTranslations } from "next-intl";
import { profileTexts, SkillBadges, WorkHistory } from "@/components/profile/shown-profile";
import { Fact } from "@/components/shared/fact";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Card } from "@/components/ui/card";
import { TabLinks } from "@/components/ui/tab-links";
import { href } from "@/lib/access/routes";
import { audienceOf, type Audience } from "@/lib/core/roles";
import type { AdminProfile, AdminUserDetails, HistoryEntry } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";
import { KeyHint } from "../key-hint";
import { UserHistory } from "./user-history";
import { UserApplications, UserJobs } from "./user-lists";

type Tab = "profile" | "jobs" | "applications" | "history";

/** Employers post jobs, workers apply, admins do neither. */
const TABS: Record<Audience, readonly Tab[]> = {
  worker: ["profile", "applications", "history"],
  employer: ["profile", "jobs", "history"],
  admin: ["profile", "history"],
};

interface UserTabsProps {
  details: AdminUserDetails;
  /** The `tab` parameter, any text. */
  wanted: string | undefined;
  /** Read for its tab alone: that somebody looked is recorded. */
  history: readonly HistoryEntry[] | null;
}

/** The parts of an account as tabs. */
export function UserTabs({ details, wanted, history }: UserTabsProps) {
  const t = useTranslations("adminUser.tabs");
  const { user, profile, jobs, applications, counts } = details;
  const tabs = TABS[audienceOf(user.role)];
  const current = tabs.find((tab) => tab === wanted) ?? "profile";
  const other = tabs.find((tab) => tab !== current);
  const label = {
    profile: t("profile"),
    jobs: t("jobs", { count: formatCount(counts.jobs) }),
    applications: t("applications", { count: formatCount(counts.applications) }),
    history: t("history"),
  } as const satisfies Record<Tab, string>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TabLinks
        aria-label={t("heading")}
        data-key="t"
        className="w-full sm:w-fit"
        replace
        items={tabs.map((tab) => ({
          href: href.adminUser(user.id, tab === "profile" ? null : tab),
          label: (
            <>
              {label[tab]}
              {tab === other ? <KeyHint letter="t" /> : null}
            </>
          ),
          current: tab === current,
        }))}
      />
      <div>
        {current === "profile" ? <UserProfile profile={profile} audience={audienceOf(user.role)} /> : null}
        {current === "history" && history ? <UserHistory entries={history} /> : null}
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

/** A worker's bio, skills and work history, or an employer's description of the company. */
function UserProfile({ profile, audience }: { profile: AdminProfile | null; audience: Audience }) {
  const t = useTranslations("adminUser.profile");
  const facts =
    audience === "employer" ? (
      <Fact label={t("companyDescription")}>
        {profile?.companyDescription ? <TypedText text={profile.companyDescription} /> : null}
      </Fact>
    ) : (
      <>
        <Fact label={t("bio")}>{profile?.bio ? <TypedText text={profile.bio} /> : null}</Fact>
        <Fact label={t("skills")}>{profile?.skills.length ? <SkillBadges skills={profile.skills} /> : null}</Fact>
        <Fact label={t("workHistory")}>
          {profile?.workHistory.length ? <WorkHistory entries={profile.workHistory} /> : null}
        </Fact>
      </>
    );
  const isEmpty =
    audience === "employer"
      ? !profile?.companyDescription
      : !profile?.bio && !profile?.skills.length && !profile?.workHistory.length;
  if (isEmpty) {
    return (
      <Card>
        <p>{t("none")}</p>
      </Card>
    );
  }
  return (
    <Card>
      <dl className="grid max-w-prose gap-4">{facts}</dl>
    </Card>
  );
}

/** The texts of a profile that are translated for the admin. */
export const adminProfileTexts = (profile: AdminProfile | null): (string | null)[] =>
  profile ? [profile.companyDescription, ...profileTexts(profile)] : [];
