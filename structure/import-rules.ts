import { builtinModules } from "node:module";
import type { IForbiddenRuleType, IRegularForbiddenRuleType, IRequiredRuleType } from "dependency-cruiser";
import { ANYWHERE_WORDS, COMPONENT_BASE, DOMAINS, DRAWN_ANSWERS, PACKAGE_HOMES, PLUMBING, SERVER_WORDS } from "./rooms";

const oneOf = (names: readonly string[]) => `(?:${names.join("|")})`;
/** Paths of the given rooms of lib/, files or folders. */
const lib = (...rooms: string[]) => `^lib/${oneOf(rooms)}(?:/|\\.ts$)`;
const components = (...rooms: string[]) => `^components/${oneOf(rooms)}/`;
const packages = (...names: string[]) => `(?:^|/)node_modules/(?:@types/)?${oneOf(names)}/`;

const DOMAIN_ROOMS = DOMAINS.map((domain) => domain.lib);
const DOMAIN_NAMES = DOMAIN_ROOMS.map((room) => room.replace("domains/", ""));
const COMPONENT_ROOMS = [...COMPONENT_BASE, ...DOMAINS.flatMap((domain) => domain.components)];
// Two patterns, because the cruiser rejects a repetition inside an optional group as potentially slow.
const domainFiles = (words: readonly string[]) =>
  ["", "[^/]+-"].map((subject) => `^lib/${oneOf(DOMAIN_ROOMS)}/${subject}${oneOf(words)}\\.tsx?$`);
const SERVER_ONLY = "(?:^|/)node_modules/server-only/";
const DATABASE = ["^lib/platform/db/", packages("@prisma/[^/]+", "pg")];
const NODE = `^(?:node:)?${oneOf(builtinModules)}(?:/|$)`;
/** Where Next gives the request to the server. */
const REQUEST = "(?:^|/)node_modules/next/(?:headers|server|cache)";
const PRODUCT = "^(?:app|components|lib)/|^(?:middleware|instrumentation)\\.ts$";
const GENERATED = "^lib/platform/db/generated/";

/** The edges that point the wrong way in a list whose members may only see those before them. */
function upwards(
  name: string,
  order: readonly string[],
  toPath: (...rooms: string[]) => string,
  comment: string,
): IForbiddenRuleType[] {
  return order.slice(0, -1).map((room, index) => ({
    name: `${name}-${room}`,
    comment,
    severity: "error",
    from: { path: toPath(room) },
    to: { path: toPath(...order.slice(index + 1)) },
  }));
}

const refuse = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IForbiddenRuleType => ({ name, comment, severity: "error", from, to });

