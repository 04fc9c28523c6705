import { recordOf } from "@/lib/core/objects";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";

/**
 * Words that make a condition: negation, exception, obligation, deduction, pay. A rough translation of a text with one of
 * them could turn the condition into its opposite, so it is never shown (specification, Rough translation). Stems: a word
 * that begins with one counts, in the languages of the south also one that contains it, since they join words.
 */
const STEMS: Record<Language, string> = {
  en: "no,not,with,nor,none,never,neither,nobody,nothing,non,without,except,unless,until,till,only,but,instead,otherwise,if,must,mustn,should,shall,has to,have to,need to,needs to,compulsory,mandatory,obligatory,required to,strictly,don,doesn,didn,won,wouldn,can,cannot,couldn,shouldn,isn,aren,wasn,ain,allow,forbid,forbidden,prohibit,ban,refus,avoid,deduct,cut,fine,fined,fines,penal,deposit,refund,unpaid,pay,paid,payment,salar,wage,advance,commission,charge,fee,fees,recover,minus,less,free,trial,lose,loss,leave,resign,terminat,any,minimum,maximum,least,most,at least,before,after,too",
  hi: "नहीं,नही,न,ना,मत,मना,बिना,बगैर,बग़ैर,सिर्फ़,सिर्फ,केवल,मात्र,अलावा,सिवा,छोड़कर,छोड़ कर,जब तक,वरना,अगर,यदि,तो,लेकिन,पर,मगर,ज़रूरी,जरूरी,अनिवार्य,चाहिए ही,होगा,होगी,होंगे,पड़ेगा,पड़ेगी,पड़ेंगे,कट,कटेगा,काट,कटौती,जुर्माना,जमा,डिपॉज़िट,डिपॉजिट,अवैतनिक,वेतन,तनख़्वाह,तनख्वाह,पगार,सैलरी,मज़दूरी,मजदूरी,पैसे,पैसा,एडवांस,कमीशन,फ़ीस,फीस,शुल्क,मुफ़्त,मुफ्त,कम से कम,ज़्यादा,निषेध,वर्जित,पहले,बाद,छुट्टी",
  bn: "না,নেই,নয়,নয়,নি,নাই,বিনা,ছাড়া,ছাড়া,ব্যতীত,শুধু,কেবল,মাত্র,যদি,নইলে,কিন্তু,অবশ্যই,বাধ্যতামূলক,আবশ্যক,জরুরি,জরুরী,হবে,নিষেধ,নিষিদ্ধ,মানা,কাটা,কেটে,জরিমানা,জমা,ডিপোজিট,বেতন,মাইনে,মজুরি,টাকা,অগ্রিম,কমিশন,ফি,বিনামূল্যে,অন্তত,কমপক্ষে,আগে,পরে,ছুটি",
  te: "లేదు,లేరు,లేని,లేకుండా,లేక,కాదు,కాని,కానీ,కాకుండా,వద్దు,కూడదు,రాదు,మాత్రమే,తప్ప,మినహా,అయితే,తప్పనిసరి,తప్పకుండా,ఖచ్చితంగా,అవసరం,చేయాలి,ఉండాలి,రావాలి,నిషేధ,కోత,కట్,జరిమానా,డిపాజిట్,జీతం,జీతాన,వేతనం,కూలి,డబ్బు,అడ్వాన్స్,కమీషన్,ఫీజు,ఉచిత,కనీసం,ముందు,తర్వాత,సెలవు",
  ta: "இல்லை,இல்லாமல்,இல்லாத,இன்றி,அல்ல,வேண்டாம்,கூடாது,முடியாது,மட்டும்,தவிர,ஆனால்,என்றால்,இருந்தால்,கட்டாய,அவசிய,கண்டிப்பாக,வேண்டும்,தடை,பிடித்த,பிடிப்பு,கழித்த,அபராத,வைப்பு,டெபாசிட்,சம்பள,ஊதிய,கூலி,பணம்,முன்பணம்,கமிஷன்,கட்டணம்,இலவச,குறைந்தபட்ச,முன்,பின்,விடுமுறை",
  mr: "नाही,नाहीत,नको,न,ना,नये,विना,शिवाय,बिना,फक्त,केवळ,मात्र,वगळता,सोडून,जर,तर,पण,परंतु,नाहीतर,आवश्यक,अनिवार्य,बंधनकारक,सक्ती,जरूरी,पाहिजेच,लागेल,मनाई,बंदी,कपात,कापल,दंड,ठेव,डिपॉझिट,बिनपगारी,पगार,वेतन,मजुरी,पैसे,आगाऊ,कमिशन,फी,शुल्क,मोफत,किमान,आधी,नंतर,सुट्टी",
  gu: "નહીં,નહિ,નહી,નથી,ન,ના,મનાઈ,મના,વગર,વિના,સિવાય,ફક્ત,માત્ર,કેવળ,જો,તો,પણ,પરંતુ,નહિતર,જરૂરી,ફરજિયાત,અનિવાર્ય,જ જોઈએ,પડશે,પ્રતિબંધ,કપાત,કાપ,દંડ,જમા,ડિપોઝિટ,પગાર,વેતન,મજૂરી,પૈસા,એડવાન્સ,કમિશન,ફી,મફત,ઓછામાં,પહેલાં,પછી,રજા",
  kn: "ಇಲ್ಲ,ಇಲ್ಲದ,ಇಲ್ಲದೆ,ಅಲ್ಲ,ಬೇಡ,ಬಾರದು,ಕೂಡದು,ಸಾಧ್ಯವಿಲ್ಲ,ಹೊರತು,ಮಾತ್ರ,ಬಿಟ್ಟು,ಆದರೆ,ಕಡ್ಡಾಯ,ಅಗತ್ಯ,ಅವಶ್ಯ,ಖಂಡಿತ,ಲೇಬೇಕು,ನಿಷೇಧ,ನಿಷಿದ್ಧ,ಕಡಿತ,ಕತ್ತರಿಸ,ದಂಡ,ಠೇವಣಿ,ಡೆಪಾಸಿಟ್,ಸಂಬಳ,ವೇತನ,ಕೂಲಿ,ಹಣ,ಮುಂಗಡ,ಕಮಿಷನ್,ಶುಲ್ಕ,ಉಚಿತ,ಕನಿಷ್ಠ,ಮೊದಲು,ನಂತರ,ರಜೆ",
  ml: "ഇല്ല,ഇല്ലാതെ,ഇല്ലാത്ത,അല്ല,വേണ്ട,പാടില്ല,അരുത്,കഴിയില്ല,ഒഴികെ,മാത്രം,എങ്കിൽ,പക്ഷേ,പക്ഷെ,നിർബന്ധ,അത്യാവശ്യ,ആവശ്യമായ,തീർച്ചയായും,ചെയ്യണം,ഉണ്ടായിരിക്കണം,നിരോധ,വിലക്ക,പിടിക്കും,കുറയ്ക്ക,പിഴ,നിക്ഷേപ,ഡെപ്പോസിറ്റ്,ശമ്പള,വേതന,കൂലി,പണം,അഡ്വാൻസ്,കമ്മീഷൻ,ഫീസ്,സൗജന്യ,കുറഞ്ഞത്,മുമ്പ്,മുൻപ്,ശേഷം,അവധി",
  pa: "ਨਹੀਂ,ਨਹੀ,ਨਾ,ਨਾਂਹ,ਮਤ,ਮਨ੍ਹਾ,ਮਨਾਹੀ,ਬਿਨਾਂ,ਬਿਨਾ,ਬਗੈਰ,ਸਿਰਫ਼,ਸਿਰਫ,ਕੇਵਲ,ਇਲਾਵਾ,ਸਿਵਾਏ,ਛੱਡ ਕੇ,ਜੇ,ਜੇਕਰ,ਤਾਂ,ਪਰ,ਨਹੀਂ ਤਾਂ,ਜ਼ਰੂਰੀ,ਜਰੂਰੀ,ਲਾਜ਼ਮੀ,ਹੋਵੇਗਾ,ਹੋਵੇਗੀ,ਪਵੇਗਾ,ਕੱਟ,ਕਟੌਤੀ,ਜੁਰਮਾਨਾ,ਜਮ੍ਹਾਂ,ਡਿਪਾਜ਼ਿਟ,ਤਨਖਾਹ,ਤਨਖ਼ਾਹ,ਪਗਾਰ,ਮਜ਼ਦੂਰੀ,ਪੈਸੇ,ਪੈਸਾ,ਪੇਸ਼ਗੀ,ਕਮਿਸ਼ਨ,ਫੀਸ,ਫ਼ੀਸ,ਮੁਫ਼ਤ,ਮੁਫਤ,ਘੱਟੋ,ਪਹਿਲਾਂ,ਬਾਅਦ,ਛੁੱਟੀ",
};

/** Languages whose words take endings and join each other. */
const JOINING: ReadonlySet<Language> = new Set(["te", "ta", "kn", "ml"]);
/** Shorter stems count as whole words only: "no" is not the beginning of "north". */
const SHORTEST_BEGINNING = 4;

function patternOf(language: Language): RegExp {
  const stems = STEMS[language].split(",").map((stem) => stem.normalize("NFC"));
  const forms = stems.map((stem) => {
    const isWhole = [...stem].length < SHORTEST_BEGINNING;
    if (JOINING.has(language)) return isWhole ? `(?<![\\p{L}\\p{M}])${stem}(?![\\p{L}\\p{M}])` : stem;
    return `(?<![\\p{L}\\p{M}])${stem}${isWhole ? "(?![\\p{L}\\p{M}])" : ""}`;
  });
  return new RegExp(forms.join("|"), "iu");
}

const PATTERNS = recordOf(LANGUAGES, patternOf);

/** Whether a text holds a word that makes a condition, in its own language or in English, from which people borrow. */
export const hasCondition = (text: string, language: Language): boolean =>
  [language, "en" as const].some((one) => PATTERNS[one].test(text.normalize("NFC")));
