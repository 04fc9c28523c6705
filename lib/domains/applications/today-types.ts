import { z } from "zod";
import { MOST_TO_REVIEW } from "@/lib/domains/jobs/options";
import { receivedApplicationSchema } from "./types";

const endingJobSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    open_until: z.iso.datetime().describe("When it closes unless its owner renews it"),
    people: z.int().describe("How many are to be hired"),
    hired: z.int().describe("Accepted applications"),
  })
  .meta({ id: "EndingJob", description: "An open job that closes within five days" });
export type EndingJob = z.infer<typeof endingJobSchema>;

const applications = z.array(receivedApplicationSchema);

export const todaySchema = z
  .strictObject({
    toCall: applications.describe("Shortlisted, with a number that was not looked at, and no interview on"),
    interviews: applications.describe("With a time agreed on, from today on for seven days"),
    otherTimes: applications.describe("Who asked for another time of the interview"),
    waiting: applications.describe("Pending so long that the employer was asked"),
    toReview: z.int().max(MOST_TO_REVIEW).describe(`All pending; ${MOST_TO_REVIEW} means that many or more`),
    ending: z.array(endingJobSchema).describe("Open jobs that close soon"),
  })
  .meta({
    id: "Today",
    description: "What an employer can do today; each list has at most twenty, the most pressing first",
  });
export type Today = z.infer<typeof todaySchema>;
