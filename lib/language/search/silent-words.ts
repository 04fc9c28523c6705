import { stemOf } from "./stems";
import { foldName } from "@/lib/language/words/words";

const WORDS = `
job jobs work works worker workers naukri naukari nokri kaam kam chahiye chaiye chahie wala wali vala wale walo waale waali in at of for the a an near or and me mein mai
ka ki ke ko kaa kii par pe se aur hai hain hu hoon hun staff needed wanted required require requirement need vacancy opening hiring kelasa velai joli udyogam kaaj kaj chakri pani
saara sara all sab sabhi sare saare bata batao dikhao dikha do dedo aaj area urgent naya nayi chai kaamdhanda berojgar berozgar vaippu vaaippu saglya ella ellam anni sarva baki apna city gaon amar looking look find finding search searching seeking any want wanna get give 5th 8th 10th 12th 10vi 12vi 8vi padha padhe likha likhe anpadh graduate enaku enakku naaku naku nanage nange enikku enikk mala mane mainu menu amar amake mujhko hamein naa nanna ente che vacancies openings employment employer rozgar rojgar rozgaar rojgaar rojgari rozi naukariyan naukriyan kaamkaj nearby near close nearest around here only any some new fresher freshers experience no
talash dhund dhundh dhoond dhoondh dhundna khoj khojna mere aaspaas aas pas paas pass nazdeek najdik najdeek kareeb karib yahan yaha idhar shahar sheher ladies lady women woman womens female females male gents mens men mahila mahilayen mahilao aurat aurton ladki ladkiyan ladka ladko
velaivaippu vendum venum venam thevai tozhil thozhil pahije hava havi kavali kavale beku bekku joie joiye chahida chahidi khujchi lagbe udyoga udyogalu panulu panikavali naukriya nokriyan nokari nokaree chakuri chakriya velaigal veli joliyund
i am my we is to with from on by good best please plz sir madam urgent mujhe muje mujko hame humko mera meri koi kuch bhi kya kar sakta sakti liye dhundh dhoondh raha rahi chahta chahti duty dyuti
काम नौकरी जॉब चाहिए चाहिये वाला वाली वाले में मे का की के को पर पे से और लिए है हैं हूं हूँ पास मुझे मुझको कोई मेरा मैं हम ड्यूटी
सभी सब सारे दिखाओ दिखाइए बताओ बताइए दो आज नई नए बेरोजगार भी कोई पढ़े लिखे दसवीं पास नौकरियां नौकरियाँ नौकरियों रोजगार रोज़गार रोजी जॉब्स वैकेंसी भर्ती तलाश खोज ढूंढ ढूंढना ढूंढ रहा रही हूं मेरे आसपास आस नजदीक नज़दीक करीब यहां यहाँ फ्रेशर नया नई अनुभव बिना बिना महिला महिलाओं औरत औरतों लड़की लड़का केवल सिर्फ कामकाज धंधा
নৌকরি চাকরি কাজ চাই এ তে র জন্য এর এবং কাছে লোক কাজের আমি আমার একটা ও করতে ডিউটি ডিউটির
সব সমস্ত দেখাও কাজের খোঁজে খোঁজ দরকার আমাকে যেকোনো চাকরির চাকুরি চাকরিটা কাজকর্ম কাজটা খুঁজছি খুঁজি খোঁজ খুঁজতে লাগবে দরকার আশেপাশে কাছাকাছি নতুন ফ্রেশার বাংলা মহিলা মেয়েদের জব শুধু
ఉద్యోగం ఉద్యోగాలు పని పనులు కావాలి లో కోసం దగ్గర మరియు జాబ్ నాకు డ్యూటీ
ఉద్యోగాల ఉద్యోగానికి పనికి పనుల కావాలండి చుట్టుపక్కల అన్ని చూపించు వెతుకుతున్నాను కావలెను దగ్గరలో సమీపంలో ఫ్రెషర్ కొత్త జాబ్స్ జాబులు మహిళలకు ఆడవారికి ఉపాధి
வேலை வேலைகள் தேவை வேண்டும் இல் பணி மற்றும் அருகில் ஜாப் எனக்கு டியூட்டி
வேலைக்கு வேலையை வேலைவாய்ப்பு வேலைவாய்ப்புகள் வேணும் தேவைப்படுகிறது எல்லா அனைத்து தேடுகிறேன் தேடல் பக்கத்தில் அருகே புதியவர் ஃப்ரெஷர் பெண்களுக்கு தொழில் ஜாப்ஸ்
नोकरी हवी हवे हवा पाहिजे मध्ये साठी ची चा चे आणि जवळ कामाची कामे मला ड्युटी
सर्व सगळी जवळची जवळचे जवळील दाखवा आहे आहेत हवे हवा हवी मला आम्हाला नोकऱ्या नोकरीची कामाच्या कामासाठी शोधात शोधतो शोधते शोध जवळपास आसपास नवीन फ्रेशर महिलांसाठी हवंय हवय पाहिजेत रोजगार
કામ નોકરી જોઈએ છે માં માટે નો ની નું ના નાં અને પાસે વાળા વાળી મારે ડ્યૂટી ડ્યુટી
બધા બધી બતાવો નોકરીઓ કામની કામના શોધું શોધ જોઈએ જોઇએ છે નજીક આસપાસ નવા ફ્રેશર મહિલા બહેનો રોજગાર જોબ
ಕೆಲಸ ಉದ್ಯೋಗ ಬೇಕು ಅಲ್ಲಿ ಗಾಗಿ ಮತ್ತು ಹತ್ತಿರ ನನಗೆ ಡ್ಯೂಟಿ
ಎಲ್ಲಾ ಎಲ್ಲ ತೋರಿಸಿ ಕೆಲಸಕ್ಕೆ ಕೆಲಸದ ಕೆಲಸಗಳು ಉದ್ಯೋಗಗಳು ಬೇಕಾಗಿದೆ ಹುಡುಕುತ್ತಿದ್ದೇನೆ ಹತ್ತಿರದ ಸಮೀಪ ಹೊಸಬರು ಫ್ರೆಷರ್ ಮಹಿಳೆಯರಿಗೆ ಜಾಬ್ ನೌಕರಿ
ജോലി വേണം ഇൽ വേണ്ടി ഉം അടുത്ത് പണി എനിക്ക് ഡ്യൂട്ടി
എല്ലാ ജോലികളും ജോലിക്ക് ജോലികൾ തൊഴിൽ തൊഴിലവസരം ജോലിയുണ്ടോ വേണം വേണ്ടത് അന്വേഷിക്കുന്നു തിരയുന്നു അടുത്തുള്ള സമീപം ഫ്രഷർ പുതിയ സ്ത്രീകൾക്ക് ജോബ്
ਕੰਮ ਨੌਕਰੀ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਵਿੱਚ ਵਿਚ ਦਾ ਦੀ ਦੇ ਨੂੰ ਲਈ ਅਤੇ ਵਾਲਾ ਵਾਲੀ ਨੇੜੇ ਤੇ ਮੈਨੂੰ ਕੋਈ ਡਿਊਟੀ
ਸਾਰੇ ਸਭ ਦਿਖਾਓ ਨੌਕਰੀਆਂ ਕੰਮਾਂ ਰੁਜ਼ਗਾਰ ਚਾਹੀਦੈ ਚਾਹੀਦੇ ਭਾਲ ਲੱਭ ਹੈ ਨੇੜੇ ਕੋਲ ਨਵਾਂ ਫਰੈਸ਼ਰ ਔਰਤਾਂ ਜੌਬ`;

