import { useTranslations } from "next-intl";
import { lazy, Suspense, type ComponentType } from "react";
import { useAtFirstTouch } from "@/components/shared/first-touch";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/core/utils";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import type { PersonCardProps } from "./person-card";
import { useApplicantName } from "./use-applicant-name";

// On a phone nobody is open before a row was touched.
const loadCard = () => import("./person-card");
const PersonCard = lazy(async () => ({ default: (await loadCard()).PersonCard }));

type Props = Omit<PersonCardProps, "application"> & {
  application: ReceivedApplication | null;
  /** Whether there is room beside the list; else the person is a sheet over it. */
  isWide: boolean;
  /** Whether the sheet is open. */
  isOpen: boolean;
  onClose: () => void;
};

/** The person who is open: beside the list, which scrolls by itself, or on a phone as a sheet that Back closes. */
export function PersonPlace({ application, isWide, isOpen, onClose, ...props }: Props) {
  const t = useTranslations("jobApplications.list");
  const card = useAtFirstTouch(loadCard, isOpen);
  if (application === null) return null;
  if (isWide) {
    return (
      <aside
        data-person
        aria-label={t("person")}
        className={cn(
          "border-border bg-card rounded-xl border p-5 pb-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)]",
          "lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto",
          // Before the script runs on a phone: there only for a person in the address.
          isOpen ? "max-lg:order-first" : "max-lg:hidden",
        )}
      >
        <Suspense>
          <PersonCard key={application.id} application={application} {...props} />
        </Suspense>
      </aside>
    );
  }
  return (
    <Dialog open={isOpen && card !== null} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      {card ? <Sheet Card={card.PersonCard} application={application} {...props} /> : null}
    </Dialog>
  );
}

function Sheet({ Card, ...props }: PersonCardProps & { Card: ComponentType<PersonCardProps> }) {
  const t = useTranslations("jobApplications.list");
  const name = useApplicantName(props.application);
  return (
    <DialogContent
      data-person
      closeLabel={t("close")}
      // Below the message of a decision, which has a button that takes it back.
      className="h-[min(84dvh,calc(100dvh-var(--message-height,0px)-env(safe-area-inset-top)-1.5rem))] content-start gap-0 pb-5"
      firstFocus={props.heading}
    >
      <DialogTitle className="sr-only">{name}</DialogTitle>
      <Card key={props.application.id} {...props} />
    </DialogContent>
  );
}
