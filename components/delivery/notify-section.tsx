"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AccountSection } from "@/components/account/account-section";
import { SelectField } from "@/components/form/fields/select-field";
import { SwitchField } from "@/components/form/fields/switch-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { NOTIFY_SECTION } from "@/lib/access/routes";
import { PRODUCT } from "@/lib/core/product";
import type { Audience } from "@/lib/core/roles";
import { saveNotificationSettings } from "@/lib/domains/delivery/client";
import { MUTABLE_TOPICS, UNCHOSEN } from "@/lib/domains/delivery/options";
import type { NotificationSettings, Push } from "@/lib/domains/delivery/types";
import { formatHour } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-error";
import { canPush, turnOff, turnOn } from "./phone-push";

type Fields = Record<"email" | "message" | "dailySum" | "showsDetails" | "applications" | "jobs" | "isQuiet", boolean> &
  Record<"from" | "to", string>;

type Props = {
  push: Push;
  initial: NotificationSettings;
  audience: Audience;
  /** The places that this server and this account have. */
  places: { email: boolean; message: boolean };
};

const toFields = ({ muted, quiet, ...switches }: NotificationSettings): Fields => {
  const { from, to } = quiet ?? UNCHOSEN.quiet;
  return {
    ...switches,
    applications: !muted.includes("applications"),
    jobs: !muted.includes("jobs"),
    isQuiet: quiet !== null,
    from: String(from),
    to: String(to),
  };
};

const toSettings = ({ isQuiet, from, to, ...fields }: Fields): NotificationSettings => ({
  email: fields.email,
  message: fields.message,
  dailySum: fields.dailySum,
  showsDetails: fields.showsDetails,
  muted: MUTABLE_TOPICS.filter((topic) => !fields[topic]),
  quiet: isQuiet ? { from: Number(from), to: Number(to) } : null,
});

/** The account's section on notifications outside the page: where, about what, and when not. */
export function NotifySection({ push, initial, audience, places }: Props) {
  const t = useTranslations("notifySettings");
  const locale = useLocale();
  const form = useForm<Fields>({ defaultValues: toFields(initial), shouldFocusError: false });
  const isQuiet = useWatch({ control: form.control, name: "isQuiet" });
  const { submit, pending } = useSubmit({
    form,
    send: (fields) => saveNotificationSettings(toSettings(fields)),
    onSuccess: (settings) => {
      form.reset(toFields(settings));
      showToast({ title: t("saved"), variant: "success" });
    },
    failed: t("notSaved"),
  });
  const isEmployer = audience === "employer";
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour, locale) }));
  return (
    <AccountSection title={t("title")} intro={t("intro")} anchor={NOTIFY_SECTION}>
      <PhoneSwitch initial={push} />
      <Form form={form} name="notify" onSubmit={() => void submit()} className="grid max-w-md gap-4">
        <div className="grid gap-1">
          <SwitchField<Fields> name="showsDetails" label={t("details")} description={t("detailsHint")} />
          {places.email ? <SwitchField<Fields> name="email" label={t("email")} /> : null}
          {places.email && isEmployer ? <SwitchField<Fields> name="dailySum" label={t("dailySum")} /> : null}
          {places.message ? <SwitchField<Fields> name="message" label={t("message")} /> : null}
        </div>
        <fieldset className="grid gap-1">
          <legend className="font-bold">{t("about")}</legend>
          <SwitchField<Fields> name="applications" label={t("applications")} />
          {isEmployer ? <SwitchField<Fields> name="jobs" label={t("jobs")} /> : null}
        </fieldset>
        <SwitchField<Fields> name="isQuiet" label={t("quiet")} description={t("quietHint")} />
        {isQuiet ? (
          <div className="grid grid-cols-2 gap-3">
            <SelectField<Fields> name="from" label={t("from")} options={hours} />
            <SelectField<Fields> name="to" label={t("to")} options={hours} />
          </div>
        ) : null}
        <SubmitButton pending={pending !== null} pendingLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

/** Turns notifications on and off for this browser, and says which it is. */
function PhoneSwitch({ initial }: { initial: Push }) {
  const t = useTranslations("notifySettings");
  const tAsk = useTranslations("pushAsk");
  const problemText = useProblemText();
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(initial.isOn);
  const isAble = isHydrated && canPush();
  const { mutate: change, isPending } = useMutation({
    mutationFn: async () => (isOn ? (await turnOff(), false) : turnOn(initial.publicKey)),
    onSuccess: (isNow) => {
      if (isNow === isOn) showToast({ variant: "destructive", title: tAsk("refused", { product: PRODUCT }) });
      setOn(isNow);
    },
    onError: (error) => {
      // Other errors are the browser's, whose messages are for developers.
      const description = error instanceof ApiError ? { description: problemText(error) } : {};
      showToast({ variant: "destructive", title: tAsk("failed"), ...description });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Icon name="bell-ring" className="text-primary size-7 shrink-0" />
      <p role="status" className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{t("phone")}</span>
        <span className="text-muted-foreground block">
          {isHydrated && !isAble ? t("cannot") : t(isOn ? "on" : "off")}
        </span>
      </p>
      {isAble ? (
        <Button variant={isOn ? "outline" : "default"} pending={isPending} onClick={() => change()}>
          {t(isOn ? "turnOff" : "turnOn")}
        </Button>
      ) : null}
    </div>
  );
}
