"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { useDraft } from "@/components/form/draft/use-draft";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/language/format";
import { sendOnce } from "@/components/form/attempt-key";
import { sendGrievance } from "@/lib/domains/grievances/client";
import { GRIEVANCE_KINDS, GRIEVANCE_MAX } from "@/lib/domains/grievances/options";
import type { GrievanceInput } from "@/lib/domains/grievances/schema";
import type { Grievance } from "@/lib/domains/grievances/types";

type Fields = { kind: string; text: string };

const EMPTY: Fields = { kind: "", text: "" };
const DRAFT: DraftKind<Fields> = { read: fieldsLike(EMPTY) };

type Props = {
  userId: string;
  /** Link to the page on which the answer will be. */
  answers: { href: string; label: string };
};

/** Sends a grievance to the office, and then shows its number. */
export function GrievanceForm({ userId, answers }: Props) {
  const t = useTranslations("grievance");
  const tKind = useTranslations("options.grievanceKind");
  const [sent, setSent] = useState<Grievance | null>(null);
  const form = useCheckedForm<Fields, GrievanceInput>(
    () => import("@/lib/domains/grievances/schema").then(({ grievanceInput }) => grievanceInput),
    { defaultValues: EMPTY },
  );
  const { settle, ...keys } = useDraft(form, {
    kind: DRAFT,
    userId,
    name: "grievance",
    saved: EMPTY,
    mode: "restored",
  });
  const { submit, pending } = useSubmit({
    form,
    send: (values) => sendOnce(keys, values, (key) => sendGrievance(values, key)),
    onSuccess: (grievance) => {
      settle(EMPTY);
      setSent(grievance);
    },
    failed: t("failed"),
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  if (sent) return <Sent grievance={sent} answers={answers} />;
  return (
    <Card asChild>
      <section aria-labelledby="write">
        <h2 id="write" className="text-lg font-bold">
          {t("form")}
        </h2>
        <Form form={form} name="grievance" onSubmit={() => void submit()} className="grid gap-4">
          <SelectField<Fields>
            name="kind"
            label={t("kind")}
            placeholder={t("choose")}
            options={GRIEVANCE_KINDS.map((value) => ({ value, label: tKind(value) }))}
            required
          />
          <TextField<Fields>
            name="text"
            label={t("text")}
            hint={t(kind === "nominate" ? "nominateHint" : "hint")}
            lines={6}
            maxLength={GRIEVANCE_MAX}
            required
          />
          <SubmitButton pending={pending !== null} pendingLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </Form>
      </section>
    </Card>
  );
}

function Sent({ grievance: { number, dueAt }, answers }: Pick<Props, "answers"> & { grievance: Grievance }) {
  const t = useTranslations("grievance");
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card asChild className="bg-primary-soft">
      <section aria-labelledby="sent">
        <h2 id="sent" ref={heading} tabIndex={-1} className="text-lg font-bold">
          {t("sent", { number })}
        </h2>
        <p>{t("sentText", { date: formatDate(dueAt, language) })}</p>
        <AppLink href={answers.href} className={buttonVariants({ className: "sm:self-start" })}>
          {answers.label}
        </AppLink>
      </section>
    </Card>
  );
}
