"use client";

import { useTranslations } from "next-intl";
import { landingPath } from "@/lib/access/screens/landing-path";
import { Button } from "@/components/ui/button";
import { NewDevice, RecoveryCodes, useSetup } from "./setup";

/** An admin's first step: the second factor. @param next the page that opens afterwards, if it is one for admins. */
export function FirstDevice({ next }: { next: string }) {
  const t = useTranslations("secondFactor");
  const { step, isWorking, begin, showCodes, end } = useSetup();
  if (step.kind === "device") return <NewDevice device={step.device} onConfirmed={showCodes} onExpired={end} />;
  if (step.kind === "codes") {
    return (
      <RecoveryCodes
        heading="h2"
        codes={step.codes}
        onKept={() => window.location.replace(landingPath(next, "admin"))}
      />
    );
  }
  return (
    <Button
      className="sm:justify-self-start"
      pending={isWorking}
      pendingLabel={t("working")}
      onClick={() => void begin()}
    >
      {t("first.start")}
    </Button>
  );
}
