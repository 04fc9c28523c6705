"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/auth/account-fields";
import { FormProblem } from "@/components/auth/form-problem";
import { AppLink } from "@/components/shared/app-link";
import { applyServerErrors, useValidationText } from "@/components/shared/form-errors";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LiveForm } from "@/components/ui/live-form";
import { Select, type SelectOption } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { createUser } from "@/lib/admin/client";
import { createUserInput, type CreateUserInput, type CreateUserValues } from "@/lib/admin/schema";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/i18n/languages";
import { href } from "@/lib/routes";

export interface NewUserFormProps {
  /** Roles that this admin may make, and regions, with their names. */
  roles: readonly SelectOption[];
  regions: readonly SelectOption[];
}

/** 'Add User': makes an account and leads to it. A failure keeps everything that was typed. */
export function NewUserForm({ roles, regions }: NewUserFormProps) {
  const t = useTranslations("adminNewUser");
  const router = useRouter();
  const validationText = useValidationText();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm<CreateUserValues, unknown, CreateUserInput>({
    resolver: zodResolver(createUserInput),
    defaultValues: { role: "worker", username: "", password: "", name: "", preferredLanguage: "hi", region: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const user = await createUser(values);
      setLeaving(true);
      showToast({ variant: "success", title: t("done"), description: user.username });
      router.push(href.adminUser(user.id));
    } catch (error) {
      applyServerErrors(form, error);
      const text = problemText(error);
      setProblem(text);
      showToast({ variant: "destructive", title: t("failed"), description: text });
    }
  });

  return (
    <LiveForm onSubmit={(event) => void submit(event)} className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
      <Field label={t("role")} error={validationText(errors.role?.message)} required>
        <Select {...form.register("role")} options={roles} />
      </Field>
      <Field label={t("name")} hint={t("nameHint")} error={validationText(errors.name?.message)}>
        <Input {...form.register("name")} dir="auto" autoComplete="off" />
      </Field>
      <Field label={t("username")} hint={t("usernameHint")} error={validationText(errors.username?.message)} required>
        <Input
          {...form.register("username")}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <PasswordField
        label={t("password")}
        hint={t("passwordHint")}
        error={validationText(errors.password?.message)}
        field={form.register("password")}
        autoComplete="new-password"
      />
      <Field label={t("language")} error={validationText(errors.preferredLanguage?.message)}>
        <Select {...form.register("preferredLanguage")}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("region")} error={validationText(errors.region?.message)}>
        <Select {...form.register("region")} options={regions} placeholder={t("noRegion")} />
      </Field>
      <div className="grid gap-4 sm:col-span-2">
        <FormProblem text={problem} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" pending={isSubmitting || isLeaving} pendingLabel={t("working")} className="sm:min-w-48">
            <UserPlus aria-hidden />
            {t("submit")}
          </Button>
          <AppLink href={href.adminDashboard()} className={buttonVariants({ variant: "ghost" })}>
            {t("cancel")}
          </AppLink>
        </div>
      </div>
    </LiveForm>
  );
}
