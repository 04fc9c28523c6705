import type { ConceptWords } from "../names";

/** Tamil and its Latin spellings. */
export const TA: ConceptWords = {
  fee: `கட்டண* ஃபீஸ்* பீஸ் பீஸ்* டெபாசிட்* டெப்பாசிட்* முன்பணம்_கட்ட* வைப்புத்தொகை* காப்புத்தொகை* சார்ஜ்* பாதுகாப்பு_வைப்பு* செக்யூரிட்டி_தொகை* செக்யூரிட்டி_பணம்* kattanam katanam fees dipasit பாதுகாப்பு_பணம்* செக்யூரிட்டி_டெபாசிட்* வைப்புத்_தொகை* வைப்பு_தொகை* முன்_பணம்_கட்ட* சர்வீஸ்_சார்ஜ்* சேவைக்_கட்டணம்*
    பதிவு_பணம்* சீருடை_பணம்* security_panam* security_deposit vaippu_thogai* service_charge pathivu_panam* seerudai_panam* uniform_kaasu form_kaasu`,
  cause: `பதிவு* பதிவுக்* ரிஜிஸ்ட்ரேஷன்* விண்ணப்ப* படிவ* பயிற்சி* ட்ரெயினிங்* டிரெயினிங்* ஏஜென்சி* சரிபார்ப்பு* சீருடை* யூனிஃபார்ம்* யூனிபார்ம்* கிட்* அடையாள_அட்டை* ஐடி_கார்டு* மருத்துவ_பரிசோதனை* மெடிக்கல்* சேர்க்கை* ஜாயினிங்* பாதுகாப்பு_தொகை pathivu padivu payirchi registration training seerudai
    seerudaikku uniform kit joining form பெயர்_சேர்க்க* பட்டியல்* பூட்ஸ்* பெல்ட்* கோர்ஸ்* வகுப்பு* பேருந்து_செலவு* bus_kaasu* காப்பீட* இன்சூரன்ஸ்* ஸ்டாம்ப்* ஒப்பந்த* ஹெல்மெட்* ஷூ* காலணி* மெஷின்* கார்டு* insurance stamp helmet shoe machine card_ku கேட்_பாஸ்* கேட்_பாஸு* நுழைவு_சீட்டு* வேலை_உறுதி*
    வேலை_வாங்கி* வேலை_வாங்கித்* நியமன_கடித* ஆஃபர்_லெட்டர்* சீட்_புக்* புக்கிங்* லிஸ்டில்_பெயர்* சேலை* மழைக்கோட்* போலீஸ்_சரிபார்ப்பு* அக்ரிமென்ட்* ஐடி* gate_pass* gatepass* velai_uruthi* velai_urudhi* velai_vaangi* offer_letter seat_book* booking list_la_peru* selai police_verification* agreement
    id_card* சாவி* பெயர்_பதி* பெயர்_சேர்* வகுப்பு_கட்ட* சைக்கிள்* வேலை_உறுதி savi saavi peyar_pathi* class* scooty* பெட்டி* பேட்ஜ்* பேர்_பதிய* பெயர்_பதிய* பேரை_பதிய* இடத்தை_பிடி* இடம்_பிடி* சீட்_பிடி* கற்றுத்தர* கற்றுக்கொடு* கற்றுக்_கொடு* கற்றுக்கொள்ள* கருவிகள்* ஜாக்கெட்* கையுறை* டூல்_கிட்*
    முத்திரைத்தாள்* ஸ்டாம்ப்_பேப்பர்* பாலிசி* பிரீமியம்* சான்றிதழுக்கு* per_pathi* idam_pidi* seat_pidi* kathukuda* kathu_kuduk* tool_kit stamp_paper jacket போட்டோ_எடுக்க புகைப்படம்_எடுக்க* புரொபைலுக்கு* சாம்பிள்* மாதிரி_பொருள்* photo_edukka sample* ஸ்கிரீன்ஷாட்* ஸ்க்ரீன்ஷாட்* screenshot`,
  refund: `திரும்ப* திருப்பி* ரீஃபண்ட்* thirumba thirumb* thiruppi refund வாங்கிக்கலாம் விடும்போது போகும்போது விலகும்போது vidumbothu pogumbothu vidumpodhu`,
  money: `பணம் பணத்த* தொகை* காசு* ரொக்க* panam panatha* panathai thogai kaasu kasu`,
  currency: `ரூ ரூபாய்* ரூபா rubai roobai rubaai rupai ruba rooba`,
  many: `நூறு ஐநூறு ஆயிர* லட்ச* nooru ainooru aayiram ayiram *நூறு *ாயிரம் *ாயிர *nooru *aayiram இருநூ* முந்நூ* நானூ* ஐநூ* அறுநூ* எழுநூ* எண்ணூ* தொள்ளாயிர* இரண்டாயிர* மூவாயிர* ஐயாயிர* irunoo* munnoo* naanoo* ainoo* irunu* munnu_ ainuru* rendaayiram* moovaayiram*`,
  commission: `கமிஷன்* தரகு* kamishan tharagu`,
  advance: `அட்வான்ஸ்* முன்பண* munpanam`,
  cut: `பிடித்த* பிடிக்கப்* பிடிப்ப* கழிக்க* கழித்த* pidith* pidikk* pidichu kazhikk* பிடிக்கும் பிடிப்போம் எடுக்கும் எடுத்துக்கொள்* போய்விடும் pidikkum pidippom edukkum eduthukk* poividum poidum பங்கு* pangu`,
  agent: `ஏஜென்ட்* ஏஜண்ட்* தரகர்* இடைத்தரகர்* ஏஜென்சி* tharagar மேஸ்திரி* அலுவலக* ஆபீஸ்* வார்டன்* கங்காணி* மேடம்* சூப்பர்வைசர்* mesthiri maistry office warden madam aabees பீரோவுக்கு புரோக்கர்* ஏஜெண்ட்* bureau* மேனேஜர்* supervisor manager contractor இன்சார்ஜ்* இன்சார்ஜி* incharge`,
  wage: `சம்பள* ஊதிய* முதல்_மாத* ஒரு_மாத* sambalam sambala* samblam oothiyam mudhal_maadha* muthal_maasa* mudhal_maasa* oru_maasa* வருமான* வருவாய்* சம்பாத்திய* varumanam varumaanam sambathiyam கூலி*`,
  mustPay: `கட்ட_வேண்டும் கட்டவேண்டும் கட்டணும் கட்டினால் கட்டி* கட்டுங்க* செலுத்த* செலுத்து* கொடுக்க_வேண்டும் கொடுக்கவேண்டும் கொடுக்கணும் கொடுத்தால் தர_வேண்டும் தரவேண்டும் தரணும் அனுப்ப* அனுப்பு* போட_வேண்டும் போடவும் போடுங்க* வசூலிக்க* வாங்க_வேண்டும் டெபாசிட்_செய்ய* ஜிபே_செய்ய* பே_பண்ண* ஆகும் கேட்கப்படும்
    பெறப்படும் கொடுங்கள் கொடுங்க katta_vendum kattavendum kattanum katanum katti kattunga seluth* kodukka_vendum kodukkavendum kodukkanum kudukanum kudukkanum kodukanum thara_vendum tharavendum tharanum anupp* anuppu* anupunga podanum poda_vendum vasul* vanganum vaanga_vendum gpay_pann* pay_pann*
    pannunga_pay kodunga kudunga deposit_pann* transfer_pann* கொண்டு_வர* கொண்டு_வாருங்கள் வைக்க_வேண்டும் தருவது_வழக்கம் தருவது கொடுத்து கொடுக்கவும் kondu_var* vaikka_vendum vaikkanum tharuvadhu வாங்கப்படும் வாங்கப்படுகிறது எடுத்து_வர* எடுத்து_வாங்க கொண்டு_வரவும் ஏற்க_வேண்டும் ஏற்கவேண்டும்
    உங்கள்_செலவில் உங்க_செலவு* சொந்த_செலவு* செலவாகும் செலவு_ஆகும் போடுங்கள் போட்டுவிடுங்கள் வசூலிக்கப்படும் கட்டியாக_வேண்டும் கட்டாயம்_கட்ட* கொடுத்தாக_வேண்டும் செலுத்தியாக_வேண்டும் வாங்கியாக_வேண்டும் வாங்கிக்கொள்ள_வேண்டும் vaangapadum vangapadum eduthu_var* konduvar* kondu_vaanga etrukkolla*
    unga_selav* sontha_selav* selavaagum selavu_aagum podunga podungal vasoolikkap* kattiyaaganum kattiye_aaganum kodutthe_aaganum kudukka_vendum kattanum_ ஏற்கணும் செலவு_உங்களுடையது வேலையாளின்_பொறுப்பு செலவு_வேலையாள்* எடுத்துக்கொண்டு_வர* கட்டவும் கட்டிவிட* கட்டிட்டு* தரவும் ஒப்படைக்க_வேண்டும்
    எங்களிடம்_கொடுக்க* பெற்றுக்கொள்ளப்ப* பிடித்துக்கொள்ளப்ப* kattittu* kattavum kattidunga tharavum முதலில்_வாங்குவ* முன்_வாங்குவ* aagum கட்டினா எங்களிடமே_வாங்க* வைக்கணும்`,
  pay: `கட்ட செலுத்தவும் அனுப்பவும் கொடுக்கவும் anuppavum kattavum seluthavum`,
  oblige: `முதலில் முன்பு முன் கட்டாயம் அவசியம் muthalil mudhalil munnadi munbu kattayam kattaayam avasiyam இன்றே இன்னைக்கே முன்னாடி innaike`,
  give: `வழங்கப்* வழங்குவோம் தருவோம் தருகிறோம் கொடுப்போம் கொடுக்கிறோம் கொடுக்கப்படும் தரப்படும் நாங்களே நாங்கள்_தரு* நாங்கள்_கொடு* இலவச* கிடைக்கும் எங்கள்_செலவ* நிறுவனமே நிறுவனம்_தரும் தருவார்* vazhangap* tharuvom tharom kodupom koduppom kodukkapadum tharapadum naangale nangale ilavasam ilavasama
    kidaikkum kidaikum enga_selav* free வாங்கித்_தருவோம் வாங்கி_தருவோம் வாங்கி_கொடுப்போம் வாங்கித்தருவோம் வரும் வந்துவிடும் vaangi_tharuvom vaangi_tharom vangi_tharom vangi_kodupom vaangi_kodupom varum வாங்கிக்கொள்ளலாம் பெறலாம் பெற்றுக்கொள்ளலாம் vaangikalam vaangikkalam peralam அனுப்புவோம்
    அனுப்புகிறோம் anuppuvom anupuvom முதலாளி_செலவ* ஓனர்_செலவ* muthalali_selav* உங்கள்_விருப்பம் உங்க_இஷ்டம் unga_ishtam நாங்கள்_அனுப்ப* கம்பெனி_செலவ* முன்பணம்_எடு* எங்கள்_பணத்தில்* எங்க_பணத்தில்* enga_panathula*`,
  we: `நாங்கள் எங்கள் முதலாளி நிறுவன* naanga nanga naangal engal enga muthalali`,
  gain: `போனஸ்* பயணப்படி* படி ஓவர்டைம்* தீபாவளி* மாதம் மாதத்துக்கு மாதந்தோறும் தினமும் நாளைக்கு பேருந்து* bonus overtime diwali deepavali maadham masam maasam dhinam naalaikku bus கிராச்சுட்டி* பிஎஃப்* விடுப்புப்_பண* gratuity pf`,
  chore: `பில்* மின்* கரண்ட்* காய்கறி* சந்தை* கடை* பள்ளி* குழந்தையின் பிள்ளைகளின் மகன்* மகள்* சொசைட்டி* வாடிக்கையாளர்* மருத்துவர்* டாக்டர்* மருத்துவமனை* கோவில்* கோயில்* விருந்தினர்* bill current kaikari kaykari sandhai kadai palli kuzhandhai* pillai* society vaadikkaiyalar doctor hospital kovil koil
    virundhinar பெற்றோர்* தேர்வு* பொதுமக்கள்* மக்களே petror thervu என்ட்ரி* கணினி* கம்ப்யூட்டர்* டைப்பிங்* கணக்கு_எழுத* வங்கியில்* பேங்கில்* entry computer typing bank_la ரசீது_கொடுக்க* ரசீது_போட* rasithu_kodu* பார்க்கிங்* parking எண்ணிக் எண்ணி ஜன்னலில் கட்டணம்_வாங்கி* ஃபீஸ்_வாங்கி* பீஸ்_வாங்கி*
    மீன் இறைச்சி*`,
  sale: `விற்பனை* virpanai`,
  warn: `புகார்* ஏமாற்ற* மோசடி* யாராவது_பணம்* pugar emaatr* mosadi yaravadhu_panam வன்முறை* பாதிக்கப்பட்ட* துன்புறுத்த* கொடுமை* வன்கொடுமை* மீட்கப்பட்ட* vanmurai* paadhikkappatta* kodumai*`,
  secret: `ஓடிபி* ஏடிஎம்_கார்டு* டெபிட்_கார்டு* பாஸ்வேர்ட்* பின்_நம்பர்* பின்_எண்* ஏடிஎம்_பின்* செக்_புக்* கடவுச்சொல்* pin_number atm_card வங்கி_ஆப்* வங்கிச்_செயலி* கேன்சல்_செக்* cancel_cheque கார்டுக்கு_பின்னால்* கார்டின்_பின்* அட்டையின்_பின்* அட்டையின்_பட* கார்டு_பின்னால்* card_pinnadi* ரகசிய_எண்*
    இரகசிய_எண்* ragasiya_en ragasiya_number atm_card* நெட்_பேங்கிங்*`,
  account: `வங்கி_கணக்கு* கணக்கு_எண்* வங்கிக்_கணக்கு* அக்கவுண்ட்_நம்பர்* பாஸ்புக்* வங்கி_விவர* பேங்க்_அக்கவுண்ட்* vangi_kanakku kanakku_en account_number passbook bank_details`,
  paper: `ஆதார்* பான்_கார்டு* பான்கார்டு* பேன்_கார்டு* வாக்காளர்_அட்டை* ரேஷன்_கார்டு* பாஸ்போர்ட்* மதிப்பெண்_சான்றித* அசல்_ஆவண* அசல்_சான்றித* ஒரிஜினல்_சான்றித* ஒரிஜினல்_சர்டிபிகேட்* அடையாள_ஆவண* aadhar adhar pan_card ration_card asal_aavan* asal_saandrid* asal_certificate original_certificate ரேஷன்_அட்டை*
    ration_attai பத்தாம்_வகுப்பு_சான்* மதிப்பெண்_சான்* மதிப்பெண்_பட்டியல்* டிசி mark_list marklist மார்க்ஷீட்* மதிப்பெண்_சான்று*`,
  doc: `ஆவண* சான்றித* சர்டிபிகேட்* சர்டிஃபிகேட்* லைசென்ஸ்* உரிம* aavan* saandrid* sandrithazh certificate`,
  original: `அசல் ஒரிஜினல் asal original ஒரிஜினலை ஒரிஜினல்* அசலை`,
  send: `அனுப்ப* அனுப்பு* வாட்ஸ்அப்பில் வாட்ஸ்ஆப்பில் வாட்ஸப்பில் போட்டோ_எடுத்து பகிர* பதிவேற்ற* ஒப்படைக்க* சமர்ப்பிக்க* சொல்ல* சொல்லு* கொடுக்க_வேண்டும் கொடுக்கவேண்டும் கொடுக்கணும் தர_வேண்டும் தரவேண்டும் தரணும் கொடுங்க* anupp* anuppu* anupunga whatsapp_la photo_eduthu share_pann* upload oppadaik*
    samarppik* sollanum sollunga kodukka_vendum kodukkanum kudukanum kudukkanum tharanum kodunga வாட்ஸ்அப்_செய்ய* வாட்ஸ்அப்_பண்ண* வாட்ஸப்_பண்ண* போட்டோவை_அனுப்ப* whatsapp_pann* whatsapp_seyy* photo_anupp* சாட்* chat* முன்_பின் முன்பின் இங்கேயே_எழுது* இங்கே_எழுது* munnadi_pinnadi ingaye_ezhuth*`,
  keep: `வைத்துக்* வைத்திருப்ப* வைக்கப்படும் எங்களிடம்_இருக்க* எங்களிடம் முதலாளியிடம் வாங்கி_வைத்த* வைத்துக்கொள்* ஒப்படைக்க* vechu* vaithu* vaikkapadum engalidam engakitta enga_kitta muthalaliyidam vaangi_vai* oppadaik* பீரோ* பீரோவில் லாக்கர்* அலமாரி* மேஸ்திரியிடம் கையில்_இருக்க* beero beerovil locker
    alamari kitta_irukk* owner_kitta முதலாளியிடம்_இரு* ஓனரிடம்* அலுவலகத்தில்_இரு* ஆபீஸில்_இரு* வசம்_இரு* muthalali_kitta* owner_kitta* office_la_iru* vasam_iru* ஓனரிடம்_இரு* வசம்_இருக்க* எங்கள்_வசம்*`,
  show: `காட்ட* காண்பி* கொண்டு_வ* கொண்டுவர* சரிபார்* பார்க்க* kaatt* katt_anum kaanbi* kondu_v* kondu_var* saripaar*`,
  wallet: `யுபிஐ ஜிபே கூகுள்_பே போன்பே ஃபோன்பே பேடிஎம் க்யூஆர் கியூஆர்*`,
  age: `வயது* வயசு* வயதில் vayathu vayasu vayadhu vayasula vayadhukku`,
  year: `வருட* ஆண்டு* varusham varudam aandu வருடம்* வருஷ* வயது*`,
  teen: `பதினான்கு பதினைந்து பதினாறு பதினேழு பதிமூன்று பன்னிரண்டு pathinaindhu pathinaaru`,
  child: `குழந்தை* குழந்தைய* மகன்* மகள்* பேரன்* பேத்தி* பிள்ளைகள்* பாப்பா* பள்ளி* அம்மா* அப்பா* மாமியார்* மாமனார்* பாட்டி* தாத்தா* நாய்* பழைய kuzhandhai* kulandhai* kuzhanthai* kulanthai* magan magal peran pethi papa palli amma appa maamiyar paatti thatha naai pazhaya pasanga விடுதி* மாணவ* ஹாஸ்டல்*
    viduthi maanav* hostel இரண்டு_பிள்ளைகள் இரு_குழந்தைகள் இரண்டு_குழந்தைகள் rendu_pasanga rendu_kuzhandhai* rendu_pillai* ஆசிரம* அநாதை* காப்பக* அண்ணன்* தம்பி* தங்கை* அக்கா* anna thambi thangai மூன்று_பசங்க இரண்டு_பசங்க மூன்று_மகன்* இரண்டு_மகன்* மகன்கள்*`,
  minor: `சிறுவன்* சிறுமி* சின்ன_பையன்* சின்ன_பொண்ணு* சிறுவர்* வயது_குறைந்த* குழந்தை_தொழிலாளர்* குழந்தைகள்_வேலைக்கு குழந்தைகளும்_வரலாம் மைனர்* siruvan sirumi chinna_paiyan chinna_pennu chinna_ponnu chinna_pasanga siruvar* minor சின்னப்_பையன்* சின்னப்_பெண்* சிறுவர்கள்* சிறுமிகள்* குட்டிப்_பையன்*
    இளம்_சிறார்* chinna_payyan* chinna_pennu* chinna_pon* siruvargal* kutti_paiyan* சின்ன_பொண்* சின்னப்_பொண்* பள்ளி_மாணவி பள்ளி_மாணவன் பள்ளி_பையன் school_paiyan school_ponnu`,
  care: `பார்த்துக்* கவனி* பராமரி* குளிப்பாட்ட* ஊட்ட* விளையாட* பாடம்* paarthu* paathu* parthu* gavan* kavan* paraamari* kulippaatt* vilaiyad*`,
  mine: `எங்கள் எங்க என் engal enga en_ வீட்டில்_உள்ள veetla_irukk*`,
  young: `பெண் பையன்* பொண்ணு* பெண்கள் pen paiyan ponnu pennu pengal paiyanga girl girls boy boys payyan பசங்க* பையனை* pasanga payan`,
  wanted: `தேவை* வேண்டும் வேணும் வரலாம் விரும்பத்* இருக்க_வேண்டும் thevai vendum venum varalam irukkanum pothum podhum parava_illa போதும் பரவாயில்லை எடுப்போம் டீக்கடைக்கு* இருந்தா_போதும் irundha_podhum ஓகே`,
  worker: `வேலைக்காரர்* வேலைக்கு வேலையாள்* வீட்டு_வேலை* உதவியாளர்* பெண் ஆள் விண்ணப்பதாரர்* சமையல்காரர்* velaikku velaikara* veetu_velai uthaviyalar pen aal வாட்ச்மேன்* காவலாளி* டிரைவர்* தோட்டக்கார* ஆளுங்க வேலைக்கு* watchman guard driver cook செவிலியர்* நர்ஸ்*`,
  woman: `பெண்* பொண்ணு* மகளிர் இளம்பெண்* pen pengal ponnu pennu magalir ilampen பெண்கள்* இளம்_பெண்* கேர்ள்* லேடி* girl girls lady ladies female`,
  past: `அனுபவ* பழைய வருடமாக anubavam anubhavam pazhaya`,
  massage: `மசாஜ்* மசாஜ* masaj massaj massage`,
  body: `உடல்* உடம்பு* பாடி ஆண்* சார்* இரவில் udal udambu body aan sir`,
  treated: `குழந்தை* பச்சிளம்* பிரசவ* தாய்* பாட்டி* தாத்தா* முதியோர்* முதியவர்* நோயாளி* பிசியோ* அம்மா* எண்ணெய்_குளி* kuzhandhai* kulandhai* kuzhanthai* prasava* thaai paatti thatha mudhiyor noyali physio* amma`,
  sexual: `செக்ஸ்* பாலியல்* உடலுறவு* உடல்_உறவு* இரவை_கழிக்க* கூட_படுக்க* உடன்_படுக்க* ஓப்பன்_மைண்ட்* தனியாக_இருக்கும்_ஆண்* அந்தரங்க* paaliyal udaluravu udal_uravu kooda_paduk* open_mind* andharang* முழு_திருப்தி* தாராளமாக_இருக்க* எஸ்கார்ட்* கேர்ள்ஃப்ரெண்ட்* கேர்ள்பிரண்ட்* ஹேப்பி_எண்டிங் பாடி_டு_பாடி
    நைட்_பார்ட்னர் ஃபுல்_சர்வீஸ் டேட்டிங் ரொமான்ஸ்* ரொமாண்டிக்* செக்ஸி* மனைவி_போல* மனைவி_மாதிரி* மனைவியைப்_போல* பொண்டாட்டி_மாதிரி* சேர்ந்து_படு* இரவைக்_கழி* நெருக்கமாக_இருக்க* காமம்* girlfriend* romance* romantic* manaivi_pola* manaivi_maadhiri* pondatti_madhiri* serndhu_padu* nerukkama_iruk* nerukamaa*
    இரவுத்_துணை* இரவு_துணை* உடல்_சேவை* iravu_thunai* வாழ்க்கைத்_துணை* vazhkai_thunai* பாரில்_ஆட* பாரில்_டான்ஸ்* ஆடும்_பெண்கள்* barla_aad* bar_la_dance* dance_bar`,
  owner: `முதலாளி* சார்* ஆண்* தனியாக muthalali sir aan thaniya`,
  night: `இரவு* இரவில் படுக்கை* தனியாக iravu night raathiri நைட்*`,
  toWhat: `நேர* குடும்ப* neram kudumbam`,
  faith: `இந்து* முஸ்லிம்* கிறிஸ்தவ* கிறித்தவ* சீக்கிய* ஹிந்து* hindu muslim christian kiristhava முஸ்லிம்கள்* முஸ்லீம்கள்* இந்துக்கள்* கிறிஸ்தவர்கள்*`,
  faithThing: `சமையல்* உணவு* குடும்ப* கோவில்* கோயில்* பண்டிகை* வீடு* வீட்டு samayal unavu kudumba* kovil koil pandigai veedu டிராவல்ஸ்* டிரான்ஸ்போர்ட்* டிரேடர்ஸ்* ஸ்டோர்ஸ்* பேக்கரி* ஹோட்டல்* தெரு* ரோடு* சாலை* சங்கம்* பவன்* மருத்துவமனை* காலனி* travels* transport* stores* bakery* hotel* theru* road* colony*`,
  caste: `சாதி* ஜாதி* பிராமண* தலித்* தாழ்த்தப்பட்ட* உயர்சாதி* jaathi jathi brahmin braamana* dalit எங்கள்_சமூக* எங்க_சமூக* எங்கள்_இன* நம்ம_சாதி* எங்க_சாதி* அதே_சாதி* மேல்_சாதி* மேல்சாதி* கீழ்_சாதி* கீழ்சாதி* உயர்ந்த_சாதி* தேவர்_சமூக* வன்னியர்* முதலியார்* செட்டியார்* கவுண்டர்* நாடார்* engal_samoog*
    enga_samoog* enga_samudh* enga_inam* namma_saathi* namma_jathi* enga_jaathi* ade_jaathi* mel_jaathi* keezh_jaathi* vanniyar* mudaliar* chettiar* gounder* nadar* thevar* கோத்திர* பிள்ளைமார்* முக்குலத்தோர்* பறையர்* பள்ளர்* அருந்ததியர்* எஸ்சி* எஸ்டி* ஓபிசி* தாழ்ந்த_சாதி* உயர்_சாதி* சொந்த_சாதி*
    சாதிக்கார* ஜாதிக்கார* gothiram* pillaimar* thazhndha_jaathi* uyar_jaathi* uyarndha_jaathi* sondha_jaathi* jaathikkaar* saathikkaar* jathikar* jaadhi jadhi brahmana* உயர்குல* உயர்ந்த_குல* saathi_mattum saathi_pen uyar_saathi mel_saathi thazhndha_saathi enga_saathi ஐயர்_மட்டு* ஐயங்கார்*`,
  only: `மட்டும் மட்டுமே கூடாது வேண்டாம் இல்லை தேவை* வேண்டும் முன்னுரிமை தவிர இருக்க_வேண்டும் பெண்* mattum koodadhu kudadhu vendam venam illai thevai vendum venum munnurimai thavira pen விண்ணப்பிக்க முன்னுரிமை* வரவேண்டாம் வர_வேண்டாம் நல்லது சிறப்பு_தான் vinnappik* munnurimai* vara_vendam varavendam
    nalladhu ஆளுங்க aalunga`,
  skin: `சிவப்பு_நிற* சிகப்பு* சிவப்பான* வெள்ளை_நிற* வெள்ளையான* மாநிற* நிறம்* நிறமான* கலரான* வெளுத்த* நல்ல_கலர்* sivappu sivapp* sigappu vellai_nira* vellaiyana maanira* niramana nalla_colour nalla_color கலராக* கருப்பாக* colour_aa* kalaraa* நல்ல_நிற* நிறமாக* சிவப்பாக* சிவந்த_நிற* வெள்ளையாக* கருப்பான*
    கருப்பு_நிற* மாநிறமாக* nalla_nira* niramaaga* niramaga* sivappaaga* sivappaga* sivappa_iruk* vellaiyaaga* vellaiya_iruk* karuppana* karuppa_iruk*`,
  looks: `அழகான* அழகு* லட்சணமான* azhagana azhaga* alagana alagaana latchanam* ஃபிகர்* கவர்ச்சி* figure kavarchi*`,
  unmarried: `திருமணமாகாத* கல்யாணமாகாத* திருமணம்_ஆகாத* கல்யாணம்_ஆகாத* விதவை* விவாகரத்து* கன்னி* thirumanamaagadha* thirumanam_aag* kalyanam_aag* kalyanamaag* vidhavai vivagarathu கல்யாணம்_ஆகியிருக்கக்_கூடாது திருமணம்_ஆகியிருக்கக்_கூடாது திருமணமானவர்கள்_வேண்டாம் கல்யாணமானவர்கள்_வேண்டாம் விதவைகள்*
    kalyanam_aagadha* kalyanam_aagatha* kalyanam_aagaadha* thirumanam_aagadha* thirumanam_aagatha* kalyanam_aanavanga_venam திருமணம்_ஆகக்கூடாது கல்யாணம்_ஆகக்கூடாது விவாகரத்தான*`,
  married: `திருமணமான* கல்யாணமான* thirumanamana kalyanamana`,
  anyone: `எந்த* யாரும் யார்_வேண்டுமானாலும் எல்லா* அனைத்து* endha entha yaar* ella anaithu வேறுபாடு_இல்லை பேதம்_இல்லை பாகுபாடு* தடை_இல்லை verupaadu_illai bedham_illai paagupaadu* பார்ப்பதில்லை கேட்பதில்லை பார்க்க_மாட்டோம் கேட்க_மாட்டோம் paarpadhillai ketpadhillai paakka_maatom திருமணமான_அல்லது
    அல்லது_திருமணமான*`,
  home: `வீடு* veedu`,
  call: `போன் ஃபோன் கால் தொடர்பு* மொபைல் எண் நம்பர்* அழைக்க* அழையுங்க* phone call thodarbu number nambar azhaik* மொபைலுக்கு mobile* போனுக்கு phone_ku`,
  message: `வாட்ஸ்அப்_செய்ய* வாட்ஸ்அப்_பண்ண* வாட்ஸ்ஆப்_செய்ய* மெசேஜ்_பண்ண* whatsapp_pann* message_pann*`,
  social: `இன்ஸ்டாகிராம்* இன்ஸ்டா* டெலிகிராம்* பேஸ்புக்* முகநூல்*`,
  noAfter: `இல்லை கிடையாது வேண்டாம் வேண்டியதில்லை தேவையில்லை கூடாது இல்ல வசூலிக்கப்படாது வாங்குவதில்லை கேட்கமாட்டோம் கேட்பதில்லை illai illa ila kidaiyathu kidaiyadhu vendam vendiyadhillai thevaiyillai thevai_illai koodadhu vaanga_maattom vangamatom ketkamatom இலவசம் மாட்டோம் மாட்டார்கள் மாட்டார்
    மாட்டேன் வாங்க_மாட்டோம் கேட்க_மாட்டோம் *வதில்லை *யில்லை *மில்லை *க்கூடாது *ப்படாது *வேண்டாம் *கூடாது *மாட்டோம் *மாட்டார்கள் maattom maatom mattom maatanga mattanga *madhillai *vathillai *தில்லை *dhillai kidayadhu kidayathu kedayathu kedaiyathu`,
  without: `இல்லாமல் இன்றி illamal illaamal indri`,
  otherwise: `இல்லாவிட்டால் இல்லையென்றால் illana illati`,
  never: `திரும்ப* திருப்பி* மறக்க* தாமத* thirumb* thirupp* marakk*`,
  other: `அனுபவ* படிப்பு* ஆங்கில* விடுமுறை* லீவு* மது* anubavam anubhavam padippu aangilam leave`,
  bribe: `மாமூல்* டீ_செலவு* கையூட்டு* இனாம்* லஞ்ச* maamool mamool lanjam சூப்பர்வைசரைக்_கவனி* கவனிக்கணும்_சூப்பர்*`,
  pledge: `அடகு* அடமான* ஜாமீன்* உத்தரவாத* adagu adamanam jaamin டோக்கன்* முன்வைப்பு* அட்வான்ஸ்_டெபாசிட்* token* பாதுகாப்புத்_தொகை* காப்புத்_தொகை* முன்_தொகை* பிணை* பிணையாக* pinai*`,
  cost: `செலவ* விலை* selav* emi செலவை* செலவு* தவணை* தட்சிணை* selavu thavanai`,
  self: `நீங்கள் நீங்களே உங்கள் விண்ணப்பதாரர்* neenga ungal unga`,
  firstPay: `முதல்_மாத* முதல்_சம்பள* பாதி_சம்பள* ஒரு_மாத_சம்பள* முதல்_15 mudhal_maasa* muthal_maadha* mudhal_sambala* paadhi_sambala* pathi_sambala* முதல்_சம்பளம்* பத்து_நாள்* பதினைந்து_நாள்* அரை_சம்பள* mudhal_sambalam* muthal_sambalam* pathu_naal* pathinanju_naal* arai_sambalam* முதல்_இருபது* முதல்_20
    முதல்_10 முதல்_பத்து* முதல்_பதினைந்து* mudhal_20 mudhal_15 muthal_sambala* mudhal_irubadhu*`,
  digit: `பூஜ்யம் பூஜ்ஜியம் சுழி ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது poojyam poojiyam onnu ondru rendu irandu moonu moondru naalu naangu anju ainthu aaru ezhu ettu onbadhu onpathu`,
  unit: `கிலோ லிட்டர் பேர்* பேருக்கு மணி நிமிட* மாணவர்களுக்கு perukku per_ mani படிவங்கள் பக்கங்கள் forms entries படிவ* விண்ணப்பங்கள்* கோழிகள்* கோழி* முட்டைகள்* முட்டை* பேப்பர்* நாளிதழ்* ஆடுகள்* மாடுகள்* மரங்கள்* செடிகள்* செங்கல்* மூட்டை* பாக்கெட்* பாட்டில்* நாற்காலி* kozhi muttai paper aadu maadu maram
    chedi sengal mootai`,
  together: `கூட_தங்க* உடன்_தங்க* kooda_thang* sir_kooda சாருடன் சாரோடு முதலாளியுடன்`,
  anything: `எல்லாம்_செய்ய* ellam_seyy* ellaam`,
  alone: `தனியாக_இருக்கும்_ஆண்* தனியாக_வாழும்_ஆண்* thaniya_irukura_sir thaniya_iruk* தனியாக_வசிக்கும்_ஆண்* பேச்சிலர்* தனி_ஆண்* bachelor* thani_aan* தனி_நபர்* தனியாக_வசிக்கும்_நபர்* thani_nabar* thani_aal* தனியாக_இருக்கும்_சார்* தனியாக_இருக்கும்* தனிமை* தனியாக_வாழும்* thaniya_irukk* thanimai* மனைவி_இல்லாத*
    manaivi_illa*`,
  wedding: `திருமண* கல்யாண* thirumana* kalyana* திருமணம்* கல்யாணம்* thirumanam kalyanam`,
  link: `குரூப்* குழு* பக்கம்* சேனல்* இன்பாக்ஸ்* group page`,
  joinTime: `முதல்_நாள்* சேரும்_நாள்* சேரும்_அன்று வரும்போது சேரும்போது நேர்காணலுக்கு_முன் சேர்வதற்கு_முன் mudhal_naal muthal_naal serumbodhu serumpothu varumbodhu varumpothu join_pannum`,
  clan: `ஐயர்* ஐயங்கார்* iyengar iyer* ஜைனர்கள்* ஜைன* ரெட்டி* வைணவ* jain* reddy`,
  strict: `மட்டும் மட்டுமே முன்னுரிமை* mattum munnurimai தேவை வேண்டும் வேணும் thevai venum vendum விண்ணப்பிக்க* என்றால்_நல்லது இருந்தால்_நல்லது iruntha_nalladhu na_nalladhu`,
  surety: `செக்யூரிட்டியாக* பாதுகாப்பாக_வைக்க* டெபாசிட்டாக* உத்தரவாதமாக* பிடித்து_வைக்க* நிறுத்தி_வைக்க* security_ya* security_aaga* deposit_aaga* pidichu_vaik* pidithu_vaikk* niruthi_vaikk*`,
  afterPay: `கட்டினால்தான் கட்டினால்_தான் கட்டிய_பிறகு* கட்டின_பிறகு* கொடுத்த_பிறகு* செலுத்திய_பிறகு* அனுப்பிய_பிறகு* பணம்_வந்த_பிறகு* kattinal_than kattinaldhan kattina_piragu* kattina_apparam* kodutha_piragu* seluthiya_piragu* anuppina_apparam* panam_vandha*`,
  broker: `ஏஜென்ட்* ஏஜெண்ட்* ஏஜென்சி* தரகர்* பீரோவுக்கு புரோக்கர்* agent* agency* tharagar broker* bureau* mesthiri வேலை_வாங்கித்_தர* வேலை_வாங்கி_தர* velai_vangi_thar* velai_vaangi_thar*`,
  code: `கோடு* கோடை கோட் குறியீடு* code* வரும்_நம்பர* வரும்_எண்* நம்பர்_வரும் வரும்_மெசேஜ* varum_number* vara_number* வரும்_நம்பர்* வரும்_ரகசிய* வர்ற_நம்பர்* வர்ர_நம்பர்* vara_number varra_number`,
  theirs: `வருபவர்* வருகையாளர்* விருந்தினர்* வாடிக்கையாளர்* குடியிருப்பவர்* நோயாளிகள்* மாணவர்கள்* பயணிகள்* visitor* customer* guest* patient* varubavar* maanavar* வாடிக்கையாளர* டெபாசிட்தாரர்* விண்ணப்பதாரர்களிட* மக்களிட* customeridam பார்வையாளர்* உறுப்பினர்கள்* பக்தர்* சுற்றுலா_பயணி* யாத்ரீகர்* payanigal*
    paarvaiyalar* bakthar* குடியிருப்போர்* வாடகைதாரர்* வாடகைக்கு*`,
  duty: `டியூட்டி* ஷிஃப்ட்* ஷிப்ட்* காவல்* காவலர்* வாட்ச்மேன்* duty shift kaaval* watchman guard`,
  master: `முதலாளி* சார்* சாருக்கு சாரை ஆண்* பாஸ்* ஓனர்* muthalali* sir aan boss owner* சாருடன் ஐயா முதலாளியுடன்`,
  delight: `சந்தோஷப்படுத்த* சந்தோஷமாக_வை* சந்தோஷமா_வை* திருப்திப்படுத்த* திருப்தி_செய்* மகிழ்விக்க* மகிழ்ச்சிப்படுத்த* sandhoshapaduth* santhoshapaduth* santhosama_vai* sandhoshama_vai* thirupthi_paduth* thirupthipaduth* magizhvikk* இன்பம்_தர* சுகம்_தர* inbam_thar* sugam_thar* மஸ்தி* ஜாலியா_இருக்க*
    jollya_iruk* jolly_ya* திருப்தி* முழு_திருப்தி* இன்பம்* thirupthi* சந்தோஷ_படுத்த* sandhosha_padu* santhosha_padu* சந்தோசப்படுத்த* மகிழ்வி*`,
  frank: `ஓப்பன்_மைண்ட்* ஓபன்_மைண்ட்* ஓப்பனான* ஃப்ரீயான* போல்டான* வெளிப்படையாக_பழக* தாராள_மனம்* சகஜமாக_பழகும்_பெண் open_mind* bold* frank* free_ya_pazhag* thaarala_manam* sagajama_pazhag* போல்ட்* போல்டா* broad_mind* வெட்கப்பட*`,
  needs: `எல்லா_தேவை* அனைத்து_தேவை* ஆசைகளை* ஆசையை_பூர்த்தி* உடல்_தேவை* தேவைகளை_பூர்த்தி* ella_thevai* aasaigalai* aasaiya* udal_thevai* thevaigalai_poorthi* எல்லா_வகையிலும்* எல்லா_விதத்திலும்* ஆசை* விருப்பங்களை* எல்லா_தேவைகளையும்* ella_vagaiyilum* ella_vidhathilum* aasai* viruppangal*`,
  company: `துணையாக_இரு* துணையா_இரு* கம்பெனி_கொடு* கூட_இருக்க_வேண்டும் பொழுது_போக்க* இரவைக்_கழி* thunaiya_iru* thunaiyaga_iru* thunaya_iru* company_kodu* company_kudu* kooda_irukkanum pozhudhu_pok* iravai_kazhi* துணை* தோழி* ஜோடி* thunai thozhi partner கம்பெனி_வேண்டும் கம்பெனி_வேணும் துணை_வேண்டும்
    company_venum`,
  serve: `சேவை* பணிவிடை* sevai* panividai*`,
  bed: `ஒரே_படுக்கை* ஒரே_அறையில்_படு* ஒரே_ரூமில்_படு* பக்கத்தில்_படு* சேர்ந்து_தூங்க* ore_padukkai* ore_room_la_padu* ore_arai_yil* pakkathula_padu* pakathula_padu* serndhu_thoong* ஒரே_அறையில்* ore_arai* ore_room*`,
  private: `சிறப்பு_சேவை* பிரைவேட்_வேலை* ரகசிய_வேலை* இரவு_சேவை* special_sevai* private_velai* ragasiya_velai* iravu_sevai* night_service ரகசிய* இரகசிய* ragasiya* நைட்_கம்பெனி* இரவு_கம்பெனி*`,
  schoolGoing: `பள்ளி_செல்லும்* பள்ளிக்கு_செல்லும்* பள்ளிக்குச்_செல்லும்* பள்ளியில்_படிக்கும்* பள்ளி_படிப்பை_நிறுத்தி* படிப்பை_நிறுத்திய* school_pogum* school_pora* school_padikk* padippa_niruthi* palli_sellum* பள்ளி_நின்ற* படிப்பை_நிறுத்* படிப்பு_நின்ற* school_நின்ற* school_ninna* school_niruth*
    school_drop_out school_dropout ஸ்கூல்_டிராப்* ஸ்கூல்_நின்ன* palli_ninna*`,
  weAre: `நாங்கள்_இந்து* நாங்கள்_பிராமண* நாங்கள்_முஸ்லிம்* எங்கள்_குடும்ப* naanga_hindu* naanga_brahmin* naanga_muslim* engal_kudumb*`,
  paint: `சுவர்* பெயிண்ட்* சேலை* திரைச்சீலை* suvar* paint* curtain* சுவரு* சுவரில்* மஞ்சள்* நீலம்* பச்சை* கருநீல* இளஞ்சிவப்பு* படுக்கையறை* ஹாலில்* manjal* neelam* pachai* பொருத்துவது* பொருத்த*`,
  belong: `குடும்பத்தைச்_சேர்ந்த* சேர்ந்தவர்* சேர்ந்தவராக* kudumbathai_serndha* serndhavar* குடும்பத்துப்_பெண்* குடும்பத்துப்பெண்* குடும்பத்து_பெண்* குடும்பத்தினர்* kudumbathu_ponnu*`,
  securityWord: `செக்யூரிட்டி* security பாதுகாப்பு*`,
  relation: `உறவு* ரிலேஷன்* uravu* relation`,
  close: `நெருக்க* nerukk* ஃப்ரெண்ட்லி* பிரெண்ட்லி* ஜாலி* friendly jolly*`,
  half: `பாதி அரை paadhi pathi paathi arai கால்_பங்கு கால்பங்கு மூன்றில்_ஒரு நாலில்_ஒரு kaal_pangu சதவீதம்* பர்சென்ட்* sadhaveedham percent`,
  share: `எங்களுக்கு எங்களுக்கே எங்க_பங்கு engalukku engalukke enga_pangu எங்களுடையது எங்கள்_சென்டர்* சென்டருக்கு ஏஜென்சிக்கு நமக்கு ஆபீஸுக்கு engaludhu centerku agencyku`,
  obey: `சொல்வதெல்லாம்* சொல்றதெல்லாம்* சொல்வதை_எல்லாம்* சொல்படி* மறுக்கக்_கூடாது* solvadhellam* solradhellam* solradha_ellam* solpadi*`,
  drink: `மது* சரக்கு drink`,
  limb: `கால்* மூட்டு* kaal moottu`,
  couple: `தம்பதி* கணவன்_மனைவி* thambathi* kanavan_manaivi*`,
  above: `மேல் மேற்பட்ட mel merpatta மேலே_இருந்தா* mela`,
  press: `அமுக்க* பிடித்துவிட* பிடித்து_விட* amukk* pidichu_vid*`,
  trip: `டூர்* சுற்றுலா* ஹோட்டல்* tour`,
  withYou: `உங்களிடமே* உங்களிடம்_இரு* உங்க_கிட்ட* உங்கள்_வசம்* யாரும்_வைத்து* வைத்துக்கொள்ள_மாட்ட* ungalidam* unga_kitta* வைத்துக்கொள்வதில்லை`,
  beside: `உடன் கூட *உடன் *ுடன் *oda kooda koode`,
  spa: `ஸ்பா* மசாஜ்_பார்லர்* spa massage_parlour`,
  leaving: `விடும்போது விட்டால் போகும்போது போகும்_போது வேலை_முடியும்* வேலை_முடிந்த* முடியும்_வரை* முடிந்த_பிறகு* சீசன்_முடி* வருடம்_கழித்து* மாதம்_கழித்து* வருடம்_முடி* ஒப்பந்தம்_முடி* ஊருக்கு_போகும்* நின்றால் நிற்கும்போது velai_mudi* mudiyum_varai* vidumbodhu pogumbodhu varusham_kazhi* season_mudi*`,
  atHand: `எங்களிடம் எங்ககிட்ட எங்க_கிட்ட முதலாளியிடம் மேஸ்திரியிடம் ஏஜெண்டிடம் ஏஜென்டிடம் கான்ட்ராக்டரிடம் ஒப்பந்ததாரரிடம் சூப்பர்வைசரிடம் மேனேஜரிடம் கணக்கப்பிள்ளையிடம் கம்பெனியில் கம்பெனியிடம் ஆபீசில் ஆபீஸில் அலுவலகத்தில் கடையில் மேடத்திடம் சாரிடம் நிறுவனத்தில் engalidam enga_kitta engakitta muthalali_kitta
    mesthiri_kitta contractor_kitta manager_kitta company_la companyla office_la officela kadaila kadai_la`,
  stays: `இருக்கும் இருக்கணும் வைக்க வைக்கணும் வைக்கவேண்டும் வைத்துக்கொள்வோம் வைத்திருப்போம் வைத்திரு* ஒப்படை* கொடுத்துவிட* கொடுத்து_வைக்க* முடக்கி* irukkum vaikk* vekkanum vekka vachukkuvom oppadai* koduthu_vai* விட்டுவிடு* விட்டுச்_செல்* வைத்துவிடு* vittu_vid* எடுத்துக்கொள்வார் எடுத்துக்கொள்வார்கள்
    வாங்குவோம் வாங்கிக்கொள்வோம்`,
  fromWage: `கூலியில் கூலியிலிருந்து* கூலியில்_இருந்து சம்பளத்தில் சம்பளத்திலிருந்து* சம்பளத்தில்_இருந்து சம்பாத்தியத்தில்* kooliyil kuliyil kooli_la sambalathil sambalathula sambalathu_la sambalathilirundhu* தினக்கூலியில்* நாள்கூலியில்* dinakooliyil`,
  fromUs: `எங்களிடமே எங்களிடம்தான் எங்கள்_கடையில்* எங்க_கடையில* ஒப்பந்ததாரரிடமே* கான்ட்ராக்டரிடமே* கான்ட்ராக்டரிடம்தான்* கம்பெனியில்தான்* engalidame enga_kadaila* engakittaye contractor_kittaye எங்கள்_லேப்* எங்கள்_லேபி* எங்கள்_சென்டர்* எங்கள்_சென்டரி* எங்க_லேப்* எங்கள்_டாக்டர்* enga_lab* enga_center*
    எங்கள்_ஆப்* எங்கள்_ஆப்பி* எங்கள்_செயலி* enga_app* engal_app* enga_kadai* enga_shop*`,
  buy: `வாங்க வாங்கணும் வாங்கவேண்டும் விலைக்கு_வாங்க* vaanganum vanganum vaanga எடுத்தாக எடுத்தே எடுக்க_வேண்டும் எடுக்கணும்`,
  enrol: `உறுப்பினர்_ஆக* உறுப்பினராக* உறுப்பினராகி* உறுப்பினர்_சேர்க்கை* மெம்பர்ஷிப்* பாலிசி* எல்ஐசி* சந்தா* பிரீமியம்* காப்பீடு_எடு* urupinar_aag* urupinar* membership policy lic sandha premium`,
  pin: `பின்_நம்பர* பின்_எண* பின்னை பின்_நம்பரும் pin_number`,
  grade: `ஐந்தாவது ஆறாவது ஏழாவது எட்டாவது ஒன்பதாவது ஐந்தாம்_வகுப்பு* ஆறாம்_வகுப்பு* ஏழாம்_வகுப்பு* எட்டாம்_வகுப்பு* ஒன்பதாம்_வகுப்பு* பத்தாம்_வகுப்பில்* ettavadhu onbadhavadhu ezhavadhu ettaam_vagupp*`,
  pupil: `படிக்கும் படிக்கிற படிக்கற padikkum padikkira padikkura`,
  mayWork: `வரலாம் செய்யலாம் பரவாயில்லை பரவால்ல ஓகே போதும் varalam seyyalam paravayilla paravala ok podhum`,
  schoolKid: `பள்ளிக்_குழந்தை* பள்ளி_குழந்தை* பள்ளிப்_பிள்ளை* பள்ளி_மாணவ* பள்ளிக்கூடப்_பிள்ளை* ஸ்கூல்_பசங்க* school_pasanga* school_pillai*`,
  otherKind: `வேறு_சாதி* மற்ற_சாதி* வேறு_மதம்* மற்ற_மதத்* vera_jaathi* matra_jaathi* எங்கள்_சாதி* எங்க_சாதி* enga_jaathi*`,
  noMatter: `எங்களுக்குத்_தேவையில்லை எங்களுக்கு_தேவையில்லை தேவையில்லை_எங்களுக்கு கேட்க_மாட்டோம் கேட்க_மாட்டார்கள் கேட்கமாட்டோம் கேட்பதில்லை கேட்பது_இல்லை பார்ப்பதில்லை பார்க்க_மாட்டோம் பார்க்கமாட்டோம் பார்ப்பது_இல்லை ஒன்றுதான் ஒன்றே எல்லோரும்_ஒன்று* எல்லாரும்_ஒன்று* எல்லோரும்_சமம்* அனைவரும்_சமம்* சாதி_அல்ல
    சாதியை_அல்ல சாதியல்ல மதம்_அல்ல மதத்தை_அல்ல நிறம்_அல்ல நிறத்தை_அல்ல கவலையில்லை கவலை_இல்லை பிரச்சினை_இல்லை பிரச்சனை_இல்லை வித்தியாசம்_இல்லை வேறுபாடு_இல்லை யாராக_இருந்தாலும்* எதுவாக_இருந்தாலும்* முக்கியமில்லை முக்கியம்_இல்லை kekka_maatom kekka_mattom ketka_mattom kekkamatom pakka_maatom
    pakka_mattom onnudhan onnuthan jaathi_illa prachana_illa prachanai_illa எல்லோரும்_வரலாம் எல்லாரும்_வரலாம் அனைவரும்_வரலாம் எல்லோருக்கும்*`,
  device: `நாற்காலி* மெஷின்* இயந்திர* naarkaali* chair machine சேர்_துடை*`,
  withThem: `அவர்களுடன் அவர்களோடு அவருடன் அவரோடு அவங்க_கூட அவங்களோட வாடிக்கையாளருடன் வாடிக்கையாளரோடு வாடிக்கையாளர்களுடன் கஸ்டமருடன் கஸ்டமர்_கூட கெஸ்ட்_கூட avanga_kooda avangaloda customers_kooda customer_kooda avar_kooda guests_kooda`,
  inRoom: `அறையில் ரூமில் ரூம்ல ஒரு_மணி_நேரம் ராத்திரி இரவு arayil roomla room_la oru_mani_neram rathiri night`,
  tens: `பத்து இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு pathu irubadhu muppadhu naarpadhu aimbadhu`,
  near: `*ிடம் *யிடம் kitta கிட்ட கையில்`,
  until: `வரை varai`,
  blank: `வெற்றுத்_தாள* வெற்று_தாள* வெள்ளை_தாள* வெள்ளைத்_தாள* vetru_thal* vellai_thal*`,
  sign: `கையெழுத்* கைநாட்டு* kaiyezhuth* sign`,
  noSchool: `பள்ளிக்குப்_போகாத* பள்ளிக்கு_போகாத* பள்ளி_செல்லாத* school_pogatha* palliku_pogatha* பள்ளிக்கு_போகலாம் பள்ளிக்குப்_போகலாம் school_pogalam* schoolku_pogalam*`,
  lightWork: `சின்ன_வேலை* சின்னச்_சின்ன* சிறு_வேலை* லேசான_வேலை* chinna_velai* chinna_chinna`,
  skill: `எண்ணி எண்ணிக் காசாளர்* கேஷியர்* enni cashier`,
  minAge: `குறைந்தபட்ச_வயது* குறைந்தது_வயது kurainthabatcha_vayadhu`,
  solely: `மட்டும் மட்டுமே mattum mattume`,
};
