import { createTranslator } from "next-intl";
import { formatCount, formatDate } from "@/lib/language/format";
import type { Language } from "@/lib/language/i18n/languages";
import type { Messages } from "@/lib/language/i18n/messages";
import type { AppError } from "./errors";

/** The sentence about an error; to someone whose account was deactivated also why, and how to appeal. */
export function problemDetail(
  { code, deactivation, at, most }: Pick<AppError, "code" | "deactivation"> & Partial<Pick<AppError, "at" | "most">>,
  locale: Language,
  messages: Messages,
): string {
  const t = createTranslator({ locale, messages });
  if (at) return t(`errors.${code}`, { date: formatDate(at.toISOString(), locale) });
  if (most) return t(`errors.${code}`, { most: formatCount(most) });
  if (!deactivation) return t(`errors.${code}`);
  const { reason, note } = deactivation;
  const why = t("auth.deactivatedFor", { reason: t(`options.deactivationReason.${reason}`) });
  return [t(`errors.${code}`), why, ...(note === null ? [] : [`“${note}”`]), t("auth.appeal")].join(" ");
}
