import type { Category } from "@/lib/core/categories";
import type { Messages } from "@/lib/language/i18n/messages";

/** A task of the list that employers choose from, whose labels are the catalogues'. */
export type TaskName = keyof Messages["options"]["task"];

/**
 * Work by what is done instead of by who does it: the kinds of work that do it, the tasks of a job that are the same, and
 * how people call it in ten languages and in Latin letters. One word is enough where it leaves no doubt (बर्तन); two are
 * found in any order and with any ending ("washing utensils", बर्तन धोने का).
 */
export type SpokenWork = { kinds: readonly Category[]; tasks?: readonly TaskName[]; words: string };

const CHILDREN = `బిడ్డ, బిడ్డను, పసిపిల్లలు, பாப்பா, பாப்பாவை, chinna pillai, pasanga, bachcha, baccha, bacha, bachche, bachchi, bacho, bachon, shishu, navjat, baby, babies, kid, kids, child, children, toddler, infant, newborn,
  बच्चा, बच्ची, बच्चे, बच्चों, शिशु, नवजात, बेबी, বাচ্চা, বাচ্চাদের, শিশু, పిల్లలు, పిల్లలను, పిల్లల్ని, పాప, బాబు, பிள்ளை, குழந்தை, குழந்தையை, குழந்தைகள்,
  मुलं, मुले, मुलांना, बाळ, बाळाला, છોકરાં, છોકરા, બાળક, બાળકો, બાળકને, ಮಗು, ಮಗುವನ್ನು, ಮಕ್ಕಳು, ಮಕ್ಕಳನ್ನು, ಮಕ್ಕಳ, കുട്ടി, കുട്ടികൾ, കുട്ടികളെ, കുഞ്ഞ്, കുഞ്ഞിനെ,
  ਬੱਚਾ, ਬੱਚੇ, ਬੱਚਿਆਂ, ਨਿਆਣੇ, pillalu, pillalanu, kuzhandhai, kulanthai, mul, mulanna, baal, balak, chokra sachavva, magu, makkalu, kutti, kutty, kunju`;

const OLD_PEOPLE = `ammi, abba, abbu, amma appa, thatha, paati, thathayya, ammamma, తాత, తాతయ్య, అమ్మమ్మ, నానమ్మ, దాదూ, দাদু, দাদুর, দিদিমা, ঠাকুমা, দাদা দাদি, மாமியார், दादाजी, नानी जी, બાપુજી, ದಾದಿಮಾ, മുത്തശ്ശി, മുത്തശ്ശൻ, അപ്പൂപ്പൻ, ਬਾਪੂ, ਦਾਦੀ, ਦਾਦਾ, लकवा, lakwa, paralysis, mummy, mammi, papa, pitaji, mataji, saas, sasur, saas sasur, nanaji, मम्मी, पापा, पिताजी, माताजी, सास, ससुर, নানি, budhe, buddhe, boodhe, budhi, bujurg, buzurg, buzurgo, bujurgo, dada dadi, dadi, dada, mareez, mareej, mariz, rogi, bimar, old people, old age,
  old mother, old father, old person, old man, old woman, grandmother, grandfather, aged, senior citizen, patient, patients, bedridden,
  बूढ़े, बूढ़ी, बुज़ुर्ग, बुजुर्गों, दादा दादी, दादी, मरीज़, मरीजों, रोगी, बीमार, বুড়ো, বুড়ি, বয়স্ক, বয়স্কদের, রোগী, রোগীর, ముసలివాళ్ళు, ముసలివాళ్ళను, ముసలి, పెద్దవాళ్లు, వృద్ధులు, రోగి,
  வயதானவர், வயதானவர்கள், வயதானவர்களை, முதியவர், முதியவர்கள், முதியவர்களை, முதியோரை, நோயாளி, பாட்டி, தாத்தா, म्हातारे, म्हाताऱ्या, म्हातारी, आजी, आजीची, आजोबा, वृद्ध, रुग्ण, रुग्णाची,
  ઘરડા, ઘરડાં, વડીલ, વડીલોની, દાદા, દાદી, બા, વૃદ્ધ, દર્દી, ವಯಸ್ಸಾದವರು, ವಯಸ್ಸಾದವರನ್ನು, ಹಿರಿಯರು, ಹಿರಿಯರನ್ನು, ಅಜ್ಜಿ, ಅಜ್ಜ, ರೋಗಿ, പ്രായമായവർ, പ്രായമായവരെ, വയസ്സായവരെ, രോഗി, രോഗിയെ, അമ്മൂമ്മ,
  ਬਜ਼ੁਰਗ, ਬਜ਼ੁਰਗਾਂ, ਬੁੱਢੇ, ਮਰੀਜ਼, ਬੇਬੇ, mhatare, aaji, vayadhanavar, mudhiyor, ajji, vruddha`;

