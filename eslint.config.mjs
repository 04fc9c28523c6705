import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

const REACT = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y)\//.test(name));

const SHARED = "What bundles of one process share is listed in lib/platform/shared-state.ts.";

const config = [
  {
    ignores: [
      ".next*/**",
      ".data/**",
      "node_modules/**",
      "lib/platform/db/generated/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ["**/*.{ts,tsx,mts}", "scripts/**/*.mjs"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { rules: { "no-console": ["error", { allow: ["error"] }], eqeqeq: "error" } },
  {
    files: ["app/**", "components/**", "lib/**", "scripts/**", "server/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          // The clock of the day jumps when it is set.
          object: "Date",
          property: "now",
          message: "Durations: performance.now(). The time of the day: epochNow() of lib/core/time.ts, or new Date().",
        },
        { object: "Symbol", property: "for", message: SHARED },
      ],
    },
  },
  {
    files: ["app/**", "components/**", "lib/**", "server/**", "middleware.ts", "instrumentation.ts"],
    // The second is a browser's.
    ignores: ["lib/platform/shared-state.ts", "components/jobs/list/recogniser.ts"],
    rules: {
      "no-restricted-globals": ["error", ...["globalThis", "global"].map((name) => ({ name, message: SHARED }))],
    },
  },
  {
    // The last two go when pages no longer hand HTML over.
    files: ["lib/platform/shared-state.ts", "components/shared/html/handed-html.ts", "server/handed-html.ts"],
    rules: { "no-restricted-properties": "off", "no-restricted-globals": "off" },
  },
  // next/image would scale nothing (next.config.ts: uploads have our screens' sizes) and cost every page 5 KB of script.
  { rules: { "@next/next/no-img-element": "off" } },
  { files: ["bench/**", "scripts/**", "structure/**", "prisma/seed/**", "tests/**"], rules: { "no-console": "off" } },
  // These files contain no React, and checking for it takes a tenth of the time. (Playwright passes fixtures on through
  // a function called `use`, which is not a hook.)
  {
    files: ["bench/**", "scripts/**", "structure/**", "prisma/**", "tests/**/*.ts"],
    rules: Object.fromEntries(REACT.map((name) => [name, "off"])),
  },
];

export default config;
