import { useTranslations } from "next-intl";
import { profileTexts } from "@/components/profile/shown/profile-texts";
import { SkillBadges } from "@/components/profile/shown/skill-badges";
import { WorkHistory } from "@/components/profile/shown/work-history";
import { Fact } from "@/components/shared/fact";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Card } from "@/components/ui/card";
import type { AdminProfile } from "@/lib/domains/admin/types";
import type { Audience } from "@/lib/core/roles";

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
