"use client";

import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { fieldId } from "./field-error";
import { inScreenOrder, sectionOf, type FormSection, type SectionId } from "./form-sections";

export type SectionsState = {
  isOpen: (id: SectionId) => boolean;
  toggle: (id: SectionId) => void;
  open: (id: SectionId) => void;
  /** Opens the sections of these fields and takes the person to the first of them. */
  reveal: (names: readonly string[]) => void;
};

/** Which sections are open on a phone, where they fold; the first one is to begin with. */
export function useSections(sections: readonly FormSection[]): SectionsState {
  const [opened, setOpened] = useState<ReadonlySet<SectionId>>(() => new Set(sections.slice(0, 1).map(({ id }) => id)));
  const reveal = useCallback(
    (names: readonly string[]) => {
      const ordered = inScreenOrder(sections, names);
      const ids = ordered.flatMap((name) => sectionOf(sections, name)?.id ?? []);
      // Now, not at the next render: what is folded away cannot take the focus.
      flushSync(() => setOpened((before) => new Set([...before, ...ids])));
      if (ordered[0]) focusField(fieldId(ordered[0]));
    },
    [sections],
  );
  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => toggled(before, id)),
    open: (id) => flushSync(() => setOpened((before) => new Set([...before, id]))),
    reveal,
  };
}

function toggled(set: ReadonlySet<SectionId>, id: SectionId): ReadonlySet<SectionId> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches("input, select, textarea")
    ? element
    : element?.querySelector<HTMLElement>("input, select, textarea");
  control?.focus({ preventScroll: true });
  // In the middle: label and error belong to the field and must be seen with it.
  (control ?? element)?.scrollIntoView({ block: "center" });
}
