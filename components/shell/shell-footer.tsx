import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/routes";

const LINKS = [
  { id: "help", address: href.notice("help") },
  { id: "privacy", address: href.notice("privacy") },
  { id: "terms", address: href.notice("terms") },
  { id: "grievance", address: href.grievance() },
] as const;

/** The same for those who run the site, and for programs. */
const ADMIN_LINKS = [...LINKS, { id: "interface", address: href.interface() }] as const;

/** Help, notices and complaints: on every screen, and clear of the bottom bar of small ones. */
export async function ShellFooter({ isAdmins }: { isAdmins: boolean }) {
  const t = await getTranslations("notices");
  return (
    <footer className="border-border mx-auto w-full max-w-6xl border-t px-4 pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1rem)] md:px-6 md:pb-6">
      <nav aria-label={t("nav")}>
        <ul className="flex flex-wrap gap-x-6">
          {(isAdmins ? ADMIN_LINKS : LINKS).map(({ id, address }) => (
            <li key={id}>
              <AppLink
                href={address}
                className="text-muted-foreground hover:text-foreground inline-flex min-h-12 items-center underline underline-offset-4"
              >
                {t(id)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
