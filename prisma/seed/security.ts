/** Logins and failures of the last days, from addresses kept for documentation (RFC 5737). */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { UserRow } from "./people";
import { type Random, uuidAt } from "./random";
import { DAY, latest, MINUTE } from "./time";

const COUNT = 60;
const DAYS = 14;
const DEVICES = ["Chrome, Android", "Samsung Internet, Android", "Safari, iPhone", "Chrome, Windows"];
const CODES: Record<string, string> = {
  login_failed: "wrong_credentials",
  refused: "admins_only",
  limited: "rate_limited",
};

export function buildSecurityLog(random: Random, now: Date, users: readonly UserRow[]) {
  const active = users.filter(({ deactivatedAt }) => !deactivatedAt);
  const rows = Array.from({ length: COUNT }, (): Prisma.SecurityLogCreateManyInput & { at: Date } => {
    const user = random.pick(active);
    const event = random.weighted({
      login: 12,
      logout: 5,
      login_failed: 4,
      password_changed: 2,
      refused: 1,
      limited: 1,
    });
    const at = latest(user.createdAt, new Date(now.getTime() - random.int(1, (DAYS * DAY) / MINUTE) * MINUTE));
    return {
      ...{ id: uuidAt(random, at), at, lastAt: at, event, code: CODES[event] ?? null },
      ...{ userId: user.id, role: user.role, address: `203.0.113.${random.int(1, 254)}`, device: random.pick(DEVICES) },
      count: event === "login_failed" ? random.int(1, 3) : 1,
    };
  });
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime());
}
