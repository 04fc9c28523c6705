import "server-only";
import type { NextRequest } from "next/server";
import { answerLanguage } from "@/lib/access/auth/answer-language";
import { getCurrentActor } from "@/lib/access/auth/session";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { AppError } from "@/lib/platform/http/errors";
import type { FormPost } from "@/lib/platform/http/form-post";
import type { RequestNotes } from "@/lib/platform/http/request-log";
import { toProblem } from "@/lib/platform/http/to-problem";
import { noteRefusal } from "@/lib/platform/security-log/record";

type Refused = { request: NextRequest; form: FormPost | null; notes: RequestNotes; isEmployers: boolean };

/** A failed call's answer: a problem, or the page of the posted form with the reasons. */
export async function refuse({ request, form, notes, isEmployers }: Refused, error: unknown): Promise<Response> {
  const known = error instanceof AppError ? error : unexpected(error, notes);
  notes.code = known.code;
  // If the database is down, asking it for the caller would fail once more; the cookie is enough.
  const actor = known.status >= 500 ? null : await getCurrentActor().catch(() => null);
  noteRefusal(known, actor?.id ?? null);
  // A worker who chose the wrong role in the login's form is no employer.
  const isToEmployer = isEmployers && known.code !== "wrong_family_seeker";
  const language = await answerLanguage(request, actor, isToEmployer);
  return form ? form.refuse(known, actor?.id ?? null, language) : toProblem(known, language);
}

function unexpected(error: unknown, notes: RequestNotes): AppError {
  const away = isDatabaseUnavailable(error);
  notes.failure = { event: away ? "database_away" : "unexpected_error", error };
  return new AppError(away ? "unavailable" : "internal", {
    headers: away ? { "Retry-After": "5" } : {},
    cause: error,
  });
}
