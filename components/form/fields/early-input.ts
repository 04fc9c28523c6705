/**
 * The value that the browser gave a control before the page was hydrated – it restores forms, and fills in
 * passwords; older ones do not know `inert`. Registering a control overwrites that with the form's value.
 * @returns undefined if the control says what the server rendered.
 */
export function earlyInput(element: unknown): string | boolean | undefined {
  if (element instanceof HTMLInputElement) {
    if (element.type === "file") return undefined;
    if (element.type === "checkbox") return element.checked === element.defaultChecked ? undefined : element.checked;
    if (element.type === "radio") return chosenIn(element);
    return element.value === element.defaultValue ? undefined : element.value;
  }
  if (element instanceof HTMLTextAreaElement) return element.value === element.defaultValue ? undefined : element.value;
  if (!(element instanceof HTMLSelectElement)) return undefined;
  const rendered = [...element.options].findIndex((option) => option.defaultSelected);
  return element.selectedIndex === Math.max(rendered, 0) ? undefined : element.value;
}

function chosenIn({ form, name }: HTMLInputElement): string | undefined {
  const radios = [...(form?.elements ?? [])].filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === name && other.checked,
  );
  return radios.find((radio) => !radio.defaultChecked)?.value;
}
