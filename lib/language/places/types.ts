import { z } from "zod";

/** A place as the API shows it, in the caller's language where its name has been written down in it. */
export const placeItemSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(["city", "locality", "pin"]),
    name: z.string().describe('In the caller\'s script if a spelling is known: "Koregaon Park, Pune"'),
    city: z.string().describe("The city's name alone"),
    cityId: z.string(),
    state: z.string(),
    pin: z.string().nullable(),
  })
  .meta({ id: "Place", description: "A city, a PIN code, or a locality" });
export type PlaceItem = z.infer<typeof placeItemSchema>;

export const workerPlacesSchema = z
  .strictObject({
    items: z.array(placeItemSchema),
    isChosen: z.boolean().describe("Whether the worker chose them; else they are read from the profile"),
  })
  .meta({ id: "WorkerPlaces", description: "Where a worker looks for work" });
export type WorkerPlaces = z.infer<typeof workerPlacesSchema>;

/** A job's place and, for a worker who has said where to look, how far it is. */
export const jobPlaceSchema = z
  .strictObject({
    id: z.string(),
    name: z.string().describe("In the caller's script if a spelling is known"),
    city: z.string(),
    cityId: z.string(),
    state: z.string(),
    pin: z.string().nullable(),
    more: z.string().nullable().describe("The location as typed, if it says more than the place"),
  })
  .nullable()
  .describe("Null if the location is not known as a place");
export type JobPlace = z.infer<typeof jobPlaceSchema>;

/** Work within this distance is near (specification, Order of the workers' list). */
export const NEAR_KM = 60;
/** How far a place is: in one of the cities where a worker looks for work, near them, or elsewhere. */
export const RINGS = ["city", "near", "elsewhere"] as const;
export type Ring = (typeof RINGS)[number];

export const distanceSchema = z
  .strictObject({
    ring: z
      .enum(RINGS)
      .describe(`In one of the cities where the worker looks for work, within ${NEAR_KM} km of them, or elsewhere`),
    km: z
      .int()
      .nullable()
      .describe(
        "To the nearest of the worker's places, rounded as people say it; null if only the city is known, and elsewhere",
      ),
  })
  .describe("Absent for other callers, and for a worker without a place");
export type Distance = z.infer<typeof distanceSchema>;
