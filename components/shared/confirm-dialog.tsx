import {
  cloneElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmPanel, type ConfirmTexts } from "@/components/ui/confirm-panel";
import { LiveForm, type FormTarget } from "@/components/ui/live-form";
import { useHydrated } from "@/components/ui/use-hydrated";
import { cn } from "@/lib/core/utils";

export interface ConfirmDialogProps extends ConfirmTexts {
  /** The button that opens it, whose own `onClick` is not called. */
  trigger: ReactElement<ButtonProps>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Fields that belong to the confirmation. */
  children?: ReactNode;
  destructive?: boolean;
  /** The required field among `children`, where the focus starts; else on the harmless button. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Why there is nothing left to confirm: said in place of the button, beside whatever was typed. */
  obstacle?: ReactNode;
  /** The form that does the same before the script runs; `children` are its fields too. */
  early?: EarlyConfirmProps["post"];
  /** Called on confirmation. The dialog closes when it is done; it stays open if this throws or resolves to `false`. */
  onConfirm: () => void | boolean | Promise<void | boolean>;
}

/**
 * Asks before an action that cannot be undone. Focus starts on the harmless button or a required field; the dialog cannot be closed while
 * the action runs.
 */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  children,
  destructive = false,
  obstacle = null,
  firstFocus,
  early,
  onConfirm,
  ...texts
}: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const change = (next: boolean) => {
    if (pending) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setPending(true);
    try {
      if ((await onConfirm()) === false) return;
      setOwnOpen(false);
      onOpenChange?.(false);
    } finally {
      setPending(false);
    }
  };
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isOpen = open ?? ownOpen;
  const isHydrated = useHydrated();
  const wasOpened = useRef(false);
  const look = useCallback((details: HTMLDetailsElement | null) => {
    if (details) wasOpened.current = details.open;
  }, []);
  const openAgain = useEffectEvent(() => {
    if (!isHydrated || !wasOpened.current) return;
    wasOpened.current = false;
    change(true);
  });
  // The question that was opened before the script ran stays open.
  useEffect(() => openAgain(), [isHydrated]);
  if (early && !isHydrated) {
    return (
      <EarlyConfirm
        ref={look}
        post={early}
        trigger={trigger.props}
        title={texts.title}
        description={texts.description}
        confirm={{ label: texts.confirmLabel, destructive }}
      >
        {children}
      </EarlyConfirm>
    );
  }
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        onClick: ({ currentTarget }) => {
          setOpener(currentTarget);
          change(true);
        },
      })}
      {isOpen ? (
        <ConfirmPanel
          {...texts}
          {...{ opener, destructive, obstacle, pending, firstFocus }}
          onCancel={() => change(false)}
          onConfirm={() => void confirm()}
        >
          {children}
        </ConfirmPanel>
      ) : null}
    </>
  );
}

interface EarlyConfirmProps {
  ref: Ref<HTMLDetailsElement>;
  /** The form: its target, hidden fields, and whether it is open from the start. */
  post: { target: FormTarget; fields?: Readonly<Record<string, string>>; isOpen?: boolean };
  /** The button that opens the question. */
  trigger: ButtonProps;
  title: ReactNode;
  description: ReactNode;
  confirm: { label: ReactNode; destructive: boolean };
  children?: ReactNode;
}

/** The question of a `ConfirmDialog` until the script runs: it unfolds below its button, and its form is posted. */
function EarlyConfirm({ ref, post, trigger, title, description, confirm, children }: EarlyConfirmProps) {
  return (
    <details ref={ref} open={post.isOpen} className={cn("open:w-full", trigger.className)}>
      <summary
        aria-describedby={trigger["aria-describedby"]}
        className={cn(
          buttonVariants({ variant: trigger.variant }),
          "w-full list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {trigger.children}
      </summary>
      <LiveForm target={post.target} className="bg-muted mt-2 grid gap-4 rounded-lg p-4">
        <div className="grid gap-1.5">
          <p className="text-lg font-bold">{title}</p>
          <p>{description}</p>
        </div>
        {Object.entries(post.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" variant={confirm.destructive ? "destructive" : "default"}>
          {confirm.label}
        </Button>
      </LiveForm>
    </details>
  );
}
