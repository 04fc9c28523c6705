import { expect, test } from "vitest";
import { hasIdNumber } from "@/lib/core/id-number";
import { line, msg, text } from "@/lib/platform/http/validation";
import { username } from "@/lib/domains/users/schema";

// Numbers that the Unique Identification Authority of India publishes for tests.
const AADHAAR = ["999941057058", "999971658847", "999933119405", "999955183433", "999990501894"];

test.each(AADHAAR)("%s is found however it is written", (number) => {
  const grouped = number.replace(/(\d{4})(\d{4})/, "$1 $2 ");
  const hindi = grouped.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
  for (const written of [number, grouped, grouped.replaceAll(" ", "-"), hindi, `Aadhaar:${number}.`]) {
    expect(hasIdNumber(`My card ${written} is here`)).toBe(true);
  }
});

test("one wrong or swapped digit makes another number of it", () => {
  for (const number of AADHAAR) {
    for (let place = 1; place < 12; place += 1) {
      const digits = [...number];
      digits[place] = String((Number(digits[place]) + 1) % 10);
      expect(hasIdNumber(digits.join(""))).toBe(false);
      if (number[place] === number[place - 1]) continue;
      const swapped = `${number.slice(0, place - 1)}${number[place]!}${number[place - 1]!}${number.slice(place + 1)}`;
      expect(hasIdNumber(swapped)).toBe(false);
    }
  }
});

test.each(["ABCPE1234F", "abcpe1234f", "PAN: ABCPE1234F,", "ABCPE 1234 F", "ABCPE-1234-F"])(
  "the PAN in %j is found",
  (written) => {
    expect(hasIdNumber(written)).toBe(true);
  },
);

test("phone numbers, pay, times and longer numbers are none", () => {
  // Among a thousand mobile numbers with their country code about a hundred have a right check digit.
  const mobiles = Array.from({ length: 1_000 }, (_unused, index) => `91${9_876_543_210 + index * 7}`);
  const written = mobiles.flatMap((mobile) => [mobile, `+${mobile}`, mobile.replace(/^91(\d{5})/, "+91 $1 ")]);
  const others = [
    "25000-30000",
    "9999410570581",
    "7 AM - 7 PM",
    "ABCDE1234FG",
    "ABCZE1234F",
    "1234 5678 9012",
    "camps 1000 a",
    "NIGHT SHIFT 1200 A MONTH",
  ];
  expect([...written, ...others].filter((one) => hasIdNumber(one))).toEqual([]);
});

test.each(["asha.999941057058", "ABCPE1234F"])("a new username cannot be one: %s", (name) => {
  expect(username.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([msg("idNumber")]);
});

test("every free text refuses them with a sentence", () => {
  for (const schema of [line(200), text(200)]) {
    expect(schema.safeParse("My Aadhaar is 9999 4105 7058").error?.issues[0]?.message).toContain("idNumber");
    expect(schema.safeParse("I cook for ₹25,000").success).toBe(true);
  }
});
