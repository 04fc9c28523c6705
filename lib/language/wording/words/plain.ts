import type { ConceptWords } from "../names";

/** Honest words beside the words of a demand, and demands without them, in all languages. */
export const PLAIN: readonly ConceptWords[] = [
  {
    carrier: `delivery_man delivery_men delivery_boys delivery_people riders
      डिलीवरी_वाल* डिलिवरी_वाल* डिलीवरीवाल* डिलिव्हरीवाल* डिलिव्हरी_बॉय* delivery_wal* deliverywal* parcel_wal*
      ডেলিভারি_বয়* ডেলিভারির_লোক* ডেলিভারিওয়ালা* delivery_lok* ડિલિવરીવાળા* ડિલિવરી_વાળા* delivery_vala* ਡਿਲੀਵਰੀ_ਵਾਲ* ਡਿਲਿਵਰੀ_ਵਾਲ*
      டெலிவரிகார* டெலிவரிக்கார* டெலிவரி_பையன்* delivery_kaar* డెలివరీ_వాళ్* డెలివరీ_బాయ్* డెలివరీవాళ్* delivery_vall* ಡೆಲಿವರಿಯವ* ಡೆಲಿವರಿ_ಹುಡುಗ* delivery_avar* ഡെലിവറിക്കാ* deliverykkar*`,
    interestFree: `interest_free no_interest without_interest बिना_ब्याज ब्याज_नहीं bina_byaj bina_byaaj byaj_nahi byaaj_nahi व्याज_नाही बिनव्याज* vyaj_nahi
      সুদ_নেই সুদ_ছাড়া বিনা_সুদে sud_nei sud_chara bina_sude વ્યાજ_વગર વગર_વ્યાજ* વ્યાજ_નથી vyaj_vagar vagar_vyaj* ਵਿਆਜ_ਨਹੀਂ ਬਿਨਾਂ_ਵਿਆਜ viaj_nahi bina_viaj
      வட்டி_இல்ல* வட்டியில்ல* vatti_illa* వడ్డీ_లేదు వడ్డీ_లేకుండా vaddi_ledu vaddi_lekunda ಬಡ್ಡಿ_ಇಲ್ಲ* ಬಡ್ಡಿಯಿಲ್ಲ* baddi_illa* പലിശ_ഇല്ല* പലിശയില്ല* palisha_illa*`,
    noMatter: `farak_ni farak_nai farq_ni ਫਰਕ_ਨੀ ਫ਼ਰਕ_ਨਹੀਂ ਫਰਕ_ਨਹੀਂ`,
    faithThing: `certificate certificates प्रमाण_पत्र प्रमाणपत्र* सर्टिफिकेट* दाखल* pramanpatra* সার্টিফিকেট* শংসাপত্র* દાખલ* પ્રમાણપત્ર* ਸਰਟੀਫਿਕੇਟ* சான்றித* సర్టిఫికె* ధృవీకరణ* ಪ್ರಮಾಣಪತ್ರ* ಪ್ರಮಾಣ_ಪತ್ರ* സർട്ടിഫിക്ക*`,
    dyed: `shade shades शेड* শেড* શેડ* ਸ਼ੇਡ* ஷேட்* షేడ్* ಶೇಡ್* ഷേഡ്*`,
    beauty: `ladies_parlour ladies_parlor beauty_parlour beauty_parlor beauty_salon ब्यूटी_पार्लर* लेडीज_पार्लर* বিউটি_পার্লার* লেডিজ_পার্লার* બ્યુટી_પાર્લર* લેડીઝ_પાર્લર* ਬਿਊਟੀ_ਪਾਰਲਰ* பியூட்டி_பார்லர்* బ్యూటీ_పార్లర్* ಬ್ಯೂಟಿ_ಪಾರ್ಲರ್* ബ്യൂട്ടി_പാർലർ*`,
    care: `nanny_for tutor_for babysitter_for ayah_for caretaker_for`,
    give: `diye_di diye_dei diye_debo diye_dii aapi_daiye aapi_daishu api_daiye`,
    inReply: `in_the_reply in_reply in_your_reply in_their_reply with_application with_the_application in_the_message in_your_message in_application in_the_application
      अर्जी_के_साथ आवेदन_के_साथ जवाब_में संदेश_में मैसेज_में अर्जी_में आवेदन_में arji_ke_saath arzi_ke_saath jawab_me jawab_mein message_me message_mein
      अर्जासोबत अर्जाबरोबर अर्जात उत्तरात मेसेजमध्ये arjasobat arjat আবেদনের_সঙ্গে আবেদনের_সাথে উত্তরে মেসেজে abedoner_sathe abedoner_songe uttore
      અરજી_સાથે અરજીમાં જવાબમાં મેસેજમાં arji_sathe jawab_ma ਅਰਜ਼ੀ_ਨਾਲ ਅਰਜ਼ੀ_ਵਿੱਚ ਜਵਾਬ_ਵਿੱਚ ਸੁਨੇਹੇ_ਵਿੱਚ arzi_naal jawab_vich
      விண்ணப்பத்துடன்* விண்ணப்பத்தில்* பதிலில்* மெசேஜில்* దరఖాస్తుతో* జవాబులో* మెసేజ్‌లో* సమాధానంలో* ಅರ್ಜಿಯೊಂದಿಗೆ ಅರ್ಜಿ_ಜೊತೆ ಅರ್ಜಿಯಲ್ಲಿ ಉತ್ತರದಲ್ಲಿ ಮೆಸೇಜ್‌ನಲ್ಲಿ അപേക്ഷയോടൊപ്പം അപേക്ഷയിൽ മറുപടിയിൽ മെസേജിൽ`,
    paper: `their_pan your_pan पैन_नंबर पैन_नम्बर पॅन_नंबर पॅन_क्रमांक প্যান_নম্বর* પાન_નંબર* ਪੈਨ_ਨੰਬਰ பான்_எண்* పాన్_నంబర్* ಪಾನ್_ನಂಬರ್* പാൻ_നമ്പർ*`,
    onHer: `in_my_hand into_my_hand मेरे_हाथ_में माझ्या_हातात আমার_হাতে amar_hate હાથમાં_આપ* hath_ma_aap* hath_ma_ap* ਮੇਰੇ_ਹੱਥ என்_கையில என்_கையில் నా_చేతిలో ನನ್ನ_ಕೈಗೆ എന്റെ_കയ്യിൽ`,
    oblige: `चाबी_लेने किल्ली_घेण्याआधी किल्ल्या_घेताना चाबी_से_पहले before_the_key`,
    rent: `किराया किराए भाड़ा kiraya kiraaya bhada भाडे भाडं bhade ভাড়া* bhara ભાડું ભાડુ bhadu ਕਿਰਾਇਆ ਭਾੜਾ வாடகை* vadagai* అద్దె* adde* ಬಾಡಿಗೆ* badige* വാടക* vadaka*`,
    noSchool: `স্কুল_ছেড়েছে স্কুল_ছাড়া স্কুল_ছেড়ে`,
    kid: `ছেলেমেয়েদের`,
    hire: `নেব নেবো`,
    mustPay: `भरलेले_असाव* भरलेला_असाव* भरलेली_असाव* दिलेले_असाव*`,
    worker: `ਬੰਦਾ ਬੰਦੇ`,
    solely: `ਹੀ`,
    theirs: `देतात भरतात`,
    noAfter: `అవ్వదు అవదు avvadu kattavvadu ಆಗಲ್ಲ aagalla agalla ஆகாது aagadhu ആവില്ല ആകില്ല aavilla கொடுக்காதீங்க கொடுக்காதீர்கள் தராதீங்க தராதீர்கள் kudukkadhinga kodukkathinga kudukathinga`,
  },
];
