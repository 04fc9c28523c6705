import { describe, expect, test } from "vitest";
import { RECENT_NAMES, recentQuery } from "@/components/admin/dashboard/recent-parameters";
import { hiddenIn, listLinks, ordersOf, pageSizeIn, USUAL, without } from "@/components/admin/list-parameters";
import { href } from "@/lib/access/routes";

describe("a list's address", () => {
  const parameters = { search: "ravi", cursor: "abc", back: "1", role: "worker" };
  const hrefWith = (change: Record<string, string | null>) => href.adminUsers({ ...parameters, ...change });

  test("has the columns that are hidden and a page size that is offered", () => {
    expect(hiddenIn({ hide: "role.createdAt" })).toEqual(["role", "createdAt"]);
    expect(hiddenIn({})).toEqual([]);
    expect(["50", "7", undefined].map((limit) => pageSizeIn(limit ? { limit } : {}))).toEqual([50, 25, 25]);
    expect(without(parameters, ["cursor", "back"])).toEqual({ search: "ravi", role: "worker" });
  });

  test("leads on, back and to the first page", () => {
    const place = { cursor: "abc", nextCursor: "next", previousCursor: "before" };
    expect(listLinks(hrefWith, place)).toEqual({
      first: "/admin/users?search=ravi&role=worker",
      previous: "/admin/users?search=ravi&cursor=before&back=1&role=worker",
      next: "/admin/users?search=ravi&cursor=next&role=worker",
    });
    const only = { cursor: undefined, nextCursor: null };
    expect(listLinks(hrefWith, only)).toMatchObject({ first: null, previous: null, next: null });
  });

  test("of the dashboard is that of both its lists, which take their own part", () => {
    const both = { user: "ravi", role: "worker", jobs: "asc" };
    expect(recentQuery(RECENT_NAMES.users, both)).toEqual({ limit: 10, search: "ravi", role: "worker" });
    expect(recentQuery(RECENT_NAMES.jobs, both)).toEqual({ limit: 5, direction: "asc" });
    expect(recentQuery(RECENT_NAMES.jobs, { status: "draft" })).toEqual({ limit: 10, status: "draft" });
  });

  test("is sorted by each column that has an order, and turned around by the present one, from the first page on", () => {
    const columns = [
      { id: "username", sorted: { by: "name", first: "asc" as const } },
      { id: "role" },
      { id: "createdAt", sorted: USUAL },
    ];
    expect(ordersOf(hrefWith, columns, { sort: "date", direction: "desc" })).toEqual({
      username: { href: "/admin/users?search=ravi&role=worker&sort=name&direction=asc", direction: null },
      createdAt: { href: "/admin/users?search=ravi&role=worker&direction=asc", direction: "desc" },
    });
    expect(ordersOf(hrefWith, columns, { sort: "name", direction: "asc" })).toEqual({
      username: { href: "/admin/users?search=ravi&role=worker&sort=name", direction: "asc" },
      createdAt: { href: "/admin/users?search=ravi&role=worker", direction: null },
    });
  });
});
