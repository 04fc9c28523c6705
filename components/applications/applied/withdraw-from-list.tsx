"use client";

import { WithdrawButton, type WithdrawButtonProps } from "../withdraw-button";
import { useListChange } from "./list-change";

/** Withdraws an application of the list, which is read again then. */
export const WithdrawFromList = (props: Pick<WithdrawButtonProps, "applicationId" | "heading" | "describedBy">) => (
  <WithdrawButton {...props} className="flex-auto" onWithdrawn={useListChange()} />
);
