import { useLocale, useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { SkillBadges, WorkHistory } from "@/components/profile/shown-profile";
import { AppLink } from "@/components/shared/app-link";
import { Fact } from "@/components/shared/fact";
import { useTypedHours } from "@/components/shared/hours/typed-hours";
import { TypedText } from "@/components/shared/translation/typed-text";
import { typedSalary } from "@/components/shared/typed-salary";
import { href } from "@/lib/access/routes";
import type { Applicant, ReceivedApplication } from "@/lib/domains/applications/types";
import type { ApplicantProfile } from "@/lib/domains/profiles/types";
import { formatDate, formatLength } from "@/lib/language/format";
import { VoicePlayer } from "../voice-player";
import { useApplicantName } from "./use-applicant-name";

/** The worker's answers in the application, and the voice note sent with them. */
export function ApplicationFacts({ application }: { application: ReceivedApplication }) {
  const t = useTranslations("jobApplications.card");
  const { phrase } = useOptionLabels();
  const typedHours = useTypedHours();
  const locale = useLocale();
  const { voice_note: voiceNote, voice_seconds: seconds } = application;
  const isAccepted = application.status === "accepted";
  const voiceLabel = t("voiceNote", { name: useApplicantName(application), length: formatLength(seconds ?? 0) });
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-1 xl:grid-cols-2">
      <Fact label={t("gender")}>{application.gender && phrase("gender", application.gender)}</Fact>
      <Fact label={t("experience")}>{application.experience && phrase("experience", application.experience)}</Fact>
      <Fact label={t("shift")}>{application.shift ? typedHours(application.shift).text : t("anyShift")}</Fact>
      <Fact label={t(isAccepted ? "startDate" : "available")}>
        {application.start_date
          ? formatDate(application.start_date, locale)
          : t(isAccepted ? "notSpecified" : "anyDay")}
      </Fact>
      <Fact label={voiceLabel} className="max-lg:col-span-2 xl:col-span-2">
        {voiceNote && <VoicePlayer src={voiceNote} label={voiceLabel} failed={t("voiceFailed")} />}
      </Fact>
    </dl>
  );
}

/** The worker's account data, and the job applied for. */
export function AccountFacts({ worker, job }: { worker: Applicant; job: ReceivedApplication["job"] }) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-1">
      <Fact label={t("username")}>{worker.username}</Fact>
      <Fact label={t("memberSince")}>{formatDate(worker.createdAt, locale)}</Fact>
      <Fact label={t("verification")}>{t(worker.isVerified ? "verified" : "unverified")}</Fact>
      <Fact label={t("appliedFor")} className="max-lg:col-span-2">
        <AppLink
          href={href.ownJob(job.id)}
          className="-my-2 inline-flex min-h-12 items-center underline decoration-2 underline-offset-4"
        >
          {job.title}
        </AppLink>
      </Fact>
    </dl>
  );
}

/** A worker's profile, without its empty parts. */
export function WorkerProfile({ profile }: { profile: ApplicantProfile }) {
  const t = useTranslations("jobApplications.card");
  const languages = [profile.primaryLanguage, ...profile.secondaryLanguages].filter((language) => language !== null);
  const pay = typedSalary(profile.expectedSalary);
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
