import { useTranslations } from "next-intl";
import { SkillBadges } from "@/components/profile/shown/skill-badges";
import { WorkHistory } from "@/components/profile/shown/work-history";
import { Fact } from "@/components/shared/fact";
import { TypedText } from "@/components/shared/translation/typed-text";
import { formatSalary } from "@/lib/language/format";
import type { ApplicantProfile } from "@/lib/domains/profiles/types";
import { parseSalary } from "@/lib/core/salary";

/** A worker's profile, without its empty parts. */
export function WorkerProfile({ profile }: { profile: ApplicantProfile }) {
  const t = useTranslations("jobApplications.card");
  const languages = [profile.primaryLanguage, ...profile.secondaryLanguages].filter((language) => language !== null);
  const pay = toPay(profile.expectedSalary);
  const { photo: _photo, ...texts } = profile;
  const isEmpty = Object.values(texts).every((value) => value === null || value.length === 0);
  if (isEmpty) return <p className="text-muted-foreground">{t("noProfile")}</p>;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      <Fact label={t("location")}>{profile.location}</Fact>
      <Fact label={t("expectedSalary")}>{pay && t("perMonth", { amount: pay })}</Fact>
      <Fact label={t("availability")}>{profile.availability && <TypedText text={profile.availability} />}</Fact>
      <Fact label={t("languages")}>{languages.join(", ") || null}</Fact>
      <Fact label={t("preferredLocations")}>{profile.preferredLocations.join(", ") || null}</Fact>
      <Fact label={t("skills")} className="col-span-2">
        {profile.skills.length === 0 ? null : <SkillBadges skills={profile.skills} />}
      </Fact>
      <Fact label={t("bio")} className="col-span-2">
        {profile.bio && <TypedText text={profile.bio} />}
      </Fact>
      <Fact label={t("workHistory")} className="col-span-2">
        {profile.workHistory.length === 0 ? null : <WorkHistory entries={profile.workHistory} />}
      </Fact>
    </dl>
  );
}

function toPay(text: string | null): string | null {
  const range = text === null ? null : parseSalary(text);
  return range && formatSalary(range.min, range.max);
}
