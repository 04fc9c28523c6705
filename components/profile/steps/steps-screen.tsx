import { getTranslations } from "next-intl/server";
import { StickyBar } from "@/components/form/sticky-bar";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { StepAnswers } from "@/lib/domains/profiles/steps-policy";
import { href } from "@/lib/access/routes";
import { KnownList } from "./known-list";
import { stepTexts } from "./step-texts";

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
