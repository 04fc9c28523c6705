import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Combobox, comboboxStep } from "@/components/ui/combobox";

const step = (key: string, active: number, { isOpen = true, count = 3, altKey = false } = {}) =>
  comboboxStep({ key, altKey }, { isOpen, active }, count);

describe("a combobox's keys", () => {
  test("arrows open the list and go round its options", () => {
    expect(step("ArrowDown", -1, { isOpen: false })).toMatchObject({ isOpen: true, active: 0, isTaken: true });
    expect(step("ArrowUp", -1, { isOpen: false })).toMatchObject({ isOpen: true, active: 2 });
    expect(step("ArrowDown", 2)).toMatchObject({ active: 0 });
    expect(step("ArrowUp", 1)).toMatchObject({ active: 0 });
    expect(step("ArrowUp", 0)).toMatchObject({ active: 2 });
    expect(step("ArrowDown", -1, { altKey: true, isOpen: false })).toMatchObject({ isOpen: true, active: -1 });
    expect(step("ArrowUp", 1, { altKey: true })).toMatchObject({ isOpen: false, active: -1 });
  });

  test("without options, Down opens a list that is still loading, and Up goes to the field", () => {
    expect(step("ArrowDown", -1, { isOpen: false, count: 0 })).toMatchObject({ isOpen: true, active: -1 });
    expect(step("ArrowUp", -1, { count: 0 })).toBeNull();
  });

  test("Enter chooses the highlighted option, closes a list without one, and sends the form of a closed one", () => {
    expect(step("Enter", 1)).toEqual({ isOpen: false, active: -1, isChosen: true, isTaken: true });
    expect(step("Enter", -1)).toEqual({ isOpen: false, active: -1, isChosen: false, isTaken: true });
    expect(step("Enter", -1, { isOpen: false })).toBeNull();
  });

  test("Escape closes the list and keeps the text", () => {
    expect(step("Escape", 1)).toMatchObject({ isOpen: false, isChosen: false });
    expect(step("Escape", -1, { isOpen: false })).toBeNull();
  });

  test("letters, Tab and the keys of the caret stay the field's", () => {
    expect(step("k", 1)).toBeNull();
    expect(step("Tab", 1)).toBeNull();
    for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
      expect(step(key, 1), key).toMatchObject({ isOpen: true, active: -1, isTaken: false });
    }
  });
});

test("on the server a combobox is a closed field with its text", () => {
  const html = renderToStaticMarkup(
    <Combobox
      name="location"
      value="Pune"
      onChange={() => undefined}
      options={[{ id: "pune", label: "Pune" }]}
      onChoose={() => undefined}
      listLabel="Places"
      status="1 place"
    />,
  );
  expect(html).toContain('role="combobox"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('name="location"');
  expect(html).toContain('value="Pune"');
  expect(html).not.toContain("aria-controls");
  expect(html).not.toContain("listbox");
  expect(html).not.toContain("1 place");
});
