import { useTranslations } from "next-intl";
import { WorkHistory } from "@/components/applications/received/work-history";
import { profileTexts } from "@/components/applications/received/typed-texts";
import { Fact } from "@/components/jobs/owner/fact";
import { TranslationGroup } from "@/components/shared/translation/translation-group";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { AdminProfile } from "@/lib/admin/types";
import type { Audience } from "@/lib/users/options";

/** A worker's bio, skills and work history, or an employer's description of the company. */
export function UserProfile({ profile, audience }: { profile: AdminProfile | null; audience: Audience }) {
  const t = useTranslations("adminUser.profile");
  const facts =
    audience === "employer" ? (
      <Fact label={t("companyDescription")}>
        {profile?.companyDescription ? <TypedText text={profile.companyDescription} /> : null}
      </Fact>
    ) : (
      <>
        <Fact label={t("bio")}>{profile?.bio ? <TypedText text={profile.bio} /> : null}</Fact>
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
  if (isEmpty) {
    return (
      <Card>
        <p>{t("none")}</p>
      </Card>
    );
  }
  return (
    <Card>
      <TranslationGroup texts={adminProfileTexts(profile)}>
        <dl className="grid max-w-prose gap-4">{facts}</dl>
      </TranslationGroup>
    </Card>
  );
}

/** What of a profile is read in the admin's language. */
export const adminProfileTexts = (profile: AdminProfile | null): (string | null)[] =>
  profile ? [profile.companyDescription, ...profileTexts(profile)] : [];

const Skills = ({ skills }: { skills: string[] }) => (
  <ul className="flex flex-wrap gap-1.5 pt-1">
    {skills.map((skill) => (
      <li key={skill}>
        <Badge>
          <TypedText text={skill} fit="words" />
        </Badge>
      </li>
    ))}
  </ul>
);
