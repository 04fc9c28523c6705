/** Calls made while a job is being posted. */
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { postingApi } from "./posting-api";
import type { Category } from "./options";

const { call } = apiClient<typeof postingApi>();

/** What others pay near a place for a kind of work, once both are known. */
export const useUsualPay = (category: Category | "", place: string | undefined) =>
  useQuery({
    queryKey: ["usual-pay", category, place],
    queryFn: ({ signal }) => call("GET /api/client/usual-pay", { query: { category, place: place ?? "" }, signal }),
    enabled: category !== "" && place !== undefined,
  }).data;
