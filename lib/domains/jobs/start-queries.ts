import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { readPlace } from "@/lib/language/places/read";
import { toJobPlace } from "@/lib/language/places/rows";
import { db } from "@/lib/platform/db/client";
import { UNSAID } from "./policy";
import type { PostingStart } from "./posting-types";
import { ownJobSelect, toJob } from "./rows";
import { ownedBy } from "./visible-queries";

/** The first values of the form for a new job: an own job to be copied, else the place of the last one or of the profile. */
export async function postingStart(employer: Actor<"employer">, from: string | undefined): Promise<PostingStart> {
  const copied = isUuid(from ?? "")
    ? await db.job.findFirst({ where: { id: from, ...ownedBy(employer) }, select: ownJobSelect })
    : null;
  if (copied) return { copy: toJob(copied, employer), located: null };
  const [last, profile] = await Promise.all([
    db.job.findFirst({
      where: { ...ownedBy(employer), location: { not: UNSAID } },
      select: { location: true, placeId: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
    db.profile.findUnique({ where: { userId: employer.id }, select: { location: true } }),
  ]);
  const location = last?.location ?? profile?.location ?? "";
  const placeId = last ? last.placeId : (readPlace(location)?.id ?? null);
  return {
    copy: null,
    located: location ? { location, place: toJobPlace(placeId, location, employer.language) } : null,
  };
}
