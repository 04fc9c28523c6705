import { CircleAlert } from "lucide-react";

/** Why the form was refused, in sight until the next try. Silent: the toast beside it has been read out already. */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="bg-destructive-soft text-destructive flex items-start gap-2.5 rounded-lg px-3.5 py-3 font-semibold">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
