import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { CALL_DAYS } from "@/lib/domains/grievances/options";
import { href } from "@/lib/access/routes";

const STEPS = ["find", "call", "code"] as const;

/** Says how it goes on after someone has asked for a call, and when. @param number to name it by; null if the address has none. */
export function CallComing({ number }: { number: string | null }) {
  const t = useTranslations("recovery.sent");
  return (
    <div className="page page-fade">
      <Card className="mx-auto max-w-md gap-5 p-5 sm:p-8 md:mt-6">
        <div className="grid justify-items-center gap-2 text-center">
          <span className="bg-primary-soft text-primary flex size-16 items-center justify-center rounded-full">
            <Icon name="phone" className="size-8" />
          </span>
          <h1 className="text-2xl font-extrabold">{t("title")}</h1>
          <p className="text-lg font-semibold">{t("when", { days: CALL_DAYS })}</p>
        </div>
        {number === null ? null : (
          <div className="bg-muted grid gap-1 rounded-xl p-4 text-center">
            <p className="text-lg font-bold wrap-anywhere">{t("number", { number })}</p>
            <p className="text-muted-foreground">{t("keep")}</p>
          </div>
        )}
        <section aria-labelledby="next" className="grid gap-3">
          <h2 id="next" className="text-lg font-bold">
            {t("next")}
          </h2>
          <ol className="grid gap-3">
            {STEPS.map((step, index) => (
              <li key={step} className="flex items-start gap-3">
                <span
                  aria-hidden
                  className="bg-primary-soft text-primary flex size-8 shrink-0 items-center justify-center rounded-full font-bold"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{t(step)}</span>
              </li>
            ))}
          </ol>
          <p className="font-semibold">{t("never")}</p>
        </section>
        <AppLink href={href.home()} className={buttonVariants({ variant: "outline" })}>
          {t("back")}
        </AppLink>
      </Card>
    </div>
  );
}
