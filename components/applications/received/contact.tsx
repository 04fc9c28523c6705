const PHONE = /^\+?[\d\s-]{8,20}$/;

/** A worker's contact as given; a phone number can be called. */
export function Contact({ text }: { text: string }) {
  if (!PHONE.test(text)) return text;
  return (
    <a
      href={`tel:${text.replaceAll(/[\s-]/g, "")}`}
      className="text-primary -my-3 inline-flex min-h-12 items-center underline decoration-2 underline-offset-4"
    >
      {text}
    </a>
  );
}
