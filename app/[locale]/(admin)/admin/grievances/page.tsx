import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChoiceField } from "@/components/admin/filters/filter-fields";
import { UrlForm } from "@/components/admin/filters/url-form";
import { GrievanceList } from "@/components/admin/grievances/grievance-list";
import type { AccountSearch } from "@/components/admin/grievances/visitor-case";
import { ListPage } from "@/components/admin/list-page";
import { without, type Parameters } from "@/components/admin/list-parameters";
import { ClientMessages } from "@/components/shared/client-messages";
import { findAccountsMeant, listGrievances } from "@/lib/domains/admin/grievance-queries";
import { adminGrievancesQuery } from "@/lib/domains/admin/schema";
import type { AdminGrievance } from "@/lib/domains/admin/types";
import type { Actor } from "@/lib/access/auth/actor";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { ANSWER_DAYS, GRIEVANCE_STATES } from "@/lib/domains/grievances/options";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";

type Props = { searchParams: Promise<SearchParams> };

const PAGE_SIZE = { limit: 20 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminGrievances");
  return { title: t("title") };
}

/** The users' grievances, newest first, and their answers. */
export default async function GrievancesPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const parameters = singleValues(await searchParams);
  // With invalid parameters in the address, the list shows its first page.
  const query =
    adminGrievancesQuery.safeParse({ ...parameters, ...PAGE_SIZE }).data ?? adminGrievancesQuery.parse(PAGE_SIZE);
  const [page, t, tGrievance] = await Promise.all([
    listGrievances(admin, query),
    getTranslations("adminGrievances"),
    getTranslations("grievance"),
  ]);
  return (
    <ListPage
      title={t("title")}
      text={t("text", { days: ANSWER_DAYS })}
      first={parameters.cursor ? href.adminGrievances({ ...parameters, cursor: null }) : null}
      next={page.nextCursor === null ? null : href.adminGrievances({ ...parameters, cursor: page.nextCursor })}
    >
      <ClientMessages namespaces={["adminTable"]}>
        <UrlForm action={href.adminGrievances()} label={t("filter")}>
          <ChoiceField
            name="state"
            label={t("state")}
            value={parameters.state}
            all={t("all")}
            options={GRIEVANCE_STATES.map((value) => ({ value, label: tGrievance(value) }))}
          />
        </UrlForm>
      </ClientMessages>
      <ClientMessages namespaces={["adminGrievances", "adminTable", "validation"]}>
        <GrievanceList grievances={page.items} searches={await searchAccounts(admin, page.items, parameters)} />
      </ClientMessages>
    </ListPage>
  );
}

/** The accounts that open complaints about a forgotten password may mean: of one the name typed into its search, else its own. */
async function searchAccounts(
  admin: Actor<"admin">,
  grievances: readonly AdminGrievance[],
  parameters: Parameters,
): Promise<ReadonlyMap<string, AccountSearch>> {
  const { case: searched, account } = parameters;
  const kept = without(parameters, ["case", "account"]);
  const found = grievances.map(async ({ id, kind, state, contact }) => {
    if (kind !== "password" || state !== "open" || contact === null) return [];
    const typed = searched === id && account ? account : undefined;
    const accounts = await findAccountsMeant(admin, typed ?? contact.name, contact.phone);
    return [[id, { accounts, typed, kept }] as const];
  });
  return new Map((await Promise.all(found)).flat());
}
