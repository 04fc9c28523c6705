import { AppLink } from "@/components/shared/app-link";
import type { ShownGroup } from "@/lib/api-docs/shown";
import { href } from "@/lib/access/routes";
import words from "@/components/api-docs/words.json";
import { CodeBlock } from "./code-block";

const link = "text-primary inline-flex min-h-12 items-center underline underline-offset-4";

/** The way in: a login with curl, the rules for all calls, and the calls by group. @param origin of our addresses. */
export function InterfacePage({ groups, origin }: { groups: readonly ShownGroup[]; origin: string }) {
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-8">
        <header className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">{words.title}</h1>
          <p>{words.intro}</p>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a document, not a page */}
          <a href="/api/openapi.json" className={`${link} justify-self-start`}>
            {words.document}
          </a>
          <p>{words.client}</p>
          <CodeBlock label={words.client}>npm run openapi:client -- kaamsetu.d.ts</CodeBlock>
        </header>
        <section aria-labelledby="login" className="grid grid-cols-1 gap-2">
          <h2 id="login" className="text-xl font-bold">
            {words.loginTitle}
          </h2>
          <p>{words.loginSettings}</p>
          <CodeBlock label={words.loginSettings} name="settings">
            {SETTINGS(origin)}
          </CodeBlock>
          <p>{words.loginCalls}</p>
          <CodeBlock label={words.loginCalls} name="calls">
            {CALLS}
          </CodeBlock>
        </section>
        <section aria-labelledby="rules" className="grid grid-cols-1 gap-2">
          <h2 id="rules" className="text-xl font-bold">
            {words.rulesTitle}
          </h2>
          <ul className="grid list-disc gap-2 ps-6">
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="calls" className="grid grid-cols-1 gap-4">
          <h2 id="calls" className="text-xl font-bold">
            {words.groups}
          </h2>
          {groups.map(({ name, description, operations }) => (
            <div key={name} className="grid grid-cols-1">
              <h3 className="font-bold">
                <AppLink href={href.interface(name)} className={link}>
                  {name}
                </AppLink>
              </h3>
              <p className="text-muted-foreground">{description}</p>
              <ul className="border-border divide-border mt-2 divide-y rounded-lg border">
                {operations.map(({ id, method, path, summary }) => (
                  <li key={id} className="grid gap-x-4 px-3 py-2 md:grid-cols-[1fr_1fr]">
                    <AppLink href={`${href.interface(name)}#${id}`} className={`${link} min-w-0`}>
                      <code className="min-w-0 break-words">
                        {method} {path}
                      </code>
                    </AppLink>
                    <span className="self-center">{summary}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}

/** Quoted, since a password may hold anything. */
const SETTINGS = (origin: string): string => `B='${origin}'\nNAME='your.name'\nPASSWORD='your-password'`;

const CALLS = [
  String.raw`printf '{"username":"%s","password":"%s"}' "$NAME" "$PASSWORD" |`,
  `  curl -sc cookies -H 'Content-Type: application/json' --data-binary @- "$B/api/login"`,
  `curl -sb cookies "$B/api/user"`,
  `curl -sb cookies -X POST "$B/api/logout"`,
].join("\n");
