/** The digits of the Indian scripts; each row of ten begins at a code that ends in 6. */
const INDIC_DIGITS =
  /[\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/gu;

/** A text in compatibility form, with its digits as 0 to 9. */
export const withLatinDigits = (text: string): string =>
  text.normalize("NFKC").replace(INDIC_DIGITS, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
