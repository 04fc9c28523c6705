import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { OPERATIONS } from "@/lib/api-docs/operations";
import { SETTING_NAMES } from "@/lib/platform/env";

// The files that only an operator's machine runs.

type Service = {
  image?: string;
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  read_only?: boolean;
  restart?: string;
};
const text = readFileSync("compose.yml", "utf8");
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = readFileSync("Dockerfile", "utf8");
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name!);
const stage = (name: string): string =>
  dockerfile.split(new RegExp(`^FROM \\S+ AS ${name}$`, "m"))[1]!.split(/^FROM /m)[0]!;

test("each service starts after those it needs: healthy, or done if they end", () => {
  const needs = Object.entries(services).flatMap(([name, { depends_on = {} }]) =>
    Object.entries(depends_on).map(([needed, { condition }]) => ({ name, needed, condition })),
  );
  expect(needs.length).toBeGreaterThan(5);
  for (const { needed, condition } of needs) {
    const { restart, healthcheck, build } = services[needed]!;
    const hasCheck = healthcheck !== undefined || (build !== undefined && stage(build.target).includes("HEALTHCHECK"));
    if (restart === "no") expect(condition, needed).toBe("service_completed_successfully");
    else expect([condition, hasCheck], needed).toEqual(["service_healthy", true]);
  }
  expect(Object.keys(services.app!.depends_on!)).toEqual(["tools", "bucket"]);
});

test("every volume, file, image and variable that it names is there", () => {
  const named = Object.values(services).flatMap((service) => service.volumes ?? []);
  for (const source of named.map((volume) => volume.split(":")[0]!)) {
    if (source === "./backups") continue;
    expect(source.startsWith(".") ? existsSync(source) : source in volumes, source).toBe(true);
  }
  for (const { build, image } of Object.values(services)) {
    if (build) expect(stages).toContain(build.target);
    else expect(image).toMatch(/:[\w.-]+$/);
  }
  const example = readFileSync("deploy/compose.env.example", "utf8");
  const required = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name!);
  expect(required).toEqual(expect.arrayContaining(["SITE", "SESSION_SECRET", "DB_PASSWORD"]));
  for (const name of required) expect(example).toMatch(new RegExp(`^${name}=`, "m"));
});

test("the application gets settings that exist, and never the owner's address or the administrator's password", () => {
  const given = Object.keys(services.app!.environment!);
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(services.tools!.environment).toMatchObject({ DIRECT_DATABASE_URL: expect.stringContaining("kaamsetu_owner") });
});

test("our containers run as an ordinary user on a read-only file system, with no more rights", () => {
  for (const name of ["app", "tools"]) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(stage(services[name]!.build!.target)).toContain("\nUSER node\n");
  }
  expect(stages).toEqual(["sources", "build", "tools", "application"]);
  expect(stage("application")).toContain("HEALTHCHECK");
  // A stage copies only from one before it.
  for (const [, from] of dockerfile.matchAll(/COPY --from=(\w+)/g)) expect(stages).toContain(from);
});

test("Vercel builds by our command, and its scheduler calls operations that exist", () => {
  const vercel = JSON.parse(readFileSync("vercel.json", "utf8")) as {
    buildCommand: string;
    crons: { path: string; schedule: string }[];
  };
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts[vercel.buildCommand.replace("npm run ", "")]).toBe("node scripts/run.mjs build");
  for (const { path, schedule } of vercel.crons) {
    expect(Object.keys(OPERATIONS)).toContain(`GET ${path}`);
    expect(schedule.split(" ")).toHaveLength(5);
  }
});
