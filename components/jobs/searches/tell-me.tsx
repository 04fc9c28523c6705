import { useTranslations } from "next-intl";
import { TellMeButton, type Conditions } from "./tell-me-button";

type TellMeProps = {
  /** Of the search, as its list was filtered; nothing is shown for one without any. */
  conditions: Conditions;
  /** The id of this search if it is saved. */
  savedId: string | null;
};

/** One tap to be told of new jobs like those of a search, near where the worker looks for work; and one to end it. */
export function TellMe({ conditions, savedId }: TellMeProps) {
  const t = useTranslations("jobs.tellMe");
  const { search, category, kind } = conditions;
  if (!search && !category && !kind) return null;
  const texts = { ask: t("ask"), done: t("done"), stop: t("stop"), place: t("place") };
  return (
    <TellMeButton conditions={{ search, category, kind, place: conditions.place }} initial={savedId} texts={texts} />
  );
}
