"use client";

import { useEffect } from "react";
import { ErrorScreen } from "@/components/shared/screens/error-screen";

/** What a page that failed shows. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen error={error} />;
}
