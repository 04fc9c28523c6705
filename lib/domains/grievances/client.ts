/** The browser's calls about the user's own grievances. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { grievancesApi } from "./api";
import type { GrievanceInput } from "./schema";
import type { Grievance } from "./types";

const { call } = apiClient<typeof grievancesApi>();

/** Sends a grievance to the office. */
export const sendGrievance = (values: GrievanceInput): Promise<Grievance> =>
  call("POST /api/user/grievances", { body: values });
