"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/shared/screens/error-screen";

/** Shown in place of a page that failed. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen error={error} />;
}