/** Phrases that name a place but none that a list knows. */
const PHRASES = `ghar ke paas, ghar ke pas, ghar paas, ghar ke nazdeek, ghar ke kareeb, near home, near my home, near house, close to home, near my house, घर के पास, घर के नजदीक, घर के करीब, घराजवळ, घरा जवळ,
  বাড়ির কাছে, ঘরের কাছে, ఇంటి దగ్గర, ఇంటికి దగ్గర, வீட்டுக்கு அருகில், வீட்டு பக்கத்தில், வீட்டுக்கு பக்கத்தில், ઘર પાસે, ઘરની નજીક, ಮನೆ ಹತ್ತಿರ, ಮನೆಯ ಹತ್ತಿರ, വീടിനടുത്ത്, വീടിന് അടുത്ത്, ਘਰ ਦੇ ਨੇੜੇ, ਘਰ ਕੋਲ`;

/**
 * Work that is none of our kinds: nobody who looks for it is shown something else that begins or sounds alike.
 */
const OTHER_WORK = `bakri bakra murgi gaay bhains hair haircut kabadi kabaadi compounder jyotishi astrologer dancer naai nai hajjam hajam barber barbar salon saloon parlour parlor beautician makeup mehndi mehendi tailor tailoring darzi darji silai stitching mochi cobbler kumhar
doctor daktar dactor dentist compounder pharmacist teacher tuition tutor tution professor principal lecturer pilot airhostess engineer enginer developer programmer software coder coding accountant cashier banker lawyer advocate vakil wakil
manager supervisor receptionist salesman salesgirl sales marketing waiter waitress bartender steward actor model dancer singer photographer journalist police army soldier farmer kisan fisherman machhuara butcher kasai pandit imam priest
conductor tailor weaver bunkar milkman doodhwala vendor hawker dukandar shopkeeper rickshawpuller coolie postman dakiya mobile laptop trainer gym yoga veterinary electricalengineer librarian architect scientist nurseryteacher hr bpo callcentre callcenter
कवि ज्योतिषी कबाड़ी नाई हज्जाम सैलून पार्लर ब्यूटीशियन दर्जी दर्ज़ी सिलाई मोची कुम्हार डॉक्टर डाक्टर शिक्षक शिक्षिका टीचर अध्यापक अध्यापिका ट्यूशन पायलट इंजीनियर वकील मैनेजर सुपरवाइजर रिसेप्शनिस्ट सेल्समैन वेटर अभिनेता फोटोग्राफर पुलिस फौज सेना किसान मछुआरा कसाई पंडित अकाउंटेंट दुकानदार डाकिया न्हावी शिंपी शेतकरी
নাপিত দর্জি মুচি ডাক্তার শিক্ষক শিক্ষিকা টিচার পাইলট ইঞ্জিনিয়ার উকিল ম্যানেজার পুলিশ কৃষক চাষি জেলে
మంగలి దర్జీ టైలర్ డాక్టర్ టీచర్ ఉపాధ్యాయుడు పైలట్ ఇంజనీర్ లాయర్ మేనేజర్ పోలీస్ రైతు
ஜோதிடர் முடிதிருத்துபவர் தையல் தையல்காரர் டெய்லர் மருத்துவர் டாக்டர் ஆசிரியர் டீச்சர் பைலட் இன்ஜினியர் வக்கீல் மேனேஜர் போலீஸ் விவசாயி
વાળંદ દરજી મોચી ડૉક્ટર ડોક્ટર શિક્ષક ટીચર પાયલોટ એન્જિનિયર વકીલ મેનેજર પોલીસ ખેડૂત
ಕ್ಷೌರಿಕ ದರ್ಜಿ ಟೈಲರ್ ವೈದ್ಯ ಡಾಕ್ಟರ್ ಶಿಕ್ಷಕ ಟೀಚರ್ ಪೈಲಟ್ ಎಂಜಿನಿಯರ್ ವಕೀಲ ಮ್ಯಾನೇಜರ್ ಪೊಲೀಸ್ ರೈತ
ബാർബർ തയ്യൽ തയ്യൽക്കാരൻ ടെയ്‌ലർ ഡോക്ടർ അധ്യാപകൻ അധ്യാപിക ടീച്ചർ പൈലറ്റ് എഞ്ചിനീയർ വക്കീൽ മാനേജർ പോലീസ് കർഷകൻ
ਨਾਈ ਦਰਜ਼ੀ ਦਰਜੀ ਮੋਚੀ ਡਾਕਟਰ ਅਧਿਆਪਕ ਟੀਚਰ ਪਾਇਲਟ ਇੰਜੀਨੀਅਰ ਵਕੀਲ ਮੈਨੇਜਰ ਪੁਲਿਸ ਕਿਸਾਨ`;

