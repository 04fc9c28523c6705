import { expect, test } from "vitest";
import { ROLES } from "@/lib/core/roles";
import { actionsOn, creatableRoles, mayManage, rolesOf } from "@/lib/domains/admin/policy";
import { auditQuery, createJobForEmployerInput, createUserInput, exportParams } from "@/lib/domains/admin/schema";

const ID = "01a1fd6b-793e-712b-beda-6061c0264fa3";

test("only super admins manage admins' accounts", () => {
  expect(ROLES.filter((role) => mayManage("admin", role))).toEqual([
    "worker",
    "service_provider",
    "employer",
    "client",
  ]);
  expect(ROLES.filter((role) => mayManage("super_admin", role))).toEqual([...ROLES]);
  for (const own of ["admin", "super_admin"] as const) {
    expect(creatableRoles(own)).toEqual(ROLES.filter((role) => mayManage(own, role)));
  }
});

test("nobody manages their own account or deactivates one twice", () => {
  const admin = { id: "a", role: "super_admin" as const };
  const other = { id: "b", role: "worker" as const, deactivatedAt: null };
  expect(actionsOn(admin, { ...other, id: "a" })).toEqual({ verify: false, deactivate: false, reactivate: false });
  expect(actionsOn(admin, other)).toEqual({ verify: true, deactivate: true, reactivate: false });
  expect(actionsOn(admin, { ...other, deactivatedAt: "2026-11-21T00:00:00Z" })).toMatchObject({
    deactivate: false,
    reactivate: true,
  });
});

test("the list can be filtered by each role, and by the roles that may post", () => {
  for (const role of ROLES) expect(rolesOf(role)).toEqual([role]);
  expect(rolesOf("employers")).toEqual(["employer", "client"]);
  expect(rolesOf("all")).toBeNull();
});

test("a new user follows the rules of registration", () => {
  const parse = (changes: object) =>
    createUserInput.safeParse({ username: "meena.k", password: "chameli-ka-phool", role: "worker", ...changes });
  expect(parse({}).data).toEqual({
    ...{ username: "meena.k", password: "chameli-ka-phool", role: "worker" },
    ...{ preferredLanguage: "en", region: null, name: null },
  });
  expect(parse({ name: " Meena \u0915 ", region: "", role: "super_admin" }).data).toMatchObject({
    name: "Meena \u0915",
    region: null,
    role: "super_admin",
  });
  for (const wrong of [{ password: "12345" }, { username: "a b" }, { role: "boss" }, { name: "x".repeat(121) }]) {
    expect(parse(wrong).success).toBe(false);
  }
});

test("a job for an employer needs the employer and everything a job needs", () => {
  const faults = createJobForEmployerInput.safeParse({}).error!.issues.map(({ path }) => path[0]);
  expect(faults).toEqual(expect.arrayContaining(["employerId", "title", "category", "salary"]));
});

test("an empty audit filter means no filter", () => {
  const empty = { actor: "", target: "", action: "", from: "", to: "", search: "" };
  expect(auditQuery.parse(empty)).toEqual(auditQuery.parse({}));
  expect(auditQuery.parse({ actor: ID, from: "2026-11-01" })).toMatchObject({ actor: ID, from: "2026-11-01" });
  for (const wrong of [{ actor: "x" }, { action: "user.praise" }, { from: "2026-02-30" }, { to: "0000-01-01" }]) {
    expect(auditQuery.safeParse(wrong).success).toBe(false);
  }
});

test("three files can be downloaded", () => {
  for (const file of ["users.csv", "jobs.csv", "applications.csv"]) {
    expect(exportParams.safeParse({ file }).success).toBe(true);
  }
  for (const file of ["users", "users.csv.csv", "passwords.csv", ".csv"]) {
    expect(exportParams.safeParse({ file }).success).toBe(false);
  }
});
