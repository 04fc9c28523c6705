import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast";
import { usePrivateNote } from "@/lib/domains/applications/decision-client";
import { NOTE_MAX } from "@/lib/domains/applications/options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

/** The employer's own words about an applicant. The button is there once they differ from what is kept. */
export function PrivateNote({ application }: { application: ReceivedApplication }) {
  const t = useTranslations("jobApplications.note");
  const problemText = useProblemText();
  const id = useId();
  const kept = application.private_note ?? "";
  const [text, setText] = useState(kept);
  const { mutate, isPending } = usePrivateNote(application.job_id);
  const save = () =>
    mutate(
      { id: application.id, text: text.trim() || null },
      {
        onSuccess: () => showToast({ variant: "success", title: t("saved") }),
        onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
      },
    );
  return (
    <section className="grid gap-1.5 noscript:hidden">
      <label htmlFor={id} className="font-bold">
        {t("label")}
      </label>
      <Textarea
        id={id}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {t("hint")}
      </p>
      {text.trim() === kept ? null : (
        <Button variant="outline" className="w-fit" pending={isPending} pendingLabel={t("saving")} onClick={save}>
          {t("save")}
        </Button>
      )}
    </section>
  );
}
