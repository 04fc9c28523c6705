import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import { maskedPhone } from "@/lib/core/phone";
import { PRODUCT } from "@/lib/core/product";

/** Tells what happens after an application was sent. */
export function NextSteps() {
  const t = useTranslations("finish.next");
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <Points id="next" title={t("title")} points={[t("read"), t("answer")]} />
    </section>
  );
}

/** Under which number they may call, for someone who has given one. */
export function CallLine({ phone, applicationId }: { phone: string; applicationId: string }) {
  const t = useTranslations();
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-1">
      <span>
        {t("finish.next.call")} <bdi className="font-bold whitespace-nowrap">{maskedPhone(phone)}</bdi>
      </span>
      <AppLink
        href={href.profileStep("phone", applicationId)}
        className="text-primary tap inline-flex items-center font-semibold underline decoration-2 underline-offset-4"
      >
        {t("apply.change")}
      </AppLink>
    </p>
  );
}

// India's helpline against fraud (Ministry of Home Affairs).
const FRAUD_HELPLINE = "1930";

/** The worker's obligations, and the promises made to them. */
export function Terms() {
  const t = useTranslations("finish");
  const call = (number: ReactNode) => (
    <a href={`tel:${FRAUD_HELPLINE}`} className="text-primary inline-block font-bold underline underline-offset-4">
      {number}
    </a>
  );
  return (
    <section aria-labelledby="terms" className="grid gap-1.5">
      <Points
        id="terms"
        title={t("terms")}
        points={[t("truth"), t("seen"), t.rich("neverPay", { product: PRODUCT, call })]}
      />
    </section>
  );
}

/** Leads to all rules, below the button. */
export function AllRules() {
  const t = useTranslations("notices");
  return (
    <AppLink
      href={href.notice("terms")}
      target="_blank"
      className="text-primary inline-flex min-h-12 items-center justify-self-start font-semibold underline decoration-2 underline-offset-4"
    >
      {t("allRules")}
    </AppLink>
  );
}

/** A heading and its numbered points. */
const Points = ({ id, title, points }: { id: string; title: string; points: readonly ReactNode[] }) => (
  <>
    <h2 id={id} className="text-lg leading-snug">
      {title}
    </h2>
    <ol className="marker:text-primary grid list-decimal gap-1.5 ps-6 leading-snug marker:font-bold">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ol>
  </>
);
