import { Fragment } from "react";
import { AppLink } from "@/components/shared/app-link";
import type { ShownField, ShownFields, ShownType } from "@/lib/api-docs/shown";
import words from "@/components/api-docs/words.json";

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
export function FieldList({ fields }: { fields: readonly (ShownField & { place?: string })[] }) {
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
export function Fields({ fields: { type, kinds } }: { fields: ShownFields }) {
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
