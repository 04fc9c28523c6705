import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { formSections, sectionOf, type JobFormKind } from "./form-sections";

/**
 * The sections of a form, and which of them are open on a phone, where they collapse; at first only the first one is.
 * @param withPictures whether the form has pictures.
 */
export function useSections(form: JobFormKind, { withPictures = true } = {}) {
  const sections = useMemo(() => formSections(form, { withPictures }), [form, withPictures]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(sections.slice(0, 1).map(({ id }) => id)));
  // At once instead of at the next render: a collapsed field cannot take the focus.
  const openAll = useCallback(
    (ids: readonly string[]) => flushSync(() => setOpened((before) => new Set([...before, ...ids]))),
    [],
  );
  return {
    form,
    sections,
    isOpen: (id: string) => opened.has(id),
    toggle: (id: string) => setOpened((before) => toggled(before, id)),
    open: (id: string) => openAll([id]),
    /** Opens the sections of these fields. */
    reveal: (names: readonly string[]) => openAll(names.flatMap((name) => sectionOf(sections, name)?.id ?? [])),
  };
}

export type SectionsState = ReturnType<typeof useSections>;

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
