import { useTranslations } from "next-intl";
import type { KeptCall } from "@/components/form/outbox/outbox";
import { useFormOutbox } from "@/components/form/outbox/use-form-outbox";
import { applyAddress } from "@/lib/domains/applications/apply-client";
import type { AccountValues } from "@/lib/domains/users/account-schema";
import { accountAddress } from "@/lib/domains/users/client";

type Options = {
  jobId: string;
  userId: string;
  heading: string;
  sealingKey: string;
  /** Called once the application has been sent from the outbox. */
  onSent: () => void;
};

/** The outbox of an application form. */
export function useApplyOutbox({ jobId, heading: name, ...options }: Options) {
  const t = useTranslations("waiting");
  const outbox = useFormOutbox({ ...options, about: `apply/${jobId}`, name });
  return {
    ...outbox,
    /** Keeps the application under its Idempotency-Key, and before it what belongs to the account. @returns whether it is kept. */
    keep: (key: string, body: FormData, account: AccountValues | null) => {
      const calls: KeptCall[] = [{ ...applyAddress(jobId), parts: [...body], key }];
      if (account) calls.unshift({ ...accountAddress(), json: JSON.stringify(account) });
      const texts = { sent: t("sent", { name }), refused: t("refused", { name }) };
      return outbox.keep({ ...texts, calls, doneBy: ["already_applied"] });
    },
  };
}
