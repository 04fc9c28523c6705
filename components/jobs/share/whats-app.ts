/** The address that opens WhatsApp with a text to be sent to somebody. */
export const whatsAppTo = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens WhatsApp with a text and the address of one of our pages. */
export const shareOnWhatsApp = (text: string, path: string): void =>
  void window.open(whatsAppTo(`${text}\n${window.location.origin}${path}`), "_blank", "noopener");
