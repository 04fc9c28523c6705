import type { Client } from "pg";
import { CATEGORIES } from "@/lib/core/categories";
import { placeColumns } from "@/lib/language/places/columns";
import { tasksFor } from "@/lib/domains/jobs/fact-options";
import { jobSearchWords } from "@/lib/language/search/text";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import {
  APPLICATIONS,
  CONSENTS,
  EMPLOYERS,
  FIGURES,
  JOBS,
  NOTIFICATIONS,
  PROFILES,
  TARGETS,
  USERS,
  USER_WORDS,
} from "./statements";
import { LOCATIONS, REQUIREMENTS, TITLES } from "./texts";
import { withoutIndexes } from "./without-indexes";

/** How many rows of each kind; about six in seven users are workers. */
export type Sizes = { users: number; jobs: number; applications: number; notifications?: number };

/**
 * Fills an empty, migrated database with rows that depend only on the sizes: two years of registrations, jobs (2 %
 * drafts, 30 % closed, 1 % removed) and applications, oldest first; notifications of the last 90 days, one in five unseen. No
 * application events: no list reads them.
 * @param client a superuser, so foreign keys and triggers can be disabled while filling.
 * @throws Error if there are already users.
 */
export async function generate(client: Client, sizes: Sizes, say: (line: string) => void = () => {}): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM users LIMIT 1");
  if (rowCount) throw new Error("There are users in this database: the generator fills an empty one only.");
  await client.query("BEGIN");
  await client.query("SET LOCAL synchronous_commit = off");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query("SET LOCAL statement_timeout = 0");
  await client.query("SET LOCAL maintenance_work_mem = '512MB'");
  await makeTexts(client);
  await withoutIndexes(
    client,
    ["users", "consents", "profiles", "user_words", "jobs", "applications", "notifications"],
    async () => {
      const steps: [string, string, (number | string)[]][] = [
        ["users", USERS, [sizes.users]],
        ["consents", CONSENTS, [CONSENT_VERSIONS.notice]],
        ["profiles", PROFILES, []],
        ["user words", USER_WORDS, []],
        ["employers", EMPLOYERS, []],
        ["jobs", JOBS, [sizes.jobs, sizes.applications]],
        ["targets", TARGETS, []],
        ["applications", APPLICATIONS, [sizes.applications]],
        ["notifications", NOTIFICATIONS, [sizes.notifications ?? 0]],
      ];
      for (const [name, statement, values] of steps) {
        const start = performance.now();
        await client.query(statement, values);
        say(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      }
    },
  );
  await client.query(FIGURES);
  await client.query("INSERT INTO job_words (word) SELECT DISTINCT unnest(search_words) FROM jobs");
  await client.query("COMMIT");
  await client.query("VACUUM ANALYZE");
}

// Titles and locations with their search words, which only the application's own code can build.
async function makeTexts(client: Client): Promise<void> {
  const rows = CATEGORIES.flatMap((category) =>
    TITLES[category].flatMap((title) =>
      LOCATIONS.map((location) => {
        const { placeId: place, cityId: city } = placeColumns({ location });
        return {
          category,
          title,
          location,
          place,
          city,
          search: jobSearchWords({
            category,
            title,
            location,
            requirements: REQUIREMENTS,
            tasks: tasksFor(category).slice(0, 3),
          }),
        };
      }),
    ),
  );
  await client.query(
    `CREATE TEMP TABLE bench_texts ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY md5(title || location)) - 1 AS n, texts.*
     FROM json_to_recordset($1) AS texts(category text, title text, location text, place text, city text, search text[])`,
    [JSON.stringify(rows)],
  );
  await client.query("CREATE UNIQUE INDEX ON bench_texts (n)");
}
