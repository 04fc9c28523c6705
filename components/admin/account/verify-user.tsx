"use client";

import { StillIcon } from "@/components/ui/still-icon";
import { BadgeCheck, BadgeX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useSetVerification } from "@/lib/domains/admin/client";

/** Marks an account as verified or unverified. Both can be undone, so there is no confirmation. */
export function VerifyUser({ user }: { user: { id: string; username: string; isVerified: boolean } }) {
  const t = useTranslations("adminAccount.verify");
  const problemText = useProblemText();
  const router = useRouter();
  const { mutate, isPending } = useSetVerification();
  const [isRefreshing, startRefresh] = useTransition();
  const wanted = !user.isVerified;
  const Icon = wanted ? BadgeCheck : BadgeX;

  const change = () =>
    mutate(
      { id: user.id, isVerified: wanted },
      {
        onSuccess: () => {
          showToast({ variant: "success", title: t(wanted ? "verified" : "unverified"), description: user.username });
          startRefresh(() => router.refresh());
        },
        onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
      },
    );

  return (
    <Button variant="outline" pending={isPending || isRefreshing} pendingLabel={t("working")} onClick={change}>
      <StillIcon icon={Icon} />
      {t(wanted ? "verify" : "unverify")}
    </Button>
  );
}
