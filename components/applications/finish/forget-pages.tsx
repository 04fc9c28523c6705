"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Has the pages behind this one read again on the way back: they still offer to apply for the job. */
export function ForgetPages() {
  const { refresh } = useRouter();
  useEffect(() => refresh(), [refresh]);
  return null;
}
