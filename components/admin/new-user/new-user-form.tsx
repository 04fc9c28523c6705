"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { useWithPassword } from "@/components/account/password-dialog";
import { PasswordField, UsernameField } from "@/components/auth/account-fields";
import { FormProblem } from "@/components/auth/form-problem";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
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
import { createUserInput, type CreateUserInput, type CreateUserValues } from "@/lib/domains/admin/schema";
import { href } from "@/lib/access/routes";

export interface NewUserFormProps {
  /** The roles this admin may create and the regions, with their names. */
  roles: readonly SelectOption[];
  regions: readonly SelectOption[];
}

/** 'Add User': creates an account and opens its page. A failure keeps all input. */
export function NewUserForm({ roles, regions }: NewUserFormProps) {
  const t = useTranslations("adminNewUser");
  const router = useRouter();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const form = useForm<CreateUserValues, unknown, CreateUserInput>({
    resolver: zodResolver(createUserInput),
    defaultValues: { role: "worker", username: "", password: "", name: "", preferredLanguage: "hi", region: "" },
    shouldFocusError: false,
  });
  const { submit, pending, failure } = useSubmit({
    form,
    send: (values) => withPassword(() => createUser(values)),
    onSuccess: (user) => {
      showToast({ variant: "success", title: t("done"), description: user.username });
      router.push(href.adminUser(user.id));
    },
    leaves: true,
    failed: t("failed"),
    signedOut: "tell",
  });
  return (
    <FormScope form={form} name="new-user">
      <FormBody onSubmit={submit} className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        <SelectField<CreateUserValues> name="role" label={t("role")} required options={roles} />
        <TextField<CreateUserValues> name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <UsernameField label={t("username")} hint={t("usernameHint")} autoComplete="off" />
        <PasswordField label={t("password")} hint={t("passwordHint")} autoComplete="new-password" />
        <SelectField<CreateUserValues> name="preferredLanguage" label={t("language")}>
          <LanguageOptions />
        </SelectField>
        <SelectField<CreateUserValues>
          name="region"
          label={t("region")}
          options={regions}
          placeholder={t("noRegion")}
        />
        <div className="grid gap-4 sm:col-span-2">
          <FormProblem text={failure === null ? null : problemText(failure)} />
          <div className="flex flex-col gap-3 sm:flex-row-reverse">
            <Button type="submit" pending={pending !== null} pendingLabel={t("working")} className="sm:min-w-48">
              <Icon name="user-plus" />
              {t("submit")}
            </Button>
            <AppLink href={href.adminDashboard()} className={buttonVariants({ variant: "ghost" })}>
              {t("cancel")}
            </AppLink>
          </div>
        </div>
      </FormBody>
    </FormScope>
  );
}
