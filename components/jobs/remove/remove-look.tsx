import { Icon } from "@/components/ui/icon";

export const REMOVE_LOOK = "text-destructive hover:bg-destructive-soft";

/** Inside the button that removes a job. @param title the job's, if several are on one page. */
export const RemoveContent = ({ text, title }: { text: string; title: string | null }) => (
  <>
    <Icon name="trash-2" />
    {text}
    {title === null ? null : <span className="sr-only">{title}</span>}
  </>
);
