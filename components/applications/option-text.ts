import { useTranslations } from "next-intl";
import type { Gender } from "@/lib/applications/options";
import type { JobType } from "@/lib/jobs/options";
import { optionKey } from "@/lib/option-key";

type OptionsTranslator = ReturnType<typeof useTranslations<"options">>;
type OptionMessage = Parameters<OptionsTranslator["has"]>[0];

/** Labels of values stored as English phrases. Free text that is not a known option is shown unchanged. */
export function useOptionText() {
  const t = useTranslations("options");
  const phrase = (list: "shift" | "experience") => (value: string) => {
    const key = `${list}.${optionKey(value)}` as OptionMessage;
    return t.has(key) ? t(key) : value;
  };
  return {
    shift: phrase("shift"),
    experience: phrase("experience"),
    jobType: (type: JobType) => t(`jobType.${optionKey(type) as "full_time" | "part_time" | "contract"}`),
    gender: (gender: Gender) => t(`gender.${gender}`),
  };
}
