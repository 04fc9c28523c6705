import { AppLink } from "@/components/shared/app-link";
import type { ShownGroup } from "@/lib/api-docs/shown";
import { href } from "@/lib/access/routes";
import words from "@/components/api-docs/words.json";
import { Fields } from "./field-list";
import { Operation } from "./operation";

const link = "text-primary inline-flex min-h-12 items-center underline underline-offset-4";

/** The calls of one group, and the records that they take and answer. */
export function GroupPage({ group: { name, description, operations, records } }: { group: ShownGroup }) {
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
        <header className="grid gap-1">
          <AppLink href={href.interface()} className={`${link} justify-self-start`}>
            {words.title}
          </AppLink>
          <h1 className="text-2xl sm:text-3xl">{name}</h1>
          <p className="text-muted-foreground">{description}</p>
        </header>
        <nav aria-label={words.groups}>
          <ul>
            {operations.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${link} max-w-full`}>
                  <code className="min-w-0 break-words">
                    {method} {path}
                  </code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} />
        ))}
        {records.length > 0 ? (
          <div className="border-border grid grid-cols-1 gap-6 border-t pt-6">
            <h2 className="text-xl font-bold">{words.records}</h2>
            {records.map((record) => (
              <article key={record.name} aria-labelledby={record.name} className="grid grid-cols-1 gap-1">
                <h3 id={record.name} className="font-bold">
                  <code>{record.name}</code>
                </h3>
                <p>{record.description}</p>
                <Fields fields={record} />
              </article>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
