import { useLocale, useTranslations } from "next-intl";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { ReportLink } from "@/components/shared/report-link";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { canDecide, mayAskContact, mayInvite } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatDate } from "@/lib/language/format";
import { StatusBadge } from "../status-badge";
import { AccountFacts, ApplicationFacts, WorkerProfile } from "./application-facts";
import { ContactButton } from "./contact-button";
import { DecisionButtons } from "./decision-buttons";
import { InterviewPart } from "./interview-part";
import { PrivateNote } from "./private-note";
import { useApplicantName } from "./use-applicant-name";
import { useFitWords } from "./use-fit-words";

export interface PersonCardProps {
  application: ReceivedApplication;
  /** The worker withdrew it while it was shown here. */
  isWithdrawn: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onDecided: () => void;
  onGone: () => void;
}

/** One applicant: the facts first, and below them, always in sight, the decision. */
export function PersonCard({ application, isWithdrawn, heading, onDecided, onGone }: PersonCardProps) {
  const t = useTranslations("jobApplications.card");
  const name = useApplicantName(application);
  const { worker, worker_profile: profile, shown } = application;
  // Without one it is a further way to decide; once there is one, it is a fact.
  const isInvited = application.interview !== null;
  const interview = <InterviewPart application={application} isWithdrawn={isWithdrawn} onGone={onGone} />;
  return (
    <article
      aria-labelledby={`application-${application.id}`}
      className="grid grid-cols-1 content-start gap-4 wrap-anywhere"
    >
      <Applicant application={application} isWithdrawn={isWithdrawn} heading={heading} />
      {shown === "person" && mayAskContact(application.status) ? (
        <ContactButton
          applicationId={application.id}
          name={name}
          title={application.job.title}
          hasPhone={worker?.hasPhone ?? false}
          hasWhatsApp={worker?.hasWhatsApp ?? false}
        />
      ) : null}
      {isInvited ? interview : null}
      <FitList application={application} />
      <Part title={t("application")}>
        {shown === "nothing" ? null : <ApplicationFacts application={application} />}
        {shown === "nothing" && !isWithdrawn ? <p>{t("ended")}</p> : null}
      </Part>
      {shown === "answers" ? (
        <p>
          {t("answersOnly")} {canDecide(application.status, "rejected") ? t("stillDecide") : null}
        </p>
      ) : null}
      {profile ? (
        <Part title={t("profile")}>
          <WorkerProfile profile={profile} />
        </Part>
      ) : null}
      {worker ? (
        <Part title={t("account")}>
          <AccountFacts worker={worker} job={application.job} />
        </Part>
      ) : null}
      {shown === "nothing" ? null : <PrivateNote application={application} />}
      {isWithdrawn ? null : <ReportLink about="application" id={application.id} label={t("report")} />}
      <DecisionPlace name={name} isWithdrawn={isWithdrawn} focusInstead={heading}>
        <DecisionButtons application={application} isWithdrawn={isWithdrawn} onDecided={onDecided} onGone={onGone}>
          {isInvited || !mayInvite(application.status) ? null : interview}
        </DecisionButtons>
      </DecisionPlace>
    </article>
  );
}

type ApplicantProps = Pick<PersonCardProps, "application" | "isWithdrawn" | "heading">;

function Applicant({ application, isWithdrawn, heading }: ApplicantProps) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { worker, worker_profile: profile } = application;
  return (
    <header className="flex min-w-0 items-start gap-3 max-lg:pe-10 lg:-order-2">
      <ApplicantPhoto src={application.profile_image ?? profile?.photo ?? null} name={name} />
      <div className="grid min-w-0 gap-1">
        <h3
          id={`application-${application.id}`}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="text-xl wrap-anywhere outline-none"
        >
          {name}
        </h3>
        <p className="text-muted-foreground">{t("applied", { date: formatDate(application.created_at, locale) })}</p>
        <div className="flex flex-wrap gap-1.5">
          {isWithdrawn ? (
            <Badge icon={<Icon name="undo-2" />}>{t("withdrawn")}</Badge>
          ) : (
            <StatusBadge status={application.status} />
          )}
          {worker?.isVerified ? (
            <Badge variant="outline" icon={<Icon name="badge-check" />}>
              {t("verified")}
            </Badge>
          ) : null}
        </div>
      </div>
    </header>
  );
}

/** The job's wishes that an applicant meets and does not, by sign and word; nothing if nobody said anything. */
function FitList({ application: { fit } }: { application: ReceivedApplication }) {
  const t = useTranslations("options.fitAspect");
  const words = useFitWords()(fit);
  if (fit === null || words === null) return null;
  const aspects = [
    ...fit.met.map((aspect) => [aspect, true] as const),
    ...fit.missing.map((aspect) => [aspect, false] as const),
  ];
  return (
    <section className="grid gap-1">
      <p className="font-semibold">{words}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {aspects.map(([aspect, isMet]) => (
          <li key={aspect} className={cn("flex items-center gap-1", !isMet && "text-destructive line-through")}>
            <Icon name={isMet ? "check" : "x"} className={cn("size-5 shrink-0", isMet && "text-success")} />
            {t(aspect)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-2">
    <h4 className="text-base font-bold">{title}</h4>
    {children}
  </section>
);

interface DecisionPlaceProps {
  name: string;
  /** The worker withdrew the application while it was shown here. */
  isWithdrawn: boolean;
  /** Receives the focus of a covered control. */
  focusInstead: RefObject<HTMLElement | null>;
  /** The decision's buttons. */
  children: ReactNode;
}

/**
 * The decision's buttons, always in sight, or why there is nothing left to decide. An open dialog stays open: answering it reports
 * the same.
 */
function DecisionPlace({ name, isWithdrawn, focusInstead, children }: DecisionPlaceProps) {
  const t = useTranslations("jobApplications.decision");
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isWithdrawn || !buttons.current?.contains(document.activeElement)) return;
    focusInstead.current?.focus({ preventScroll: true });
  }, [isWithdrawn, focusInstead]);
  return (
    <div
      className={cn(
        "bg-popover border-border sticky -bottom-5 z-10 -mx-5 -mb-5 px-5 py-3 max-lg:has-[button,summary]:border-t",
        // Beside the list the person's lower end may be below the screen: there the decision follows the name.
        "lg:static lg:-order-1 lg:m-0 lg:bg-transparent lg:p-0",
      )}
    >
      <div ref={buttons} className={isWithdrawn ? "hidden" : undefined}>
        {children}
      </div>
      <p role="status" className="font-semibold wrap-anywhere">
        {isWithdrawn ? t("withdrawn", { name }) : null}
      </p>
    </div>
  );
}

/** The applicant's selfie or, failing that, the profile photo, enlarged when pressed; initials if there is neither. */
function ApplicantPhoto({ src, name }: { src: string | null; name: string }) {
  const t = useTranslations("jobApplications.card");
  if (src === null) return <Avatar name={name} className="size-14 text-xl sm:size-16" />;
  return (
    <Dialog>
      <DialogTrigger aria-label={t("enlarge", { name })} className="shrink-0 cursor-zoom-in rounded-full">
        <Avatar src={href.smallPhoto(src)} name={name} className="size-14 text-xl sm:size-16" />
      </DialogTrigger>
      <DialogContent closeLabel={t("closePhoto")}>
        <DialogHeader>
          <DialogTitle>{name}</DialogTitle>
        </DialogHeader>
        <img
          loading="lazy"
          src={src}
          alt={t("photoOf", { name })}
          width={800}
          height={800}
          className="max-h-[65dvh] w-full rounded-lg object-contain"
        />
      </DialogContent>
    </Dialog>
  );
}
