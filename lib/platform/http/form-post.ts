import "server-only";
import type { NextRequest } from "next/server";
import type { Language } from "@/lib/language/i18n/languages";
import { type AppError } from "./errors";
import { KEY_FIELD, REFUSED_ID } from "./form-refusal";
import { forgetRefusal, keepRefusal } from "./form-refusals";
import { logError } from "./log";
import type { PostedForm } from "@/lib/platform/http/operation";
import { ownPath } from "./own-path";
import { plainPage } from "./plain-page";
import { isFormPost, isOurs } from "./same-site";
import { seeOther } from "./see-other";

/** Longest text of one field that is kept, in characters: as long as the longest field of these forms. */
const KEPT_MAX = 2_000;

/** The caller has to sign in or is at the wrong page; the page itself shows that. */
const SHOWN_BY_PAGE: ReadonlySet<number> = new Set([401, 403]);

/** A form that a browser has posted by itself, without script: answered with a page instead of JSON. */
export class FormPost {
  /** Whether the limits have counted it; before that it leaves no row. */
  isCounted = false;
  /** The form's idempotency key, or null. */
  key: string | null = null;
  /** The address of the form's page. */
  readonly from: string;
  private typed: Record<string, string> = {};

  private constructor(
    private readonly request: NextRequest,
    private readonly form: PostedForm,
  ) {
    this.from = pageOf(request);
  }

  /** @returns null if the request is a call, or the operation takes no forms. */
  static of(request: NextRequest, form: PostedForm | undefined): FormPost | null {
    return form && isFormPost(request) ? new FormPost(request, form) : null;
  }

  /** Notes what was typed, and the key. @param raw the fields as posted. @returns the fields without the key. */
  read(raw: unknown): unknown {
    const { [KEY_FIELD]: key, ...fields } = raw as Record<string, unknown>;
    this.key = typeof key === "string" && key !== "" ? key : null;
    this.typed = Object.fromEntries(
      this.form.kept.flatMap((name) => {
        const value = fields[name];
        return typeof value === "string" ? [[name, value.slice(0, KEPT_MAX)]] : [];
      }),
    );
    return fields;
  }

  /** The answer to a form that was accepted. @param path the next page. */
  async accept(path: string): Promise<Response> {
    await forgetRefusal();
    return seeOther(path);
  }

  /**
   * The answer to a form that was refused: its page again, which finds the reason and what was typed; a sentence alone if
   * neither may be kept.
   * @param userId the caller, null without a session. @param language that of the sentence.
   */
  async refuse(refusal: AppError, userId: string | null, language: Language): Promise<Response> {
    if (!this.isCounted) {
      const isPages = SHOWN_BY_PAGE.has(refusal.status) && refusal.code !== "cross_site";
      return isPages ? seeOther(this.from) : plainPage(language, refusal);
    }
    try {
      await keepRefusal({ action: this.request.nextUrl.pathname, refusal, typed: this.typed, userId });
    } catch (error) {
      logError("form_refusal_not_kept", error);
      return plainPage(language, refusal);
    }
    return seeOther(`${this.from}#${REFUSED_ID}`);
  }
}

/** Our page that the form is on, by the Referer, which our own pages always send to us; home without one. */
export function pageOf(request: NextRequest): string {
  const referer = request.headers.get("referer") ?? "";
  if (!isOurs(referer, request)) return "/";
  const { pathname, search } = new URL(referer);
  return pathname.startsWith("/api/") ? "/" : ownPath(`${pathname}${search}`);
}
