import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import importX from "eslint-plugin-import-x";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";

/**
 * The import rules of docs/architecture.md, each with its reason. In the flat config a later block replaces an earlier
 * block's options of the same rule, so every layer's block is made of named bans here and set exactly once.
 */
const BANS = {
  app: {
    group: ["@/app/*", "@/app/**"],
    message: "app/ is routing only: nobody imports it. Move what is shared to components/ or lib/.",
  },
  components: {
    group: ["@/components/*", "@/components/**"],
    message: "lib/ never knows who draws it: pass data up, not components down.",
  },
  server: {
    group: [
      "@/lib/**/queries",
      "@/lib/**/service",
      "@/lib/**/rows",
      "@/lib/db/**",
      "!@/lib/db/generated/enums",
      "@/lib/env",
    ],
    message:
      "Components see only the browser-safe files of a domain: the page calls the query and hands the result down.",
  },
  domains: {
    group: [
      "@/lib/users/*",
      "@/lib/profiles/*",
      "@/lib/jobs/*",
      "@/lib/applications/*",
      "@/lib/admin/*",
      "!@/lib/users/options",
      "!@/lib/users/policy",
    ],
    message:
      "Plumbing never imports a domain (users/options and users/policy, which every session needs, are the exception).",
  },
  domainWords: {
    group: ["@/lib/*/**", "@/lib/*", "@/components/shared/*"],
    message: "components/ui are primitives without a domain word.",
  },
  prisma: {
    group: ["@/lib/db/**", "@prisma/**"],
    message: "A route is an adapter: it calls one query or service and never the database.",
  },
  profilesAndLater: {
    group: ["@/lib/profiles/*", "@/lib/jobs/*", "@/lib/applications/*", "@/lib/admin/*"],
    message: "Domain order: users → profiles → jobs → applications → admin; left never sees right.",
  },
  jobsAndLater: {
    group: ["@/lib/jobs/*", "@/lib/applications/*", "@/lib/admin/*"],
    message: "Domain order: users → profiles → jobs → applications → admin; left never sees right.",
  },
  applicationsAndLater: {
    group: ["@/lib/applications/*", "@/lib/admin/*"],
    message: "Domain order: users → profiles → jobs → applications → admin; left never sees right.",
  },
  admin: {
    group: ["@/lib/admin/*"],
    message: "Domain order: users → profiles → jobs → applications → admin; left never sees right.",
  },
  nextAuth: { group: ["next-auth", "next-auth/**"], message: "Everything of next-auth stays inside lib/auth." },
};

const ban = (...names) => ["error", { patterns: names.map((name) => BANS[name]) }];
const layer = (files, ...names) => ({ files, rules: { "no-restricted-imports": ban(...names) } });

const config = [
  {
    ignores: [
      ".next*/**",
      ".data/**",
      "node_modules/**",
      "lib/db/generated/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ["**/*.{ts,tsx,mts}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: { "import-x/no-cycle": ["error", { ignoreExternal: true }], "import-x/no-self-import": "error" },
  },
  { rules: { "no-console": ["error", { allow: ["error"] }], eqeqeq: "error" } },
  { files: ["bench/**", "scripts/**", "prisma/seed/**", "tests/**"], rules: { "no-console": "off" } },
  // Playwright hands a fixture on through a function that is called `use`; no hook is meant.
  { files: ["tests/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },

  layer(["app/**", "middleware.ts"], "nextAuth"),
  layer(["app/api/**", "app/uploads/**"], "components", "prisma", "nextAuth"),
  layer(["components/*/**"], "app", "server", "nextAuth"),
  layer(["components/ui/**"], "app", "server", "nextAuth", "domainWords"),
  layer(["lib/{db,http,i18n,uploads,translation,limits}/**", "lib/*.ts"], "app", "components", "domains", "nextAuth"),
  layer(["lib/auth/**"], "app", "components", "domains"),
  layer(["lib/users/**"], "app", "components", "profilesAndLater", "nextAuth"),
  layer(["lib/profiles/**"], "app", "components", "jobsAndLater", "nextAuth"),
  layer(["lib/jobs/**"], "app", "components", "applicationsAndLater", "nextAuth"),
  layer(["lib/applications/**"], "app", "components", "admin", "nextAuth"),
  layer(["lib/admin/**", "lib/screens/**"], "app", "components", "nextAuth"),
  // The health check asks the database itself: that is what it is for.
  layer(["app/api/health/**"], "components", "nextAuth"),
  // One resource under two names: /api/jobs hands on what /api/service-requests defines.
  layer(["app/api/jobs/**"], "components", "prisma", "nextAuth"),
  // Typed hrefs know the categories' names.
  { files: ["lib/routes.ts"], rules: { "no-restricted-imports": ban("app", "components") } },
];

export default config;
