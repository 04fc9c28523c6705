import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { REFUSED_ID } from "@/lib/platform/http/form-refusal";

/** Why a form that was posted before its script ran was refused. The browser is sent to it. */
export const RefusedNote = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div
    id={REFUSED_ID}
    role="alert"
    tabIndex={-1}
    className="bg-destructive-soft text-destructive flex scroll-mt-24 items-start gap-2.5 rounded-lg px-3.5 py-3 font-semibold"
  >
    <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
    <div className="grid min-w-0 gap-1">
      <p>{text}</p>
      {children}
    </div>
  </div>
);
