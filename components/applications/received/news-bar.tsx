"use client";

import { ArrowUp } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/language/format";

/** Announces new applications. It overlays the list, so that nothing moves under the reader. */
export function NewsBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations("jobApplications.list");
  if (count === 0) return null;
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-10 -mb-4 flex h-0 justify-center">
      <Button className="shadow-raised" onClick={onShow}>
        <StillIcon icon={ArrowUp} />
        {t("showNew", { count, shown: formatCount(count) })}
      </Button>
    </div>
  );
}
