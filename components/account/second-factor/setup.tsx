import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CodeField } from "@/components/auth/account-fields";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { inGroups } from "@/lib/domains/users/recovery-policy";
import { beginDevice, confirmDevice, replaceRecoveryCodes } from "@/lib/domains/users/second-factor-client";
import type { DeviceCodeInput } from "@/lib/domains/users/second-factor-schema";
import type { NewDevice as Device } from "@/lib/domains/users/second-factor-types";
import { ApiError } from "@/lib/platform/http/api-error";
import { useWithPassword } from "../password-dialog";

type Props = {
  device: Device;
  onConfirmed: (recoveryCodes: string[]) => void;
  /** Too long ago: it has to begin again. */
  onExpired: () => void;
};

/** A new device: the secret to be scanned or typed, and the code that proves it has arrived. */
export function NewDevice({ device, onConfirmed, onExpired }: Props) {
  const t = useTranslations("secondFactor");
  const withPassword = useWithPassword();
  const form = useCheckedForm<DeviceCodeInput>(
    () => import("@/lib/domains/users/second-factor-schema").then(({ deviceCodeInput }) => deviceCodeInput),
    { defaultValues: { code: "" } },
  );
  const { submit, pending } = useSubmit({
    form,
    send: ({ code }) => withPassword(() => confirmDevice(code)),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === "device_expired") onExpired();
      return undefined;
    },
    failed: t("failed"),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p className="font-semibold">{t("device.scan")}</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(device.qr)}`}
          alt={t("device.qr")}
          className="border-border size-56 rounded-lg border bg-white"
        />
        <a href={device.uri} className={`${buttonVariants({ variant: "outline" })} sm:hidden`}>
          <Icon name="smartphone" />
          {t("device.open")}
        </a>
        <p className="text-muted-foreground">
          {t("device.byHand")}
          <code className="text-foreground mt-1 block font-mono text-base wrap-anywhere select-all">
            {inGroups(device.secret)}
          </code>
        </p>
      </div>
      <Form form={form} name="device" onSubmit={() => void submit()} className="grid max-w-md gap-4">
        <CodeField label={t("device.code")} hint={t("device.hint")} />
        <SubmitButton pending={pending !== null} pendingLabel={t("working")}>
          {t("device.confirm")}
        </SubmitButton>
      </Form>
    </div>
  );
}

type RecoveryCodesProps = {
  codes: readonly string[];
  onKept: () => void;
  /** The heading's place under those of the page. */
  heading: "h2" | "h3";
};

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onKept, heading: Heading }: RecoveryCodesProps) {
  const t = useTranslations("secondFactor.codes");
  const title = useRef<HTMLHeadingElement>(null);
  // They replace what had the focus.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ variant: "success", title: t("copied") });
    } catch {
      // Refused, or a page on plain http, where browsers have no clipboard.
      showToast({ variant: "destructive", title: t("notCopied") });
    }
  };

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Heading ref={title} tabIndex={-1} className="text-lg font-bold">
          {t("title")}
        </Heading>
        <p className="max-w-prose">{t("text")}</p>
      </div>
      <ol className="bg-muted grid gap-1.5 rounded-lg p-4 font-mono text-sm sm:text-base">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button variant="outline" onClick={() => void copy()}>
          <Icon name="copy" />
          {t("copy")}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="kaamsetu-recovery-codes.txt"
          className={buttonVariants({ variant: "outline" })}
        >
          <Icon name="download" />
          {t("save")}
        </a>
        <Button onClick={onKept}>
          <Icon name="check" />
          {t("kept")}
        </Button>
      </div>
    </div>
  );
}

/** The part of the setup that is shown: nothing yet, a device to be proved, or new recovery codes. */
type Step = { kind: "idle" } | { kind: "device"; device: Device } | { kind: "codes"; codes: readonly string[] };

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
