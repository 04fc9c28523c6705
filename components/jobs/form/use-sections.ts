import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { formSections, sectionOf, type FormSection, type JobFormKind } from "./form-sections";

export type SectionsState = {
  form: JobFormKind;
  sections: readonly FormSection[];
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  open: (id: string) => void;
  /** Opens the sections of these fields. */
  reveal: (names: readonly string[]) => void;
};

/**
 * The sections of a form, and which of them are open on a phone, where they collapse; at first only the first one is.
 * @param withPictures whether the form has pictures.
 */
export function useSections(form: JobFormKind, { withPictures = true } = {}): SectionsState {
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
    isOpen: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => toggled(before, id)),
    open: (id) => openAll([id]),
    reveal: (names) => openAll(names.flatMap((name) => sectionOf(sections, name)?.id ?? [])),
  };
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
