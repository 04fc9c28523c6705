import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { dayInIndia } from "@/lib/core/time";
import { hiredPersonShownTo } from "./hire-rows";
import { CONTACT_STATUSES } from "./policy";
import { personShownTo } from "./rows";
import { carryOut } from "./told-service";
import type { ApplicantContact } from "./types";

/**
 * Tells the job's owner an applicant's phone number and notes the day, which the applicant sees. Possible from
 * shortlisting until the employer no longer sees the person; of someone hired, until 90 days after the work ended.
 * @throws AppError application_not_found.
 */
export async function lookAtContact(employer: Actor<"employer">, id: string): Promise<ApplicantContact> {
  return db.$transaction(async (tx) => {
    await carryOut(tx, id);
    const row = await tx.application.findFirst({
      where: {
        AND: [
          { id },
          {
            OR: [
              {
                AND: [
                  personShownTo(employer),
                  // Someone rejected later was shortlisted before.
                  { OR: [{ status: { in: CONTACT_STATUSES } }, { events: { some: { type: "shortlisted" } } }] },
                ],
              },
              // Someone hired, whatever became of the job.
              hiredPersonShownTo(employer),
            ],
          },
        ],
      },
      select: { worker: { select: { phone: true, whatsapp: true } } },
    });
    if (!row) throw new AppError("application_not_found");
    const { phone, whatsapp } = row.worker;
    if (phone !== null) {
      const look = { applicationId: id, day: new Date(`${dayInIndia()}T00:00:00Z`) };
      await tx.contactLook.createMany({ data: [look], skipDuplicates: true });
    }
    return { phone, whatsapp: phone !== null && whatsapp === true };
  });
}
