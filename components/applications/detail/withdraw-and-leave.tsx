"use client";

import { useRouter } from "next/navigation";
import { href } from "@/lib/routes";
import { WithdrawButton } from "../withdraw-button";

/** Withdraws the application of this page; the way back must not lead to it again. */
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
