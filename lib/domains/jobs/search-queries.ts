import "server-only";
import { cache } from "react";
import { db } from "@/lib/platform/db/client";
import { kindsIn, kindsNear, understand } from "@/lib/language/search/understand";
import { namesTasks } from "@/lib/language/search/where";
import { listWhere, NEWEST, type ReadQuery } from "./list-queries";
import type { ListJobsQuery } from "./schema";
import type { UnderstoodSearch } from "./types";

/** A list's query with what its search names as filters, and what of it is to be said. */
export type UnderstoodQuery = { query: ReadQuery; understood: UnderstoodSearch | null };

/**
 * Turns the conditions in a search into filters ("night guard 15000"), unless the query has those filters already, and
 * forgives wrong letters in it where nothing is found exactly. Where no job of the kind is found, those of other kinds are
 * whose employers list the task: a cook's with dishes, for someone who washes dishes. Once for the list and its count, if both
 * have the same query.
 */
export const understandQuery = cache(async (asked: ListJobsQuery): Promise<UnderstoodQuery> => {
  if (asked.search === null) return { query: asked, understood: null };
  const { conditions, search, close } = understand(asked.search);
  const filtered: ListJobsQuery = {
    ...asked,
    search,
    hours: asked.hours ?? conditions.hours ?? null,
    type: asked.type ?? conditions.type ?? null,
    pay_from: asked.pay_from ?? conditions.pay_from ?? null,
    living_in: asked.living_in ?? conditions.living_in ?? null,
    meals: asked.meals || conditions.meals === true,
  };
  const corrected = close !== null && !(await isFoundExactly(filtered)) ? close : null;
  const plain = corrected === null ? filtered : { ...filtered, search: corrected };
  const byTask = plain.search !== null && namesTasks(plain.search) && !(await isFoundExactly(plain));
  const query = { ...plain, byTask };
  return {
    query,
    understood: {
      categories: query.search === null ? [] : kindsIn(query.search),
      near: query.search === null ? [] : kindsNear(query.search),
      corrected,
      hours: conditions.hours ?? null,
      type: conditions.type ?? null,
      pay_from: conditions.pay_from ?? null,
      living_in: conditions.living_in ?? null,
      meals: conditions.meals ?? false,
    },
  };
});

/** Whether any job has all the words as they are typed. Sounds do not count: many words sound like a wrong one. */
async function isFoundExactly(query: ReadQuery): Promise<boolean> {
  // In the list's order, so that the list's indexes serve it: any one row may be found by reading all.
  const found = await db.job.findFirst({
    where: listWhere(query, { bySound: false }),
    orderBy: NEWEST,
    select: { id: true },
  });
  return found !== null;
}
