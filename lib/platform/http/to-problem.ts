import "server-only";
import { createTranslator } from "next-intl";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages, type Messages } from "@/lib/language/i18n/messages";
import type { AppError, FieldErrors } from "./errors";
import type { Problem } from "./problem";
import { problemDetail } from "./problem-detail";
import { translateMsg } from "./validation-message";

/** A failure as problem+json, with its sentences in the reader's language. */
export async function toProblem(failure: AppError, locale: Language): Promise<Response> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "errors" });
  const problem: Problem = {
    type: `urn:kaamsetu:problem:${failure.code}`,
    title: t(`title${failure.status}`),
    status: failure.status,
    detail: problemDetail(failure, locale, messages),
    code: failure.code,
    ...(failure.fields ? { errors: translateFields(locale, messages, failure.fields) } : {}),
  };
  return new Response(JSON.stringify(problem), {
    status: failure.status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Content-Language": locale,
      "Cache-Control": "no-store",
      ...failure.headers,
    },
  });
}

function translateFields(locale: Language, messages: Messages, fields: FieldErrors): FieldErrors {
  const t = createTranslator({ locale, messages, namespace: "validation" });
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => translateMsg(t, text))]),
  );
}
