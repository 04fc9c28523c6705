import { useLocale, useTranslations } from "next-intl";
import { VoicePlayer } from "@/components/applications/voice-player";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useFieldText } from "@/components/own-data/field-text";
import { FoundList } from "@/components/reports/found-list";
import { Fact } from "@/components/shared/fact";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { href } from "@/lib/access/routes";
import { phoneText } from "@/lib/core/phone";
import { audienceOf } from "@/lib/core/roles";
import type { AdminCaseDetails } from "@/lib/domains/admin/case-types";
import { formatDate, formatDateTime, formatSalary } from "@/lib/language/format";
import { VerifyUser } from "../account/account-actions";
import { ConfirmPhone } from "../account/confirm-phone";
import { textLink } from "../table-parts";
import { CaseLine, CaseLines } from "./case-lines";

type Props = { details: AdminCaseDetails };

/** Everything that is needed to decide a case, on one screen. */
export function CaseContext({ details }: Props) {
  const t = useTranslations("cases");
  return (
    <>
      <Said details={details} />
      <Position details={details} />
      <Account details={details} />
      {details.appealOf ? (
        <Card>
          <h2 className="text-lg">{t("appealOf")}</h2>
          <CaseLine one={details.appealOf} />
        </Card>
      ) : null}
      <CaseLines title={t("same")} cases={details.same} />
      <CaseLines title={t("earlier")} cases={details.earlier} />
    </>
  );
}

/** The words sent, and the evidence of the case. */
function Said({ details: { text, voiceNote, reasons, edited, reporter, number } }: Props) {
  const t = useTranslations("cases");
  const tVoice = useTranslations("jobApplications.card");
  const { label } = useFieldText();
  if (text === "" && voiceNote === null && reasons.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t("said")}</h2>
      {reporter ? (
        <AppLink href={href.adminUser(reporter.id)} dir="auto" className={`${textLink} w-fit`}>
          {reporter.username}
        </AppLink>
      ) : null}
      {text === "" ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {voiceNote === null ? null : (
        <VoicePlayer src={voiceNote} label={`${t("listen")} ${number}`} failed={tVoice("voiceFailed")} />
      )}
      <FoundList
        title={t("evidence")}
        found={reasons}
        fieldName={(field) => label(field, JOB_PLACE)}
        more={({ why, like }) => (
          <>
            {why === null ? null : (
              <p>
                {t("reason")}: <span dir="auto">{why}</span>
              </p>
            )}
            {like === null ? null : (
              <p>
                <AppLink href={href.adminJob(like)} className={textLink}>
                  {t("like")}
                </AppLink>
              </p>
            )}
          </>
        )}
      />
      {edited.length === 0 ? null : (
        <>
          <h3 className="font-bold">{t("edited")}</h3>
          <ul className="list-disc ps-5">
            {edited.map(({ field, text: now }) => (
              <li key={field} className="wrap-anywhere">
                {label(field, JOB_PLACE)} {now === "" ? null : <q dir="auto">{now}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Position({ details: { job, jobCard, texts, changes } }: Props) {
  const t = useTranslations("cases");
  const { label } = useFieldText();
  const language = useLocale();
  if (!job) return null;
  return (
    <Card>
      <h2 className="text-lg">{t("position")}</h2>
      <p className="flex flex-wrap items-center gap-x-3">
        <AppLink href={href.adminJob(job.id)} dir="auto" className={textLink}>
          {job.title}
        </AppLink>
        {jobCard ? <JobStatusBadge status={jobCard.status} review={jobCard.review} /> : null}
        {jobCard ? <span>{formatSalary(jobCard.salaryMin, jobCard.salaryMax)}</span> : null}
      </p>
      <dl className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {texts.map(({ field, text }) => (
          <Fact key={field} label={label(field, JOB_PLACE)}>
            <span dir="auto" className="whitespace-pre-line">
              {text}
            </span>
          </Fact>
        ))}
      </dl>
      {changes && changes.count > 0 ? (
        <p className="text-muted-foreground">
          {t("changed", { count: String(changes.count), date: formatDate(changes.at, language) })}
        </p>
      ) : null}
      <Changes fields={changes?.fields ?? []} />
    </Card>
  );
}

/** The job before and after each change, field by field, the newest first. */
function Changes({ fields }: Pick<NonNullable<AdminCaseDetails["changes"]>, "fields">) {
  const t = useTranslations("cases");
  const { label, value } = useFieldText();
  const language = useLocale();
  if (fields.length === 0) return null;
  const text = (name: string, stored: string) =>
    value(name, stored === "true" || stored === "false" ? stored === "true" : stored, JOB_PLACE) ?? t("nothing");
  return (
    <dl className="grid grid-cols-1 gap-2">
      {fields.map(({ at, field, before, after }, index) => (
        <div key={index}>
          <dt className="text-muted-foreground">
            {label(field, JOB_PLACE)} · {formatDateTime(at, language)}
          </dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            <del>{text(field, before)}</del> → <ins className="font-semibold no-underline">{text(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const JOB_PLACE = { section: "jobs", isJob: true } as const;

function Account({ details: { subject, account, alike } }: Props) {
  const t = useTranslations("cases");
  const tFacts = useTranslations("adminUser.facts");
  const tAccount = useTranslations("adminAccount");
  const tRole = useTranslations("options.role");
  const language = useLocale();
  if (!subject || !account) return null;
  return (
    <Card>
      <h2 className="text-lg">{t("person")}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink href={href.adminUser(subject.id)} dir="auto" className={textLink}>
          {subject.username}
        </AppLink>
        <span>{tRole(subject.role)}</span>
        <span className="text-muted-foreground">
          {tFacts("registered")}: {formatDate(account.createdAt, language)}
        </span>
        <span>{t("openJobs", { count: String(account.openJobs) })}</span>
        {account.phone ? (
          <a href={`tel:${account.phone}`} dir="ltr" className={textLink}>
            {phoneText(account.phone)}
          </a>
        ) : null}
        {account.isDeactivated ? <Badge variant="destructive">{tAccount("deactivated")}</Badge> : null}
      </p>
      {audienceOf(subject.role) === "employer" ? (
        <div className="flex flex-wrap gap-2">
          <VerifyUser user={{ ...subject, isVerified: account.isVerified }} />
          {account.phone ? <ConfirmPhone user={subject} isConfirmed={account.isPhoneConfirmed} /> : null}
        </div>
      ) : null}
      {alike.length === 0 ? null : (
        <>
          <h3 className="font-bold">{t("alike")}</h3>
          <ul className="grid gap-1">
            {alike.map(({ id, username, role, reason, createdAt, isDeactivated }) => (
              <li key={`${id} ${reason}`} className="flex flex-wrap items-center gap-x-3">
                <AppLink href={href.adminUser(id)} dir="auto" className={textLink}>
                  {username}
                </AppLink>
                <span>{tRole(role)}</span>
                <Badge variant="attention">{t(`alikeBy.${reason}`)}</Badge>
                <span className="text-muted-foreground">{formatDate(createdAt, language)}</span>
                {isDeactivated ? <Badge variant="destructive">{tAccount("deactivated")}</Badge> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
