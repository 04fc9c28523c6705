import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";

/** Shows someone who registered before the script ran the username that was made. @param props.next the path to go on to. */
export async function MadeUsername({ username, next }: { username: string; next: string }) {
  const [t, tAuth] = await Promise.all([getTranslations("account.made"), getTranslations("auth")]);
  return (
    <Card asChild className="bg-success-soft">
      <section aria-labelledby="made-username">
        <h2 id="made-username" className="text-lg">
          {tAuth("username")}
        </h2>
        <p dir="auto" className="text-xl font-bold wrap-anywhere">
          {username}
        </p>
        <p>{t("text")}</p>
        <AppLink href={next} className={buttonVariants({ className: "sm:w-fit" })}>
          {t("goOn")}
        </AppLink>
      </section>
    </Card>
  );
}
