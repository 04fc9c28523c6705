"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { formatCount, formatDateTime } from "@/lib/language/format";
import type { SecondFactorState } from "@/lib/domains/users/second-factor-types";
import { AccountSection } from "../account-section";
import { NewDevice, RecoveryCodes, useSetup } from "./setup";

/** The account's section about the second factor, for admins. It can be replaced, not switched off. */
export function SecondFactorSection({ state }: { state: SecondFactorState | null }) {
  const t = useTranslations("secondFactor");
  const { refresh } = useRouter();
  const { step, isWorking, begin, renewCodes, showCodes, end } = useSetup();

  const leave = () => {
    end();
    // The state above the buttons, and the other sessions, which have ended.
    refresh();
  };

  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      <State state={state} />
      {step.kind === "idle" ? (
        <div className="flex flex-wrap gap-2 max-sm:flex-col">
          <Button variant="outline" pending={isWorking} pendingLabel={t("working")} onClick={() => void begin()}>
            {t(state ? "replace" : "setUp")}
          </Button>
          {state ? (
            <ConfirmDialog
              trigger={<Button variant="outline">{t("newCodes")}</Button>}
              title={t("newCodesTitle")}
              description={t("newCodesText")}
              confirmLabel={t("newCodes")}
              cancelLabel={t("cancel")}
              pendingLabel={t("working")}
              onConfirm={renewCodes}
            />
          ) : null}
        </div>
      ) : null}
      {step.kind === "device" ? (
        <>
          <NewDevice
            device={step.device}
            onExpired={end}
            onConfirmed={(codes) => {
              showToast({ variant: "success", title: t("done") });
              showCodes(codes);
            }}
          />
          <Button variant="ghost" className="justify-self-start" onClick={end}>
            {t("cancel")}
          </Button>
        </>
      ) : null}
      {step.kind === "codes" ? <RecoveryCodes heading="h3" codes={step.codes} onKept={leave} /> : null}
    </AccountSection>
  );
}

function State({ state }: { state: SecondFactorState | null }) {
  const t = useTranslations("secondFactor");
  const locale = useLocale();
  if (!state) return <p>{t("none")}</p>;
  return (
    <div className="flex items-start gap-3">
      <Icon name="shield-check" className="text-success mt-0.5 size-7 shrink-0" strokeWidth={1.75} />
      <div>
        <p className="font-semibold">{t("since", { time: formatDateTime(state.enrolledAt, locale) })}</p>
        <p className="text-muted-foreground">
          {t("unused", { count: state.unusedCodes, shown: formatCount(state.unusedCodes) })}
        </p>
      </div>
    </div>
  );
}
