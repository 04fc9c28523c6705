"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Smartphone } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { SubmitButton } from "@/components/form/submit-button";
import { CodeField } from "@/components/auth/account-fields";
import { useSubmit } from "@/components/form/use-submit";
import { buttonVariants } from "@/components/ui/button-variants";
import { ApiError } from "@/lib/platform/http/api-fetch";
import { inGroups } from "@/lib/domains/users/recovery-policy";
import { confirmDevice } from "@/lib/domains/users/second-factor-client";
import { deviceCodeInput, type DeviceCodeInput } from "@/lib/domains/users/second-factor-schema";
import type { NewDevice as Device } from "@/lib/domains/users/second-factor-types";
import { useWithPassword } from "../with-password";

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
  const form = useForm<DeviceCodeInput>({
    resolver: zodResolver(deviceCodeInput),
    defaultValues: { code: "" },
    shouldFocusError: false,
  });
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
          <StillIcon icon={Smartphone} />
          {t("device.open")}
        </a>
        <p className="text-muted-foreground">
          {t("device.byHand")}
          <code className="text-foreground mt-1 block font-mono text-base wrap-anywhere select-all">
            {inGroups(device.secret)}
          </code>
        </p>
      </div>
      <FormScope form={form} name="device">
        <FormBody onSubmit={() => void submit()} className="grid max-w-md gap-4">
          <CodeField label={t("device.code")} hint={t("device.hint")} />
          <SubmitButton pending={pending !== null} pendingLabel={t("working")}>
            {t("device.confirm")}
          </SubmitButton>
        </FormBody>
      </FormScope>
    </div>
  );
}

/** In fours, which are easier to copy by hand; apps ignore the spaces. */
