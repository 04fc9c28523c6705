/** Values as the API takes them in a form: objects and lists as JSON, flags and texts as words, files as parts (api.md). */
export function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.set(name, value);
    else form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
