"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition, type FormEvent, type MouseEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { isPlainPress } from "@/components/shared/plain-press";
import { ProgressLine } from "@/components/shared/progress-line";
import { useShellTexts } from "@/components/shared/shell-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { FilterFields, type FilterFormData } from "./filter-form";

const SHEET =
  "m-0 mx-auto mt-auto max-h-[92dvh] w-full max-w-full scroll-pb-24 overflow-y-auto rounded-t-2xl border border-border bg-popover text-popover-foreground shadow-raised backdrop:bg-foreground/55 open:animate-fade sm:m-auto sm:max-w-lg sm:rounded-2xl";

export interface FilterDialogProps {
  title: string;
  /** On the button, with the number of filters that are set. */
  label: string;
  count: number;
  form: FilterFormData;
  /** The address of the list. */
  action: string;
}

/**
 * A button, and the sheet of filters that it opens: the browser's own dialog, drawn when it is opened. Without script the
 * button leads to the jobs by category.
 */
export function FilterDialog({ title, label, count, form, action }: FilterDialogProps) {
  const router = useRouter();
  const { close } = useShellTexts().shell;
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, startTransition] = useTransition();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    const query = new URLSearchParams(chosen).toString();
    sheet.current?.close();
    startTransition(() => router.push(query === "" ? action : `${action}?${query}`, { scroll: false }));
  };
  return (
    <>
      <AppLink
        href={form.byCategory.href}
        onClick={open}
        aria-haspopup="dialog"
        className={buttonVariants({ variant: "outline", className: "relative px-3" })}
      >
        <Icon name="sliders-horizontal" className="size-6" />
        <span className="max-sm:sr-only">{label}</span>
        {count === 0 ? null : (
          <span className="bg-attention text-attention-foreground absolute -end-1.5 -top-1.5 min-w-6 rounded-full px-1 leading-6">
            {count}
          </span>
        )}
      </AppLink>
      {isOpen ? (
        <dialog
          ref={sheet}
          aria-labelledby="filters-title"
          className={SHEET}
          onClose={() => setOpen(false)}
          // A press beside the sheet closes it.
          onClick={(event) => event.target === sheet.current && sheet.current.close()}
        >
          <div className="grid gap-5 p-5 sm:p-6">
            <div className="flex items-start justify-between gap-3">
              <h2 id="filters-title" className="self-center text-xl font-bold">
                {title}
              </h2>
              <button
                type="button"
                aria-label={close}
                className="hover:bg-muted flex size-12 items-center justify-center rounded-lg"
                onClick={() => sheet.current?.close()}
              >
                <Icon name="x" className="size-6" />
              </button>
            </div>
            <form action={action} method="get" onSubmit={show} className="grid gap-5">
              <FilterFields form={form} />
            </form>
          </div>
        </dialog>
      ) : null}
      {isLeaving ? <ProgressLine /> : null}
    </>
  );
}
