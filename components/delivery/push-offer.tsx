import { getTranslations } from "next-intl/server";
import type { Push } from "@/lib/domains/delivery/types";
import { PRODUCT } from "@/lib/core/product";
import { PushAsk } from "./push-ask";

type Props = {
  push: Push;
  /** Workers have a phone, employers may sit at a computer. */
  audience: "worker" | "employer";
};

/** The question whether this browser shall notify outside the page, in words for those who read it. */
export async function PushOffer({ push, audience }: Props) {
  const t = await getTranslations("pushAsk");
  const isEmployer = audience === "employer";
  return (
    <PushAsk
      {...push}
      isAskedAgain={!isEmployer}
      texts={{
        title: t("title"),
        reason: t(isEmployer ? "employerReason" : "reason", { product: PRODUCT }),
        yes: t("yes"),
        no: t("no"),
        done: t(isEmployer ? "employerDone" : "done"),
        refused: t(isEmployer ? "employerRefused" : "refused", { product: PRODUCT }),
        failed: t("failed"),
      }}
    />
  );
}
