"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { UserLoadError } from "@/components/admin/user/user-load-error";

/** A user's details that could not be read. 'Try again' asks the server anew: the failed part was rendered there. */
export default function AdminUserError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <UserLoadError onRetry={retry} />;
}
