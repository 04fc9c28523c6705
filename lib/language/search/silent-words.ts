import { stemOf } from "./stems";
import { foldName } from "./words";

const WORDS = `
job jobs work works worker workers naukri naukari nokri kaam kam chahiye chaiye chahie wala wali vala wale walo waale waali in at of for the a an near or and me mein mai
ka ki ke ko kaa kii par pe se aur hai hain hu hoon hun staff needed wanted required require requirement need vacancy opening hiring kelasa velai joli udyogam kaaj kaj chakri pani
i am my we is to with from on by good best please plz sir madam urgent mujhe muje mujko hame humko mera meri koi kuch bhi kya kar sakta sakti liye dhundh dhoondh raha rahi chahta chahti duty dyuti
काम नौकरी जॉब चाहिए चाहिये वाला वाली वाले में मे का की के को पर पे से और लिए है हैं हूं हूँ पास मुझे मुझको कोई मेरा मैं हम ड्यूटी
নৌকরি চাকরি কাজ চাই এ তে র জন্য এর এবং কাছে লোক কাজের আমি আমার একটা ও করতে ডিউটি ডিউটির
ఉద్యోగం ఉద్యోగాలు పని పనులు కావాలి లో కోసం దగ్గర మరియు జాబ్ నాకు డ్యూటీ
வேலை வேலைகள் தேவை வேண்டும் இல் பணி மற்றும் அருகில் ஜாப் எனக்கு டியூட்டி
नोकरी हवी हवे हवा पाहिजे मध्ये साठी ची चा चे आणि जवळ कामाची कामे मला ड्युटी
કામ નોકરી જોઈએ છે માં માટે નો ની નું ના નાં અને પાસે વાળા વાળી મારે ડ્યૂટી ડ્યુટી
ಕೆಲಸ ಉದ್ಯೋಗ ಬೇಕು ಅಲ್ಲಿ ಗಾಗಿ ಮತ್ತು ಹತ್ತಿರ ನನಗೆ ಡ್ಯೂಟಿ
ജോലി വേണം ഇൽ വേണ്ടി ഉം അടുത്ത് പണി എനിക്ക് ഡ്യൂട്ടി
ਕੰਮ ਨੌਕਰੀ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਵਿੱਚ ਵਿਚ ਦਾ ਦੀ ਦੇ ਨੂੰ ਲਈ ਅਤੇ ਵਾਲਾ ਵਾਲੀ ਨੇੜੇ ਤੇ ਮੈਨੂੰ ਕੋਈ ਡਿਊਟੀ`;

/** Verbs and words for persons that say little beside what the work is about, in any of their forms. */
const FAINT = `
karna kara karwana banana bana lagana dhona saaf saf manjna chalana sambhalna dekhna dekhbhal pakana dena dalna lena jana rakhna thik theek sudharna badalna katna jodna rangna marammat repair repairs repairing
mistri mistry mechanic fitting work working making maker make doing do care taking take looking look after clean cleaning wash washing boy girl lady man person bai maid servant uncle karigar kaarigar labour helper family people person elderly chhote chote chhota bade log logo logon logo mahila aurat admi aadmi dekh bhal rekh pani paani water food baat maja maja kacha mocha kadagadam kadagatam utakadam tomadam chusukovadam udavadam thudaikka thuvaikka kazhuva parthukolla parkka perukka otta ogeyodu toleyodu gudisodu nodikolodu
cheyadam kaluva seyya karne ghasne sambhalne chalavne banavvi chalavvi dhova sachavva karvi toleyodu madodu ogeyodu odisodu kazhukan cheyyan nokkan odikkan manjna pakauna chalauna banauna dhauna kora deya
करना बनाना लगाना धोना साफ मांजना चलाना संभालना देखना देखभाल देख रेख पकाना देना डालना लेना जाना रखना ठीक सुधारना बदलना काटना जोड़ना रंगना मरम्मत मिस्त्री रिपेयर बाई कारीगर हेल्पर सफाई छोटे छोटा बड़े लोग लोगों महिला औरत आदमी पानी भाल परिवार
করা করে দেওয়া সামলানো দেখা দেখাশোনা ধোয়া মাজা কাচা মোছা চালানো সারানো লাগানো বানানো পরিষ্কার মিস্ত্রি মেরামত যত্ন সেবা রাখা মানুষ মানুষের ছোট জল লোকের
చేయడం చేసే కడగడం తోమడం ఉతకడం చూసుకోవడం చూసుకునే నడపడం కాయడం పోయడం వేయడం కట్టడం రిపేర్ రిపేరు శుభ్రం మేస్త్రి నీళ్లు నీరు చిన్న మనుషులు
செய்ய செய்வது கழுவ தேய்க்க துவைக்க பார்த்துக்கொள்ள பார்க்க கவனிக்க ஓட்ட ஓட்டும் ஊற்ற சரி அடிக்க போட சுத்தம் ரிப்பேர் தண்ணீர் சின்ன
करणे घासणे धुणे मारणे पुसणे सांभाळणे चालवणे बनवणे रंगवणे घालणे देणे बसवणे काळजी सेवा दुरुस्ती माणसांची माणूस पाणी छोटे लहान
કરવી કરવું ધોવા માંજવા બનાવવી ચલાવવી સાચવવા સંભાળ પાવું આપવું રિપેર રીપેર ફિટિંગ માણસની સેવા સમારકામ પાણી નાનાં નાના
ಮಾಡೋದು ಮಾಡುವ ತೊಳೆಯೋದು ಒಗೆಯೋದು ನೋಡಿಕೊಳ್ಳೋದು ಓಡಿಸೋದು ಹಾಕೋದು ಹಚ್ಚೋದು ರಿಪೇರಿ ಆರೈಕೆ ನೀರು ಸಣ್ಣ ಚಿಕ್ಕ
ചെയ്യാൻ കഴുകാൻ ഉണ്ടാക്കാൻ നോക്കാൻ നോക്കുന്ന ഓടിക്കാൻ നനയ്ക്കാൻ നന്നാക്കാൻ അടിക്കാൻ കെട്ടാൻ റിപ്പയർ പരിചരണം വെള്ളം ചെറിയ
ਕਰਨਾ ਬਣਾਉਣਾ ਧੋਣਾ ਮਾਂਜਣਾ ਸੰਭਾਲਣਾ ਸਾਂਭਣਾ ਚਲਾਉਣਾ ਪਕਾਉਣਾ ਲਾਉਣਾ ਕੱਟਣਾ ਰੰਗਣਾ ਠੀਕ ਮੁਰੰਮਤ ਮਿਸਤਰੀ ਦੇਖਭਾਲ ਸੰਭਾਲ ਪਾਣੀ ਦੇਣਾ ਛੋਟੇ ਲੋਕ`;

const partsOf = (words: string): string[] => words.split(/\s+/).filter(Boolean);

const silent = new Set(partsOf(WORDS).map(foldName));
const faint = new Set(partsOf(FAINT).map(foldName));
const faintStems = new Set(partsOf(FAINT).map(stemOf));

/** Whether a search word says nothing about which job is wanted: "job", "काम", "में". */
export const isSilent = (word: string): boolean => silent.has(foldName(word));

/** Whether a search word says little beside another that names the work: "repair" beside "fan", "bai" beside "bartan". */
export const isFaint = (word: string): boolean => faint.has(foldName(word));

/** Whether a word that names nothing is a form of such a word: धोने beside बर्तन. */
export const isFaintForm = (word: string): boolean => isFaint(word) || faintStems.has(stemOf(word));
