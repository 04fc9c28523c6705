/** Suggestions while typing, for an input that refers to this list; any other text is allowed. */
export function Suggestions({ id, of }: { id: string; of: readonly string[] | undefined }) {
  if (!of) return null;
  return (
    <datalist id={id}>
      {of.map((suggestion) => (
        <option key={suggestion} value={suggestion} />
      ))}
    </datalist>
  );
}