/**
 * Things and rooms: alone they say what is done with them, and beside a word for work they are only what it is about. "Gate
 * grill" is no guard's, "car mechanic" no driver's.
 */
const THINGS = `house home ghar ghor mane veedu veettu veetu inti gate gates bistar bed van vans bus bungalow flat villa colony gadi gaadi gaddi gari car cars bike scooter truck tempo office offices computer camera cameras kitchen rasoi bathroom toilet garden lawn sofa door doors darwaza window khidki deewar diwar wall walls floor floors
farsh pipe tap nal tanki fan pankha light lights ac fridge furniture almari society building school hospital bank bazaar bazar market machine shop dukan godown factory hotel restaurant press
घर बिस्तर गेट वैन बस बंगला फ्लैट गाड़ी गाडी कार बाइक ट्रक ऑफिस दफ्तर कंप्यूटर कैमरा रसोई बाथरूम टॉयलेट बगीचा सोफा दरवाजा दरवाज़ा खिड़की दीवार फर्श पाइप नल टंकी पंखा लाइट एसी फ्रिज अलमारी सोसाइटी बिल्डिंग स्कूल अस्पताल बैंक बाजार मशीन दुकान होटल प्रेस
ঘর বাড়ি গেট গাড়ি বাইক ট্রাক অফিস রান্নাঘর বাথরুম টয়লেট বাগান দরজা জানালা দেয়াল মেঝে পাইপ কল ফ্যান লাইট স্কুল হাসপাতাল বাজার দোকান
ఇల్లు ఇంటి గేటు గేట్ బండి కారు బైక్ ఆఫీసు ఆఫీస్ తోట తలుపు గోడ పైపు ఫ్యాన్ లైట్లు బాత్రూం
வீடு வீட்டு கேட் வண்டி கார் பைக் ஆபீஸ் தோட்டம் கதவு சுவர் பைப் குழாய் ஃபேன் லைட் பாத்ரூம்
ઘર ગેટ ગાડી કાર બાઇક ઓફિસ ઑફિસ બગીચો દરવાજા દીવાલ પાઇપ નળ પંખો લાઇટ બાથરૂમ
ಮನೆ ಗೇಟ್ ಗಾಡಿ ಕಾರು ಬೈಕ್ ಆಫೀಸ್ ಕಚೇರಿ ತೋಟ ಬಾಗಿಲು ಗೋಡೆ ಪೈಪ್ ನಲ್ಲಿ ಫ್ಯಾನ್ ಲೈಟ್ ಬಾತ್ರೂಮ್
വീട് ഗേറ്റ് വണ്ടി കാർ ബൈക്ക് ഓഫീസ് തോട്ടം വാതിൽ ചുവര് പൈപ്പ് ടാപ്പ് ഫാൻ ലൈറ്റ് ബാത്ത്റൂം
ਘਰ ਗੇਟ ਗੱਡੀ ਕਾਰ ਬਾਈਕ ਦਫ਼ਤਰ ਬਗੀਚਾ ਦਰਵਾਜ਼ਾ ਕੰਧ ਪਾਈਪ ਨਲਕਾ ਟੂਟੀ ਪੱਖਾ ਲਾਈਟ ਬਾਥਰੂਮ`;

