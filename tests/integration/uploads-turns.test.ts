import { expect, test } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { cleanImage } from "@/lib/platform/uploads/image";
import { asReceived, picture } from "../support/pictures";

const BOXES = { full: 512, small: 256 };

test("24 pictures that are slow to decode delay no other picture, and most are refused", async () => {
  const slow = await asReceived(await picture(2_000, 2_000).ensureAlpha().toColourspace("rgb16").png().toBuffer());
  const ordinary = await asReceived(await picture(4_000, 3_000).jpeg().toBuffer());
  const order: string[] = [];
  const decode = async (name: string, file: typeof slow) => {
    await cleanImage(file, BOXES);
    order.push(name);
  };
  const crowd = Promise.allSettled(Array.from({ length: 24 }, () => decode("slow", slow)));
  await decode("ordinary", ordinary);
  const outcomes = await crowd;
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  // One is decoded while eight wait.
  expect(refusals).toHaveLength(24 - 9);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "busy", headers: { "Retry-After": expect.any(String) as string } });
  }
  expect(order.filter((name) => name === "slow")).toHaveLength(9);
  expect(order.indexOf("ordinary")).toBeLessThan(4);
});
