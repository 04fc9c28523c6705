"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useTransition, type FormEvent, type MouseEvent, type ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { ProgressLine } from "@/components/shared/progress-line";
import { useShellTexts } from "@/components/shared/shell-texts";

export interface FilterDialogProps {
  /** Where the button leads without script. */
  fallback: string;
  button: { content: ReactNode; look: string };
  title: string;
  look: { sheet: string; close: string };
  /** The form's address, and the fields in it. */
  action: string;
  children: ReactNode;
}

/** A button, and the sheet of filters that it opens: the browser's own dialog around a form that the server has drawn. */
export function FilterDialog({ fallback, button, title, look, action, children }: FilterDialogProps) {
  const router = useRouter();
  const { close } = useShellTexts().shell;
  const [isLeaving, startTransition] = useTransition();
  const sheet = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    sheet.current?.showModal();
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sheet.current?.close();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    const query = new URLSearchParams(chosen).toString();
    startTransition(() => router.push(query === "" ? action : `${action}?${query}`, { scroll: false }));
  };
  return (
    <>
      <AppLink href={fallback} onClick={open} aria-haspopup="dialog" className={button.look}>
        {button.content}
      </AppLink>
      <dialog
        ref={sheet}
        aria-labelledby="filters-title"
        className={look.sheet}
        // A press beside the sheet closes it.
        onClick={(event) => event.target === sheet.current && sheet.current.close()}
      >
        <div className="grid gap-5 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-3">
            <h2 id="filters-title" className="self-center text-xl font-bold">
              {title}
            </h2>
            <button type="button" aria-label={close} className={look.close} onClick={() => sheet.current?.close()}>
              <X aria-hidden className="size-6" />
            </button>
          </div>
          <form action={action} method="get" onSubmit={show} className="grid gap-5">
            {children}
          </form>
        </div>
      </dialog>
      {isLeaving ? <ProgressLine /> : null}
    </>
  );
}
