import type { SpokenWork } from "./work-household";

/** The work of trades; like HOUSEHOLD_WORK. */
export const TRADES_WORK: readonly SpokenWork[] = [
  {
    kinds: ["driver"],
    words: `loader, loader chalana, trolley, chhota hathi, e rickshaw, toto, लोडर, ई रिक्शा, টোটো, tractor, tractor chalana, jcb, jcb driver, crane, crane operator, dumper, bus chalana, ambulance, ambulance chalana, ट्रैक्टर, जेसीबी, एम्बुलेंस, ট্রাক্টর, ట్రాక్టర్, டிராக்டர், ટ્રેક્ટર, ಟ್ರ್ಯಾಕ್ಟರ್, ട്രാക്ടർ, ਟਰੈਕਟਰ, ola, uber, rapido, ola uber, ola uber driver, cab driver, swiggy, zomato, amazon delivery, flipkart delivery, ओला, उबर, स्विगी, ज़ोमैटो, truck chalana, truck, trak, tempo, tempo chalana, lorry, lori, pickup, pick up, taxi, cab, auto chalana, auto rickshaw, rickshaw, riksha, delivery, delivery boy, delivery job, bike delivery, parcel, courier, saman utarna, loading, unloading, ट्रक, ट्रक चलाना, टेम्पो, टेम्पो चलाना, टैक्सी, ऑटो चलाना, रिक्शा, डिलीवरी, डिलीवरी बॉय, लोडिंग, ট্রাক, লরি, টেম্পো, ট্যাক্সি, রিকশা, ডেলিভারি, లారీ, లారీ నడపడం, టెంపో, ట్యాక్సీ, ఆటో, డెలివరీ,
      லாரி, லாரி ஓட்ட, டெம்போ, டாக்ஸி, ஆட்டோ, டெலிவரி, टॅक्सी, रिक्षा, डिलिव्हरी, ટ્રક, ટેમ્પો, ટેક્સી, રિક્ષા, ડિલિવરી, ಲಾರಿ, ಟೆಂಪೋ, ಟ್ಯಾಕ್ಸಿ, ಆಟೋ, ಡೆಲಿವರಿ, ലോറി, ടെമ്പോ, ടാക്സി, ഓട്ടോ, ഡെലിവറി, ਟਰੱਕ, ਟਰੱਕ ਚਲਾਉਣਾ, ਟੈਂਪੂ, ਟੈਕਸੀ, ਆਟੋ, ਡਿਲੀਵਰੀ`,
  },
  {
    kinds: ["electrician"],
    tasks: ["wiring"],
    words: `batti, batti lagana, bulb, bulb lagana, tube light, बत्ती, बल्ब, cooler, cooler repair, ac mechanic, fridge mechanic, fan mechanic, कूलर, bijli, bijlee, bijli thik, pankha, pankhe, pankha lagana, fan, fans, fan repair, light fitting, light lagana, lights, electric, electrical work, current work, wiring, switchboard, switch board, inverter, ac, ac repair, ac fitting, ac technician, fridge repair, fridge, motor winding, बिजली, पंखा, पंखे, पंखा ठीक, लाइट लगाना, लाइट फिटिंग, लाईट, वायरिंग, एसी, फ्रिज, इन्वर्टर, স্বিচ, পাখা, ফ্যান, লাইট, কারেন্ট, কারেন্টের, এসি, ইলেকট্রিক, ফ্রিজ, কারেন্টের কাজ, ఫ్యాన్, కరెంటు, కరెంట్, లైట్లు, ఏసీ, ఎలక్ట్రికల్, ఫ్యాన్ రిపేర్,
      கரண்ட், மின்சாரம், மின்சார, ஃபேன், பேன், லைட், ஏசி, வயரிங், फॅन, पंखा दुरुस्ती, लाईट फिटिंग, लाइट फिटिंग, एसी दुरुस्ती, वीज, પંખા, પંખો, લાઇટ, લાઈટ, લાઇટ ફિટિંગ, વીજળી, એસી, ಕರೆಂಟ್, ಫ್ಯಾನ್, ಲೈಟ್, ವಿದ್ಯುತ್, ಎಸಿ, കറന്റ്, ഫാൻ, ലൈറ്റ്, എസി, വയറിങ്, ਪੱਖਾ, ਪੱਖੇ, ਬਿਜਲੀ, ਲਾਈਟ, ਏਸੀ, ਪੱਖਾ ਠੀਕ, karent, karant, current, pankha theek, light`,
  },
  {
    kinds: ["plumber"],
    tasks: ["pipes"],
    words: `nal tapakna, nal tapak, tapakna, tanki ki safai, पाइप लीक, nal, nalka, nal thik, nal lagana, pipe, paip, pipe fitting, pipe lagana, tap, tap repair, tap fitting, taps, tanki, tanki saf, tank cleaning, water tank, leakage, leak, drain, drainage, sanitary, sanitary fitter, sink, geyser fitting, bathroom fitting, नल, नल ठीक, नलका, पाइप, पाईप, पाइप लगाना, टंकी, टंकी साफ, पानी टंकी, लीकेज, नाली, কল, কল সারানো, কলের, পাইপ, ট্যাঙ্ক, ট্যাংক, কলের কাজ, కుళాయి, కుళాయిలు, పైపు, పైపులు, పైప్, ట్యాంకు, లీకేజీ, குழாய், குழாய் சரி, பைப், தண்ணீர் தொட்டி, தொட்டி,
      नळ, नळाचे, नळ दुरुस्ती, पाइप बसवणे, टाकी, नळाचे काम, નળ, નળ રીપેર, પાઇપ, ટાંકી, ગટર, લીકેજ, ನಲ್ಲಿ, ನಲ್ಲಿ ರಿಪೇರಿ, ಪೈಪ್, ಟ್ಯಾಂಕ್, ಸೋರಿಕೆ, പൈപ്പ്, പൈപ്പ് നന്നാക്കാൻ, ടാങ്ക്, ടാപ്പ്, ചോർച്ച, ਟੂਟੀ, ਟੂਟੀਆਂ, ਨਲਕਾ, ਪਾਈਪ, ਟੈਂਕੀ, ਲੀਕੇਜ, kuzhai, kulai, kolayi, nalli, kulayi, kol sarano`,
  },
  {
    kinds: ["carpenter"],
    tasks: ["furniture"],
    words: `chutor mistri, chutar mistri, chutar, sutar, asari, tachan, palang, palang banana, khaat, charpai, bed banana, kursi, chair, table banana, sofa banana, sofa set banana, sofa repair, sofa making, पलंग, पलंग बनाना, खाट, कुर्सी, सोफा बनाना, খাট, চেয়ার, మంచం, కుర్చీ, கட்டில், நாற்காலி, खुर्ची, પલંગ, ખુરશી, ಮಂಚ, ಕುರ್ಚಿ, കട്ടിൽ, കസേര, ਪਲੰਘ, ਕੁਰਸੀ, lakdi, lakri, lakadi, furniture, furnitur, furniture banana, almari, almirah, wardrobe, cupboard, cabinet, darwaza, darwaja, door repair, door, doors, window repair, khidki, wood, wooden, wood work, plywood, लकड़ी, लकडी, फर्नीचर, फ़र्नीचर, अलमारी, दरवाजा, दरवाज़े, खिड़की, पॉलिश, কাঠ, কাঠের, কাঠের কাজ, আসবাব, ফার্নিচার, আলমারি, দরজা, জানালা, చెక్క, ఫర్నిచర్, తలుపు, తలుపులు, கதவு, ஜன்னல், மரம் வேலை, மர, மரச்சாமான், ஃபர்னிச்சர், பர்னிச்சர், लाकूड, लाकडाचे, लाकडी, फर्निचर, दारे, कपाट,
      લાકડું, લાકડાનું, લાકડા, ફર્નિચર, કબાટ, દરવાજા, ಮರ, ಮರದ, ಮರಗೆಲಸ, ಫರ್ನಿಚರ್, ಬಾಗಿಲು, ಕಿಟಕಿ, മരം, തടി, തടിപ്പണി, ഫർണിച്ചർ, വാതിൽ, ജനൽ, ਲੱਕੜ, ਲੱਕੜੀ, ਫ਼ਰਨੀਚਰ, ਅਲਮਾਰੀ, ਦਰਵਾਜ਼ਾ, ਬੂਹਾ, lakad, lakud, lakdanu, marada kelasa, kather kaj, chekka pani, mara velai`,
  },
  {
    kinds: ["mechanic"],
    tasks: ["vehicle_service"],
    words: `cycle repair, cycle, bicycle, silencer, silencer repair, clutch, brake, दुचाकी, दुचाकी दुरुस्ती, साइकिल, সাইকেল, సైకిల్, சைக்கிள், સાઇકલ, ಸೈಕಲ್, സൈക്കിൾ, ਸਾਈਕਲ, truck mechanic, tempo mechanic, engine mechanic, auto mechanic, scooter mechanic, tractor mechanic, diesel mechanic, scooty, scooty repair, scooty thik, scooter, activa repair, auto repair, bike mechanic, car mechanic, gadi mechanic, स्कूटी, स्कूटर, স্কুটি, స్కూటీ, ஸ்கூட்டி, સ્કૂટી, ಸ್ಕೂಟಿ, സ്കൂട്ടി, ਸਕੂਟੀ, gadi marammat, gadi thik, gaadi theek, gadi theek karna, gadi repair, gadi service, car repair, car service, bike repair, bike, bike service, motorcycle repair, scooter repair, garage, engine, engine work, tyre, tyres, tayar, tire, puncture, punchar, pancher, puncture repair, servicing, vehicle repair, गाड़ी मरम्मत, गाड़ी ठीक, गाड़ी सर्विस, कार मरम्मत, बाइक मरम्मत, बाइक, बाइक ठीक, टायर, पंचर, पंक्चर, इंजन, गैरेज, গাড়ি সারানো, গাড়ি মেরামত, বাইক সারানো, বাইক, টায়ার, পাংচার, ইঞ্জিন, গ্যারেজ, బండి రిపేర్, కారు రిపేరు, కార్ రిపేర్, బైక్, బైక్ రిపేర్, టైర్లు, టైర్, పంక్చర్, ఇంజిన్,
      வண்டி ரிப்பேர், கார் ரிப்பேர், பைக், பைக் ரிப்பேர், டயர், பஞ்சர், இன்ஜின், गाडी दुरुस्ती, गाडी रिपेअर, बाइक दुरुस्ती, पंक्चर, इंजिन, गॅरेज, ગાડી રિપેર, ગાડી રીપેર, બાઇક, બાઇક રિપેર, ટાયર, પંચર, એન્જિન, ગેરેજ, ಗಾಡಿ ರಿಪೇರಿ, ಬೈಕ್, ಬೈಕ್ ರಿಪೇರಿ, ಟೈರ್, ಪಂಚರ್, ಎಂಜಿನ್, വണ്ടി നന്നാക്കാൻ, വണ്ടി റിപ്പയർ, ബൈക്ക്, ബൈക്ക് റിപ്പയർ, ടയർ, പഞ്ചർ, എഞ്ചിൻ, ਗੱਡੀ ਠੀਕ, ਗੱਡੀ ਮੁਰੰਮਤ, ਬਾਈਕ, ਟਾਇਰ, ਪੈਂਚਰ, ਇੰਜਣ, gari sarano, bandi repair`,
  },
  {
    kinds: ["welder"],
    tasks: ["gates_grills"],
    words: `shutter, shutter repair, railing, reling, jaali, jali, grill gate, gate grill, gate banana, shed banana, tin shed, शटर, रेलिंग, जाली, शटर रिपेयर, শাটার, রেলিং, షట్టర్, రెయిలింగ్, ஷட்டர், શટર, રેલિંગ, ಶಟರ್, ഷട്ടർ, ਸ਼ਟਰ, ਰੇਲਿੰਗ, welding, velding, loha, lohe, lohe kaam, lohe gate, lohe darwaza, iron gate, steel gate, steel work, iron work, gril, grill, grille, grills, grill banana, fabrication, sheet metal, वेल्डिंग, लोहा, लोहे, लोहे दरवाजा, लोहे गेट, ग्रिल, গ্রিল, লোহা, লোহার, লোহার গেট, লোহার কাজ, ঝালাই, వెల్డింగ్, ఇనుము, ఇనుప, ఇనుప పని, ఇనుప గేటు, గ్రిల్, గ్రిల్స్, வெல்டிங், இரும்பு, இரும்பு வேலை, கிரில், लोखंड, लोखंडी, लोखंडी गेट, लोखंडाचे काम, ग्रील, વેલ્ડિંગ, લોખંડ, લોખંડનું, ગ્રીલ, ગ્રિલ, ವೆಲ್ಡಿಂಗ್, ಕಬ್ಬಿಣ, ಕಬ್ಬಿಣದ, ಗ್ರಿಲ್, വെൽഡിങ്, ഇരുമ്പ്, ഗ്രിൽ, ਵੈਲਡਿੰਗ, ਲੋਹਾ, ਲੋਹੇ, ਲੋਹੇ ਗੇਟ, ਗਰਿੱਲ, lohar`,
  },
  {
    kinds: ["painter"],
    tasks: ["walls"],
    words: `pop, pop ka kaam, pop work, false ceiling, puttai, ghar ki putai, rangsaz, rangsaaz, rangrez, rang, rang rogan, rangai, putai, paint, paints, painting, pent, wall paint, wall painting, deewar, diwar, deewar rang, deewar rangna, whitewash, white wash, distemper, putty, safedi, chuna, रंग, रंग रोगन, रंगाई, पुताई, पेंट, पेंटिंग, दीवार, दीवार रंगना, दीवारों, सफेदी, पुट्टी, রং, রঙ, রং করা, রঙের, দেয়াল, দেওয়াল, দেয়াল রং, পেইন্ট, పెయింట్, పెయింటింగ్, రంగు, రంగులు, గోడ, గోడలు, గోడలకు, గోడలకు రంగు, సున్నం, பெயிண்ட், பெயிண்டிங், சுவர், சுவருக்கு, வர்ணம், भिंत, भिंती, भिंत रंगवणे, रंगवणे, रंगकाम, રંગ, રંગકામ, કલર, કલરકામ, દીવાલ, પેઇન્ટ, ચૂનો,
      ಬಣ್ಣ, ಪೇಂಟ್, ಗೋಡೆ, ಗೋಡೆಗೆ, ಗೋಡೆಗೆ ಬಣ್ಣ, ಸುಣ್ಣ, പെയിന്റ്, പെയിന്റിങ്, ചുവര്, ചുവരിന്, ഭിത്തി, ചായം, ਰੰਗ, ਪੇਂਟ, ਕੰਧ, ਕੰਧਾਂ, ਕੰਧ ਰੰਗਣਾ, ਸਫੈਦੀ, bhint, rong kora, rang kaam, color kaam, colour work, kalar kam`,
  },
  {
    kinds: ["mason"],
    words: `dhalai, chhat dhalai, chhat banana, roof casting, deewar banana, diwar banana, wall building, ढलाई, छत ढलाई, दीवार बनाना, farsh lagana, farsh banana, beldari, beldar, mazdoor, mazdoori, majdoor, majduri, majdoori, mistri mazdoor, बेलदार, बेलदारी, मजदूर, मजदूरी, मज़दूरी, দিনমজুর, কুলি, కూలి పని, கூலி வேலை, கொத்தனார், કડિયા કામ, ಕೂಲಿ ಕೆಲಸ, കൂലിപ്പണി, ਮਜ਼ਦੂਰੀ, int, eent, inth, eent jodna, brick, bricks, brickwork, brick work, plaster, plastar, plastering, tile, tiles, tiles lagana, tile fitting, tile work, marble, marbal, marble mistri, cement, concrete, slab, construction, construction work, building work, raj mistri, chinai, mistri construction, makan banana, ईंट, ईंट लगाना, ईंटें, प्लास्टर, टाइल, टाइल्स, मार्बल, सीमेंट, मकान बनाना, चिनाई, ইট, ইঁট, ইট গাঁথা, প্লাস্টার, টাইলস, টাইল, মার্বেল, সিমেন্ট, ঢালাই, ఇటుక, ఇటుకలు, టైల్స్, ప్లాస్టరింగ్, సిమెంట్, కాంక్రీట్, செங்கல், டைல்ஸ், பூச்சு, சிமெண்ட், கட்டிட வேலை, கட்டட வேலை,
      वीट, विटा, विटांचे, टाइल्स बसवणे, प्लॅस्टर, सिमेंट, बांधकाम, ઈંટ, ઈંટો, ટાઇલ, ટાઇલ્સ, પ્લાસ્ટર, માર્બલ, ચણતર, ಇಟ್ಟಿಗೆ, ಟೈಲ್ಸ್, ಪ್ಲಾಸ್ಟರ್, ಸಿಮೆಂಟ್, ಮಾರ್ಬಲ್, ಗಾರೆ, ಕಟ್ಟಡ, ഇഷ്ടിക, ടൈൽ, ടൈൽസ്, പ്ലാസ്റ്റർ, കല്ല് കെട്ട്, കല്ല്, കല്ല് പണി, മാർബിൾ, ਇੱਟ, ਇੱਟਾਂ, ਟਾਈਲ, ਟਾਈਲਾਂ, ਪਲਸਤਰ, ਮਾਰਬਲ, ਸੀਮਿੰਟ, it gatha, vit, ittige`,
  },
  {
    kinds: ["plumber", "electrician"],
    words: `pani ki motor, motor thik, pani motor, submersible, motor repair, geyser, gijar, geezer, geyser lagana, geyser fitting, water heater, गीज़र, गीजर, গিজার, గీజర్, கீசர், गीझर, ગીઝર, ಗೀಸರ್, ഗീസർ, ਗੀਜ਼ਰ`,
  },
  {
    kinds: ["electrician", "maintenance-handyman"],
    tasks: ["appliances"],
    words: `tv, television, tv mistri, mixer, mixer thik, mixer grinder, mixer repair, washing machine, washing machine repair, tv repair, tv thik, appliance, appliances, मिक्सर, मिक्सर ठीक, मिक्सी, মিক্সার, మిక్సీ, மிக்ஸி, મિક્સર, ಮಿಕ್ಸಿ, മിക്സി, ਮਿਕਸਰ`,
  },
  {
    kinds: ["cleaner", "housekeeper"],
    words: `cleaning, clean, kleening, safai, saaf safai, saf safai, साफ सफाई, सफाई`,
  },
  {
    kinds: ["carpenter", "maintenance-handyman"],
    words: `tala, tala lagana, lock, lock repair, ताला, তালা, తాళం, பூட்டு, તાળું, ಬೀಗ, പൂട്ട്, ਤਾਲਾ`,
  },
];
