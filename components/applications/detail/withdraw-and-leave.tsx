"use client";

import { useRouter } from "next/navigation";
import { href } from "@/lib/routes";
import { WithdrawButton } from "../withdraw-button";

/** Withdraws this page's application and leaves; the back button must not lead here again. */
export function WithdrawAndLeave({ applicationId, title }: { applicationId: string; title: string }) {
  const router = useRouter();
  return (
    <WithdrawButton
      applicationId={applicationId}
      title={title}
      className="w-full sm:w-fit"
      onWithdrawn={() => router.replace(href.applied())}
    />
  );
}
