"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { SelectOption } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { keepTyped, readTyped } from "./typed-fields";

// Both forms stay mounted: a look at the other tab must not lose any input.
const panelClasses = "data-[state=inactive]:hidden";

const LOGIN = "login";
const REGISTER = "register";
const tabBefore = (): string => (readTyped("tab").get("tab") === REGISTER ? REGISTER : LOGIN);

/** Login and Register. */
export function AuthTabs({ regions }: { regions: readonly SelectOption[] }) {
  const t = useTranslations("auth");
  // Changing the language reloads the page, and the tab with the half-filled form opens again.
  const isHydrated = useHydrated();
  const [tab, setTab] = useState(tabBefore);
  const choose = (value: string) => {
    setTab(value);
    keepTyped("tab", { tab: value });
  };
  return (
    <Tabs value={isHydrated ? tab : LOGIN} onValueChange={choose}>
      <TabsList aria-label={t("tabs")}>
        <TabsTrigger value={LOGIN}>{t("login")}</TabsTrigger>
        <TabsTrigger value={REGISTER}>{t("register")}</TabsTrigger>
      </TabsList>
      <TabsContent value={LOGIN} forceMount className={panelClasses}>
        <LoginForm />
      </TabsContent>
      <TabsContent value={REGISTER} forceMount className={panelClasses}>
        <RegisterForm regions={regions} />
      </TabsContent>
    </Tabs>
  );
}
