import { useTranslations } from "next-intl";
import { VoiceGate } from "@/components/jobs/detail/voice-gate";
import { SpeakButton } from "@/components/jobs/speech/speak-button";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { AppLink } from "@/components/shared/app-link";

type Target = "grievance" | "forgotPassword" | "account";
type Question = { id: string; picture: PictogramName; hue: string; lines: number; links?: readonly Target[] };

const TARGETS: Record<Target, string> = {
  grievance: href.grievance(),
  forgotPassword: href.forgotPassword(),
  account: href.account(),
};

/** The questions of each side, in the order in which they come up. */
const QUESTIONS = {
  worker: [
    { id: "apply", picture: "all-staff", hue: "tile-sun", lines: 2 },
    { id: "shortlisted", picture: "check", hue: "tile-leaf", lines: 2 },
    { id: "interview", picture: "shift-standard", hue: "tile-lake", lines: 2 },
    { id: "calls", picture: "shift-on-call", hue: "tile-rose", lines: 2 },
    { id: "pay", picture: "pay", hue: "tile-clay", lines: 2, links: ["grievance"] },
    { id: "account", picture: "person", hue: "tile-lake", lines: 2, links: ["forgotPassword", "account"] },
  ],
  employer: [
    { id: "post", picture: "company", hue: "tile-lake", lines: 1 },
    { id: "choose", picture: "all-staff", hue: "tile-sun", lines: 1 },
    { id: "number", picture: "shift-on-call", hue: "tile-rose", lines: 1 },
    { id: "close", picture: "check", hue: "tile-leaf", lines: 2 },
  ],
} as const satisfies Record<string, readonly Question[]>;

/** Numbers to reach the office, with the country code; null where the settings name none. */
export type HelpContact = { phone: string | null; whatsapp: string | null };

type HelpScreenProps = { audience: Audience | null; contact: HelpContact };

/** Help: whom to ask, and pictured questions of the reader's side; others read both sides. @param props.audience null for visitors. */
export function HelpScreen({ audience, contact }: HelpScreenProps) {
  const t = useTranslations("help");
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        {audience === "employer" ? null : <Questions side="worker" heading={t("forWorkers")} isVisitor={!audience} />}
        <Contact contact={contact} isVisitor={audience === null} />
        {audience === "worker" ? null : <Questions side="employer" heading={t("forEmployers")} isVisitor={!audience} />}
      </div>
    </div>
  );
}

type QuestionsProps = { side: keyof typeof QUESTIONS; heading: string; isVisitor: boolean };

function Questions({ side, heading, isVisitor }: QuestionsProps) {
  const t = useTranslations();
  // Named as the screens name them.
  const names = {
    apply: t("jobDetail.applyNow"),
    status: t("options.applicationStatus.shortlisted"),
    forgot: t("auth.forgot"),
    request: t("shell.nav.requestService"),
    close: t("ownJob.actions.close"),
    filled: t("ownJob.actions.fill"),
  };
  const words = (key: string) =>
    (t as (key: string, names: Record<string, string>) => string)(`help.${side}.${key}`, names);
  const mayOpen = (target: Target) => !isVisitor || target !== "account";
  return (
    <section aria-labelledby={`help-${side}`} className="grid gap-2">
      <h2 id={`help-${side}`} className="text-lg font-bold">
        {heading}
      </h2>
      {QUESTIONS[side].map(({ id, picture, hue, lines, ...question }) => (
        <HelpQuestion
          key={id}
          id={id}
          picture={picture}
          hue={hue}
          question={words(`${id}.question`)}
          answer={Array.from({ length: lines }, (_, line) => words(`${id}.answer${line + 1}`))}
          links={("links" in question ? question.links : [])
            .filter(mayOpen)
            .map((target) => ({ href: TARGETS[target], label: t(`notices.${target}`) }))}
        />
      ))}
    </section>
  );
}

/** The ways to a person: the numbers that the settings name, and one in writing that always works. */
function Contact({ contact: { phone, whatsapp }, isVisitor }: { contact: HelpContact; isVisitor: boolean }) {
  const t = useTranslations("help.contact");
  return (
    <section aria-labelledby="help-contact" className="grid gap-2">
      <h2 id="help-contact" className="text-lg font-bold">
        {t("title")}
      </h2>
      <div className="grid gap-2 sm:grid-cols-2">
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[ -]/g, "")}`} className={buttonVariants()}>
            <Icon name="phone" />
            {t("call", { phone })}
          </a>
        ) : null}
        {whatsapp ? (
          <a
            href={`https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: "outline" })}
          >
            <Icon name="message-circle" />
            {t("whatsapp", { phone: whatsapp })}
          </a>
        ) : null}
        <AppLink
          href={isVisitor ? href.askForCall() : href.grievance()}
          className={buttonVariants({ variant: phone || whatsapp ? "outline" : "default" })}
        >
          <Icon name={isVisitor ? "phone" : "mail"} />
          {t(isVisitor ? "callMe" : "write")}
        </AppLink>
      </div>
    </section>
  );
}

type HelpQuestionProps = {
  /** Unique on the page. */
  id: string;
  picture: PictogramName;
  /** The class of the picture's tile. */
  hue: string;
  question: string;
  answer: readonly string[];
  links: readonly { href: string; label: string }[];
};

/** A question with its picture and a speaker; the answer opens beneath it, without script too. */
function HelpQuestion({ id, picture, hue, question, answer, links }: HelpQuestionProps) {
  return (
    <VoiceGate className="border-border bg-card shadow-card relative rounded-xl border">
      <details className="group/question">
        <summary className="flex min-h-16 cursor-pointer items-center gap-3 rounded-xl p-2 in-data-voice:pe-16">
          <span className={`tile ${hue} flex size-12 shrink-0 items-center justify-center rounded-lg`}>
            <Pictogram name={picture} className="size-9" />
          </span>
          <h3 className="min-w-0 flex-1 leading-snug font-bold">{question}</h3>
          <Icon name="chevron-down" className="text-muted-foreground size-5 shrink-0 group-open/question:rotate-180" />
        </summary>
        <div className="grid gap-2 px-3 pt-1 pb-3">
          {answer.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {links.map(({ href, label }) => (
            <AppLink
              key={href}
              href={href}
              className="text-primary inline-flex min-h-12 items-center justify-self-start font-semibold underline decoration-2 underline-offset-4"
            >
              {label}
            </AppLink>
          ))}
        </div>
      </details>
      <SpeakButton
        jobId={`help-${id}`}
        sentences={[question, ...answer]}
        className="text-primary hover:bg-muted absolute end-2 top-2 size-12 rounded-full not-in-data-voice:hidden"
      />
    </VoiceGate>
  );
}
