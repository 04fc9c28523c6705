import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { AdminGrievance, MeantAccount } from "@/lib/domains/admin/types";
import { formatDate } from "@/lib/language/format";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { phoneText } from "@/lib/core/phone";
import { href } from "@/lib/access/routes";
import { SearchField } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import type { Parameters } from "../list-parameters";
import { textLink } from "../table-parts";

type ContactProps = { contact: NonNullable<AdminGrievance["contact"]>; dueAt: string | null };

/** The name that a visitor gave, and the number to call. @param dueAt by when; null once it is done. */
export function VisitorContact({ contact: { name, phone, language }, dueAt }: ContactProps) {
  const t = useTranslations("adminGrievances");
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* A report has none. */}
        {name === "" ? null : (
          <b dir="auto" className="wrap-anywhere">
            {name}
          </b>
        )}
        <a href={`tel:${phone}`} dir="ltr" className={`${textLink} inline-flex items-center gap-2`}>
          <Icon name="phone" className="size-4 shrink-0" />
          {phoneText(phone)}
        </a>
      </p>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-3">
        <span>{t("visitor")}</span>
        <span>{t("reads", { language: LANGUAGE_NAMES[language] })}</span>
        {dueAt === null ? null : <span>{t("called", { date: formatDate(dueAt, locale) })}</span>}
      </p>
    </div>
  );
}

type AccountSearch = {
  accounts: readonly MeantAccount[];
  /** As typed into the search; undefined: the name of the complaint was searched for. */
  typed: string | undefined;
  /** The other parameters of the page's address, which a search keeps. */
  kept: Parameters;
};

type FinderProps = { grievance: Pick<AdminGrievance, "id" | "number">; search: AccountSearch };

/** The accounts that a visitor may mean, and a search for others. */
export function AccountFinder({ grievance: { id, number }, search: { accounts, typed, kept } }: FinderProps) {
  const t = useTranslations("adminGrievances");
  const tFacts = useTranslations("adminUser.facts");
  const tAccount = useTranslations("adminAccount");
  const tRole = useTranslations("options.role");
  const locale = useLocale();
  return (
    <div className="bg-muted grid gap-3 rounded-xl p-4">
      <h2 className="font-bold">{t("accounts")}</h2>
      {accounts.length === 0 ? <p>{t("noAccounts")}</p> : null}
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppLink href={href.adminUser(account.id, null, id)} dir="auto" className={textLink}>
              {account.username}
            </AppLink>
            {account.name ? <span dir="auto">{account.name}</span> : null}
            <span className="text-muted-foreground">{tRole(account.role)}</span>
            <span className="text-muted-foreground">
              {tFacts("registered")}: {formatDate(account.createdAt, locale)}
            </span>
            {account.hasNumber ? <Badge variant="success">{t("sameNumber")}</Badge> : null}
            {account.isDeactivated ? <Badge variant="destructive">{tAccount("deactivated")}</Badge> : null}
          </li>
        ))}
      </ul>
      <UrlForm action={href.adminCase(id)} kept={kept} label={t("find", { number })}>
        <SearchField name="account" label={t("search")} value={typed} />
      </UrlForm>
      <p className="text-muted-foreground">{t("unchecked")}</p>
    </div>
  );
}
