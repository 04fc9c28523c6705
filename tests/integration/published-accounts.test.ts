import { expect, test } from "vitest";
import { hashPassword } from "@/lib/auth/password";
import { DEMO_ACCOUNTS } from "@/prisma/seed/accounts";
import { publishedAccounts } from "@/scripts/lib/database";
import { makePerson } from "../support/factories";

test("every seeded account counts while a published password opens it, not only the three that are shown", async () => {
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.admin.password);
  await makePerson("admin", { username: "demo.support", isDemo: true, passwordHash });
  await makePerson("worker", { username: "selvi.murugan", isDemo: true, passwordHash });
  await makePerson("worker", { username: "gone.demo", isDemo: true, passwordHash, deactivatedAt: new Date() });
  await makePerson("worker", { username: "changed.demo", isDemo: true });
  await makePerson("worker", { username: "real.person", passwordHash });
  expect(await publishedAccounts(process.env.TEST_OWNER_URL!)).toEqual(["demo.support", "selvi.murugan"]);
});
