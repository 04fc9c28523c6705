import { foldName } from "@/lib/language/words/words";

/**
 * Words that make the name of a street or neighbourhood, of which every city has the same ones, in ten scripts: a name
 * with one of them says nothing without its city.
 */
const COMMON = `
nagar nagara nagaram road rd marg street st lane gali galli path chowk chauk circle cross square colony layout extension extn
bazar bazaar market mandi chauraha tiraha mohalla mohallah wadi vihar enclave sector sec phase block lines line cantt gate bagh
puram salai veedhi theru peth pet ganj sadar model civil main mg new old ward tola para sarani bypass highway society apartment
apartments tower towers complex plaza mall school college hospital temple mandir masjid church station bus stand hotel estate
industrial area village gaon
नगर रोड रस्ता रास्ता सड़क मार्ग गली चौक चौराहा कॉलोनी कॉलनी कालोनी बाज़ार बाजार मार्केट मंडी मोहल्ला विहार सेक्टर लाइन लाइन्स
स्टेशन गांव गाव वाड़ी वाडी पेठ सदर मॉडल सिविल
নগর রোড সড়ক সরণি গলি চক মোড় কলোনি বাজার মার্কেট পাড়া স্টেশন গ্রাম
నగర్ రోడ్ రోడ్డు వీధి చౌక్ కాలనీ బజార్ మార్కెట్ సెంటర్
நகர் ரோடு சாலை தெரு சந்து காலனி பஜார் மார்க்கெட் சந்தை
નગર રોડ રસ્તો ગલી ચોક કોલોની બજાર માર્કેટ સોસાયટી
ನಗರ ರಸ್ತೆ ರೋಡ್ ಬೀದಿ ವೃತ್ತ ಕಾಲೋನಿ ಬಡಾವಣೆ ಬಜಾರ್ ಮಾರುಕಟ್ಟೆ
നഗർ റോഡ് തെരുവ് കവല കോളനി ബസാർ മാർക്കറ്റ്
ਨਗਰ ਰੋਡ ਸੜਕ ਗਲੀ ਚੌਕ ਚੌਂਕ ਕਲੋਨੀ ਕਾਲੋਨੀ ਬਾਜ਼ਾਰ ਬਜ਼ਾਰ ਮਾਰਕੀਟ ਮੰਡੀ ਮੁਹੱਲਾ`
  .trim()
  .split(/\s+/);

const common = new Set(COMMON.map(foldName));
/** Neighbourhoods are written both ways: Laxmi Nagar, Laxminagar. */
const ENDINGS = ["nagar", "नगर", "নগর", "నగర్", "நகர்", "નગર", "ನಗರ", "നഗർ", "ਨਗਰ"].map(foldName);

/** Whether this word of a typed place is one that every city's streets and neighbourhoods have. */
export const isCommonWord = (word: string): boolean => common.has(foldName(word));

/** Whether a neighbourhood of this name may be in any city: "Model Colony", "Laxminagar". */
export const isCommonName = (words: readonly string[]): boolean =>
  words.some((word) => isCommonWord(word) || ENDINGS.some((ending) => foldName(word).endsWith(ending)));
