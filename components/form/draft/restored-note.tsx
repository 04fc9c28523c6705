import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Says that the form has unsaved input. */
  text: string;
  /** Label of the button that discards it. */
  discard: string;
  onDiscard: () => void;
};

/** Shown above a form that contains restored, unsaved input. */
export function RestoredNote({ text, discard, onDiscard }: Props) {
  return (
    <div
      role="status"
      className="bg-attention-soft text-attention-foreground flex flex-wrap items-center gap-3 rounded-xl p-4"
    >
      <Icon name="pencil-line" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-48 font-medium">{text}</p>
      <Button variant="outline" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
}
