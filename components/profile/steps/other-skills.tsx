import { useTranslations } from "next-intl";
import { workNamedBy } from "@/lib/core/skills";
import { usePhraseText } from "../phrase-text";

/** The skills that are not asked for in the step: they stay. */
export function OtherSkills({ skills }: { skills: readonly string[] }) {
  const t = useTranslations("profileSteps");
  const { skill } = usePhraseText();
  const others = skills.filter((one) => workNamedBy(one) === null).map(skill);
  if (others.length === 0) return null;
  return <p className="text-muted-foreground wrap-anywhere">{t("others", { skills: others.join(", ") })}</p>;
}
