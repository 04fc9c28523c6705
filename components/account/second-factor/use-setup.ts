"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { beginDevice, replaceRecoveryCodes } from "@/lib/domains/users/second-factor-client";
import type { NewDevice } from "@/lib/domains/users/second-factor-types";
import { useWithPassword } from "../with-password";

/** The part of the setup that is shown: nothing yet, a device to be proved, or new recovery codes. */
type Step = { kind: "idle" } | { kind: "device"; device: NewDevice } | { kind: "codes"; codes: readonly string[] };

/** The steps of setting up a device or new recovery codes. */
export function useSetup() {
  const t = useTranslations("secondFactor");
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const [isWorking, setWorking] = useState(false);

  const take = async (work: () => Promise<Step>) => {
    setWorking(true);
    try {
      setStep(await withPassword(work));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    } finally {
      setWorking(false);
    }
  };

  return {
    step,
    isWorking,
    begin: () => take(async () => ({ kind: "device", device: await beginDevice() })),
    renewCodes: () => take(async () => ({ kind: "codes", codes: (await replaceRecoveryCodes()).recoveryCodes })),
    showCodes: (codes: readonly string[]) => setStep({ kind: "codes", codes }),
    end: () => setStep({ kind: "idle" }),
  };
}
