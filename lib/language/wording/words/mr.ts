import type { ConceptWords } from "../names";

/** Marathi and its Latin spellings. */
export const MR: ConceptWords = {
  fee: `फी फीस शुल्क* चार्ज* डिपॉझिट* डिपॉजिट* अनामत* सुरक्षा_ठेव ठेव सिक्युरिटी_रक्कम सिक्युरिटी_डिपॉझिट fi shulk dipozit deposit anamat thev सुरक्षा_रक्कम सुरक्षा_अनामत सर्व्हिस_चार्ज नोंदणीचे_पैसे फॉर्मचे_पैसे गणवेशाचे_पैसे ट्रेनिंगचे_पैसे anamat_rakkam suraksha_rakkam service_charge form_che_paise
    ganveshache_paise nondaniche_paise uniform_che_paise training_che_paise`,
  cause: `नोंदणी* रजिस्ट्रेशन* फॉर्म* अर्ज* ट्रेनिंग* प्रशिक्षण* प्रोसेसिंग* एजन्सी* फाईल* पडताळणी* युनिफॉर्म* गणवेश* ड्रेस* किट* ओळखपत्र_बनव* आयडी_कार्ड* मेडिकल* जॉइनिंग* रुजू* गेट_पास* nondani registration arj training prashikshan ganvesh uniform kit joining form medical padtalni कागदपत्र_खर्च* कागदपत्र
    पेटी* बूट* साहित्याच्य* नाव_नोंद* गाडी_भाड* gadi_bhad* विमा* स्टॅम्प* करार* हेल्मेट* मशीन* कार्ड_बनव* vima stamp helmet boot machine ओळखपत्राच* आयकार्ड* आय_कार्ड* गेटपास* काम_पक्क* नोकरी_पक्क* काम_मिळवून* नोकरी_मिळवून* काम_लावून नोकरी_लावून नेमणूक_पत्र* ऑफर_लेटर* जागा_बुक* सीट_बुक* बुकिंग*
    यादीत_नाव* शूज* टोपी* रेनकोट* साडी* पोलीस_व्हेरिफिकेशन* पोलीस_पडताळणी* ॲग्रीमेंट* icard i_card* olakhpatra_banav* gate_pass* gatepass* kaam_pakk* kam_pakk* nokri_pakk* kaam_milvun* nokri_milvun* offer_letter jaga_book* booking yadit_nav* shoes topi raincoat sadi police_verification* agreement
    चावी* किल्ली* नाव_नोंदव* नाव_लाव* वर्गाच* क्लास* सायकल* chavi killi nav_nondav* class* boot* scooty* काम_नक्की बिल्ला* नाव_पक्क* जागा_धरून* जागा_पक्क* जागा_राख* शिकवण्याच* शिकवणी शिकण्यासाठी जॅकेट* हातमोजे चष्मा टूल_किट* अवजारां* स्टॅम्प_पेपर* पॉलिसी* प्रीमियम* प्रमाणपत्राच* पास_काढ* nav_pakk*
    naav_pakk* jaga_dharun* jaga_pakk* shikavnya* shikvnya* tool_kit stamp_paper policy premium jacket फोटो_काढायच* फोटो_काढण्याच* प्रोफाइलसाठी* नमुन्यांच* सॅम्पल* मोडतोड* photo_kadhnya* sample* स्क्रीनशॉट* screenshot`,
  refund: `परत* रिफंड* parat refund सोडताना सोडल्यावर sodtana sodlyavar`,
  money: `पैसे पैसा रक्कम रोख paise paisa rakkam rokh`,
  currency: `रु रुपये रुपयांच* रुपया रुपयांची rupaye rupye`,
  many: `शंभर पाचशे हजार लाख shambhar pachshe *शे *शेचे *शेचा दीडशे dedshe *she अडीचशे दोनशे तीनशे चारशे सहाशे सातशे adichshe donshe tinshe charshe`,
  commission: `कमिशन* दलाली* kamishan dalali`,
  advance: `ॲडव्हान्स अॅडव्हान्स आगाऊ उचल aagau agau`,
  cut: `कापल* कापून कापण* कपात* कट kapun kaplya kapat कापेल कापणार कापले कापतील ठेवणार ठेवेल घेणार घेईल kapel kapnar kaptil thevnar thevel ghenar gheil हिस्सा* वाटा hissa vata`,
  agent: `एजंट* दलाल* ठेकेदार* एजन्सी* ejant dalal मुकादम* ऑफिस* कार्यालय* साहेब* बाईंना मॅडम* सुपरवायझर* mukadam* office madam saheb ब्युरो* ब्यूरो* सेंटर* bureau center मॅनेजर* मुनीम* manager munim वॉर्डन* इन्चार्ज* warden incharge`,
  wage: `पगार* वेतन* पहिल्या_महिन्य* एक_महिन्य* pagar vetan pahilya_mahinya* pagarat* pagarach* कमाई* मिळकत* kamai milkat उत्पन्न*`,
  mustPay: `द्यावे_लाग* द्यावी_लाग* द्यावा_लाग* द्यावे द्यावी द्यायच* भरावे* भरावी* भरावा* भरा भरणे भरायच* भरून जमा_कर* जमा_करा जमा_करावे पाठव* पाठवा देऊन आधी_द्या आधी_द्याव* लागतील लागेल लागते लागतात घेतले_जा* घेतली_जा* विकत_घ्याव* विकत_घ्या पे_करा द्या_आधी पेमेंट_करा ट्रान्सफर_करा द्या dyave_lag*
    dyavi_lag* dyava_lag* dyayche dyaychi bharave* bharavi* bhara bharun bharayche jama_kara jama_karav* pathva pathav* deun aadhi_dya adhi_dya lagtil lagel lagte lagtat ghetle_ja* ghetli_ja* vikat_ghyav* pay_kara transfer_kara payment_kara dyavet gpay_kara send_kara येताना_घेऊन घेऊन_या घेऊन_याव*
    द्यायचे द्यायचा द्याव* ठेवावे_लाग* ठेवाव* ghevun_ya dyaycha dyav* thevave_lag* thevav* jama_thevav* घेतले_जातील घेतली_जाईल घेतले_जातात घेण्यात_येत* घेऊ_आम्ही सोबत_आण* आणायच* आणावे_लाग* टाका टाकाव* टाकायच* कामगाराने_द्याय* स्वतः_घ्याव* स्वतः_भर* स्वखर्च* भरणे_आवश्यक देणे_आवश्यक घेणे_बंधनकारक
    घेणे_आवश्यक देणे_बंधनकारक लागतो खर्च_येईल खर्च_येतो जमा_ठेव* जमा_करावी जमा_करावा जमा_करणे द्यावी_लागते द्यावे_लागतात ghetle_jatil ghetli_jail ghetle_jatat ghenyat_yet* sobat_aan* sobat_an* aanayche kamgarane_dyay* swatah_ghy* swatah_bhar* swakharch* bharne_avashyak dene_avashyak
    ghene_bandhankarak ghene_avashyak kharch_yeil kharch_yeto jama_thev* jama_karavi jama_karne dyavi_lagte dyave_lagtat dyavi_lagel dyave_lagel dyava_lagel bharave_lagel bharaycha भरायचे swatah_bharayche paise_taka rupaye_taka आधी_घेतो आधी_घेऊ आधी_भर* adhi_gheto adhi_bhar* भरा_मग आमच्याकडूनच_घ्य*
    सोडल्यावर_परत टाकायचे_पैसे`,
  pay: `द्या द्यावे भरा पाठवा जमा पेमेंट dya bhara pathva jama`,
  oblige: `आधी अनिवार्य बंधनकारक आवश्यक पहिले प्रथम aadhi adhi anivarya bandhankarak pahile आजच आधीच`,
  give: `मिळेल मिळतील मिळते मिळतात दिले_जाईल दिली_जाईल दिला_जाईल दिले_जातील देऊ देतो देते आम्ही_देऊ आम्ही_देतो आमच्याकडून मोफत फुकट दिला_जातो दिले_जाते दिली_जाते आमचा_खर्च आम्हीच* कंपनी_देते देणार milel miltil milte miltat dile_jail dili_jail dila_jail deu deto dete aamhi_deu amhi_deto aamchyakadun
    amchyakadun mofat fukat amhich denar milnar मिळणार घेऊन_देतो घेऊन_देऊ विकत_घेऊन आम्ही_भर* मिळतो मिळते_ खात्यात ghevun_deto gheun_deto gheun_deu amhi_bhar* aamhi_bhar* milto khatyat घेऊ_शक* मिळू_शक* gheu_shak* milu_shak* पाठवू पाठवतो पाठवेन pathvu pathavu pathavto मालकाच्या_खर्च*
    malkachya_kharch* जसे_सोयीचे सोयीचे आम्ही_पाठव* आमच्या_पैशां* आमच्या_पैशात amchya_paishan*`,
  we: `आम्ही आमच्या आमचा आमची मालक कंपनी aamhi amhi aamchya amchya malak`,
  gain: `बोनस बक्षीस भत्ता ओव्हरटाइम ओव्हरटाईम प्रवास दिवाळी* महिना महिन्याला दरमहा रोज दिवसाला bonus bakshis bhatta overtime pravas diwali mahina mahinyala darmaha roj divsala ग्रॅच्युइटी* पीएफ* रजेचे_पैसे gratuity pf`,
  chore: `बिल* वीज* लाईट_बिल भाजी* बाजार* दुकान* शाळ* मुलांच* मुलाच* मुलीच* सोसायटी* ग्राहक* गिऱ्हाईक* डॉक्टर* दवाखान* मंदिर* पाहुण* bil vij bhaji bajar dukan shale* shala mulanch* mulach* mulich* society grahak doctor davakhana mandir pahune पालक* परीक्षा* नागरिक* रुग्णांच* palak pariksha एंट्री* संगणक*
    कॉम्प्युटर* टायपिंग* हिशोब* बँकेत entry computer typing hishob banket पावती_दे* पावती_फाड* पावत्या pavti_de* pavti_fad* पार्किंग* parking मोजून खिडकीवर फी_घेऊन शुल्क_घेऊन दंड_घेऊन fee_gheun मासळी मासे masali`,
  sale: `विक्री* vikri`,
  warn: `तक्रार फसवणूक कोणी_पैसे_माग* takrar fasavnuk koni_paise_mag* अत्याचार* हिंसाचार* पीडित* शोषण* छळ* बळी_पडल* atyachar* pidit* shoshan*`,
  secret: `ओटीपी एटीएम_कार्ड* डेबिट_कार्ड* पासवर्ड* पिन_नंबर* एटीएम_पिन चेकबुक* pin_number atm_card बँकेच्या_ॲप* बँक_ॲप* आकडा_ऑफिस* अंकी_आकडा आलेला_कोड एटीएम_आणि atm_ani_pin कार्डचा_नंबर रद्द_चेक* कॅन्सल_चेक* cancel_cheque कार्डाच्या_माग* कार्डामाग* कार्डवरच* card_chya_mag* cardchya_mag* नेट_बँकिंग*
    नेटबँकिंग*`,
  account: `बँक_खात* खाते_क्रमांक खाते_नंबर पासबुक* बँक_डिटेल* बँकेची_माहिती खाते_नंबर bank_khate khate_number khate_kramank passbook bank_details`,
  paper: `आधार* पॅन_कार्ड* पॅनकार्ड* मतदार_ओळखपत्र* रेशन_कार्ड* रेशनकार्ड* पासपोर्ट* मार्कशीट* गुणपत्रिका* ओळखपत्र* मूळ_कागद* मूळ_प्रमाण* मूळ_दाखल* ओरिजिनल_कागद* aadhar adhar pan_card ration_card olakhpatra mul_kagad* original_kagad* दहावीचे_प्रमाणपत्र शाळा_सोडल्याचा_दाखला* दाखला* dakhla`,
  doc: `कागदपत्र* दाखल* प्रमाणपत्र* डॉक्युमेंट* लायसन्स* परवाना kagadpatr* dakhla praman_patra`,
  original: `मूळ ओरिजिनल मुळ mul original अस्सल`,
  send: `पाठव* व्हॉट्सॲप* व्हॉट्सअॅप* व्हाट्सअप* फोटो_काढून शेअर_कर* अपलोड जमा_कर* सांगा सांगाव* द्यावे_लाग* द्यावी_लाग* द्यावे द्या pathva pathav* photo_kadhun share_kara jama_kara jama_karav* sanga dyave_lag* dyavi_lag* dya सांग* टाका टाकाव* sang* व्हॉट्सॲप_कर* व्हॉट्सअप_कर* फोटो_द्या फोटो_टाक* मेल_कर*
    whatsapp_kara photo_dya photo_taka whatsapp_var_taka sangaycha sangayche sangava dyaycha dyayche चॅट* chat* पुढचा_मागचा पुढे_मागे pudhe_mage इथेच_लिह* इथे_लिह* ithe_lih* ithech_lih*`,
  keep: `ठेवल* ठेवून ठेवू ठेवाव* आमच्याकडे मालकाकडे जमा_ठेव* ऑफिसमध्ये_राह* ठेवण्यात thevl* thevun thevu thevav* aamchyakade amchyakade malkakade jama_thev* कपाट* तिजोरी* लॉकर* मालकाच्या kapat* tijori* locker malkachya मालकाच्या_कपाट* मालकाकडे_राह* ऑफिसला_जमा जमा_करावी_लाग* ताब्यात malkakade_rah*
    office_la_jama tabyat ताब्यात* आमच्या_ताब्यात`,
  show: `दाखव* आणा आणाव* आणण* घेऊन_या तपास* पडताळ* पाहि* बघ* dakhav* aana ghevun_ya tapas* padtal* bagh*`,
  wallet: `यूपीआय युपीआय गुगल_पे जीपे फोनपे फोन_पे पेटीएम क्यूआर`,
  age: `वय वयाच* वयोगट vay vayach* vayogat तेराएक_वर्षांच*`,
  year: `वर्ष* varsh varsha varshach* varshe वर्षां*`,
  teen: `चौदा पंधरा सोळा सतरा तेरा बारा chauda pandhra sola satra तेराएक बारातेरा चौदाएक पंधराएक बाराएक`,
  child: `मुलाला मुलीला मुलांना बाळ* बाळाला माझ्या_मुल* आमच्या_मुल* आमची_मुल* नातू नात शाळ* आई बाबा सासू* सासरे आजी* आजोबा* कुत्र* जुन* mulala mulila mulanna bal balala majhya_mul* amchya_mul* aamchya_mul* natu nat shala aai baba sasu aaji ajoba kutra june वसतिगृह* विद्यार्थ* होस्टेल* vasatigruh*
    vidyarth* hostel दोन_मुले दोन_मुल* तीन_मुले मुले_आहेत मुलगी_आहे मुलगा_आहे don_mule don_muli don_mul* mule_ahet mulgi_ahe mulga_ahe mulgi_aahe mulga_aahe mule_aahet आश्रमशाळ* अनाथ* ashramshal* भाऊ बहीण दादा ताई bhau bahin dada tai तीन_मुलगे दोन_मुलगे तीन_मुली दोन_मुली मुलगे`,
  minor: `अल्पवयीन* लहान_मुलग* लहान_मुल* छोटी_मुलगी छोटा_मुलगा लहान_वय* कमी_वयाच* बालकामगार* alpavayin lahan_mulg* lahan_mul* choti_mulgi chota_mulga lahan_vay* kami_vayach* balkamgar लहान_पोर* कमी_वयाची कमी_वयाचा lahan_por* chhota_mulga chhoti_mulgi वर्षांवरच*_मुल* लहान_मुलं_हव* शाळकरी_मुलगी शाळकरी_मुलगा
    shalkari_mulgi shalkari_mulga`,
  care: `सांभाळ* काळजी* देखभाल खाऊ_घाल* अंघोळ अभ्यास खेळ* sambhal* kalji dekhbhal abhyas khel*`,
  mine: `आमच्या आमची आमचा माझ्या माझी माझा aamchya aamchi amchya amchi majhya majhi घरात घरी_दोन gharat ghari_don`,
  young: `मुलगी मुलगा मुली मुले पोरगी पोरगा पोरं mulgi mulga muli mule porgi porga girl girls boy boys तरुणी* मुलं मुलांना mula पोरंही पोरे मुलंही मुलेही पोरही`,
  wanted: `पाहिजे हवी हवा हवे हवेत चालेल चालतील गरज असावी असावा असाव* pahije havi hava have chalel chaltil garaj asavi asava ghetle_jail ओके`,
  worker: `कामवाली बाई कामगार कामासाठी कामाला मोलकरीण मदतनीस मुलगी मुलगा महिला उमेदवार kamwali bai kamgar kamasathi kamala molkarin madatnis mulgi mulga mahila umedvar घरकामाला घरकामासाठी वॉचमन* गार्ड* ड्रायव्हर* माळी* स्वयंपाकी* स्वयंपाकीण* gharkamala watchman guard driver mali cook बाईच बाई_च नर्स*`,
  woman: `मुलगी मुली महिला* बाई स्त्री* तरुणी* वहिनी mulgi muli mahila bai stri taruni vahini गर्ल* लेडीज युवती* girl girls lady ladies female`,
  past: `अनुभव* जुन* पासून anubhav pasun`,
  massage: `मालिश* मसाज* maalish malish masaj`,
  body: `बॉडी शरीर* अंग* साहेब* पुरुष* रात्री body sharir saheb purush ratri`,
  treated: `बाळ* बाळंत* लहान_मुल* आई आजी* आजोबा* रुग्ण* वृद्ध* फिजिओ* लकवा bal balant* aaji ajoba rugna vruddha balacha balachi balachya`,
  sexual: `सेक्स* लैंगिक* शरीरसंबंध* शारीरिक_संबंध* साहेबांना_खूश* मोकळ्या_विचार* बिनधास्त_मुल* रात्र_घालव* सोबत_झोप* शरीरसुख* एकट्या_पुरुष* laingik sharirik_sambandh mokalya_vichar* bindhast_mul* ratra_ghalav* sobat_zop* barobar_zop* पूर्ण_इच्छा* इच्छा_पूर्ण* मोकळ्या_स्वभाव* एस्कॉर्ट* गर्लफ्रेंड* हॅपी_एंडिंग
    बॉडी_टू_बॉडी नाईट_पार्टनर फुल_सर्व्हिस डेटिंग रोमान्स* रोमँटिक* सेक्सी* बायकोसारख* बायको_सारख* पत्नीसारख* एकत्र_झोप* रात्र_काढ* शय्यासोबत* देहसुख* girlfriend* romance* romantic* baykosarkh* bayko_sarkh* patnisarkh* ekatra_zop* ratra_kadh* रात्रीची_सोबत* रात्री_सोबत_राह* शरीर_विक्री* जीवनसाथी*
    jivansathi बारमध्ये_नाच* नाचणाऱ्या_मुल* डान्स_बार* bar_madhe_nach* nachnarya_mul* dance_bar`,
  owner: `साहेब* मालक* पुरुष* एकटा एकट्या saheb malak purush ekta ektya`,
  night: `रात्र* बेड* खोलीत एकट* ratri kholit`,
  toWhat: `वेळ* कुटुंब* घर vel kutumb`,
  faith: `हिंदू हिंदु मुस्लिम मुसलमान ख्रिश्चन ख्रिस्ती बौद्ध शीख hindu muslim musalman christian मुस्लिमांनी मुसलमानांनी हिंदूंनी ख्रिश्चनांनी`,
  faithThing: `जेवण* स्वयंपाक* कुटुंब* घर* मंदिर* सण* पद्धत* jevan swayampak kutumb ghar mandir san ट्रान्सपोर्ट* ट्रॅव्हल्स* ट्रेडर्स* स्टोअर* बेकरी* हॉटेल* गल्ली* रोड* चौक* समिती* भवन* हॉस्पिटल* दवाखान* स्थळ* transport* travels* traders* store* bakery* hotel* galli* road* chowk*`,
  caste: `जातीच* ब्राह्मण* मराठा_समाज दलित* मागासवर्गीय* सवर्ण* brahman dalit savarn समाजाच* समाजातील samajach* जातीतील जातीतला उच्च_जात* वरच्या_जात* खालच्या_जात* आपल्या_जात* आमच्या_जात* आपल्या_समाज* आमच्या_समाज* जातीबाहेर* महार* धनगर* कुणबी* माळी_समाज* वंजारी* jatich* jatitil uchch_jat* varchya_jat*
    khalchya_jat* aplya_jat* aaplya_jat* aamchya_jat* aplya_samaj* aaplya_samaj* amchya_samaj* kunbi dhangar vanjari brahmin_bai गोत्र* शूद्र* क्षत्रिय* एससी* एसटी* ओबीसी* ९६_कुळी 96_kuli gotra shudra उच्चवर्णीय* उच्चकुल* कुलीन* मांग_समाज* मातंग* mali_samaj* समाजाचाच समाजाचीच samajachach`,
  only: `फक्त केवळ नको नकोत नाही पाहिजे हवी हवा असावी असावा प्राधान्य सोडून समाजाच* मुलगी महिला phakt fakt keval nako nahi pahije havi asavi pradhanya sodun bai mulgi mahila अर्ज_कर* येऊ_नये अग्रक्रम असल्यास चांगले arj_kar* yeu_naye asalyas changle agrakram अर्ज_करू_नये arj_karu_naye करावा करू_नये
    करू_नका karu_naye karu_naka माफ_कर* maaf_kar*`,
  skin: `गोरी गोरा गोऱ्या गोरे रंगान* सावळ* काळी_नको काळा_नको gori gora gorya rangan* savl* kali_nako रंग_उजळ* उजळ_रंग* उजळ_वर्ण* उजळ_कांती* गव्हाळ* गोरा_रंग गोरी_पान काळी_नसाव* काळा_नसाव* rang_ujal* ujal_rang* ujal_varn* gavhal* gori_pan kali_nasav* gora_rang`,
  looks: `सुंदर देखणी देखणा sundar dekhni dekhna फिगर* आकर्षक* figure`,
  unmarried: `अविवाहित* लग्न_न_झाल* कुमारी* कुमारिक* विधवा* घटस्फोटित* लग्न_झालेली_नको avivahit lagna_na_zal* kumari* vidhva ghatasphotit लग्न_न_झाले* लग्न_झालेले_नसाव* लग्न_झालेली_नसाव* लग्न_झालेले_नको* विवाहित_नको* विवाहित_नसाव* lagn_na_zale* lagna_na_zale* lagna_zaleli_nasav* lagna_zaleli_nako* vivahit_nako*
    vivahit_nasav* unmarried सिंगल_मुल* single_mulg*`,
  married: `विवाहित* लग्न_झाल* vivahit lagna_zal*`,
  anyone: `कोणीही कोणत्याही सर्व सगळे दोन्ही चालेल_कोणी koni_pahi konihi konatyahi konta sarv sagle donhi कोणताही कोणतीही kontahi kontihi भेदभाव* भेद_नाही अट_नाही फरक_पडत_नाही bhedbhav* bhed_nahi at_nahi farak_padat_nahi विचारत_नाही पाहत_नाही बघत_नाही vicharat_nahi pahat_nahi baghat_nahi विवाहित_किंवा
    किंवा_विवाहित*`,
  home: `घर* ghar`,
  call: `फोन कॉल संपर्क मोबाईल नंबर* phone call sampark number nambar`,
  message: `व्हॉट्सॲप_कर* व्हॉट्सअॅप_कर* मेसेज_करा whatsapp_kara message_kara whatsapp_var`,
  social: `इंस्टाग्राम* टेलिग्राम* फेसबुक*`,
  noAfter: `नाही नाहीत नको नका नये नाही_लागत लागत_नाही नाहीच nahi nahit nako naka naye nahiye lagat_nahi मागणार_नाही घेत_नाही घेतले_जात_नाही ठेवले_जात_नाही magnar_nahi ghet_nahi`,
  without: `विना शिवाय vina shivay`,
  otherwise: `नाहीतर अन्यथा nahitar म्हणजे_कोणी जेणेकरून`,
  never: `परत* विसर* उशीर parat visru`,
  other: `अनुभव* शिक्षण* इंग्रजी* सुट्टी* दारू* anubhav shikshan ingraji sutti daru`,
  bribe: `चहापाणी चहा_पाणी खुश_करावे हात_ओले देणगी_म्हणून chahapani`,
  pledge: `तारण* गहाण* जामीन* हमी taran gahan jamin टोकन* बयाणा* इसार* अनामत* token* bayana isar anamat`,
  cost: `खर्च* खर्चा किंमत* भाडे भाडं kharch kharcha bhada bhade kimmat emi हप्ता* दक्षिणा* hapta dakshina`,
  self: `तुम्ही तुम्हाला स्वतः स्वत tumhi tumhala swatah`,
  firstPay: `पहिला_महिन* पहिल्या_महिन* पहिला_पगार पहिल्या_पगार* अर्धा_पगार* एका_महिन्याचा_पगार* पहिले_पंधरा pahila_mahin* pahilya_mahin* pahila_pagar pahilya_pagar* ardha_pagar* पहिला_महिना पहिल्या_महिन्याचा अर्धा_पगार दहा_दिवसांचा पंधरा_दिवसांचा एक_महिन्याचा pahilya_mahinyacha ardha_pagar daha_divsancha
    pandhra_divsancha ek_mahinyacha पहिल्या_वीस पहिल्या_20 पहिल्या_15 पहिल्या_10 पहिल्या_पंधरा पहिल्या_दहा pahilya_vis pahilya_20 pahilya_15`,
  digit: `शून्य एक दोन तीन चार पाच सहा सात आठ नऊ shunya ek don tin teen char pach paach saha sat saat aath nau`,
  unit: `किलो लिटर लोक माणस* वाजता मिनिट* तास* lok manas* vajta minit* tas फॉर्म अर्ज पाने नोंदी form arj फॉर्म* अर्ज* कोंबड्या* कोंबडी* अंडी* पेपर* वर्तमानपत्र* शेळ्या* गाई* म्हशी* झाडं झाडे रोपं रोपे विटा* पोती* पाकिट* बाटल्या* खुर्च्या* kombdya andi paper shelya gai jhade vita poti`,
  together: `सोबत_राह* बरोबर_राह* sobat_rah* barobar_rah* सरांसोबत साहेबांसोबत मालकासोबत`,
  anything: `सगळं_करावं सर्व_काही sagla_karav*`,
  alone: `एकटे_साहेब एकट्या_पुरुष* ekte_saheb ektya_purush* एकटा_राह* बॅचलर* विधुर* ekta_rah* bachelor vidhur एकट्या_गृहस्थ* एकट्या_माणस* एकटे_गृहस्थ* ektya_gruhasth* ektya_mans* एकाकी* एकट्या_सर* एकटे_सर* एकट्या_साहेब* ektya_saheb* ektya_sir* पत्नी_नाही bayko_nahi`,
  wedding: `लग्न* lagna* विवाह* lagna lagn`,
  link: `ग्रुप* पेज* चॅनल* इनबॉक्स* group page`,
  joinTime: `पहिल्या_दिवशी येताना रुजू_होताना जॉइनिंगच्या_वेळी मुलाखतीआधी कामाला_लागण्याआधी pahilya_divshi yetana ruju_hotana joining_adhi yenyaadhi येण्याआधी`,
  clan: `मराठा* maratha* जैन जैनांनी* वारकरी वैष्णव jain varkari`,
  strict: `फक्त केवळ प्राधान्य समाजाच* कुटुंबातील fakt phakt keval kutumbatil samajach* पाहिजे हवी हवा pahije havi hava असेल_तर_बर* असली_तर_बर* असेल_तर_चांगल* asel_tar_bar* asel_tar_changl*`,
  surety: `सिक्युरिटी_म्हणून अनामत_म्हणून राखून_ठेव* अडकवून_ठेव* जमा_राह* हमी_म्हणून security_mhanun anamat_mhanun rakhun_thev* adkavun_thev* jama_rah* hami_mhanun`,
  afterPay: `पैसे_दिल्यावर पैसे_भरल्यावर पैसे_दिल्यानंतर भरल्यानंतर भरल्यावर दिल्यानंतरच दिल्यावरच पैसे_मिळाल्यावर paise_dilyavar paise_bharlyavar paise_dilyanantar bharlyanantar bharlyavar dilyavarach dilyanantarach paise_milalyavar`,
  broker: `एजंट* एजन्सी* दलाल* ब्युरो* ठेकेदार* agent agency dalal bureau thekedar काम_लावेल* काम_देणारी* काम_मिळवून* kaam_lavel* kam_lavel* kaam_dena*`,
  code: `कोड* code नंबर_येईल नंबर_येतो नंबर_आला number_yeil number_yeto जो_नंबर_ये* jo_number_ye* फोनवर_आलेल* फोनवर_येणार* मेसेज_येईल`,
  theirs: `पाहुण* ग्राहक* गिऱ्हाईक* भाडेकरू* रुग्ण* विद्यार्थ्यांच* येणाऱ्यांच* प्रवासी* सभासद* pahune grahak* girhaik bhadekaru rugna* vidyarthyanch* yenaryanch* visitor* customer* guest* ठेवीदार* अर्जदार* लोकांकडून* ग्राहकांकडून* स्वतः_करतात पर्यटक* प्रवाशां* यात्रेकरू* भाविक* प्रेक्षक* paryatak*
    pravasi* bhavik* prekshak* शेतकऱ्यां*`,
  duty: `ड्युटी* शिफ्ट* पहारा* गार्ड* वॉचमन* duty shift pahara guard watchman`,
  master: `साहेब* मालक* शेठ* पुरुष* सर saheb* malak* sheth purush* sir saheban* सरां* गृहस्थ* सज्जन*`,
  delight: `खूश_ठेव* खुश_ठेव* खूश_कर* खुश_कर* समाधानी_ठेव* मन_रमव* तृप्त* khush_thev* khus_thev* khush_kar* man_ramav* samadhani_thev* सुख_दे* आनंद_दे* sukh_de* anand_de* मस्ती मजा_दे* masti maja_de* पूर्ण_खूश पूर्ण_समाधान* समाधान_दे* samadhan_de* मन_रिझव* रिझव*`,
  frank: `मोकळ्या_विचार* मोकळ्या_मन* मोकळ्या_स्वभाव* बिनधास्त* बोल्ड* फ्रँक* mokalya_vichar* mokalya_man* mokalya_swabhav* binadhast* bindhast* bindas* bold frank open_mind* मैत्रीपूर्ण_मुल* friendly_mulg* लाजरी_नको लाजाळू_नको`,
  needs: `सर्व_गरजा* सगळ्या_गरजा* शारीरिक_गरज* शारीरिक_सुख* इच्छा_पूर्ण* सर्व_इच्छा* sarv_garja* saglya_garja* sharirik_garaj* sharirik_sukh* iccha_purn* ichha_purn* सर्व_प्रकारे* सगळ्या_प्रकारे* सर्व_प्रकारची_सेवा sarv_prakare* saglya_prakare*`,
  company: `साथ_दे* सोबत_दे* सोबत_कर* कंपनी_दे* वेळ_घालव* रात्र_घालव* सहवास* saath_de* sath_de* sobat_de* company_de* vel_ghalav* ratra_ghalav* sahavas* saath_denar* sath_denar* denari_saath saath_denari saath_denari* सोबती* मैत्रीण* जोडीदार* सखी sobati maitrin jodidar पार्टनर* partner कंपनी_हव* सोबत_हव*
    company_havi`,
  serve: `सेवा* seva`,
  bed: `एकाच_खोलीत_झोप* एकाच_बेड* सोबत_झोप* बाजूला_झोप* जवळ_झोप* ekach_kholit_zop* ekach_bed* sobat_zop* bajula_zop* javal_zop* एकाच_खोलीत* ekach_kholit*`,
  private: `खास_सेवा* खाजगी_सेवा* प्रायव्हेट_काम* रात्रीची_सेवा* khas_seva* khajgi_seva* private_kaam* ratrichi_seva* गुप्त* gupt*`,
  schoolGoing: `शाळेत_जाणार* शाळेत_शिकणार* शाळा_सोडले* शिक्षण_सोडले* shalet_janar* shalet_jaanar* shalet_shiknar* shala_sodle* शाळा_सोड* शाळा_सुट* शिक्षण_सोड* shala_sod* shikshan_sod*`,
  weAre: `आम्ही_हिंदू आम्ही_ब्राह्मण आम्ही_मुस्लिम आमचे_कुटुंब amhi_hindu amhi_brahman amhi_muslim aamche_kutumb`,
  paint: `भिंत* रंगकाम* पेंट* साडी* पडदे* bhint* rangkam* paint* padde* पिवळा पिवळं पिवळे निळा निळं हिरवा हिरवं गुलाबी करडा बेडरूम छत pivla nila hirva gulabi bedroom`,
  belong: `कुटुंबातील घरातील_असाव* kutumbatil gharatil_asav* कुटुंबातली* कुटुंबातलीच कुटुंबातील* घरातली* kutumbatli* kutumbatil*`,
  happy: `मनोरंजन*`,
  securityWord: `सिक्युरिटी* सिक्योरिटी* security सुरक्षा* suraksha`,
  relation: `संबंध* नात* रिलेशन* sambandh* relation`,
  close: `जवळीक* घनिष्ठ* javlik* ghanishth* फ्रेंडली* जॉली friendly jolly`,
  half: `अर्धा अर्धे अर्धी निम्मा निम्मे निम्मी ardha ardhe ardhi nimma nimme चौथा चौथाई तिसरा_हिस्सा chautha chauthai टक्के टक्का percent`,
  share: `आमचा_वाटा आमचे_राह* आमचा_राह* आम्हाला_द्याय* aamcha_vata amche_rah* amcha_rah* amhala_dyay* आमची आमचा आमचे एजन्सीचा एजन्सीला सेंटरला सेंटरचा amchi amcha amche agencycha agencyla`,
  obey: `जे_सांगत* जे_सांगेल* जे_म्हणत* म्हणेल_ते सांगेल_ते सगळे_ऐक* सर्व_ऐक* नाही_म्हणू_नये je_sangt* je_sangel* je_mhant* mhanel_te sangel_te sagle_aik* nahi_mhanu_naye`,
  drink: `दारू* daru drink`,
  limb: `पाय* गुडघ* डोक्या* gudgh* payala payachi payachya`,
  couple: `जोडप* दांपत्य* पती_पत्नी* नवरा_बायको* jodap* pati_patni navra_bayko`,
  above: `वरील पुढील_वयाच वरचे varil वरची वरच* varche varchi`,
  press: `दाब* चेप* dab* chep*`,
  trip: `टूर* फिरायला हॉटेल* tour firayla`,
  withYou: `तुमच्याकडे* तुमच्याजवळ* स्वतःकडे* कोणी_ठेवत_नाही ठेवत_नाही ठेवले_जात_नाही tumchyakade* tumchyajaval* koni_thevat_nahi thevat_nahi`,
  beside: `सोबत बरोबर संगे sobat barobar *सोबत *बरोबर`,
  spa: `स्पा* मसाज_पार्लर* spa massage_parlour`,
  leaving: `सोडताना सोडल्यावर सोडल्यास काम_संप* हंगाम_संप* सीझन_संप* वर्षांनी वर्षानंतर वर्षभरानंतर महिन्यांनी जाताना गावी_जाताना मुदत_संप* करार_संप* sodtana sodlyavar kaam_sampe* kam_sampe* varshani varshanantar jatana`,
  atHand: `मालकाकडे आमच्याकडे मुकादमाकडे ठेकेदाराकडे मॅनेजरकडे मॅनेजरांकडे मुनीमाकडे सुपरवायझरकडे एजंटकडे एजंटाकडे कंपनीकडे कंपनीत ऑफिसात ऑफिसमध्ये दुकानात शेठकडे मालकाच्या_ताब्यात साहेबांकडे मॅडमकडे malkakade amchyakade mukadamakade thekedarakade managerkade agentkade companykade companyt officemadhe dukanat
    sheth_kade`,
  stays: `राहतील राहील राहणार ठेवावे ठेवावी ठेवावा ठेवायचे ठेवायचा ठेवायची ठेवले_जा* ठेवणार द्यायचा द्यायची सोपव* जमा_कर* जमा_राह* अडकव* rahtil rahil rahnar thevave thevaycha thevayche thevnar sopav* jama_rah* ठेवा ठेवू ठेवून_द्या theva thevu ठेवेल ठेवतील thevel घेतो घेऊ`,
  fromWage: `मजुरीतून मजुरीतले पगारातून पगारातले पगाराचे पगाराच्या पगारामधून वेतनातून कमाईतून रोजंदारीतून majuritun pagaratun pagarache pagarachya kamaitun`,
  fromUs: `आमच्याकडून* आमच्याच_दुकान* आमच्या_दुकान* ठेकेदाराकडून* कंपनीकडून* मुकादमाकडून* ऑफिसातून* एजन्सीकडून* amchyakadun* thekedarakadun* companykadun* amchyach_dukan* आमच्या_लॅब* आमच्याच_लॅब* आमच्या_सेंटर* आमच्याच_सेंटर* आमच्या_डॉक्टर* amchya_lab* amchya_center* आमच्या_ॲप* आमच्या_अ‍ॅप* आमच्या_अ‍ॅपवर
    आमच्या_ॲपवर amchya_app* amchya_dukanat* amchya_dukana*`,
  buy: `विकत_घ्* खरेदी* घ्यायचं घ्यायचा घ्यायची घ्यावा_लाग* घ्यावी_लाग* घ्यावे_लाग* vikat_ghy* kharedi* ghyaycha ghyaychi ghyava_lag* उचलावा_लाग* उचलावे_लाग* उचलावी_लाग* uchalava_lag* ghyave_lag* ghyayche vikat_ghyav* kharedi_kar*`,
  enrol: `सभासद_व्हाव* सभासद_होण* सभासदत्व* सदस्य_व्हाव* सदस्य_होण* सदस्यत्व* मेंबर_व्हाव* पॉलिसी_काढ* पॉलिसी_घ्या* एलआयसी* वर्गणी sabhasad_vhav* sadasya_vhav* member_vhav* policy_kadh* policy_ghy* lic vargani`,
  pin: `पिन`,
  grade: `पाचवी पाचवीत सहावी सहावीत सातवी सातवीत आठवी आठवीत नववी नववीत दहावीत pachvi sahavi satvi athvi navvi`,
  pupil: `शिकणार* शिकत शिकतात shiknar* shikat`,
  mayWork: `येऊ_शकतात येऊ_शकतो येऊ_शकते काम_करू_शक* चालतील चालेल चालतात कामाला_चाल* yeu_shaktat chaltil chalel kam_karu_shak* ओके`,
  schoolKid: `शाळेतली_मुल* शाळेतील_मुल* शाळेतल्या_मुल* शाळकरी* शाळेची_मुल* shaletli_mul* shaletil_mul* shalkari*`,
  otherKind: `दुसऱ्या_जाती* इतर_जाती* इतर_धर्म* दुसरी_जात* dusrya_jati* itar_jati* आपल्याच_जाती* आपल्या_जाती* aplya_jati* aplyach_jati*`,
  noMatter: `देणंघेणं_नाही देणेघेणे_नाही देणं_घेणं_नाही घेणंदेणं_नाही फरक_पडत_नाही फरक_नाही सारखेच सारखे सगळे_समान जात_नाही धर्म_नाही रंग_नाही विचारत_नाही विचारणार_नाही बघत_नाही पाहत_नाही मानत_नाही महत्त्वाच*_नाही संबंध_नाही प्रश्न_नाही विचारू_नका आडकाठी_नाही अट_नाही denghena_nahi dene_ghene_nahi fark_nahi
    farak_padat_nahi farak_nahi sarkhech jat_nahi vicharat_nahi baghat_nahi pahat_nahi manat_nahi sambandh_nahi`,
  device: `खुर्ची खुर्च्या खुर्च्यां* मशीन* यंत्र* khurchi khurchya machine`,
  withThem: `त्याच्यासोबत त्यांच्यासोबत त्याच्याबरोबर त्यांच्याबरोबर गिऱ्हाईकासोबत गिऱ्हाइकासोबत ग्राहकासोबत ग्राहकांसोबत कस्टमरसोबत पाहुण्यांसोबत tyachyasobat tyanchyasobat tyachya_sobat tyanchya_sobat customer_sobat customersobat grahakansobat tyanchyabarobar`,
  inRoom: `खोलीत रूममध्ये रूमवर तासभर एक_तास रात्री kholit roommadhe room_madhe tasbhar ek_tas ratri`,
  tens: `दहा वीस तीस चाळीस पन्नास साठ सत्तर ऐंशी नव्वद daha vis tis chalis pannas`,
  near: `*कडे जवळ *kade javal`,
  until: `पर्यंत *पर्यंत होईपर्यंत paryant hoiparyant`,
  blank: `कोऱ्या_काग* कोरा_काग* रिकाम्या_काग* korya_kag* kora_kag*`,
  sign: `सही स्वाक्षरी* अंगठा sahi`,
  noSchool: `शाळेत_न_जा* शाळेत_जात_नाही shalet_na_ja* shalet_jat_nahi शाळेत_जाऊ_शक* shalet_jau_shak* shalet_jau_shakt*`,
  lightWork: `हलकं_काम* हलकी_काम* छोटी_मोठी* halka_kaam halki_kame chhoti_mothi`,
  skill: `मोजून मोजणे कॅशियर* mojun cashier`,
  minAge: `किमान_वय* वय_किमान kiman_vay`,
  solely: `फक्त केवळ fakt phakt kevl`,
};
