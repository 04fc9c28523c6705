"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { UserLoadError } from "@/components/admin/user/user-load-error";

/** Shown if a user's details could not be loaded. 'Try again' asks the server, where the failed part was rendered. */
export default function AdminUserError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <UserLoadError onRetry={retry} />;
}
