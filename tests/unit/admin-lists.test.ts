import { describe, expect, test } from "vitest";
import { dashboardHref, listLinks, parametersOf, without } from "@/components/admin/list-parameters";

describe("two lists on the dashboard share one URL", () => {
  const parameters = { users_search: "ravi", users_cursor: "abc", jobs_status: "open" };

  test("each reads its own parameters", () => {
    expect(parametersOf("users", parameters)).toEqual({ search: "ravi", cursor: "abc" });
    expect(parametersOf("jobs", parameters)).toEqual({ status: "open" });
    expect(without(parameters, ["users_search", "users_cursor"])).toEqual({ jobs_status: "open" });
  });

  test("changing one leaves the other unchanged", () => {
    expect(dashboardHref("users", parameters, { search: null, cursor: null })).toBe(
      "/admin-dashboard?jobs_status=open",
    );
  });

  test("a new sort order starts from the first page", () => {
    const usersWith = (change: Record<string, string | null>) => dashboardHref("users", parameters, change);
    expect(listLinks(usersWith, { cursor: "abc", direction: "desc", nextCursor: "next" })).toEqual({
      sort: "/admin-dashboard?users_search=ravi&jobs_status=open&users_direction=asc",
      first: "/admin-dashboard?users_search=ravi&jobs_status=open",
      next: "/admin-dashboard?users_search=ravi&users_cursor=next&jobs_status=open",
    });
    const jobsWith = (change: Record<string, string | null>) => dashboardHref("jobs", parameters, change);
    expect(listLinks(jobsWith, { cursor: undefined, direction: "asc", nextCursor: null })).toEqual({
      sort: "/admin-dashboard?users_search=ravi&users_cursor=abc&jobs_status=open",
      first: null,
      next: null,
    });
  });
});
