/** The browser's calls about grievances. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { grievancesApi } from "./api";
import type { GrievanceInput, VisitorGrievanceValues } from "./schema";
import type { Grievance, GrievanceReceipt } from "./types";

const { call } = apiClient<typeof grievancesApi>();

/** Sends a grievance to the office, once per key. */
export const sendGrievance = (values: GrievanceInput, idempotencyKey: string): Promise<Grievance> =>
  call("POST /api/user/grievances", { body: values, headers: { "Idempotency-Key": idempotencyKey } });

/** Asks the office to call the employer's number. */
export const askNumberCall = (): Promise<Grievance> => call("POST /api/user/phone/call");

/** Asks the office for a call, without an account, once per key. */
export const askForCall = (values: VisitorGrievanceValues, idempotencyKey: string): Promise<GrievanceReceipt> =>
  call("POST /api/grievances", { body: values, headers: { "Idempotency-Key": idempotencyKey } });
