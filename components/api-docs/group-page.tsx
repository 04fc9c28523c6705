import { Fragment, type ReactNode } from "react";
import words from "@/components/api-docs/words.json";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import type { ShownField, ShownFields, ShownGroup, ShownOperation, ShownType } from "@/lib/api-docs/shown";
import { CodeBlock } from "./code-block";

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

/** A call: who may make it, its inputs, its answers, its errors, and an example. */
function Operation({ operation }: { operation: ShownOperation }) {
  const { id, method, path, alias, summary, who, parameters, body, answers, errors, curl } = operation;
  return (
    <article aria-labelledby={id} className="border-border grid grid-cols-1 gap-3 border-t pt-6">
      <header className="grid gap-1">
        <h2 id={id} className="text-lg font-bold break-words">
          <code>
            {method} {path}
          </code>
        </h2>
        <p>{summary}</p>
        <p className="text-muted-foreground">
          {who}
          {alias ? (
            <>
              {" "}
              {words.alias} <code className="text-sm break-words">{alias}</code>
            </>
          ) : null}
        </p>
      </header>
      {parameters.length > 0 ? (
        <Part title={words.parameters}>
          <FieldList fields={parameters} />
        </Part>
      ) : null}
      {body ? (
        <Part title={words.body} detail={body.media.length > 0 ? `${words.alsoAs} ${body.media.join(", ")}` : ""}>
          <Fields fields={body.fields} />
        </Part>
      ) : null}
      {answers.map(({ status, description, media, fields }) => (
        <Part key={status} title={`${words.answer} ${status}`} detail={media === JSON_MEDIA ? "" : (media ?? "")}>
          <p>{description}</p>
          {fields ? <Fields fields={fields} /> : null}
        </Part>
      ))}
      {errors.length > 0 ? (
        <Part title={words.errors}>
          <ul className="grid gap-1">
            {errors.map(({ status, codes }) => (
              <li key={status}>
                {status} <code className="text-sm break-words">{codes}</code>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <details className="grid gap-2">
        <summary className="text-primary min-h-12 cursor-pointer py-3 font-semibold">{words.example}</summary>
        <div className="grid grid-cols-1 gap-2">
          <CodeBlock label={`${words.example}: ${method} ${path}`}>{curl}</CodeBlock>
          {answers.map(({ status, example }) =>
            example === null ? null : (
              <CodeBlock key={status} label={`${words.exampleAnswer}: ${method} ${path}`}>
                {example}
              </CodeBlock>
            ),
          )}
        </div>
      </details>
    </article>
  );
}

const JSON_MEDIA = "application/json";

function Part({ title, detail = "", children }: { title: string; detail?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">
        {title}
        {detail ? <span className="text-muted-foreground font-normal"> {detail}</span> : null}
      </h3>
      {children}
    </div>
  );
}

/** A type; the name of a record leads to its table below on the page. */
function TypeText({ type }: { type: ShownType }) {
  return (
    <code className="text-sm break-words">
      {type.map((part, index) =>
        typeof part === "string" ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <AppLink key={index} href={`#${part.record}`} className="text-primary underline underline-offset-4">
            {part.record}
          </AppLink>
        ),
      )}
    </code>
  );
}

/** Fields with their types and meanings. */
function FieldList({ fields }: { fields: readonly (ShownField & { place?: string })[] }) {
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {fields.map(({ name, type, isRequired, description, place }) => (
        <li key={`${place ?? ""}${name}`} className="grid gap-x-4 px-3 py-2 md:grid-cols-[16rem_1fr]">
          <span>
            <code className="font-semibold break-all">{name}</code>
            {isRequired ? <span className="text-muted-foreground text-sm"> {words.required}</span> : null}
            {place ? <span className="text-muted-foreground text-sm"> {place}</span> : null}
          </span>
          <span className="min-w-0">
            <TypeText type={type} />
            {description ? <span className="block">{description}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The fields of a record; where it is one of several kinds, each kind's. */
function Fields({ fields: { type, kinds } }: { fields: ShownFields }) {
  if (kinds.length === 0) {
    return (
      <p>
        <TypeText type={type} />
      </p>
    );
  }
  return kinds.map((fields, index) => (
    <Fragment key={index}>
      {kinds.length > 1 ? <p>{index === 0 ? words.either : words.or}</p> : null}
      <FieldList fields={fields} />
    </Fragment>
  ));
}
