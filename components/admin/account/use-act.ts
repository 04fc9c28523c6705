import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";

/** Sends an act in one press, says what became of it, and shows the page as it is now. */
export function useAct<Values>(send: (values: Values) => Promise<unknown>, failed: string) {
  const problemText = useProblemText();
  const router = useRouter();
  const [pending, start] = useTransition();
  const act = (values: Values, title: string, description: string) =>
    start(async () => {
      try {
        await send(values);
      } catch (error) {
        showToast({ variant: "destructive", title: failed, description: problemText(error) });
        return;
      }
      showToast({ variant: "success", title, description });
      start(() => router.refresh());
    });
  return { act, pending };
}
