import { useTranslations } from "next-intl";
import { StickyBar } from "@/components/form/sticky-bar";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

type Props = {
  /** The address of the next step. */
  next: string;
  isSaving: boolean;
  /** Saves the step; absent in a form, which the button then submits. */
  onSave?: () => void;
};

/** The two ways on from a step: without an answer, and with it. */
export function StepBar({ next, isSaving, onSave }: Props) {
  const t = useTranslations("profileSteps");
  const tProfile = useTranslations("profile");
  return (
    <StickyBar>
      <div className="flex gap-2">
        <AppLink href={next} className={buttonVariants({ variant: "outline", className: "shrink-0 px-4" })}>
          {t("skip")}
        </AppLink>
        <Button
          type={onSave ? "button" : "submit"}
          className="min-w-0 flex-1 px-3 whitespace-normal"
          pending={isSaving}
          pendingLabel={tProfile("saving")}
          onClick={onSave}
        >
          {t("save")}
        </Button>
      </div>
    </StickyBar>
  );
}
