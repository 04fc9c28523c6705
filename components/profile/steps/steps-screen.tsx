import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { TilePicture } from "@/components/form/fields/picture-choice-field";
import { StickyBar } from "@/components/form/sticky-bar";
import { AppLink } from "@/components/shared/app-link";
import { useTypedHours } from "@/components/shared/hours/typed-hours";
import { typedSalary } from "@/components/shared/typed-salary";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { optionKey } from "@/lib/core/option-key";
import { phoneText } from "@/lib/core/phone";
import { PROFILE_STEPS, type ProfileStep } from "@/lib/domains/profiles/options";
import { isStepDone, type StepAnswers } from "@/lib/domains/profiles/steps-policy";
import { usePhraseText } from "../phrase-text";
import { STEP_PICTURES, stepTexts, type StepTexts } from "./step-texts";

type Props = { title: string; text: string; answers: StepAnswers; action: { href: string; text: string } };

/** All steps at once, before the first and after the last: what is known, and the way on. */
export async function StepsScreen({ title, text, answers, action }: Props) {
  const [t, words] = await Promise.all([getTranslations("profileSteps"), stepTexts()]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-4 md:max-w-2xl">
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-muted-foreground">{text}</p>
      </header>
      <KnownList answers={answers} words={words} />
      <AppLink
        href={href.profile()}
        className={buttonVariants({ variant: "link", className: "justify-self-start px-0" })}
      >
        {t("whole")}
      </AppLink>
      <StickyBar>
        <AppLink href={action.href} className={buttonVariants()}>
          {action.text}
        </AppLink>
      </StickyBar>
    </div>
  );
}

type KnownListProps = { answers: StepAnswers; words: Record<ProfileStep, StepTexts> };

/** The steps, each with what is known, a tick if nothing is left to ask, and a link to it. */
function KnownList({ answers, words }: KnownListProps) {
  const t = useTranslations("profileSteps");
  const known = useKnownText(answers);
  const { photo, name } = answers.profile;
  return (
    <Card asChild className="px-4 py-2">
      <ol className="divide-border grid divide-y">
        {PROFILE_STEPS.map((step) => (
          <li key={step}>
            <AppLink href={href.profileStep(step)} className="flex min-h-16 items-center gap-3 py-2">
              {step === "photo" && photo ? (
                <Avatar src={href.smallPhoto(photo)} name={name ?? ""} className="rounded-lg" />
              ) : (
                <TilePicture {...STEP_PICTURES[step]} className="size-12" />
              )}
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-semibold">{words[step].name}</span>
                <span dir="auto" className="text-muted-foreground block wrap-anywhere">
                  {known[step] ?? t("notYet")}
                </span>
              </span>
              {isStepDone(step, answers) ? (
                <Icon name="circle-check" role="img" aria-label={t("done")} className="text-success size-7 shrink-0" />
              ) : (
                <Icon name="chevron-right" className="text-muted-foreground size-6 shrink-0" />
              )}
            </AppLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The known answers in the reader's words; null where nothing is known. */
function useKnownText({ profile, places, phone }: StepAnswers): Record<ProfileStep, string | null> {
  const t = useTranslations();
  const { skill } = usePhraseText();
  const typedHours = useTypedHours();
  type Key = Parameters<typeof t>[0];
  const experience = (value: string): string => {
    const key = `options.experience.${optionKey(value)}` as Key;
    return t.has(key) ? t(key) : value;
  };
  const amount = typedSalary(profile.expectedSalary);
  const joined = (texts: readonly string[], by: string): string | null => texts.join(by) || null;
  return {
    photo: joined(
      [
        ...(profile.photo === null ? [] : [t("profile.about.photoAlt")]),
        ...(profile.name === null ? [] : [profile.name]),
      ],
      " · ",
    ),
    work: joined(
      [...profile.skills.map(skill), ...(profile.experience === null ? [] : [experience(profile.experience)])],
      " · ",
    ),
    place: joined(
      places.map(({ name }) => name),
      ", ",
    ),
    terms: joined(
      [
        ...(profile.preferredShift === null ? [] : [typedHours(profile.preferredShift).text]),
        ...(amount ? [t("profile.wish.salaryShown", { amount })] : []),
      ],
      " · ",
    ),
    phone: phone === null ? null : phoneText(phone),
  };
}
