/** A statement that comes back again and again is planned once a connection, if its best plan is the same for any values. */
import { expect, test } from "vitest";
import { read, readWithGenericPlan } from "@/lib/platform/db/read";

type Mode = { mode: string };

test("from the third time on it keeps its plan; other statements are planned for their values", async () => {
  const modes: string[] = [];
  for (let time = 0; time < 4; time += 1) {
    const [one] =
      await readWithGenericPlan<Mode>`SELECT current_setting('plan_cache_mode') AS mode, ${time}::int AS time`;
    const [other] = await read<Mode>`SELECT current_setting('plan_cache_mode') AS mode, ${time}::int AS again`;
    modes.push(`${one!.mode} ${other!.mode}`);
  }
  expect(modes).toEqual(["auto auto", "auto auto", "force_generic_plan auto", "force_generic_plan auto"]);
});
