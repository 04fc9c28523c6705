import { expect, test, vi } from "vitest";
import type { FirstStep } from "@/lib/access/auth/first-steps";

const actor = vi.hoisted(() => ({ id: "a", mustDo: [] as FirstStep[], owesConsent: false }));
vi.mock("@/lib/access/auth/session", () => ({ getCurrentActor: () => Promise.resolve(actor) }));
vi.mock("next/headers", () => ({ headers: () => Promise.resolve(new Headers({ "x-path": "/account/data" })) }));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(`to ${address.replace(/\?.*/, "")}`);
  },
}));

const { requireOwnDataPage, requireSignedInPage } = await import("@/lib/access/auth/page-guard");

const AGREEMENT: FirstStep[] = ["agree_again"];

test.each([
  ["took back the agreement", { mustDo: AGREEMENT, owesConsent: true }],
  ["has yet to agree", { mustDo: [], owesConsent: true }],
])("someone who %s sees the own data, and no other page", async (_, owed) => {
  Object.assign(actor, owed);
  await expect(requireOwnDataPage()).resolves.toBe(actor);
  await expect(requireSignedInPage()).rejects.toThrow("to /first-steps");
});

test.each<[FirstStep[]]>([[["change_password"]], [["set_up_second_factor"]], [["change_password", "agree_again"]]])(
  "%j comes before the own data",
  async (mustDo) => {
    Object.assign(actor, { mustDo, owesConsent: true });
    await expect(requireOwnDataPage()).rejects.toThrow("to /first-steps");
  },
);
