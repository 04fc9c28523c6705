import { foldIndic, searchWords } from "@/lib/language/words/words";

/** The meaning of a word of typed hours. */
export type Meaning =
  | PartWord
  | "noon"
  | "midnight"
  /** Between the two times. */
  | "to"
  /** A length of time: "8 hours" is not eight o'clock. */
  | "hours"
  | "shift"
  /** Says nothing that the times do not say. */
  | "filler"
  /** Only together with 24 hours. */
  | "liveIn"
  | "half"
  | "quarterPast"
  | "quarterTo";

/** The part of the day that tells which of the clock's two rounds an hour belongs to. */
export type PartWord = "am" | "pm" | "morning" | "day" | "afternoon" | "evening" | "night";

/** The words people use for hours, in English, in Hindi in Latin letters, and in the nine Indian scripts. */
const WORDS: Record<Meaning, string> = {
  am: "am",
  pm: "pm",
  morning: `morning subah subeh savere sawere सुबह सवेरे सबेरे प्रातः सकाळी सकाळ पहाटे সকাল সকালে ভোর ভোরে ఉదయం పొద్దున ప్రొద్దున
    తెల్లవారుజామున காலை காலையில் அதிகாலை સવારે સવાર ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ രാവിലെ പുലർച്ചെ ਸਵੇਰੇ ਸਵੇਰ ਤੜਕੇ`,
  day: "day din दिन दिवस দিনের দিন పగటి డే பகல் દિવસની દિવસ ಹಗಲು ಡೇ പകൽ ਦਿਨ",
  afternoon: `afternoon dopahar dopahr dopehar दोपहर दुपारी दुपार দুপুর দুপুরে বিকেল বিকাল বিকেলে বিকালে మధ్యాహ్నం மதியம் மத்தியானம் பிற்பகல்
    બપોરે બપોર ಮಧ್ಯಾಹ್ನ ഉച്ചയ്ക്ക് ഉച്ചക്ക് ഉച്ച ਦੁਪਹਿਰ ਦੁਪਹਿਰੇ`,
  evening: `evening shaam sham शाम सायं संध्याकाळी संध्याकाळ सायंकाळी সন্ধ্যা সন্ধে সন্ধ্যে সন্ধ্যায় సాయంత్రం மாலை மாலையில் સાંજે સાંજ ಸಂಜೆ ಸಾಯಂಕಾಲ
    വൈകിട്ട് വൈകുന്നേരം വൈകീട്ട് ਸ਼ਾਮ ਸ਼ਾਮੀਂ`,
  night: "night raat रात रात्रि रात्री रात्र রাত রাতে রাতের রাত্রি రాత్రి నైట్ இரவு રાત્રે રાત રાતની ರಾತ್ರಿ ನೈಟ್ രാത്രി ਰਾਤ",
  noon: "noon",
  midnight: "midnight मध्यरात्री मध्यरात्र মাঝরাত মধ্যরাত అర్ధరాత్రి நள்ளிரவு મધરાત મધરાતે ಮಧ್ಯರಾತ್ರಿ അർധരാത്രി അർദ്ധരാത്രി",
  to: `to till until upto se से ते पासून वाजल्यापासून वाजेपासून থেকে నుండి నుంచి முதல் இருந்து થી વાગ્યાથી ರಿಂದ ಇಂದ ಗಂಟೆಯಿಂದ മുതൽ ਤੋਂ`,
  hours: `hour hours hr hrs h ghante ghanta घंटे घंटा घंटों घण्टे घण्टा तास ঘণ্টা ঘন্টা గంటలు மணிநேரம் நேரம் કલાક ಗಂಟೆಗಳು മണിക്കൂർ ਘੰਟੇ ਘੰਟਾ`,
  shift: `shift duty शिफ़्ट ड्यूटी पाळी শিফট ডিউটি షిఫ్ట్ డ్యూటీ ஷிப்ட் ஷிஃப்ட் શિફ્ટ ડ્યુટી ಶಿಫ್ಟ್ ಡ್ಯೂಟಿ ഷിഫ്റ്റ് ഡ്യൂട്ടി ਸ਼ਿਫ਼ਟ ਡਿਊਟੀ`,
  filler: `from at in the of oclock o clock time timing timings working work standard regular normal general office full part tak baje bje ke ki
    बजे तक लेकर की के का को में समय सामान्य वाजता वाजेपर्यंत वाजे वा पर्यंत वेळ টা টায় টার টে পর্যন্ত অবধি সময় సమయం గంటల గంటలకు గంట వరకు
    மணி மணிக்கு மணியிலிருந்து வரை நேரம்வரை વાગ્યે વાગ્યા વાગે સુધી સમય ಗಂಟೆ ಗಂಟೆಗೆ ಗಂಟೆಯವರೆಗೆ ಗಂಟೆವರೆಗೆ ವರೆಗೆ ರವರೆಗೆ ವರೆಗೂ ಸಮಯ മണി മണിക്ക് വരെ സമയം ਵਜੇ ਤੱਕ ਤਕ ਦੀ ਸਮਾਂ`,
  liveIn: "live in livein stay round the clock",
  half: "half sadhe saadhe saade साढ़े साडे সাড়ে સાડા ਸਾਢੇ",
  quarterPast: "sava सवा સવા ਸਵਾ",
  quarterTo: "paune पौने पावणे পৌনে પોણા ਪੌਣੇ",
};

/** Words without the spellings that differ from writer to writer. */
export const wordsOf = (text: string): string[] => searchWords(text).map(foldIndic);

const MEANINGS = new Map<string, Meaning>();
for (const [meaning, words] of Object.entries(WORDS) as [Meaning, string][]) {
  // The first meaning of a word counts: "in" and "the" are fillers before they are part of "live in".
  for (const word of wordsOf(words)) if (!MEANINGS.has(word)) MEANINGS.set(word, meaning);
}

/** The meaning of a word as wordsOf() gives it. */
export const meaningOf = (word: string): Meaning | undefined => MEANINGS.get(word);
