import { expect, test } from "vitest";
import { ContactButton } from "@/components/applications/received/contact-button";
import en from "@/messages/en.json";
import { drawn, wordsOf } from "../support/drawn";

const { call, whatsApp, noPhone } = en.jobApplications.card;
const buttonsOf = async (hasPhone: boolean, hasWhatsApp: boolean) => {
  const props = { applicationId: "0190", name: "Meena", title: "Cook", hasPhone, hasWhatsApp };
  const html = await drawn(<ContactButton {...props} />);
  return { html, buttons: [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => wordsOf(button).trim()) };
};

test("an employer writes by WhatsApp only to someone who has said yes to it", async () => {
  expect((await buttonsOf(true, true)).buttons).toEqual([call, whatsApp]);
  expect((await buttonsOf(true, false)).buttons).toEqual([call]);
});

test("without a number there is nothing to press", async () => {
  const { html, buttons } = await buttonsOf(false, true);
  expect(buttons).toEqual([]);
  expect(wordsOf(html)).toContain(noPhone.replace("{name}", "Meena"));
});
