import { useLocale, useTranslations } from "next-intl";
import { GrievanceItem } from "@/components/grievances/grievance-item";
import { AppLink } from "@/components/shared/app-link";
import { Card } from "@/components/ui/card";
import type { AdminGrievance } from "@/lib/domains/admin/types";
import { formatDate } from "@/lib/language/format";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { href } from "@/lib/access/routes";
import { textLink } from "../table-parts";
import { AnswerForm } from "./answer-form";
import { AccountFinder, VisitorContact, type AccountSearch } from "./visitor-case";

type Props = {
  grievances: readonly AdminGrievance[];
  /** The accounts that visitors who forgot the password may mean, by the complaint's id. */
  searches: ReadonlyMap<string, AccountSearch>;
};

/** Grievances for the office, with a form below each that waits for its answer. */
export function GrievanceList({ grievances, searches }: Props) {
  const t = useTranslations("adminGrievances");
  if (grievances.length === 0) return <p className="text-muted-foreground py-8 text-center">{t("none")}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {grievances.map((grievance) => {
        const { id, number, state, user, contact, dueAt } = grievance;
        const search = searches.get(id);
        return (
          <Card key={id} asChild>
            <li>
              <GrievanceItem grievance={grievance}>
                {user ? <Author user={user} dueAt={state === "open" ? dueAt : null} /> : null}
                {contact ? <VisitorContact contact={contact} dueAt={state === "open" ? dueAt : null} /> : null}
                {search ? <AccountFinder grievance={grievance} search={search} /> : null}
                {state === "open" ? <AnswerForm id={id} number={number} isCall={contact !== null} /> : null}
              </GrievanceItem>
            </li>
          </Card>
        );
      })}
    </ul>
  );
}

function Author({ user, dueAt }: { user: NonNullable<AdminGrievance["user"]>; dueAt: string | null }) {
  const t = useTranslations("adminGrievances");
  const tRole = useTranslations("options.role");
  const language = useLocale();
  return (
    <p className="text-muted-foreground flex flex-wrap items-center gap-x-3">
      <AppLink href={href.adminUser(user.id)} dir="auto" className={textLink}>
        {user.username}
      </AppLink>
      <span>{tRole(user.role)}</span>
      <span>{t("reads", { language: LANGUAGE_NAMES[user.preferredLanguage] })}</span>
      {dueAt === null ? null : <span>{t("due", { date: formatDate(dueAt, language) })}</span>}
    </p>
  );
}