/** Verbs of cleaning: a window that is cleaned is no carpenter's. */
const CLEANING =
  "saaf saf clean cleaning wash washing dhona dhone dhoney pochna ponchna साफ धोना धोने सफाई पोंछना स्वच्छ পরিষ্কার ধোয়া মোছা శుభ్రం కడగడం சுத்தம் கழுவ સાફ ધોવા ಸ್ವಚ್ಛ ತೊಳೆಯೋದು വൃത്തി കഴുകാൻ ਸਾਫ਼ ਧੋਣਾ";

/** Verbs and words for persons that say little beside what the work is about, in any of their forms. */
const FAINT = `
maa maaji amma mata didi bhaiya bhai aunty auntie ben behen behan akka anna tai mausi maasi masi mistiri mistari mistree ustad mota chota bada dukan karna kara karwana banana bana lagana dhona saaf saf manjna chalana sambhalna dekhna dekhbhal pakana dena dalna lena jana rakhna thik theek sudharna badalna katna jodna rangna marammat repair repairs repairing ripair riper reparing रिपेयरिंग रिपेअरिंग રિપેરીંગ રિપેરિંગ রিপেয়ারিং రిపేరింగ్ ரிப்பேரிங் ರಿಪೇರಿಂಗ್ റിപ്പയറിംഗ് ਰਿਪੇਅਰ
mistri mistry mechanic fitting work working making maker make doing do care taking take looking look after clean cleaning wash washing boy girl lady man person bai maid servant uncle karigar kaarigar labour helper family people person elderly chhote chote chhota bade log logo logon logo mahila aurat admi aadmi dekh bhal rekh pani paani water food baat maja maja kacha mocha kadagadam kadagatam utakadam tomadam chusukovadam udavadam thudaikka thuvaikka kazhuva parthukolla parkka perukka otta ogeyodu toleyodu gudisodu nodikolodu
cheyadam kaluva seyya karne ghasne sambhalne chalavne banavvi chalavvi dhova sachavva karvi toleyodu madodu ogeyodu odisodu kazhukan cheyyan nokkan odikkan manjna pakauna chalauna banauna dhauna kora deya
माँ मां दीदी भैया भाई आंटी बहन ताई मौसी उस्ताद करने करणारी करणारा करणारे करणाऱ्या सांभाळणारी सांभाळणारा चलाने बनाने करना बनाना लगाना धोना साफ मांजना चलाना संभालना देखना देखभाल देख रेख पकाना देना डालना लेना जाना रखना ठीक सुधारना बदलना काटना जोड़ना रंगना मरम्मत मिस्त्री रिपेयर बाई कारीगर हेल्पर सफाई छोटे छोटा बड़े लोग लोगों महिला औरत आदमी पानी भाल परिवार
করার করবে দেখার রাখার মাসি দিদি করা করে দেওয়া সামলানো দেখা দেখাশোনা ধোয়া মাজা কাচা মোছা চালানো সারানো লাগানো বানানো পরিষ্কার মিস্ত্রি মেরামত যত্ন সেবা রাখা মানুষ মানুষের ছোট জল লোকের
చేసేవారు చేసేవాళ్ళు చేసేవాడు చేసేది మనిషి అమ్మ అక్క చేయడం చేసే కడగడం తోమడం ఉతకడం చూసుకోవడం చూసుకునే నడపడం కాయడం పోయడం వేయడం కట్టడం రిపేర్ రిపేరు శుభ్రం మేస్త్రి నీళ్లు నీరు చిన్న మనుషులు
செய்பவர் செய்பவர்கள் செய்யும் ஆள் ஆட்கள் அம்மா அக்கா பார்ப்பவர் ஓட்டுபவர் செய்ய செய்வது கழுவ தேய்க்க துவைக்க பார்த்துக்கொள்ள பார்க்க கவனிக்க ஓட்ட ஓட்டும் ஊற்ற சரி அடிக்க போட சுத்தம் ரிப்பேர் தண்ணீர் சின்ன
करणे घासणे धुणे मारणे पुसणे सांभाळणे चालवणे बनवणे रंगवणे घालणे देणे बसवणे काळजी सेवा दुरुस्ती माणसांची माणूस पाणी छोटे लहान
કરનાર કરનારી કરવા કરવાનું સાચવનાર ચલાવનાર બનાવનાર બેન બહેન ભાઈ કરવી કરવું ધોવા માંજવા બનાવવી ચલાવવી સાચવવા સંભાળ પાવું આપવું રિપેર રીપેર ફિટિંગ માણસની સેવા સમારકામ પાણી નાનાં નાના
ಮಾಡುವವರು ಮಾಡುವವಳು ಮಾಡುವವನು ನೋಡಿಕೊಳ್ಳುವವರು ಆಳು ಅಮ್ಮ ಅಕ್ಕ ಮಾಡೋದು ಮಾಡುವ ತೊಳೆಯೋದು ಒಗೆಯೋದು ನೋಡಿಕೊಳ್ಳೋದು ಓಡಿಸೋದು ಹಾಕೋದು ಹಚ್ಚೋದು ರಿಪೇರಿ ಆರೈಕೆ ನೀರು ಸಣ್ಣ ಚಿಕ್ಕ
ചെയ്യുന്നയാൾ ചെയ്യുന്ന ചെയ്യുന്നവർ ആൾ ആളെ ചേച്ചി ചെയ്യാൻ കഴുകാൻ ഉണ്ടാക്കാൻ നോക്കാൻ നോക്കുന്ന ഓടിക്കാൻ നനയ്ക്കാൻ നന്നാക്കാൻ അടിക്കാൻ കെട്ടാൻ റിപ്പയർ പരിചരണം വെള്ളം ചെറിയ
ਕਰਨ ਕਰਨੀ ਵਾਲੇ ਦੀਦੀ ਭੈਣ ਕਰਨਾ ਬਣਾਉਣਾ ਧੋਣਾ ਮਾਂਜਣਾ ਸੰਭਾਲਣਾ ਸਾਂਭਣਾ ਚਲਾਉਣਾ ਪਕਾਉਣਾ ਲਾਉਣਾ ਕੱਟਣਾ ਰੰਗਣਾ ਠੀਕ ਮੁਰੰਮਤ ਮਿਸਤਰੀ ਦੇਖਭਾਲ ਸੰਭਾਲ ਪਾਣੀ ਦੇਣਾ ਛੋਟੇ ਲੋਕ`;

