import { buttonVariants } from "@/components/ui/button-variants";
import { sheetClasses } from "@/components/ui/dialog-classes";
import { COUNT_PLACE, listKept, sendKept, type LeaveTexts } from "./outbox";

/** Log out, with what waits sent or deleted; or stay. */
export type Leaving = "leave" | "stay";

/**
 * Asks someone who logs out while something waits in this phone whether to send it now or to delete it. The texts are
 * stored with what waits, so that no page needs them.
 * @returns "leave" at once where nothing waits.
 */
export async function askBeforeLeaving(userId: string): Promise<Leaving> {
  const waiting = await unsent(userId);
  const texts = waiting[0]?.texts.leave;
  return texts ? ask(userId, texts, waiting.length) : "leave";
}

const unsent = async (userId: string) => (await listKept(userId)).filter(({ refusal }) => refusal === null);

function ask(userId: string, texts: LeaveTexts, count: number): Promise<Leaving> {
  const dialog = document.createElement("dialog");
  dialog.className = `${sheetClasses} m-auto max-sm:mb-0`;
  dialog.setAttribute("aria-labelledby", "leave-title");
  const title = made("h2", { id: "leave-title", className: "text-xl" });
  const text = made("p", { className: "text-muted-foreground", textContent: texts.text });
  text.setAttribute("role", "status");
  const say = (number: number) => (title.textContent = texts.title.replace(COUNT_PLACE, String(number)));
  say(count);
  const button = (words: string, variant: "default" | "destructive" | "outline") =>
    made("button", { type: "button", textContent: words, className: buttonVariants({ variant }) });
  const [send, leave, stay] = [
    button(texts.send, "default"),
    button(texts.leave, "destructive"),
    button(texts.stay, "outline"),
  ] as const;
  const buttons = made("div", { className: "grid gap-2" });
  buttons.append(send, leave, stay);
  dialog.append(title, text, buttons);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const close = (answer: Leaving) => {
      dialog.remove();
      resolve(answer);
    };
    stay.onclick = () => close("stay");
    leave.onclick = () => close("leave");
    dialog.oncancel = () => close("stay");
    send.onclick = async () => {
      for (const one of [send, leave, stay]) one.disabled = true;
      text.textContent = texts.sending;
      await sendKept().catch((error: unknown) => console.error("Not sent", error));
      const left = await unsent(userId);
      if (left.length === 0) return close("leave");
      say(left.length);
      text.textContent = texts.notSent;
      for (const one of [send, leave, stay]) one.disabled = false;
    };
    dialog.showModal();
    // The harmless one, whatever the browser would choose.
    send.focus();
  });
}

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
