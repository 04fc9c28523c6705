/** The browser's calls about reports. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { reportsApi } from "./api";
import type { VisitorReportValues } from "./schema";
import type { AppealReceipt, ReportReceipt } from "./types";

const { call, address } = apiClient<typeof reportsApi>();

/** Sends a report, once per key. */
export const sendReport = (form: FormData, idempotencyKey: string): Promise<ReportReceipt> =>
  call("POST /api/user/reports", { body: form, headers: { "Idempotency-Key": idempotencyKey } });

/** Disagrees with a decision, once per key. */
export const sendAppeal = (form: FormData, idempotencyKey: string): Promise<AppealReceipt> =>
  call("POST /api/user/appeals", { body: form, headers: { "Idempotency-Key": idempotencyKey } });

/** Where `sendReport` sends, for a report that is sent later. */
export const reportAddress = () => address("POST /api/user/reports", {});

/** Sends a visitor's report, once per key. */
export const sendVisitorReport = (values: VisitorReportValues, idempotencyKey: string): Promise<ReportReceipt> =>
  call("POST /api/reports", { body: values, headers: { "Idempotency-Key": idempotencyKey } });
