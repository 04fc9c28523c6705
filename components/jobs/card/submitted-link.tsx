import { AppLink } from "@/components/shared/app-link";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";

/** 'Application Submitted', with a link to the application. */
export function SubmittedLink({ jobId, children }: { jobId: string; children: string }) {
  return (
    <AppLink
      href={href.applied({ job: jobId })}
      className="bg-success-soft text-success hover:border-success relative flex min-h-12 items-center justify-center gap-2 rounded-lg border-2 border-transparent px-4 py-2 text-center font-semibold"
    >
      <Icon name="circle-check" className="size-6 shrink-0" />
      {children}
    </AppLink>
  );
}
