import { VoiceGate } from "@/components/jobs/detail/voice-gate";
import { SpeakButton } from "@/components/jobs/speech/speak-button";
import { AppLink } from "@/components/shared/app-link";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";

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
export function HelpQuestion({ id, picture, hue, question, answer, links }: HelpQuestionProps) {
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