/** Those of the silent words that are the word "work": "kaam batao" asks for any, whatever "batao" is. */
const JOB_WORDS = `job jobs work works naukri naukari nokri nokari naukriyan kaam kam kaaj kaj kelasa velai joli udyogam chakri chakuri vacancy rozgar rojgar काम नौकरी नौकरियां जॉब रोजगार नोकरी नोकऱ्या कामे কাজ চাকরি চাকুরি
  ఉద్యోగం ఉద్యోగాలు పని పనులు జాబ్ வேலை வேலைகள் வேலைவாய்ப்பு ஜாப் કામ નોકરી જોબ ಕೆಲಸ ಉದ್ಯೋಗ ജോലി ജോലികളും തൊഴിൽ ਕੰਮ ਨੌਕਰੀ`;

const partsOf = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** So many letters of a word are only another spelling: "kaam", "chahiiye". */
const MOST_DOUBLED = 2;

const silent = new Set(partsOf(WORDS).map(foldName));
const jobWords = new Set(partsOf(JOB_WORDS).map(foldName));
const silentPhrases = new Set(PHRASES.split(",").map((phrase) => partsOf(phrase).map(foldName).join(" ")));
const otherWork = new Set(partsOf(OTHER_WORK).map(foldName));
const things = new Set(partsOf(THINGS).map(foldName));
const cleaning = new Set(partsOf(CLEANING).map(foldName));
const thingStems = new Set(partsOf(THINGS).map(stemOf));
const faint = new Set(partsOf(FAINT).map(foldName));
const faintStems = new Set(partsOf(FAINT).map(stemOf));

