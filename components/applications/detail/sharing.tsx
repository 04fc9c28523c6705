"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useSharing } from "@/lib/domains/applications/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";

/** Shows how much the employer sees of the worker; one press agrees to it, another takes it back. */
export function Sharing({ applicationId, isShared }: { applicationId: string; isShared: boolean }) {
  const t = useTranslations("applicationDetail.sharing");
  const language = useLocale();
  const router = useRouter();
  const problemText = useProblemText();
  const sharing = useSharing(applicationId);
  const [isRefreshing, startRefresh] = useTransition();
  const change = () =>
    sharing.mutate(isShared ? null : { version: CONSENT_VERSIONS.sharing, language }, {
      onSuccess: () => startRefresh(() => router.refresh()),
      onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
    });
  const icon = isShared ? "eye-off" : "eye";
  return (
    <Card asChild>
      <section aria-labelledby="sharing">
        <CardTitle id="sharing">{t("title")}</CardTitle>
        <p role="status">{t(isShared ? "person" : "answers")}</p>
        <Button
          variant={isShared ? "outline" : "default"}
          className="sm:w-fit"
          pending={sharing.isPending || isRefreshing}
          onClick={change}
        >
          <Icon name={icon} />
          {t(isShared ? "stop" : "agree")}
        </Button>
      </section>
    </Card>
  );
}
