"use client";

import { useTranslations } from "next-intl";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { SelectOption } from "@/components/ui/select";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

// Both forms stay mounted: a look at the other tab must not cost what was typed.
const panelClasses = "data-[state=inactive]:hidden";

/** Login and Register. */
export function AuthTabs({ regions }: { regions: readonly SelectOption[] }) {
  const t = useTranslations("auth");
  return (
    <Tabs defaultValue="login">
      <TabsList aria-label={t("tabs")}>
        <TabsTrigger value="login">{t("login")}</TabsTrigger>
        <TabsTrigger value="register">{t("register")}</TabsTrigger>
      </TabsList>
      <TabsContent value="login" forceMount className={panelClasses}>
        <LoginForm />
      </TabsContent>
      <TabsContent value="register" forceMount className={panelClasses}>
        <RegisterForm regions={regions} />
      </TabsContent>
    </Tabs>
  );
}
