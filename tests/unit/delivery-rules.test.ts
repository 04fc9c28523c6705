import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pauseAfter, quietUntil } from "@/lib/domains/delivery/policy";
import { isPublic, outcomeOf } from "@/lib/platform/http/outgoing";
import { isEndpoint } from "@/lib/platform/push/endpoints";
import { checkDeliverySettings, DELIVERY_SETTINGS } from "@/lib/platform/settings/delivery";

describe("a push service's address", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f",
  ])("is %s", (endpoint) => expect(isEndpoint(endpoint)).toBe(true));

  test.each([
    ["without TLS", "http://fcm.googleapis.com/fcm/send/abc"],
    ["another port", "https://fcm.googleapis.com:8443/fcm/send/abc"],
    ["a name that begins so", "https://fcm.googleapis.com.example/fcm/send/abc"],
    ["a name that ends so", "https://evilpush.apple.com.example/x"],
    ["a name that only ends with the letters", "https://notpush.apple.com/x"],
    ["a name below one that is whole", "https://x.fcm.googleapis.com/x"],
    ["a password", "https://user:word@fcm.googleapis.com/x"],
    ["a private address", "https://10.0.0.8/x"],
    ["this machine", "https://localhost/x"],
    ["no address", "fcm.googleapis.com"],
    ["far too long", `https://fcm.googleapis.com/${"a".repeat(2_000)}`],
  ])("is not one with %s", (_fault, endpoint) => expect(isEndpoint(endpoint)).toBe(false));

  test("may be the operator's own, and only of that origin", () => {
    expect(isEndpoint("http://127.0.0.1:4000/push/1", "http://127.0.0.1:4000")).toBe(true);
    expect(isEndpoint("http://127.0.0.1:4001/push/1", "http://127.0.0.1:4000")).toBe(false);
  });
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["::1", false],
  ["fd00::1", false],
  ["::ffff:10.0.0.1", false],
  ["142.250.183.106", true],
  ["2404:6800:4009::1", true],
])("%s is public: %s", (address, expected) => expect(isPublic(address)).toBe(expected));

describe("quiet hours", () => {
  const usual = { from: 21, to: 7 };
  // Times in India.
  const at = (text: string) => new Date(`2026-11-${text}:00+05:30`);
  test.each([
    ["22T20:59", null],
    ["22T21:00", "23T07:00"],
    ["22T23:59", "23T07:00"],
    ["23T00:00", "23T07:00"],
    ["23T06:59", "23T07:00"],
    ["23T07:00", null],
    ["23T12:00", null],
  ])("from 21 to 7, %s waits until %s", (now, until) =>
    expect(quietUntil(at(now), usual)).toEqual(until === null ? null : at(until)),
  );
  test("within one day", () => {
    const noon = { from: 13, to: 15 };
    expect(quietUntil(at("22T13:30"), noon)).toEqual(at("22T15:00"));
    expect(quietUntil(at("22T15:00"), noon)).toBeNull();
    expect(quietUntil(at("22T12:59"), noon)).toBeNull();
  });
  test("of no length are none", () => expect(quietUntil(at("22T21:00"), { from: 21, to: 21 })).toBeNull());
});

describe("a pause", () => {
  test("grows with each failure until it is given up, after more than twenty hours", () => {
    const pauses = Array.from({ length: 8 }, (_, index) => pauseAfter(index + 1, null, 0));
    expect(pauses.at(-1)).toBeNull();
    const given = pauses.filter((pause) => pause !== null);
    expect(given).toEqual(given.toSorted((a, b) => a - b));
    expect(given[0]).toBe(30_000);
    expect(given.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(20 * 3_600_000);
  });
  test("is as long as the other server asks, up to twelve hours, and never the same for all", () => {
    expect(pauseAfter(1, 600_000, 0)).toBe(600_000);
    expect(pauseAfter(1, 1, 0)).toBe(30_000);
    expect(pauseAfter(1, 10 ** 12, 0)).toBe(12 * 3_600_000);
    expect(pauseAfter(1, null, 1)).toBe(36_000);
  });
});

test.each([
  [201, undefined, { kind: "sent" }],
  [204, undefined, { kind: "sent" }],
  [404, undefined, { kind: "gone" }],
  [410, undefined, { kind: "gone" }],
  [302, undefined, { kind: "refused", status: 302 }],
  [403, undefined, { kind: "refused", status: 403 }],
  [413, undefined, { kind: "refused", status: 413 }],
  [429, "120", { kind: "failed", retryAfterMs: 120_000 }],
  [503, "Mon, 23 Nov 2026 10:00:10 GMT", { kind: "failed", retryAfterMs: 10_000 }],
  [500, undefined, { kind: "failed", retryAfterMs: null }],
  [503, "soon", { kind: "failed", retryAfterMs: null }],
])("an answer of %s with %s", (status, header, outcome) =>
  expect(outcomeOf(status, header, Date.parse("2026-11-23T10:00:00Z"))).toEqual(outcome),
);

describe("the settings of the webhook for text messages", () => {
  const shape = z.object(DELIVERY_SETTINGS).superRefine(checkDeliverySettings);
  const TEXT_WEBHOOK_SECRET = "a-secret-of-the-webhook-0123456789";
  test.each([
    ["an address with https", { TEXT_WEBHOOK_URL: "https://texts.example/x", TEXT_WEBHOOK_SECRET }, true],
    ["one on this machine", { TEXT_WEBHOOK_URL: "http://127.0.0.1:9000/x", TEXT_WEBHOOK_SECRET }, true],
    ["one without https", { TEXT_WEBHOOK_URL: "http://texts.example/x", TEXT_WEBHOOK_SECRET }, false],
    ["no secret", { TEXT_WEBHOOK_URL: "https://texts.example/x" }, false],
    ["no address", { TEXT_WEBHOOK_SECRET }, false],
    ["a short secret", { TEXT_WEBHOOK_URL: "https://texts.example/x", TEXT_WEBHOOK_SECRET: "short" }, false],
    ["neither", {}, true],
  ])("with %s", (_case, settings, isValid) => expect(shape.safeParse(settings).success).toBe(isValid));
});
