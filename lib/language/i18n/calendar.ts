import type { Language } from "./languages";

/** How a language names the months, the days of the week (short, from Sunday) and the parts of a day. */
export type CalendarWords = {
  months: readonly string[];
  weekdays: readonly string[];
  /** The parts of a day, each with the hour at which it begins; the last goes on until the first begins. */
  dayParts: readonly (readonly [from: number, word: string])[];
};

/** Morning, noon, evening and night, in most languages. @param night the hour at which people begin to say night. */
const parts = (words: string, night = 20): CalendarWords["dayParts"] =>
  words.split(" ").map((word, index) => [[4, 12, 16, night][index]!, word]);

/**
 * Months and parts of the day as people say them. Intl is no help: browsers differ (Chromium has no Punjabi months and says
 * "2026 M01 5"), Node and browsers would disagree, and most put "PM" into every language.
 */
export const CALENDAR: Record<Exclude<Language, "en">, CalendarWords> = {
  hi: {
    months: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
    weekdays: "रवि सोम मंगल बुध गुरु शुक्र शनि".split(" "),
    dayParts: parts("सुबह दोपहर शाम रात"),
  },
  bn: {
    months: "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর".split(" "),
    weekdays: "রবি সোম মঙ্গল বুধ বৃহস্পতি শুক্র শনি".split(" "),
    dayParts: [
      [4, "সকাল"],
      [12, "দুপুর"],
      [16, "বিকেল"],
      [18, "সন্ধে"],
      [20, "রাত"],
    ],
  },
  te: {
    months: "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్".split(" "),
    weekdays: "ఆది సోమ మంగళ బుధ గురు శుక్ర శని".split(" "),
    dayParts: parts("ఉదయం మధ్యాహ్నం సాయంత్రం రాత్రి", 19),
  },
  ta: {
    months: "ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்".split(" "),
    weekdays: "ஞாயிறு திங்கள் செவ்வாய் புதன் வியாழன் வெள்ளி சனி".split(" "),
    dayParts: parts("காலை மதியம் மாலை இரவு", 19),
  },
  mr: {
    months: "जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर".split(" "),
    weekdays: "रवि सोम मंगळ बुध गुरु शुक्र शनि".split(" "),
    dayParts: parts("सकाळी दुपारी संध्याकाळी रात्री"),
  },
  gu: {
    months: "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર".split(" "),
    weekdays: "રવિ સોમ મંગળ બુધ ગુરુ શુક્ર શનિ".split(" "),
    dayParts: parts("સવારે બપોરે સાંજે રાત્રે"),
  },
  kn: {
    months: "ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್".split(" "),
    weekdays: "ಭಾನು ಸೋಮ ಮಂಗಳ ಬುಧ ಗುರು ಶುಕ್ರ ಶನಿ".split(" "),
    dayParts: parts("ಬೆಳಿಗ್ಗೆ ಮಧ್ಯಾಹ್ನ ಸಂಜೆ ರಾತ್ರಿ", 19),
  },
  ml: {
    months: "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ".split(" "),
    weekdays: "ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി".split(" "),
    dayParts: parts("രാവിലെ ഉച്ചയ്ക്ക് വൈകിട്ട് രാത്രി"),
  },
  pa: {
    months: "ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ".split(" "),
    weekdays: "ਐਤ ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨੀ".split(" "),
    dayParts: parts("ਸਵੇਰੇ ਦੁਪਹਿਰ ਸ਼ਾਮ ਰਾਤ"),
  },
};

/** The word for a time of day, as the list of shifts says it (`options.hours` in messages). @param hour 0 to 23. */
export const dayPartOf = ({ dayParts }: CalendarWords, hour: number): string =>
  (dayParts.findLast(([from]) => from <= hour) ?? dayParts.at(-1)!)[1];
