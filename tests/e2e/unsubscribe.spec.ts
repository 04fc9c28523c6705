/** The link in an e-mail with news: e-mails end without a login, and without script. */
import { createHmac, hkdfSync } from "node:crypto";
import { expect } from "@playwright/test";
import { expectGoodAtBothWidths, holdBackScript, mr, PHONE, test } from "./support";

/** As lib/platform/mail/unsubscribing.ts signs it, by the secret of tests/setup/journeys.ts. */
function tokenOf(userId: string): string {
  const secret = "a-secret-for-tests-only-0123456789abcdef";
  const key = Buffer.from(hkdfSync("sha256", secret, "", "kaamsetu: unsubscribing", 32));
  return `${userId}.${createHmac("sha256", key).update(userId).digest("base64url")}`;
}

test("the link in an e-mail ends e-mails by one button, in the language of the e-mail", async ({ people }) => {
  const worker = await people.join("worker", "mr");
  const settings = "/api/user/notification-settings";
  const choices = { message: false, dailySum: false, showsDetails: false, muted: [], quiet: null };
  const chosen = await worker.api.put(settings, { data: { ...choices, email: true } });
  expect(chosen.status()).toBe(200);
  const getsMails = async () => ((await (await worker.api.get(settings)).json()) as { email: boolean }).email;

  const page = await people.browse(null, PHONE);
  await holdBackScript(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`/unsubscribe/${tokenOf(worker.id)}?lang=mr`);
  await expect(heading).toHaveText(mr("unsubscribe.title"));
  await expectGoodAtBothWidths(page);
  expect(await getsMails()).toBe(true);
  await page.getByRole("button", { name: mr("unsubscribe.turnOff") }).click();
  await expect(heading).toHaveText(mr("unsubscribe.done"));
  await expectGoodAtBothWidths(page);
  expect(await getsMails()).toBe(false);

  await page.goto(`/unsubscribe/${worker.id}.forged`);
  await expect(heading).toHaveText(mr("unsubscribe.wrong"));
  await expectGoodAtBothWidths(page);
});
