import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useSubmit } from "@/components/form/use-submit";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import { connectToasts } from "@/components/ui/toast";
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
      <ShellTextsProvider texts={{ language: "en", failure: en.errors, shell: en.shell }}>
        <QueryClientProvider client={new QueryClient()}>
          <Form />
        </QueryClientProvider>
      </ShellTextsProvider>
    </NextIntlClientProvider>,
  );
  return submit!;
}

test("sending again takes the toast of the failure before it away", async () => {
  const shown = new Set<number>();
  connectToasts({ show: (id) => void shown.add(id), dismiss: (id) => void shown.delete(id) });
  let works = false;
  let shownMeanwhile = -1;
  const submit = submitOf(() => {
    shownMeanwhile = shown.size;
    return works ? Promise.resolve("saved") : Promise.reject(new Error("away"));
  });
  expect(await submit()).toBeNull();
  expect(shown.size).toBe(1);
  works = true;
  expect(await submit()).toBe("saved");
  expect(shownMeanwhile).toBe(0);
  expect(shown.size).toBe(0);
});
