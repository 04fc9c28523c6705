import "server-only";
import { DAY_S, HOUR_S } from "@/lib/core/time";
import { browserId } from "./browser";
import { countUse, undoUse, type Limit } from "./rate-limit";

/** Calls that one browser asks for: each is made by someone. */
const PER_BROWSER = { max: 3, seconds: DAY_S };
/** The same from one address, which thousands of phones may share: a flood is less than an office can read in a day. */
const PER_ADDRESS = { max: 20, seconds: HOUR_S };
const PER_ADDRESS_AND_DAY = { max: 60, seconds: DAY_S };

/**
 * Counts a visitor's wish to be called, by browser and address; never by the name or number, which a stranger may type too.
 * @param address the caller's. @throws AppError rate_limited; a refused wish is not counted.
 */
export async function countVisitor(address: string): Promise<void> {
  const limits: [key: string, limit: Limit][] = [
    [`visitor:browser:${await browserId("wishes", DAY_S)}`, PER_BROWSER],
    [`visitor:hour:${address}`, PER_ADDRESS],
    [`visitor:day:${address}`, PER_ADDRESS_AND_DAY],
  ];
  const counted: string[] = [];
  try {
    for (const [key, limit] of limits) {
      counted.push(key);
      await countUse(key, limit);
    }
  } catch (error) {
    for (const key of counted) await undoUse(key);
    throw error;
  }
}
