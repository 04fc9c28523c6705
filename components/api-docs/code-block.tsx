/** Lines to be copied; longer than the screen they scroll in their own frame, which takes focus so that keys scroll it too. */
export function CodeBlock({ label, name, children }: { label: string; name?: string; children: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      data-code={name}
      tabIndex={0}
      className="bg-muted border-border max-h-96 overflow-auto rounded-lg border p-3 text-sm"
    >
      <code>{children}</code>
    </pre>
  );
}
