"use client";

import { CircleCheck } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { takeForThisPage } from "@/components/shared/next-page";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Says on the visitors' screen that the account has just been deleted. It stays until the page is left. */
export function AccountDeleted() {
  const isHydrated = useHydrated();
  return <div role="status">{isHydrated ? <Line /> : null}</div>;
}

function Line() {
  const t = useTranslations("auth");
  // Taken once, when the line is first rendered: a toast would be gone before a slow reader has finished.
  const [isShown] = useState(() => takeForThisPage("accountDeleted") !== null);
  if (!isShown) return null;
  return (
    <p className="bg-success-soft mb-4 flex items-start gap-3 rounded-xl p-4 font-medium">
      <StillIcon icon={CircleCheck} className="text-success size-6 shrink-0" />
      {t("accountDeleted")}
    </p>
  );
}
