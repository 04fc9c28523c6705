import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { cache } from "react";
import { db } from "@/lib/platform/db/client";
import { throttled } from "@/lib/platform/db/throttled";
import { isHttps } from "@/lib/platform/env";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { removeExpired } from "@/lib/platform/retention/expired";
import { epochNow } from "@/lib/core/time";
import type { AppError } from "./errors";
import type { FormRefusal } from "./form-refusal";
import { problemDetail } from "./problem-detail";
import { refusalCookie } from "./refusal-cookie";

/** In seconds: long enough for a slow network, short enough for a shared phone. */
const LIFETIME = 10 * 60;

/** Most characters of a row; beyond them the reason is kept without what was typed. */
const CONTENT_MAX = 16_000;

const removeOldRefusals = throttled(() => removeExpired("forms"));

/** The stored part. The sentence is made for the reader, when the page is drawn. */
type Content = Pick<FormRefusal, "action" | "errors" | "typed"> & Pick<AppError, "code" | "deactivation">;

type Refused = { action: string; refusal: AppError; typed: FormRefusal["typed"]; userId: string | null };

/**
 * Keeps a refusal for this browser, which gets a cookie that names it. A browser has one at most.
 * @param refused.userId the caller, who alone may read it; null without a session.
 */
export async function keepRefusal({ action, refusal, typed, userId }: Refused): Promise<void> {
  await removeOldRefusals();
  await forgetRefusal();
  const { code, deactivation, fields } = refusal;
  const content: Content = { action, code, deactivation, errors: fields ?? {}, typed };
  const text = JSON.stringify(content);
  const token = randomBytes(32).toString("base64url");
  await db.formRefusal.create({
    data: {
      tokenHash: hashOf(token),
      userId,
      content: text.length <= CONTENT_MAX ? text : JSON.stringify({ ...content, typed: {} }),
      expiresAt: new Date(epochNow() + LIFETIME * 1000),
    },
  });
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure: isHttps(), maxAge: LIFETIME } as const;
  (await cookies()).set(refusalCookie(), token, options);
}

/** Removes the refusal of this browser, if it has one. */
export async function forgetRefusal(): Promise<void> {
  const jar = await cookies();
  const token = jar.get(refusalCookie())?.value;
  if (!token) return;
  await db.formRefusal.deleteMany({ where: { tokenHash: hashOf(token) } });
  jar.set(refusalCookie(), "", { path: "/", secure: isHttps(), maxAge: 0 });
}

/**
 * The refusal of this browser's last form post, if it is one of these forms and the same person reads it. Without the
 * cookie the database is not asked.
 * @param actions the paths that the page's forms are posted to, or their pattern. @param userId the reader, null without a session.
 */
export async function findRefusal(
  actions: readonly string[] | RegExp,
  userId: string | null,
  language: Language,
): Promise<FormRefusal | null> {
  const row = await readRow();
  if (!row || row.userId !== userId) return null;
  // Written above, hence of this type.
  const content = JSON.parse(row.content) as Content;
  const { action, code, errors, typed } = content;
  if (!(actions instanceof RegExp ? actions.test(action) : actions.includes(action))) return null;
  return { action, code, text: problemDetail(content, language, await loadMessages(language)), errors, typed };
}

const readRow = cache(async () => {
  const token = (await cookies()).get(refusalCookie())?.value;
  if (!token) return null;
  return db.formRefusal.findFirst({
    where: { tokenHash: hashOf(token), expiresAt: { gt: new Date() } },
    select: { userId: true, content: true },
  });
});

/** The database does not know the cookie itself: a copy of the row opens nothing. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
