import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { toast } from "sonner";
import { expect, test, vi } from "vitest";
import { useSubmit } from "@/components/form/use-submit";
import en from "@/messages/en.json";

/** The `submit` of a form that sends by `send`. */
function submitOf(send: () => Promise<string>) {
  let submit: (() => Promise<string | null>) | undefined;
  function Form() {
    const form = useForm({ defaultValues: { name: "" } });
    ({ submit } = useSubmit({ form, send, onSuccess: () => undefined, failed: "It failed", signedOut: "tell" }));
    return null;
  }
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Kolkata">
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return submit!;
}

test("sending again takes the toast of the failure before it away", async () => {
  // The toast library removes a toast with the next frame.
  vi.stubGlobal("requestAnimationFrame", setImmediate);
  let works = false;
  let shownMeanwhile = -1;
  const submit = submitOf(() => {
    shownMeanwhile = toast.getToasts().length;
    return works ? Promise.resolve("saved") : Promise.reject(new Error("away"));
  });
  expect(await submit()).toBeNull();
  expect(toast.getToasts()).toHaveLength(1);
  works = true;
  expect(await submit()).toBe("saved");
  expect(shownMeanwhile).toBe(0);
  expect(toast.getToasts()).toHaveLength(0);
});
