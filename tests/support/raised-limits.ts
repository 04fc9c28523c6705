/** Imported first by tests that make many calls a minute; limits.test.ts tests the limits themselves. */
import { RAISED_RATES } from "@/scripts/lib/raised-limits";

Object.assign(process.env, RAISED_RATES);
