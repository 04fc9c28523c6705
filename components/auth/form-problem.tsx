import { Icon } from "@/components/ui/icon";

type FormProblemProps = {
  text: string | null;
  /** Whether to announce it; the toast that follows a refused attempt does so itself. */
  isNews?: boolean;
};

/** The reason the form was refused, visible until the next attempt. */
export function FormProblem({ text, isNews = false }: FormProblemProps) {
  if (!text) return null;
  return (
    <p
      role={isNews ? "alert" : undefined}
      className="bg-destructive-soft text-destructive flex items-start gap-2.5 rounded-lg px-3.5 py-3 font-semibold"
    >
      <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
