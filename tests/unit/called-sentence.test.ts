import { expect, test } from "vitest";
import { askOrWait } from "@/components/applications/called/called-card";

const contact = { name: "Asha", contact: null, phone: "+919876543210", whatsapp: false };

test("someone who got the job is told to call only where there is a number", () => {
  expect(askOrWait({ employer_contact: contact })).toBe("askDay");
  expect(askOrWait({ employer_contact: { ...contact, phone: null } })).toBe("waitDay");
  expect(askOrWait({ employer_contact: null })).toBe("waitDay");
});
