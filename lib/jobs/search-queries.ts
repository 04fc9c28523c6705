import "server-only";
import { db } from "@/lib/db/client";
import { kindsIn, kindsNear, understand } from "@/lib/search/understand";
import { listWhere } from "./list-queries";
import type { ListJobsQuery } from "./schema";
import type { UnderstoodSearch } from "./types";

/** A list's query with what its search names as filters, and what of it is to be said. */
export type UnderstoodQuery = { query: ListJobsQuery; understood: UnderstoodSearch | null };

/**
 * Turns the conditions in a search into filters ("night guard 15000"), unless the query has those filters already, and
 * forgives wrong letters in it where nothing is found exactly.
 */
export async function understandQuery(asked: ListJobsQuery): Promise<UnderstoodQuery> {
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
  const query = corrected === null ? filtered : { ...filtered, search: corrected };
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
}

/** Whether any job has all the words as they are typed. Sounds do not count: many words sound like a wrong one. */
async function isFoundExactly(query: ListJobsQuery): Promise<boolean> {
  const found = await db.job.findFirst({ where: listWhere(query, { bySound: false }), select: { id: true } });
  return found !== null;
}
