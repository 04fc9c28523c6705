import { StillIcon } from "@/components/ui/still-icon";
import { Mail, Phone } from "lucide-react";
import { contactHref } from "@/lib/domains/profiles/policy";

/** Contact details as given: a phone number links to a call, an e-mail address to a message. */
export function Contact({ text }: { text: string }) {
  const address = contactHref(text);
  if (address === null) return text;
  const Icon = address.startsWith("tel:") ? Phone : Mail;
  return (
    <a
      href={address}
      className="text-primary -my-3 inline-flex max-w-full items-center gap-2 py-3 underline decoration-2 underline-offset-4"
    >
      {/* Two columns on a phone leave no room for it next to a number. */}
      <StillIcon icon={Icon} className="size-5 shrink-0 max-sm:hidden" />
      <span className="min-w-0">{text}</span>
    </a>
  );
}
