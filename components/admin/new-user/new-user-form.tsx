"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { UsernameField } from "@/components/auth/account-fields";
import { PasswordField } from "@/components/auth/password-field";
import { FormProblem } from "@/components/auth/form-problem";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { AppLink } from "@/components/shared/app-link";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import type { SelectOption } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { createUser } from "@/lib/domains/admin/client";
import type { CreateUserInput, CreateUserValues } from "@/lib/domains/admin/schema";
import { href } from "@/lib/access/routes";
import { newId } from "@/lib/core/new-id";

export interface NewUserFormProps {
  /** The roles this admin may create and the regions, with their names. */
  roles: readonly SelectOption[];
  regions: readonly SelectOption[];
}

/** 'Add User': creates an account and shows its password, which is made here, once. A failure keeps all input. */
export function NewUserForm({ roles, regions }: NewUserFormProps) {
  const t = useTranslations("adminNewUser");
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const form = useCheckedForm<CreateUserValues, CreateUserInput>(
    () => import("@/lib/domains/admin/schema").then(({ createUserInput }) => createUserInput),
    { defaultValues: { role: "worker", username: "", password: "", name: "", preferredLanguage: "hi", region: "" } },
  );
  const [made, setMade] = useState<{ id: string; username: string; password: string } | null>(null);
  // The same input sent again, after an answer that never came, makes no second account.
  const call = useRef({ text: "", key: "" });
  const { setValue } = form;
  useEffect(() => setValue("password", makePassword()), [setValue]);
  const { submit, pending, failure } = useSubmit({
    form,
    send: (values) => {
      const text = JSON.stringify(values);
      if (call.current.text !== text) call.current = { text, key: newId() };
      return withPassword(() => createUser(values, call.current.key));
    },
    onSuccess: ({ id, username }, { password }) => {
      showToast({ variant: "success", title: t("done"), description: username });
      setMade({ id, username, password });
    },
    failed: t("failed"),
    signedOut: "tell",
  });
  if (made) return <MadeUser {...made} />;
  return (
    <Form form={form} name="new-user" onSubmit={submit} className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
      <SelectField<CreateUserValues> name="role" label={t("role")} required options={roles} />
      <TextField<CreateUserValues> name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
      <UsernameField label={t("username")} hint={t("usernameHint")} autoComplete="off" />
      <div className="grid gap-2">
        <PasswordField label={t("password")} hint={t("passwordHint")} autoComplete="new-password" initiallyShown />
        <Button variant="ghost" className="w-fit" onClick={() => setValue("password", makePassword())}>
          <Icon name="refresh-cw" />
          {t("another")}
        </Button>
      </div>
      <SelectField<CreateUserValues> name="preferredLanguage" label={t("language")}>
        <LanguageOptions />
      </SelectField>
      <SelectField<CreateUserValues> name="region" label={t("region")} options={regions} placeholder={t("noRegion")} />
      <div className="grid gap-4 sm:col-span-2">
        <FormProblem text={failure === null ? null : problemText(failure)} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" pending={pending !== null} pendingLabel={t("working")} className="sm:min-w-48">
            <Icon name="user-plus" />
            {t("submit")}
          </Button>
          <AppLink href={href.adminUsers()} className={buttonVariants({ variant: "ghost" })}>
            {t("cancel")}
          </AppLink>
        </div>
      </div>
    </Form>
  );
}

/** The password of a new account, to be told to its owner, and the way to the account. */
function MadeUser({ id, username, password }: { id: string; username: string; password: string }) {
  const t = useTranslations("adminNewUser");
  return (
    <div role="status" className="grid gap-3">
      <p className="wrap-anywhere">{t("made", { username })}</p>
      <p dir="ltr" className="bg-attention-soft text-attention-foreground rounded-xl p-4 font-mono text-xl font-bold">
        {password}
      </p>
      <AppLink href={href.adminUser(id)} className={`${buttonVariants()} w-fit`}>
        {t("open")}
      </AppLink>
    </div>
  );
}

// Without letters and digits that look or sound alike when they are read out.
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
const GROUPS = 4;

/** A password for somebody else, to be read out on the phone: about 69 bits. @example "tkav4-wmpe7-hqzb2-fnyr8" */
const makePassword = (): string => Array.from({ length: GROUPS }, () => pick(LETTERS, 4) + pick(DIGITS, 1)).join("-");

/** Signs of a list, each as likely as any other. */
function pick(from: string, count: number): string {
  const fair = 256 - (256 % from.length);
  let picked = "";
  while (picked.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) picked += from[byte % from.length];
  }
  return picked;
}
