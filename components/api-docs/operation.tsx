import type { ReactNode } from "react";
import type { ShownOperation } from "@/lib/api-docs/shown";
import words from "@/components/api-docs/words.json";
import { CodeBlock } from "./code-block";
import { FieldList, Fields } from "./field-list";

/** A call: who may make it, its inputs, its answers, its errors, and an example. */
export function Operation({ operation }: { operation: ShownOperation }) {
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