/** The imports that are forbidden, by resolved path. If several rules refuse one import, the first gives the reason. */
export const FORBIDDEN: readonly IForbiddenRuleType[] = [
  refuse(
    "resolves",
    "Nothing is found there: an import that cannot be followed cannot be checked.",
    { pathNot: "node_modules" },
    { couldNotResolve: true },
  ),
  refuse(
    "app-is-routing",
    "app/ is routing only and nobody imports it: move what is shared to components/ or lib/.",
    { pathNot: "^(?:app|tests)/" },
    { path: "^app/" },
  ),
  refuse(
    "pages-see-no-handler",
    "A page calls the query or service itself; a handler is there for browsers.",
    { path: "^app/\\[locale\\]/|^app/[^/]+$" },
    { path: "^app/", pathNot: "^app/\\[locale\\]/|^app/[^/]+$" },
  ),
  refuse(
    "handlers-see-no-page",
    "A handler answers data: pages and components draw.",
    { path: "^app/(?!\\[locale\\])[^/]+/" },
    { path: "^app/\\[locale\\]/|^app/[^/]+$|^components/", pathNot: [...DRAWN_ANSWERS] },
  ),
  refuse(
    "no-database-in-app",
    "A page or handler is an adapter: it calls one query or service and never the database.",
    { path: "^app/|^middleware\\.ts$" },
    { path: DATABASE },
  ),
  refuse(
    "rows-stay-in-their-domain",
    "Rows are what a domain's queries and services read: a page or handler calls those.",
    { path: "^app/" },
    { path: domainFiles(["rows"]) },
  ),
  refuse(
    "database-is-not-passed-on",
    "A file that exports the database again opens it to those who may not import it.",
    { path: "^lib/", pathNot: "^lib/platform/db/" },
    { path: "^lib/platform/db/", dependencyTypes: ["export"] },
  ),
  refuse(
    "lib-never-draws",
    "lib/ never knows who draws it: pass data up, not components down.",
    { path: "^lib/" },
    { path: "^components/" },
  ),
  refuse(
    "plumbing-knows-no-domain",
    `Plumbing never imports a domain (${DOMAIN_NAMES.join(", ")}).`,
    { path: "^lib/", pathNot: lib(...DOMAIN_ROOMS) },
    { path: lib(...DOMAIN_ROOMS) },
  ),
  ...upwards("plumbing", PLUMBING, lib, `Order inside lib/: ${PLUMBING.join(" → ")}; left never sees right.`),
  ...upwards("domains", DOMAIN_ROOMS, lib, `Domain order: ${DOMAIN_NAMES.join(" → ")}; left never sees right.`),
  refuse(
    "no-server-in-components",
    "Components see only the browser-safe files of lib/: the page calls the query and hands the result down.",
    { path: "^components/" },
    { path: [...domainFiles(SERVER_WORDS), ...DATABASE, "^lib/platform/env\\.ts$", SERVER_ONLY] },
  ),
  refuse(
    "no-node-in-components",
    "Components run in browsers, which have no Node.js.",
    { path: "^components/" },
    { dependencyTypes: ["core"] },
  ),
  {
    name: "browser-code-reaches-no-server",
    comment: "This runs in browsers too, and what it imports leads to server code.",
    severity: "error",
    from: { path: ["^components/", ...domainFiles(ANYWHERE_WORDS)] },
    to: { path: [SERVER_ONLY, "^lib/platform/env\\.ts$", "^lib/platform/db/", NODE, REQUEST], reachable: true },
  },
  refuse(
    "answers-as-types-only",
    "The schemas of answers are the server's: browsers know their types, so import them with `import type`.",
    { path: ["^components/", ...domainFiles(["client"])] },
    {
      path: ["^lib/[^/]+/[^/]+/(?:types|api)\\.ts$", "^lib/[^/]+/[^/]+/[^/]+-(?:types|api)\\.ts$"],
      dependencyTypesNot: ["type-only"],
    },
  ),
  refuse(
    "ui-without-domain",
    "components/ui are primitives without a domain word: of lib/ they see utils.ts alone.",
    { path: components("ui") },
    { path: "^lib/", pathNot: lib("core/utils") },
  ),
  refuse(
    "base-without-domain",
    `components/${COMPONENT_BASE.join(", ")} serve every domain and know none.`,
    { path: components(...COMPONENT_BASE) },
    { path: lib(...DOMAIN_ROOMS) },
  ),
  ...upwards(
    "components",
    COMPONENT_ROOMS,
    components,
    `Order inside components/: ${COMPONENT_ROOMS.join(" → ")}; left never sees right.`,
  ),
  ...DOMAINS.slice(0, -1).map((domain, index) =>
    refuse(
      `components-of-${domain.lib}`,
      `components/${domain.components.join(", ")} draws ${domain.lib.replace("domains/", "")} and sees no later domain of ${DOMAIN_NAMES.join(" → ")}.`,
      { path: components(...domain.components) },
      { path: lib(...DOMAIN_ROOMS.slice(index + 1)) },
    ),
  ),
  ...PACKAGE_HOMES.map(({ packages: name, home }) =>
    refuse(
      `home-of-${name}`,
      `Everything of ${name.replace("[^/]+", "*")} stays inside ${home}.`,
      { path: PRODUCT, pathNot: `^${home}/` },
      { path: packages(name) },
    ),
  ),
  refuse(
    "server-before-the-product",
    "server/ runs in front of the application: of lib/ it sees only what needs neither the database nor Next's request.",
    { path: "^server/" },
    {
      path: ".",
      pathNot: [
        "^server/",
        "^messages/",
        "^lib/platform/http/(?:describe-error|front-server|logged-error|prerendered|security-headers|transport-security)\\.ts$",
        "^lib/platform/env\\.ts$",
        "^lib/platform/limits/(?:address|reads)\\.ts$",
        "^lib/access/screens/page-answer\\.ts$",
        "^lib/language/i18n/(?:cookie|languages)\\.ts$",
        "^lib/core/(?:bounded-cache|exit-code|heap-limit|product|reached-at)\\.ts$",
        "^lib/platform/uploads/encode\\.ts$",
        "(?:^|/)node_modules/",
      ],
      dependencyTypesNot: ["core"],
    },
  ),
  {
    name: "server-reaches-no-database",
    comment: "This leads to the database, which the application alone asks.",
    severity: "error",
    from: { path: "^server/" },
    to: { path: "^lib/platform/db/", reachable: true },
  },
  refuse(
    "product-stands-alone",
    "The product imports the product alone: no script, test, seed, measure or configuration.",
    { path: PRODUCT },
    {
      path: ".",
      pathNot: [PRODUCT, "^messages/", "(?:^|/)node_modules/"],
      dependencyTypesNot: ["core"],
    },
  ),
  refuse(
    "tools-draw-nothing",
    "Scripts, seed and measures work with lib/; what draws is for pages.",
    { path: "^(?:bench|prisma|scripts|structure)/" },
    { path: "^components/" },
  ),
  refuse(
    "documents-and-assets-stand-alone",
    "What is served or read as it stands imports nothing of ours.",
    { path: "^(?:docs|messages|public)/" },
    { path: "." },
  ),
  refuse(
    "no-circle",
    "A circle of imports: one of them has to go another way.",
    { pathNot: GENERATED },
    { circular: true },
  ),
];

/** The imports that a file must have itself. */
export const REQUIRED: readonly IRequiredRuleType[] = [
  {
    name: "server-says-so",
    comment: `Files named ${SERVER_WORDS.join(", ")} begin with import "server-only", so that no browser gets them.`,
    severity: "error",
    module: { path: domainFiles(SERVER_WORDS) },
    to: { path: SERVER_ONLY },
  },
];