/** The work in and around a home. */
export const HOUSEHOLD_WORK: readonly SpokenWork[] = [
  {
    kinds: ["housekeeper"],
    tasks: ["dishes"],
    words: `bartan, bartan dhona, bartan manjna, bhande, bhanda, dish washer, dish wash, dish cleaning, pots and pans, utensil, utensils, dishes, dish washing, dishwashing, dishwasher, vessels, cutlery,
      बर्तन, बरतन, बर्तनों, जूठे बर्तन, বাসন, থালা বাসন, থালা, గిన్నెలు, గిన్నె, అంట్లు, పాత్రలు, பாத்திரம், பாத்திரங்கள், भांडी, भांडे, धुणी भांडी, વાસણ, વાસણો, ಪಾತ್ರೆ, ಪಾತ್ರೆಗಳು, പാത്രം, പാത്രങ്ങൾ,
      ਭਾਂਡੇ, ਭਾਂਡਾ, basan, bason, ginnelu, antlu, pathiram, paathiram, pathirangal, bhandi, bhandi ghasne, dhuni bhandi, vasan, patre, paatre, pathram, paathram`,
  },
  {
    kinds: ["housekeeper"],
    tasks: ["clothes", "ironing"],
    words: `bed sheet, bed sheet badalna, bedsheet, dhobi, dhobin, chadar, chadar badalna, bistar, bistar lagana, bed making, kapde sukhana, washing machine kapde, machine kapde, press wala kapde, चादर, बिस्तर, धोबी, धोबिन, ধোপা, বিছানা, చాకలి, దుప్పటి, படுக்கை, ધોબી, ચાદર, ಧೋಬಿ, ಹಾಸಿಗೆ, കിടക്ക, ਧੋਬੀ, ਬਿਸਤਰਾ, kapde, kapda, kapdo, kapre, kapray, kapad, press karna, istri, istari, isthri, iron karna, ironing, iron clothes, laundry, laundering, clothes, cloth, clothes washing,
      कपड़े, कपड़ा, कपड़ों, इस्त्री, इस्तरी, प्रेस करना, कपड़े प्रेस, लॉन्ड्री, কাপড়, জামা কাপড়, জামাকাপড়, জামা, ইস্ত্রি, ইস্ত্রী, బట్టలు, బట్టల, ఇస్త్రీ, துணி, துணிகள், துணிகளை, இஸ்திரி, அயர்ன்,
      कपडे, कपडा, धुणे, धुणं, કપડાં, કપડા, ઇસ્ત્રી, ઈસ્ત્રી, ಬಟ್ಟೆ, ಬಟ್ಟೆಗಳು, ಇಸ್ತ್ರಿ, തുണി, തുണികൾ, ഇസ്തിരി, അലക്കാൻ, ਕੱਪੜੇ, ਕੱਪੜਾ, ਪ੍ਰੈੱਸ, ਇਸਤਰੀ, kapor, kapor kacha, battalu, thuni, tuni, batte, kapda dhova, kapdan, thuni thuvaikka`,
  },
  {
    kinds: ["housekeeper", "cleaner"],
    tasks: ["sweeping", "mopping"],
    words: `kachra uthana, kooda, kuda, koora, कचरा, कूड़ा, कचरा उठाना, আবর্জনা, చెత్త, குப்பை, ಕಸ ತೆಗೆಯುವುದು, മാലിന്യം, ਕੂੜਾ, chulha chauka, चूल्हा चौका, jhadu katka, jhadlot, zadlot, jhadlot karne, jhadu, jharu, jhaadu, jhadoo, zadu, jhadu pocha, jharu pocha, pocha, pochha, poncha, pocha lagana, sweep, sweeping, mop, mopping, sweeping mopping, dusting, dust,
      house cleaning, home cleaning, clean house, clean home, flat cleaning, kitchen cleaning, floor, floors, floor cleaning, ghar safai, ghar saf, ghar saaf safai, ghar ki safai, dhool saf, farsh,
      झाड़ू, झाडू, झाडु, पोछा, पोंछा, पोचा, झाड़ू पोछा, घर सफाई, घर साफ, घर साफ सफाई, धूल साफ, फर्श, ঝাঁট, ঝাড়ু, ঝাঁট মোছা, ঘর মোছা, ঘর পরিষ্কার, ঘর ঝাড়া, মেঝে, ঘর সাফ, 
      ఇల్లు ఊడవడం, ఇల్లు తుడవడం, ఇల్లు శుభ్రం, ఊడవడం, ఊడ్చడం, తుడవడం, నేల తుడవడం, చీపురు, வீடு பெருக்க, வீடு பெருக்க, வீடு துடைக்க, வீடு சுத்தம், பெருக்க, பெருக்குவது, துடைக்க, தரை துடைக்க, கூட்ட, வீடு கூட்ட, தரை,
      झाडलोट, झाडणे, झाडू मारणे, लादी, फरशी, फरशी पुसणे, लादी पुसणे, केर, केर काढणे, घर साफ, घराची सफाई, કચરા, કચરો, પોતા, પોતાં, પોતું, કચરા પોતા, ઝાડુ, ઘર સફાઈ, ઘર સાફ, ಕಸ, ಕಸ ಗುಡಿಸೋದು, ಗುಡಿಸೋದು, ಗುಡಿಸುವುದು, ನೆಲ, ನೆಲ ಒರೆಸೋದು, ಒರೆಸೋದು, ಮನೆ ಕ್ಲೀನ್, ಮನೆ ಸ್ವಚ್ಛ,
      അടിച്ചു വാരാൻ, അടിച്ചുവാരൽ, അടിച്ചുവാരാൻ, തൂക്കാൻ, തുടയ്ക്കാൻ, തറ, തറ തുടയ്ക്കാൻ, തൂത്തുവാരൽ, വീട് വൃത്തി, വീട് ക്ലീൻ, ਝਾੜੂ, ਪੋਚਾ, ਪੋਚੇ, ਝਾੜੂ ਪੋਚਾ, ਘਰ ਸਫਾਈ, ਘਰ ਸਾਫ, kachra pota, kachra, pota, kasa gudisodu, jhat mocha, ghor mocha, illu udavadam, veedu perukka, ladi pusne, kasa`,
  },
  {
    kinds: ["cleaner", "housekeeper"],
    tasks: ["bathrooms"],
    words: `bathroom, bathrum, toilet, washroom, latrine, bathroom cleaning, sofa cleaning, sofa saf, glass cleaning, window cleaning, deep cleaning, शौचालय, बाथरूम, टॉयलेट, संडास, बाथरूम साफ, সোফা, বাথরুম, টয়লেট, পায়খানা, బాత్రూం, బాత్‌రూమ్, బాత్రూమ్, టాయిలెట్,
      பாத்ரூம், கழிவறை, கழிப்பறை, டாய்லெட், बाथरुम, બાથરૂમ, સંડાસ, ટોઇલેટ, ಬಾತ್ರೂಮ್, ಬಾತ್ ರೂಮ್, ಬಾತ್‌ರೂಮ್, ಶೌಚಾಲಯ, ಟಾಯ್ಲೆಟ್, ബാത്ത്റൂം, ബാത്റൂം, കക്കൂസ്, ടോയ്‌ലറ്റ്, ਬਾਥਰੂਮ, ਗੁਸਲਖਾਨਾ, ਟਾਇਲਟ, sandas, sauchalay, shauchalay, bathroom kazhukan`,
  },
  {
    kinds: ["cleaner"],
    words: `office safai, office saf, office cleaning, safai kaam, toilet safai, school safai, hospital safai, hospital cleaning, sofa, sofa saaf, shop cleaning, ऑफिस सफाई, ऑफिस साफ, दफ्तर सफाई, অফিস সাফাই, অফিস পরিষ্কার, ఆఫీస్ క్లీనింగ్, ఆఫీసు శుభ్రం, ఆఫీసు క్లీనింగ్,
      ஆபீஸ் சுத்தம், ஆபிஸ் கிளீனிங், ऑफिस साफ, ઓફિસ સફાઈ, ಆಫೀಸ್ ಕ್ಲೀನಿಂಗ್, ഓഫീസ് ക്ലീനിങ്, ഓഫീസ് വൃത്തി, ਦਫ਼ਤਰ ਸਫਾਈ, ਸਫਾਈ, क्लीनिंग, ক্লিনিং, క్లీనింగ్, கிளீனிங், ક્લિનિંગ, ಕ್ಲೀನಿಂಗ್, ക്ലീനിങ്, ਸਫਾਈ ਕਰਮੀ, శుభ్రం, சுத்தம், ಸ್ವಚ್ಛ, വൃത്തിയാക്കൽ`,
  },
  {
    kinds: ["housekeeper"],
    words: `mane kelasadavalu, kelasadavalu, kelasadavaru, kelasadaake, ghar kaam, ghar me kaam, ghar ke kaam, gharon me kaam, gharo me, gharelu, gharelu kam, gharelu kaam, house work, housework, domestic work, household work, घर में काम, घरों में काम, घर के काम, घरेलू, ঘরের কাজ, বাড়ির কাজ, ఇంటి పనులు, ఇంట్లో పని, வீட்டு வேலை, வீட்டில் வேலை, घरातील काम, घरगुती काम, ઘરનું કામ, ઘરનાં કામ,
      ಮನೆ ಕೆಲಸ, ಮನೆಯ ಕೆಲಸ, വീട്ടിലെ ജോലി, വീട്ടുപണി, വീട്ടു പണി, ਘਰ ਦਾ ਕੰਮ, ਘਰ ਦੇ ਕੰਮ, ghorer kaj, barir kaj, inti pani, intipani, mane kelasa, veetuvelai, veettu pani, gharkaam, kam wali, kaam vali`,
  },
  {
    kinds: ["chef-cook"],
    tasks: ["cooking"],
    words: `dhaba, dhabe, canteen, mess me khana, ढाबा, ढाबे, टिफिन, टिफिन बनाना, কেটারিং, क्याटरिंग, catering, caterer, sabzi kaatna, sabji katna, sabzi katna, aaloo chhilna, সবজি, সবজি কাটা, তরকারি, కూరగాయలు, కూరలు, காய்கறி, காய்கறிகள், ತರಕಾರಿ, പച്ചക്കറി, സാമ്പാർ, भाजी, भाज्या, ਸਬਜ਼ੀ ਕੱਟਣੀ, tea, coffee, juice, momo, momos, pizza, burger, chinese, chaat, chat banana, samosa, pakora, kachori, cake, bakery, bread, egg, anda, chicken, mutton, fish curry, machli banana, chawal, rice, maggi, sweets, paratha banana, parantha, paranthe, parathe, चाय, जूस, समोसा, पराठे, परांठा, परांठे, चावल, चिकन, केक, मिठाई, মাছ রান্না, মাংস, চা, టీ, చికెన్, டீ, சாம்பார், சிக்கன், ચા, ચા નાસ્તો, ಟೀ, ചായ, ਚਾਹ, nashta, nasta, naashta, breakfast, lunch, dinner, tiffin service, poori, puri, pulao, pulav, idli, naan, kulcha, curry, dal, daal, sambar, polya, poliya, polya karne, chapatya, thali, नाश्ता, पूरी, पुलाव, इडली, नान, दाल, नाश्ता बनाना, लूची, নাস্তা, লুচি, টিফিন, డిఫిన్, టిఫిన్, ఇడ్లీ, டிபன், இட்லி, குழம்பு, नाष्टा, पोळ्या करणे, નાસ્તો, પૂરી, ತಿಂಡಿ, ಇಡ್ಲಿ, ഇഡ്ഡലി, കറി, ਨਾਸ਼ਤਾ, ਦਾਲ, veg, veggie, vegetarian, nonveg, non veg, rotis, chapatis, chapathis, rotiyo, khana banana, khana pakana, khana bana, khana, bhojan banana, roti, rotiyan, chapati, chapathi, chapatti, phulka, paratha, sabji, sabzi, rasoi, kitchen kaam, cooking, cook food, make food, make roti, tandoor, tandoori, halwai, biryani, dosa, mithai, tiffin,
      खाना बनाना, खाना पकाना, खाना, भोजन बनाना, रोटी, रोटियां, चपाती, सब्जी, रसोई, पराठा, पकाना, तंदूर, तंदूरी, हलवाई, रोटी सब्जी, রান্না, রান্নার, রান্না বান্না, রুটি, ভাত, ভাত রান্না, খাবার বানানো, వంట, వంటలు, వంట చేయడం, రొట్టె, రొట్టెలు, చపాతీ, చపాతీలు, భోజనం వండడం, వండడం,
      சமையல், சமைக்க, சமைப்பது, சப்பாத்தி, சாப்பாடு செய்ய, தோசை, பிரியாணி, स्वयंपाक, स्वयंपाकाचे, जेवण बनवणे, जेवण करणे, पोळी, पोळ्या, भाकरी, चपात्या, पोळी भाजी, રસોઈ, રસોઈ બનાવવી, રોટલી, રોટલા, જમવાનું બનાવવું, ખાવાનું બનાવવું, શાક, ಅಡುಗೆ, ಅಡಿಗೆ, ಅಡುಗೆ ಮಾಡೋದು, ಚಪಾತಿ, ರೊಟ್ಟಿ, ಊಟ ಮಾಡೋದು, ದೋಸೆ,
      പാചകം, ഭക്ഷണം ഉണ്ടാക്കാൻ, ഭക്ഷണം പാചകം, ചപ്പാത്തി, ചോറ്, വെപ്പ്, ദോശ, ਰੋਟੀ, ਰੋਟੀਆਂ, ਰੋਟੀ ਪਕਾਉਣਾ, ਖਾਣਾ ਬਣਾਉਣਾ, ਖਾਣਾ, ਸਬਜ਼ੀ, ਰਸੋਈ, ਪਕਾਉਣਾ, ranna kora, ranna, ruti, vanta, vanta cheyadam, vantalu, samayal, samaikka, sappathi, chappathi, swayampak, swaypak, poli, bhakri, rotli, adige madodu, aduge, adige, uta madodu, pachakam, pachakam cheyyan, bhakshanam undakkan, roti pakauna`,
  },
  { kinds: ["nanny-babysitter"], tasks: ["child_care"], words: CHILDREN },
  {
    kinds: ["nanny-babysitter"],
    tasks: ["child_care"],
    words: `dai, daai, dai maa, dai ka kaam, daima, nani maa, naani, nani, japa, jaccha baccha, jachcha, दाई, दाई माँ, जच्चा बच्चा, जापा, দাই, దాయి, தாதி, दाई माँ, દાઈ, ದಾದಿ, ദായ, ਦਾਈ, bachcha sambhalna, bachche dekhna, bachcho dekhbhal, bachcho dekh bhal, bachcha rakhna, baby sitting, baby care, child care, kids care, take care children, looking after kids, day care, daycare, creche, छोटे बच्चे, बच्चा संभालना, देख रेख बच्चे, বাচ্চা সামলানো, বাচ্চা দেখা, বাচ্চা রাখা, పిల్లలను చూసుకోవడం, குழந்தை பார்த்துக்கொள்ள, मुलं सांभाळणे, बाळ सांभाळणे, છોકરા સાચવવા, બાળક સાચવવું, ಮಗು ನೋಡಿಕೊಳ್ಳೋದು, കുട്ടികളെ നോക്കാൻ, ਬੱਚੇ ਸਾਂਭਣਾ, ਬੱਚੇ ਖਿਡਾਉਣਾ`,
  },
  { kinds: ["elderly-care"], tasks: ["elder_care"], words: OLD_PEOPLE },
  {
    kinds: ["elderly-care"],
    tasks: ["elder_care"],
    words: `bistar par mareez, bedridden patient, care taker, patient care taker, caretaker, attendant, ward boy, home nurse, patient care, budhi maa, old mother care, मरीज देखरेख, malish, maalish, massage, masaj, massaj, seva, sewa, nursing, nurse, dawa dena, dawai, injection, मालिश, मसाज, सेवा, दवा देना, नर्सिंग, মালিশ, ম্যাসাজ, সেবা, ওষুধ, మసాజ్, మాలిష్, సేవ, మందులు, மசாஜ், மாலிஷ், மருந்து, पाय दाबणे, औषध, મસાજ, માલિશ, સેવા, દવા, ಮಸಾಜ್, ಮಾಲಿಶ್, ಸೇವೆ, ಔಷಧಿ, മസാജ്, തിരുമ്മൽ, മരുന്ന്, ਮਾਲਸ਼, ਮਾਲਿਸ਼, ਸੇਵਾ, ਦਵਾਈ, tel malish, champi`,
  },
  {
    kinds: ["personal-driver", "driver"],
    tasks: ["driving"],
    words: `car, cars, कार, কার, కారు, కార్, கார், કાર, ಕಾರು, ಕಾರ್, കാർ, ਕਾਰ, gadi, gaadi, gaddi, gari, gadi chalana, gaadi chalata, drive, driving, drive car, vehicle driving, gadi dhona, car wash, car washing, wash car, गाड़ी, गाडी, गाड़ी चलाना, गाड़ी धोना, ड्राइविंग, ड्रायविंग, वाहन चलाना, গাড়ি, গাড়ী, গাড়ি চালানো, গাড়ি ধোয়া, ড্রাইভিং, బండి, బండి నడపడం, డ్రైవింగ్, వాహనం, வண்டி, வண்டி ஓட்ட, டிரைவிங், ஓட்டுவது,
      गाडी चालवणे, गाडी धुणे, ड्रायव्हिंग, ગાડી, ગાડી ચલાવવી, ગાડી ધોવી, ડ્રાઇવિંગ, ಗಾಡಿ, ಗಾಡಿ ಓಡಿಸೋದು, ಡ್ರೈವಿಂಗ್, ವಾಹನ, വണ്ടി, വണ്ടി ഓടിക്കാൻ, ഡ്രൈവിങ്, വാഹനം, ਗੱਡੀ, ਗੱਡੀ ਚਲਾਉਣਾ, ਗੱਡੀ ਧੋਣਾ, ਡਰਾਈਵਿੰਗ, bandi, bandi nadapadam, vandi, vandi otta, vandi odikkan, gari chalano, gadi chalavne, gadi chalavvi, gaddi chalauna, gadi odisodu`,
  },
  {
    kinds: ["personal-driver", "driver"],
    tasks: ["driving"],
    words: `car chalana, car chalane, car drive, car driving, कार चलाना, कार ड्राइविंग, কার চালানো, కారు నడపడం, కార్ నడపడం, கார் ஓட்ட, கார் ஓட்டுவது, कार चालवणे, કાર ચલાવવી, ಕಾರು ಓಡಿಸೋದು, ಕಾರ್ ಓಡಿಸೋದು, കാർ ഓടിക്കാൻ, ਕਾਰ ਚਲਾਉਣਾ, driver naukri, chauffeur`,
  },
  {
    kinds: ["gardener"],
    words: `malin, malan, maalin, landscape, landscaping, horticulture, gamla, gamle, gamlo, flower pot, flower pots, bagwani, baagwani, गमला, गमले, बागवानी, টব, కుండీలు, பூந்தொட்டி, कुंडी, કૂંડા, ಹೂಕುಂಡ, പൂച്ചട്ടി, ਗਮਲੇ, paudhe, paudha, paudho, podhe, ped, ped paudhe, ghaas, ghas, ghas katna, bagicha, bagiche, bagh, garden, gardens, plant, plants, watering plants, watering, water plants, grass, grass cutting, lawn, lawn mowing, tree, trees, nursery plants, phool, paudho pani, पौधे, पौधा, पौधों, पेड़, पेड़ पौधे, घास, बगीचा, बगीचे, बाग, पौधों पानी, লন, গাছ, গাছে জল, গাছের, ঘাস, বাগান, বাগানের, ফুল গাছ,
      మొక్కలు, మొక్కలకు, మొక్క, గడ్డి, తోట, పూల మొక్కలు, செடி, செடிகள், செடிக்கு, மரம் நட, புல், தோட்டம், தோட்ட, झाडे, झाडं, झाडांना, झाडांना पाणी, गवत, बाग, बगीचा, છોડ, છોડને, ઝાડ, ઘાસ, બગીચો, ગાર્ડન, ગાર્ડનિંગ, ಗಿಡ, ಗಿಡಕ್ಕೆ, ಗಿಡಗಳು, ಹುಲ್ಲು, ತೋಟ, ತೋಟದ, ചെടി, ചെടികൾ, പുല്ല്, തോട്ടം, ਬੂਟੇ, ਬੂਟਿਆਂ, ਬੂਟਾ, ਪੌਦੇ, ਘਾਹ, ਬਗੀਚਾ, ਬਾਗ਼, gachhe jol, gach, mokkalu, mokkalaku nillu, thottam, sedi, chedi, zadanna pani, gida, thota pani`,
  },
  {
    kinds: ["security-guard"],
    words: `gunman, gun man, bouncer, atm guard, bank guard, गनमैन, बाउंसर, chowkidari, chaukidari, pehra, pahra, pehredari, gate duty, gate, watchman, watch man, security duty, guard duty, night guard, night watchman, gate keeper, gatekeeper, gate man, rakhwali, nigrani, cctv, camera, cameras, चौकीदारी, पहरा, पहरेदारी, गेट, गेट ड्यूटी, रखवाली, वाचमैन, वॉचमैन, कैमरा, कैमरे, গেট, পাহারা, পাহারাদারি, দারোয়ান, দারোয়ানের, দারোয়ানি, ক্যামেরা, 
      కాపలా, కాపలా కాయడం, గేటు, గేట్, వాచ్‌మెన్, వాచ్‌మ్యాన్, வாட்ச்மேன், காவல், கேட், கேமரா, காவல் காக்க, पहारा, पहारा देणे, गेटवर, वॉचमन, वॉचमनचे, सिक्युरिटी, ચોકી, ચોકીદારી, પહેરો, ગેટ, વોચમેન, ಕಾವಲು, ಗೇಟ್, ಗೇಟ್ ಕಾಯೋದು, ವಾಚ್ಮ್ಯಾನ್, ವಾಚ್ ಮ್ಯಾನ್, ವಾಚ್‌ಮ್ಯಾನ್, ക്യാമറ, കാവൽ, ഗേറ്റ്, വാച്ച്മാൻ, വാച്ച്മെൻ, ਪਹਿਰਾ, ਚੌਕੀਦਾਰੀ, ਗੇਟ, ਰਾਖੀ, ਕੈਮਰੇ, pahara deya, kapala, kaval, watchmen, wachmen, kaavalkaran, darwani`,
  },
  {
    kinds: ["personal-assistant"],
    words: `file, files, file work, photocopy, computer, data entry, office kaam, office work, office boy, office, typing, peon, telecaller, phone uthana, phone calls, kagaz, कंप्यूटर, कम्प्यूटर, डाटा एंट्री, ऑफिस, ऑफिस काम, दफ्तर, টাইপিং, কম্পিউটার, অফিস, অফিসের কাজ, కంప్యూటర్, ఆఫీసు, ఆఫీస్, ஆபீஸ், அலுவலக, கம்ப்யூட்டர், ऑफिसचे काम, संगणक, ઓફિસ, ઑફિસ, કમ્પ્યુટર, ಆಫೀಸ್, ಕಚೇರಿ, ಕಂಪ್ಯೂಟರ್, ഓഫീസ്, കമ്പ്യൂട്ടർ, ਦਫ਼ਤਰ, ਕੰਪਿਊਟਰ`,
  },
  {
    kinds: ["housekeeper", "personal-assistant"],
    tasks: ["shopping"],
    words: `shopping, bazaar, bazar, saman lana, sauda lana, grocery, errands, बाजार, बाजार सामान, सामान लाना, सौदा, বাজার, বাজার করা, సరుకులు, கடைக்கு, बाजारहाट, ખરીદી, બજાર, ಸಾಮಾನು ತರೋದು, സാധനം വാങ്ങാൻ, ਸੌਦਾ, ਬਾਜ਼ਾਰ`,
  },
  {
    kinds: ["maintenance-handyman"],
    words: `ghar marammat, ghar repair, home repair, house repair, society maintenance, chhoti marammat, small repairs, घर मरम्मत, घर की मरम्मत, বাড়ি মেরামত, ఇంటి రిపేరు, ఇంటి రిపేర్, வீடு ரிப்பேர், घर दुरुस्ती, ઘર રિપેર, ಮನೆ ರಿಪೇರಿ, വീട് റിപ്പയർ, റിപ്പയർ പണി, ਘਰ ਮੁਰੰਮਤ, రిపేర్లు, ఇంటి రిపేర్లు`,
  },
];
