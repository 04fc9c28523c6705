"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useFormOutbox } from "@/components/form/outbox/use-form-outbox";
import { href } from "@/lib/access/routes";
import { reportAddress } from "@/lib/domains/reports/client";

type Options = { id: string; heading: string; reader: { userId: string; sealingKey: string } | null };

/** The outbox of a report, of someone signed in. */
export function useReportOutbox({ id, heading: name, reader }: Options) {
  const t = useTranslations("report");
  const router = useRouter();
  const { userId, sealingKey } = reader ?? { userId: "", sealingKey: null };
  const onSent = () => router.replace(href.ownReports());
  const outbox = useFormOutbox({ about: `report/${id}`, userId, name, sealingKey, onSent });
  return {
    ...outbox,
    /** Keeps the report under its Idempotency-Key. @returns whether it is kept. */
    keep: (key: string, body: FormData) => {
      const texts = { sent: t("kept.sent", { name }), refused: t("kept.refused", { name }) };
      return outbox.keep({ ...texts, calls: [{ ...reportAddress(), parts: [...body], key }], doneBy: [] });
    },
  };
}
