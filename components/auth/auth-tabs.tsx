"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type MouseEvent } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { SelectOption } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { LoginForm } from "./login-form";
import { RegisterForm, type KnownOfReader } from "./register-form";
import { REGISTER } from "./register-link";
import { keepTyped, readTyped } from "./typed-fields";
import { useFormLinks, type AuthForm } from "./use-form-links";

const LOGIN = "login";
const TABS = [LOGIN, REGISTER] as const satisfies AuthForm[];

// Until the script runs, the tabs are links, and the style shows the panel that the address names.
const TARGETS: Readonly<Record<AuthForm, { tab: string; panel: string }>> = {
  login: {
    tab: "group-has-[#register:target]/tabs:border-transparent! group-has-[#register:target]/tabs:bg-transparent! group-has-[#register:target]/tabs:text-muted-foreground! group-has-[#register:target]/tabs:shadow-none! group-has-[#login:target]/tabs:border-primary! group-has-[#login:target]/tabs:bg-card! group-has-[#login:target]/tabs:text-primary!",
    panel: "group-has-[#register:target]/tabs:hidden! group-has-[#login:target]/tabs:block!",
  },
  register: {
    tab: "group-has-[#login:target]/tabs:border-transparent! group-has-[#login:target]/tabs:bg-transparent! group-has-[#login:target]/tabs:text-muted-foreground! group-has-[#login:target]/tabs:shadow-none! group-has-[#register:target]/tabs:border-primary! group-has-[#register:target]/tabs:bg-card! group-has-[#register:target]/tabs:text-primary!",
    panel: "group-has-[#register:target]/tabs:block! group-has-[#login:target]/tabs:hidden!",
  },
};

const isTab = (name: string | undefined): name is AuthForm => TABS.some((tab) => tab === name);

const tabOfAddress = (): AuthForm | undefined => [window.location.hash.slice(1)].find(isTab);

/** The tab that the address names or whose refusal it brings (`?error=`), or the one that was open before the page was loaded again. */
function tabBefore(): AuthForm | null {
  if (typeof window === "undefined") return null;
  if (new URLSearchParams(window.location.search).has("error")) return LOGIN;
  return tabOfAddress() ?? [readTyped("tab").get("tab")].find(isTab) ?? null;
}

type Props = {
  regions: readonly SelectOption[];
  /** The refusal of one of the two forms, posted before the script ran. */
  refusal: FormRefusal | null;
  /** For the registration: the reader as the page knows them. */
  known: KnownOfReader;
  /** The form that is open unless the address or the reader's last choice says otherwise. */
  first: AuthForm;
};

/** Login and Register. */
export function AuthTabs({ regions, refusal, known, first: opened }: Props) {
  const t = useTranslations("auth");
  // Changing the language reloads the page, and the tab with the half-filled form opens again.
  const isHydrated = useHydrated();
  const refused = { login: ofForm(refusal, formAction.login()), register: ofForm(refusal, formAction.register()) };
  const first = refused.register ? REGISTER : refused.login ? LOGIN : opened;
  const [chosen, setChosen] = useState(() => (refusal ? first : tabBefore()));
  const choose = (value: string) => {
    setChosen(value === REGISTER ? REGISTER : LOGIN);
    keepTyped("tab", { tab: value });
    // An address that names a tab would open that one again.
    if (tabOfAddress()) window.history.replaceState(null, "", `#${value}`);
  };
  useEffect(() => {
    // Another tab's address on the same page loads nothing.
    const follow = () => setChosen((now) => tabOfAddress() ?? now);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const login = useFormLinks(LOGIN, () => choose(LOGIN));
  const registration = useFormLinks(REGISTER, () => choose(REGISTER));
  const stay = (event: MouseEvent) => {
    if (isHydrated) event.preventDefault();
  };
  const panel = (name: AuthForm) => cn(!isHydrated && TARGETS[name].panel);
  return (
    <Tabs value={isHydrated ? (chosen ?? first) : first} onValueChange={choose} className="group/tabs max-sm:gap-2">
      <span id={LOGIN} className="contents" />
      <span id={REGISTER} className="contents" />
      <TabsList aria-label={t("tabs")}>
        {TABS.map((name) => (
          <TabsTrigger
            key={name}
            value={name}
            href={`#${name}`}
            onClick={stay}
            className={cn(!isHydrated && TARGETS[name].tab)}
          >
            {t(name)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent ref={login} value={LOGIN} className={panel(LOGIN)}>
        <LoginForm refusal={refused.login} role={known.role} />
      </TabsContent>
      <TabsContent ref={registration} value={REGISTER} className={panel(REGISTER)}>
        <RegisterForm regions={regions} refusal={refused.register} known={known} />
      </TabsContent>
    </Tabs>
  );
}

const ofForm = (refusal: FormRefusal | null, action: string): FormRefusal | null =>
  refusal?.action === action ? refusal : null;
