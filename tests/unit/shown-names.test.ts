import { expect, test } from "vitest";
import { isNumberOrAddress, nameToOthers, shownName, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";

test.each([
  "9876543210",
  "98765 43210",
  "98765-43210",
  "98.76.54.32.10",
  "+91 98765 43210",
  "919876543210",
  "09876543210",
  "0091-98765-43210",
  "meena9876543210",
  "meena_98765_43210",
  "९८७६५४३२१०",
  "௯௮௭௬௫௪௩௨௧௦",
  "９８７６５４３２１０",
  "+971501234567",
  "(022) 2345 6789",
  "22345678",
  "234567",
  "meena@gmail.com",
  "meena.devi@example.org",
  "meena.gmail.com",
  "meena-gmail.com",
  "meenagmailcom",
  "Meena.Yahoo.co.in",
])("%s tells how to reach somebody", (name) => {
  expect(isNumberOrAddress(name)).toBe(true);
  expect(shownName(name)).toBeNull();
  expect(nameToOthers({ username: name, profile: null })).toBeNull();
  expect(nameToOthers({ username: name, profile: { name: "Meena" } })).toBe("Meena");
  expect(usernameToAdmins({ username: name, profile: { name: "Meena" } })).toBe("Meena (•••)");
  // Nor does a number that was typed as the name.
  expect(usernameToAdmins({ username: name, profile: { name } })).toBe("•••");
});

test.each([
  "meena",
  "सुनीता देवी",
  "meena42",
  "meena.1990",
  "ravi-19901231",
  "12345",
  "1732458000000.a",
  "516255.सीता",
  "ரவி198512",
  "mohammed.k.2024-25",
  "yahoo.ram",
  "gmail",
])("%s is a name", (name) => {
  expect(shownName(name)).toBe(name);
  expect(nameToOthers({ username: name, profile: { name: null } })).toBe(name);
  expect(usernameToAdmins({ username: name, profile: { name: "Somebody" } })).toBe(name);
});

test("there is no name without one", () => {
  expect([shownName(null), shownName(undefined), shownName("")]).toEqual([null, null, null]);
});
