import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { interviewFormInput } from "@/lib/domains/applications/interview-schema";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { INDIA_OFFSET_MS } from "@/lib/core/time";
import { phone } from "@/lib/domains/users/account-schema";

const formInput = interviewFormInput.extend({ phone, whatsapp: z.boolean() });

/** The dialog's state. The phone number is the employer's own, for an account that has none yet. */
export type InterviewFormValues = z.input<typeof formInput>;

/** Validates the dialog. */
export const interviewResolver = zodResolver(formInput, undefined, { raw: true });

/** A time as a datetime-local field has it, in Indian time: "2026-11-21T10:30". */
const toLocal = (iso: string): string =>
  new Date(new Date(iso).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, "2026-11-21T10:30".length);

/** The form's first state: the times and the place as they are now. */
export function valuesOf({ interview }: ReceivedApplication, now = new Date()): InterviewFormValues {
  const ahead = interview?.times.filter((time) => new Date(time) > now).map(toLocal) ?? [];
  const [time1 = "", time2 = "", time3 = ""] = ahead;
  return { time1, time2, time3, place: interview?.place ?? "", phone: "", whatsapp: false };
}

/** The proposal as the server takes it. */
export const toProposal = ({ time1, time2, time3, place }: InterviewFormValues) => ({
  // The fields are in Indian time, whatever the browser's time zone.
  times: [time1, time2, time3].filter(Boolean).map((time) => new Date(`${time}+05:30`).toISOString()),
  place: place || null,
});
