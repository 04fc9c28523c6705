/** What an input that names this list offers while one types; anything else may be typed. */
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
