"use client";

import { useRouter } from "next/navigation";
import { href } from "@/lib/access/routes";
import { WithdrawButton } from "../withdraw-button";

type Props = { applicationId: string; heading: string; isAccepted: boolean };

/** Withdraws this page's application and leaves; the back button must not lead here again. */
export function WithdrawAndLeave({ applicationId, heading, isAccepted }: Props) {
  const router = useRouter();
  return (
    <WithdrawButton
      applicationId={applicationId}
      heading={heading}
      isAccepted={isAccepted}
      className="w-full sm:w-fit"
      onWithdrawn={() => router.replace(href.applied())}
    />
  );
}