/** Whether a search word says nothing about which job is wanted: "job", "काम", "में". */
export const isSilent = (word: string): boolean => {
  const folded = foldName(word);
  // "Full" is compared like "phool", flower.
  if (word === "full") return true;
  // "Aaaa" is no "a".
  return silent.has(folded) && word.length <= folded.length + MOST_DOUBLED;
};

/** Whether a silent word is the word "work". */
export const isJobWord = (word: string): boolean => jobWords.has(foldName(word));

/** Whether these words say nothing together: "ghar ke paas", near home. */
export const isSilentPhrase = (words: readonly string[]): boolean => silentPhrases.has(words.map(foldName).join(" "));

/** Whether a word names work that is none of our kinds: "naai", a barber. */
export const isOtherWork = (word: string): boolean => otherWork.has(foldName(word));

/** Whether a search word says little beside another that names the work: "repair" beside "fan", "bai" beside "bartan". */
export const isFaint = (word: string): boolean => faint.has(foldName(word));

/** Whether a search word is a thing or a room, which names work only where nothing else does. */
export const isThing = (word: string): boolean => things.has(foldName(word)) || thingStems.has(stemOf(word));

/** Whether a word is a verb of cleaning. */
export const isCleaning = (word: string): boolean => cleaning.has(foldName(word));

/** Whether a word that names nothing is a form of such a word: धोने beside बर्तन. */
export const isFaintForm = (word: string): boolean => isFaint(word) || faintStems.has(stemOf(word));
