import { useTranslations } from "next-intl";
import type { SyntheticEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/textarea";
import { href } from "@/lib/access/routes";
import { MAX_REASON } from "@/lib/domains/jobs/options";
import { askedPairs } from "./asked-pairs";

type Props = {
  job: { id: string; title: string };
  /** Of each field that was asked about: sentences, each with its words. */
  asked: Readonly<Record<string, readonly string[]>>;
  pending: boolean;
  onSay: (reasons: Record<string, string>) => void;
};

/** The words that a job's owner is asked about outside its form: room to say why they are there, and the way to change them. */
export function AskedWords({ job, asked, pending, onSay }: Props) {
  const t = useTranslations("ownJob");
  const tForm = useTranslations("requestForm");
  const say = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1].trim() !== "",
    );
    onSay(Object.fromEntries(said));
  };
  return (
    <form onSubmit={say} className="border-attention bg-attention-soft grid gap-4 rounded-xl border-2 p-4">
      {Object.entries(asked).map(([name, about]) => (
        <div key={name} className="grid gap-3">
          {askedPairs(about).map(({ sentence, words }) => (
            <div key={sentence} className="grid gap-3">
              <p className="flex items-start gap-3 font-semibold">
                <Icon name="circle-alert" className="mt-0.5 size-6 shrink-0" />
                {sentence}
              </p>
              {words ? (
                <p dir="auto" className="wrap-anywhere">
                  <mark className="bg-attention rounded px-1 font-bold">{words}</mark>
                </p>
              ) : null}
            </div>
          ))}
          <Field label={tForm("sayWhy")} hint={tForm("sayWhyHint")} required>
            <Textarea name={name} rows={2} maxLength={MAX_REASON} required />
          </Field>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingLabel={t("renewal.pending")} className="max-sm:w-full">
          {t("renewal.keep")}
          <span className="sr-only">{job.title}</span>
        </Button>
        <AppLink
          href={href.editJob(job.id)}
          className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}
        >
          <Icon name="pencil" />
          {t("actions.edit")}
          <span className="sr-only">{job.title}</span>
        </AppLink>
      </div>
    </form>
  );
}
