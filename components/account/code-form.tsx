import { CodeField } from "@/components/auth/account-fields";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import type { EmailCodeInput } from "@/lib/domains/users/recovery-schema";

type Props<Result> = {
  /** The form's scope, of which a page has one. */
  name: string;
  texts: Record<"code" | "confirm" | "pending" | "done" | "failed", string>;
  send: (input: EmailCodeInput) => Promise<Result>;
  onConfirmed: (result: Result) => void;
};

/** Takes the code that was sent to an address or a number. */
export function CodeForm<Result>({ name, texts, send, onConfirmed }: Props<Result>) {
  const form = useCheckedForm<EmailCodeInput>(
    () => import("@/lib/domains/users/recovery-schema").then(({ emailCodeInput }) => emailCodeInput),
    { defaultValues: { code: "" } },
  );
  const { submit, pending } = useSubmit({
    form,
    send,
    onSuccess: (result) => {
      showToast({ title: texts.done, variant: "success" });
      onConfirmed(result);
    },
    failed: texts.failed,
  });
  return (
    <Form form={form} name={name} onSubmit={() => void submit()} className="grid w-full max-w-md gap-4">
      <CodeField label={texts.code} />
      <SubmitButton pending={pending !== null} pendingLabel={texts.pending}>
        {texts.confirm}
      </SubmitButton>
    </Form>
  );
}
