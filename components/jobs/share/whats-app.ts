/** The address that opens WhatsApp with a text to be sent to somebody. */
export const whatsAppTo = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
