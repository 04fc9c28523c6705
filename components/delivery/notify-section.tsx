"use client";

import { useLocale, useTranslations } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { AccountSection } from "@/components/account/account-section";
import { SelectField } from "@/components/form/fields/select-field";
import { SwitchField } from "@/components/form/fields/switch-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { SubmitButton } from "@/components/form/submit-button";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { saveNotificationSettings } from "@/lib/domains/delivery/client";
import { MUTABLE_TOPICS, UNCHOSEN } from "@/lib/domains/delivery/options";
import type { NotificationSettings, Push } from "@/lib/domains/delivery/types";
import { formatHour } from "@/lib/language/format";
import { NOTIFY_SECTION } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { PhoneSwitch } from "./phone-switch";

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

/** The account's section on being told outside the page: where, of what, and when not. */
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
      <FormScope form={form} name="notify">
        <FormBody onSubmit={() => void submit()} className="grid max-w-md gap-4">
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
        </FormBody>
      </FormScope>
    </AccountSection>
  );
}
