"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { confirmPhone } from "@/lib/domains/admin/client";
import { useAct } from "./use-act";

type ConfirmPhoneProps = {
  user: { id: string; username: string };
  isConfirmed: boolean;
  /** Whether it is one of several on a page: each is then named by its account. */
  isOneOfMany?: boolean;
};

/** Says that the office has called an employer's phone number and spoken to its owner; or takes that back. */
export function ConfirmPhone({ user, isConfirmed, isOneOfMany = false }: ConfirmPhoneProps) {
  const t = useTranslations("adminAccount.phone");
  const { act, pending } = useAct(confirmPhone, t("failed"));
  const label = t(isConfirmed ? "remove" : "confirm");
  return (
    <Button
      variant="outline"
      pending={pending}
      pendingLabel={t("working")}
      aria-label={isOneOfMany ? `${label}: ${user.username}` : undefined}
      onClick={() =>
        act({ id: user.id, isConfirmed: !isConfirmed }, t(isConfirmed ? "removed" : "confirmed"), user.username)
      }
    >
      <Icon name={isConfirmed ? "phone-off" : "phone"} />
      {label}
    </Button>
  );
}
