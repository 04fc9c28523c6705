import { Navigation } from "lucide-react";
import { useTranslations } from "next-intl";
import { StillIcon } from "@/components/ui/still-icon";
import { addressForMaps } from "@/lib/domains/applications/called-policy";

type Props = {
  /** As typed; null if there is none. */
  address: string | null;
  /** As maps know it. */
  town: string;
  className: string;
  describedBy?: string;
};

/** A map of the way there: phones open their own map for this address, other browsers a page. */
export function WayLink({ address, town, className, describedBy }: Props) {
  const t = useTranslations("called");
  const wish = new URLSearchParams({ api: "1", destination: addressForMaps(address, town) });
  return (
    <a
      href={`https://www.google.com/maps/dir/?${wish.toString()}`}
      target="_blank"
      rel="noreferrer"
      aria-describedby={describedBy}
      className={className}
    >
      <StillIcon icon={Navigation} />
      {t("way")}
    </a>
  );
}
