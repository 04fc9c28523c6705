import { getTranslations } from "next-intl/server";
import { ConfirmPhone } from "@/components/admin/account/confirm-phone";
import { CaseLine } from "@/components/admin/cases/case-lines";
import { ChoiceField, ClearLink, SearchField } from "@/components/admin/filters/filter-fields";
import { UrlForm } from "@/components/admin/filters/url-form";
import { ListPage } from "@/components/admin/list-page";
import { ClientTexts } from "@/components/shared/client-texts";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { listCases } from "@/lib/domains/admin/case-queries";
import { casesQuery } from "@/lib/domains/admin/case-schema";
import { CASE_KINDS, SEVERITIES } from "@/lib/domains/trust/case-options";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

const PAGE_SIZE = { limit: 20 };

export const generateMetadata = pageTitle("cases.title");

/** The queue: reports, held jobs, appeals, complaints and calls. */
export default async function CasesPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  // With invalid parameters in the address, the list shows its first page.
  const query = queryIn(casesQuery, { ...parameters, ...PAGE_SIZE }, PAGE_SIZE);
  const [page, t] = await Promise.all([listCases(admin, query), getTranslations("cases")]);
  const isNarrowed = ["search", "state", "kind", "severity", "holder"].some((name) => parameters[name]);
  return (
    <ListPage
      title={t("title")}
      text={t("text")}
      first={parameters.cursor ? href.adminCases({ ...parameters, cursor: null }) : null}
      next={page.nextCursor === null ? null : href.adminCases({ ...parameters, cursor: page.nextCursor })}
    >
      <ClientTexts namespaces={["adminTable"]}>
        <UrlForm action={href.adminCases()} label={t("filter")} hasShortcut>
          <SearchField name="search" label={t("search")} value={parameters.search} />
          <ChoiceField
            name="state"
            label={t("state")}
            value={parameters.state}
            all={t("waiting")}
            options={[{ value: "decided", label: t("decided") }]}
          />
          <ChoiceField
            name="kind"
            label={t("kindLabel")}
            value={parameters.kind}
            all={t("anyKind")}
            options={CASE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <ChoiceField
            name="severity"
            label={t("severityLabel")}
            value={parameters.severity}
            all={t("anySeverity")}
            options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
          />
          <ChoiceField
            name="holder"
            label={t("holder")}
            value={parameters.holder}
            all={t("anyone")}
            options={(["me", "nobody"] as const).map((value) => ({ value, label: t(value) }))}
          />
        </UrlForm>
      </ClientTexts>
      {page.items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Icon name="inbox" />}
          title={t("none")}
          action={isNarrowed ? <ClearLink href={href.adminCases()} /> : null}
        />
      ) : (
        <ClientTexts namespaces={["adminAccount.phone"]}>
          <Card asChild className="gap-0">
            <ul className="divide-border divide-y">
              {page.items.map((one) => (
                <li key={one.id} data-row className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0 flex-1 basis-80">
                    <CaseLine one={one} />
                  </div>
                  {one.mayConfirmPhone && one.subject ? (
                    <ConfirmPhone user={one.subject} isConfirmed={false} isOneOfMany />
                  ) : null}
                </li>
              ))}
            </ul>
          </Card>
        </ClientTexts>
      )}
    </ListPage>
  );
}
