import { useTranslations } from "next-intl";
import { WorkHistory } from "@/components/applications/received/work-history";
import { Fact } from "@/components/jobs/owner/fact";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { AdminProfile } from "@/lib/admin/types";
import type { Audience } from "@/lib/users/options";

/** A worker's bio, skills and work history, or an employer's description of the company. */
export function UserProfile({ profile, audience }: { profile: AdminProfile | null; audience: Audience }) {
  const t = useTranslations("adminUser.profile");
  const facts =
    audience === "employer" ? (
      <Fact label={t("companyDescription")}>{profile?.companyDescription ?? null}</Fact>
    ) : (
      <>
        <Fact label={t("bio")}>{profile?.bio ?? null}</Fact>
        <Fact label={t("skills")}>{profile?.skills.length ? <Skills skills={profile.skills} /> : null}</Fact>
        <Fact label={t("workHistory")}>
          {profile?.workHistory.length ? <WorkHistory entries={profile.workHistory} /> : null}
        </Fact>
      </>
    );
  const isEmpty =
    audience === "employer"
      ? !profile?.companyDescription
      : !profile?.bio && !profile?.skills.length && !profile?.workHistory.length;
  return <Card>{isEmpty ? <p>{t("none")}</p> : <dl className="grid max-w-prose gap-4">{facts}</dl>}</Card>;
}

const Skills = ({ skills }: { skills: string[] }) => (
  <ul className="flex flex-wrap gap-1.5 pt-1">
    {skills.map((skill) => (
      <li key={skill}>
        <Badge>{skill}</Badge>
      </li>
    ))}
  </ul>
);
