import { useTranslations } from "next-intl";
import { showToast, type ToastContent } from "@/components/ui/toast";
import { UNDO_SECONDS } from "@/lib/core/time";
import { useProblemText } from "./problem-text";

/** The part of a toast that takes an act back while it stays. @returns a function that makes it. */
export function useUndo(): (undo: () => Promise<unknown>) => Pick<ToastContent, "action" | "stays"> {
  const t = useTranslations("shell.undo");
  const problemText = useProblemText();
  return (undo) => {
    const onClick = async () => {
      try {
        await undo();
        showToast({ title: t("done") });
      } catch (error) {
        showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      }
    };
    return { stays: UNDO_SECONDS * 1000, action: { label: t("button"), onClick: () => void onClick() } };
  };
}
