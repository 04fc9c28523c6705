import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { REJECTION_REASONS, type RejectionReason } from "@/lib/domains/applications/options";

type Props = { legend: string; isPending: boolean; onReason: (reason: RejectionReason) => void };

/** The kind reasons of a rejection, each a button that rejects with it. */
export function ReasonButtons({ legend, isPending, onReason }: Props) {
  const t = useTranslations("options.rejectionReason");
  return (
    <div role="group" aria-label={legend} className="grid gap-2">
      <p className="font-semibold">{legend}</p>
      <div className="grid grid-cols-2 gap-2">
        {REJECTION_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="outline"
            className="px-3 py-1.5 text-sm"
            disabled={isPending}
            onClick={() => onReason(reason)}
          >
            {t(reason)}
          </Button>
        ))}
      </div>
    </div>
  );
}
