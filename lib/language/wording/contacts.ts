/** Ways to reach someone outside, as typed: numbers, addresses, links, UPI ids. */
import { latinDigits } from "@/lib/core/digits";

export type Contact = { kind: "number" | "address" | "wallet"; from: number; to: number };

/** Signs that set digits of one number apart. */
const NUMBER = /(?<![\d.,])\+?\d(?:[ .\-–_/()*·~]{0,3}\d){6,14}(?![\d])/g;
const NAMED_NUMBER =
  /(?:call|phone|ph|mob|mobile|contact|whatsapp|watsapp|tel|dial|फोन|फ़ोन|कॉल|मोबाइल|नंबर)\D{0,12}(\d(?:[ \-]?\d){5,9})(?!\d)/giu;
const EMAIL =
  /[\w.+-]{2,}\s?(?:@|\(at\)|\[at\]|\sat\s)\s?[a-z0-9-]{2,}(?:\s?\.\s?|\s?[([]dot[)\]]\s?|\s?dot\s?)(?:com|in|co|org|net|info|edu|biz|io)\b/giu;
const PROVIDER =
  /(?:\bat\s+|\(at\)\s*)(?:gmail|yahoo|hotmail|rediffmail)\b|(?:gmail|yahoo|hotmail|rediffmail|outlook|जीमेल|जी-मेल|জিমেইল|જીમેલ|ਜੀਮੇਲ|ஜிமெயில்|జీమెయిల్|ಜಿಮೇಲ್|ജിമെയിൽ)\s*(?:\.|\(dot\)|\[dot\]|dot|डॉट|ডট|ડોટ|ਡਾਟ|டாட்|డాట్|ಡಾಟ್|ഡോട്ട്)/giu;
const WALLET =
  /[\w.-]{2,}\s?(?:@|\(at\)|\[at\]|\sat\s)\s?(?:ok(?:axis|sbi|icici|hdfc\w*|biz\w*)|ybl|ibl|axl|apl|upi|paytm|pt(?:axis|yes|sbi|hdfc)|sbi|icici|hdfc\w*|axis\w*|kotak|yes\w*|barodampay|freecharge|jupiter\w*|fam|waaxis|wahdfc\w*|wasbi|naviaxis|slice|airtel|jio|postbank|cnrb|pnb|idfc\w*|federal|indus|rbl|dbs|uboi|boi|mbk|ikwik)\b/giu;
const BARE_WALLET = /[\w.-]{3,}@[a-z]{2,}(?![\w.]*\.[a-z])/giu;
const LINK =
  /\b(?:https?:?\/\/|www\s?\.|wa\s?\.\s?me|t\s?\.\s?me|bit\s?\.\s?ly|cutt\s?\.\s?ly|tinyurl|linktr\.ee|youtu\.be|goo\s?\.\s?gl|forms\s?\.\s?gle|chat\.whatsapp)|\b[a-z0-9-]{2,}\s?\.\s?(?:com|co\.in|org|net)\b|\b[a-z0-9-]{3,}\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?(?:com|in|org|net|co)\b/giu;
// "at the house. In the morning" is none: no space, no capital.
const SHORT_LINK =
  /[a-zA-Z0-9-]{2,}\.(?:in|info|online|site|shop|app|xyz|club|live|work|jobs|link|biz)(?=[\s/,.)]|$)/gu;
const WORDS_FOR_LINK =
  /\bdot\s?(?:com|in|co|org|net|gle|ly|me)\b|\bat\s+the\s+rate\b(?!\s+of)|(?:डॉट|डाट|ডট|ડોટ|ਡਾਟ|டாட்|డాట్|ಡಾಟ್|ഡോട്ട്)\s*(?:कॉम|कॉॅम|कॉम्|कोम|काम|इन|কম|ইন|કોમ|ઇન|ਕਾਮ|ਕੌਮ|ਇਨ|காம்|இன்|కామ్|కాం|ఇన్|ಕಾಂ|ಕಾಮ್|ಇನ್|കോം|ഇൻ)|(?:एट|ऐट|अॅट|ॲट|অ্যাট|এট|એટ|ਐਟ|அட்|ఎట్|ಅಟ್|അറ്റ്)\s*(?:द|दि|দ্য|দি|ધ|ਦ|தி|ది|ದಿ|ദ)\s*(?:रेट|রেট|રેટ|ਰੇਟ|ரேட்|రేట్|ರೇಟ್|റേറ്റ്)/giu;
const HANDLE = /(?<![\w.])@[a-z][\w.]{2,}/giu;

/** All of them, in text of the same length as typed. */
export function contactsIn(typed: string): Contact[] {
  const text = sameLength(typed);
  const found: Contact[] = [];
  const add = (kind: Contact["kind"], pattern: RegExp, isOne: (match: string) => boolean = () => true) => {
    for (const { 0: match, index } of text.matchAll(pattern))
      if (isOne(match)) found.push({ kind, from: index, to: index + match.length });
  };
  add("wallet", WALLET);
  add("address", EMAIL);
  add("address", PROVIDER);
  add("wallet", BARE_WALLET);
  add("address", LINK);
  add("address", SHORT_LINK);
  add("address", WORDS_FOR_LINK);
  if (found.length === 0) add("address", HANDLE);
  add("number", NUMBER, isPhoneNumber);
  add("number", NAMED_NUMBER, (match) => !isPay(match));
  return found;
}

/** A mobile or landline number of India; "20000-25000" is pay, "411001" a PIN code. */
function isPhoneNumber(match: string): boolean {
  const digits = match.replaceAll(/\D/g, "");
  if (isPay(match)) return false;
  return /^(?:91|0|0091)?[6-9]\d{9}$/.test(digits) || /^(?:91|0)[1-8]\d{8,9}$/.test(digits);
}

// Two round sums: "80000 - 90000".
const isPay = (match: string): boolean => {
  const sums = match.match(/\d+/g) ?? [];
  return sums.length > 0 && sums.length <= 2 && sums.every((sum) => sum.length <= 6 && Number(sum) % 50 === 0);
};

// With the frame that makes a digit a key, and other dress of digits.
const INVISIBLE = /[\u00ad\u034f\u20e3\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/gu;
const LETTER_DIGITS: Record<string, string> = { o: "0", O: "0", l: "1", I: "1" };

function sameLength(typed: string): string {
  const digits = latinDigits(typed.replaceAll(INVISIBLE, "·"))
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u2460-\u2468]/g, (sign) => String(sign.charCodeAt(0) - 0x245f))
    .replaceAll(/[\u24ea\u24ff]/g, "0")
    .replaceAll(/[\u{1d7ce}-\u{1d7ff}]/gu, (sign) => `${((sign.codePointAt(0) ?? 0) - 0x1d7ce) % 10}·`)
    .replaceAll("\u00a0", " ");
  // "98O11O2233": letters among the digits of a number.
  return digits.replaceAll(/(?<![\p{L}])[\doOlI][\doOlI .-]{7,}[\doOlI](?![\p{L}])/gu, (run) =>
    (run.match(/\d/g)?.length ?? 0) < 5 ? run : run.replaceAll(/[oOlI]/g, (letter) => LETTER_DIGITS[letter] ?? letter),
  );
}
