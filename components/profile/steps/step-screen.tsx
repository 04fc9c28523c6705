import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TilePicture } from "@/components/form/fields/picture-choice-field";
import { AppLink } from "@/components/shared/app-link";
import { ClientTexts, type TextPart } from "@/components/shared/client-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { PROFILE_STEPS, type ProfileStep } from "@/lib/domains/profiles/options";
import { stepBefore } from "@/lib/domains/profiles/steps-policy";
import { href } from "@/lib/access/routes";
import { STEP_PICTURES, stepTexts } from "./step-texts";

/** The title of a step's page: its question. */
export const stepMetadata = async (step: ProfileStep): Promise<Metadata> => ({
  title: (await stepTexts())[step].question,
});

type Props = {
  step: ProfileStep;
  /** The texts of its question, in addition to those that every step uses. */
  texts: readonly TextPart[];
  /** The page that it was opened from, instead of the step before. */
  from?: string | null;
  children: ReactNode;
};

const TEXTS: readonly TextPart[] = [
  ...(["profileSteps", "profile.saving", "profile.check", "profile.failed"] as const),
  ...(["formFailure", "validation"] as const),
];

/** A step's page: how far it is, its question with a picture, and why it is asked. */
export async function StepScreen({ step, texts, from = null, children }: Props) {
  const [t, words] = await Promise.all([getTranslations("profileSteps"), stepTexts()]);
  const { question, reason } = words[step];
  const before = stepBefore(step);
  return (
    <div className="page page-fade grid grid-cols-1 gap-4 pt-2 md:max-w-2xl md:pt-6">
      <header className="grid gap-2">
        <div className="flex items-center gap-2">
          <AppLink
            href={from ?? (before === null ? href.profileSteps() : href.profileStep(before))}
            aria-label={t("back")}
            className={buttonVariants({ variant: "ghost", size: "icon", className: "-ms-3" })}
          >
            <Icon name="arrow-left" className="size-6" />
          </AppLink>
          {from === null ? (
            <p className="text-muted-foreground font-semibold">
              {t("of", { number: PROFILE_STEPS.indexOf(step) + 1, count: PROFILE_STEPS.length })}
            </p>
          ) : null}
        </div>
        <div className="flex items-center gap-3">
          <TilePicture {...STEP_PICTURES[step]} className="size-16" />
          <div className="min-w-0 flex-1">
            <h1 className="text-xl leading-snug sm:text-3xl">{question}</h1>
            <p className="text-muted-foreground">{reason}</p>
          </div>
        </div>
      </header>
      <ClientTexts namespaces={[...TEXTS, ...texts]}>{children}</ClientTexts>
    </div>
  );
}
