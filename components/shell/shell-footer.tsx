import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import type { Translator } from "@/lib/language/i18n/translator";

const LINKS = [
  { id: "help", address: href.notice("help") },
  { id: "privacy", address: href.notice("privacy") },
  { id: "terms", address: href.notice("terms") },
  { id: "grievance", address: href.grievance() },
] as const;

/** The same for those who run the site, and for programs. */
const ADMIN_LINKS = [...LINKS, { id: "interface", address: href.interface() }] as const;

/** Help, notices and complaints: on every screen, and clear of the bottom bar of small ones. */
export function ShellFooter({ t, isAdmins }: { t: Translator; isAdmins: boolean }) {
  return (
    <nav aria-label={t("notices.nav")}>
      <ul className="flex flex-wrap gap-x-6">
        {(isAdmins ? ADMIN_LINKS : LINKS).map(({ id, address }) => (
          <li key={id}>
            <AppLink
              href={address}
              className="text-muted-foreground hover:text-foreground inline-flex min-h-12 items-center underline underline-offset-4"
            >
              {t(`notices.${id}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
