import type { z } from "zod";

/** Settings that are not said again, because they are secret or hold a password. */
const SECRET = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|SMTP_URL|HEADERS/;

/** A refused setting in one sentence: its name, what it is, and what to write. */
export function refusalOf(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  // Of a list, the whole: its parts have no names.
  const name = String(issue.path[0]);
  const value = given[name];
  if (issue.code === "custom") return `${name} ${issue.message}.`;
  if (value === undefined) return `${name} is missing: set it to ${wanted(issue)}.`;
  return `${name} is ${SECRET.test(name) ? "wrong" : JSON.stringify(value)}: set it to ${wanted(issue)}.`;
}

function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return ["number", "int"].includes(issue.expected) ? "a whole number" : "a text";
    case "too_small":
      return issue.origin === "string" ? `${issue.minimum} or more characters` : `${leastOf(issue)} or more`;
    case "too_big":
      return issue.origin === "string" ? `${issue.maximum} characters at most` : `${issue.maximum} or less`;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "the form that docs/deployment.md shows";
    default:
      return "the form that docs/deployment.md shows";
  }
}

const leastOf = ({ minimum, inclusive }: z.core.$ZodIssueTooSmall): string =>
  String(inclusive === false ? Number(minimum) + 1 : minimum);

const FORMATS: Readonly<Record<string, string>> = {
  url: "an address with its beginning, such as https://example.org",
  email: "an e-mail address, such as help@example.org",
};
