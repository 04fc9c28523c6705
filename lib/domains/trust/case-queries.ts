import "server-only";
import { isUuid } from "@/lib/core/uuid";
import { db } from "@/lib/platform/db/client";

/** Whether there is such a case. */
export const isCase = async (id: string): Promise<boolean> =>
  isUuid(id) && (await db.case.findUnique({ where: { id }, select: { id: true } })) !== null;
