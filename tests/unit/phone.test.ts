import { expect, test } from "vitest";
import { maskedPhone, phoneText, toE164 } from "@/lib/core/phone";

test.each([
  ["9876543210", "+919876543210"],
  ["98765 43210", "+919876543210"],
  ["098765-43210", "+919876543210"],
  ["+91 (98765) 43210", "+919876543210"],
  ["91 98765 43210", "+919876543210"],
  ["९८७६५ ४३२१०", "+919876543210"],
  ["௯௮௭௬௫௪௩௨௧௦", "+919876543210"],
  ["９８７６５４３２１０", "+919876543210"],
  ["+1 415 555 2671", "+14155552671"],
])("%s is read", (typed, read) => {
  expect(toE164(typed)).toBe(read);
  expect(toE164(read)).toBe(read);
});

test.each([
  "",
  "12345",
  "1234567890",
  "98765 4321",
  "+91 12345 67890",
  "+0 415 555 2671",
  "meena@home.in",
  "98765x43210",
])("%j is not read", (typed) => expect(toE164(typed)).toBeNull());

test("an Indian number is shown in two groups", () => {
  expect(phoneText("+919876543210")).toBe("+91 98765 43210");
  expect(phoneText("+14155552671")).toBe("+14155552671");
});

test("a masked number has its first two and last three digits", () => {
  expect(maskedPhone("+919876543210")).toBe("98••• ••210");
  expect(maskedPhone("+14155552671")).toBe("14••• ••671");
});
