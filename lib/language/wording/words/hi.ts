import type { ConceptWords } from "../names";

/** Hindi and Hinglish. */
export const HI: ConceptWords = {
  fee: `फीस शुल्क चार्ज चार्जेस डिपॉजिट डिपाजिट डिपोजिट जमानत धरोहर सिक्योरिटी_मनी सिक्योरिटी_डिपॉजिट सिक्योरिटी_राशि सुरक्षा_राशि पंजीकरण_राशि फ़ीस फीसें fis fess feees fees shulk charj dipozit dipojit deposite security_ke security_ka security_money jamanat paisa_jama paise_jama registration_ka_paisa
    registration_ke_paise form_ka_paisa form_ke_paise सुरक्षा_निधि अमानत अमानती सिक्योरिटी_का सिक्योरिटी_के सिक्योरिटी_पैसा सुरक्षा_के_तौर एडवांस_जमा सेवा_शुल्क सर्विस_चार्ज फीस_जमा amanat suraksha_rashi suraksha_nidhi security_ke_taur security_paisa security_amount service_charge sarvice_charge
    fee_jama registration_paisa reg_fee ragistration_fee chaarj chaarge jama_security security_k`,
  cause: `रजिस्ट्रेशन पंजीकरण पंजीयन नामांकन फॉर्म फार्म आवेदन ट्रेनिंग प्रशिक्षण प्रोसेसिंग एजेंसी फाइल वेरिफिकेशन सत्यापन यूनिफॉर्म यूनिफार्म वर्दी ड्रेस किट आईकार्ड पहचान_पत्र आईडी_कार्ड इंटरव्यू मेडिकल सिक्योरिटी कार्ड_बनवाने जॉइनिंग ज्वाइनिंग जोइनिंग कागजात गेट_पास बुकिंग नियुक्ति_पत्र फोटो_कार्ड
    ragistration rajistration panjikaran panjiyan naamankan vardi wardi dress kit joining joyning aavedan avedan prashikshan id_banane card_banane card_banwane gate_pass farm_bharne form_bharne trening थाने जूता_बेल्ट बूट_बेल्ट मेरिट नाम_डालने नाम_लिखवाने टॉर्च सामान_की_पेटी कोर्स वीजा टोपी_बेल्ट
    thane thana boot_belt joota merit naam_likhwane naam_dalne course visa kagaz_banwane kaagaz_banwane medical thaila belt saman_ki_peti food_licence licence_wale बीमा इंश्योरेंस स्टांप एग्रीमेंट शपथ_पत्र हेलमेट जूते जूता थैला मेडिकल_चेकअप टेस्ट bima insurance stamp agreement helmet jute joote
    torch test card_ke id_ke kagaz_ke पहचान_कार्ड आई_कार्ड गेटपास जॉब_कार्ड जॉब_लेटर ऑफर_लेटर कॉल_लेटर ज्वाइनिंग_लेटर फार्म_भरवाने काम_दिलाने नौकरी_दिलाने नौकरी_लगवाने काम_लगवाने काम_पक्का नौकरी_पक्की सीट_पक्की सीट_बुक ड्यूटी_पक्की भर्ती ट्रेनिंग_किट टोपी जैकेट रेनकोट साड़ी कपड़े_सिलवाने
    लिस्ट_में_नाम नाम_जोड़ने परमिट अनुबंध काग़ज़ी कागजी दस्तावेज_बनवाने पुलिस_वेरिफिकेशन gate_paas gatepas pehchan_card job_card job_letter offer_letter call_letter joining_letter kaam_dilane kaam_dilwane naukri_dilane naukri_lagwane kaam_lagwane kaam_pakka naukri_pakki seat_pakki seat_book
    duty_pakki bharti jacket raincoat saree list_me_naam naam_jodne permit kagji kaagji police_verification registration_karwane ragistration_karane uniform_ka uniform_ke vardi_ka vardi_ke kit_ka kit_ke training_ka training_ke form_ka form_ke चाबी ताला_चाबी नाम_चढ़ाने नाम_चढ़वाने chabi chaabi
    almari_ki_chabi naam_chadhane naam_chadhwane गाड़ी_की_पहली scooty_ki गाड़ी_की_सिक्योरिटी साइकिल cycle_ki mobile_ki_security सूट_और जूती क्लास_की क्लास_का क्लासों class_ka class_ki class_ke आईडी_बनाने name_plate नाम_पक्का जगह_रोक* जगह_पक्की जगह_पकड़* सीट_रोक* सिखाने सिखाई सीखने प्रमाणपत्र_बनवा*
    जैकेट_का चश्मा दस्ताने औज़ार औजार टूल_किट टूलकिट हार्नेस naam_pakka jagah_rok* jagah_pakki seat_rok* sikhane sikhai seekhne tool_kit toolkit stamp_paper स्टांप_पेपर पास_बनवा* pass_banwa* policy premium प्रीमियम chashma dastane फोटो_खिंचवा* प्रोफाइल_के प्रोफाइल_बना* फोटोशूट सैंपल सेंपल सैम्पल
    नमूने photo_khichwa* photo_khinchwa* profile_banw* sample_ka स्क्रीनशॉट स्क्रीन_शॉट screenshot skrinshot`,
  refund: `वापस रिफंड लौटा* रिफंडेबल wapas vapas vaapas waapas lauta* lota_denge refund_ho छोड़ने_पर छोड़ते_समय छोड़ते_वक्त जाते_समय काम_छोड़ने chhodne_par chhodne_pe chhodte_time chhodte_samay chhodte_waqt jaate_time jaate_samay kaam_chhodne`,
  money: `पैसा पैसे पैसों रकम राशि धन नकद कैश paisa paise paisay pese paisey pesa paiso rakam rashi nakad kaish rupya rupye`,
  currency: `रु रुपये रुपए रुपया रुपयों रूपये रूपए रुपै rupaye rupaiye rupay rupaya rupiya rupees rupe rupaiya rupye rupyе`,
  many: `सौ हजार हज़ार लाख पांच_सौ sau hazar hajar hazaar hajaar lakh`,
  commission: `कमीशन दलाली commission dalali kamishan komishan kamisan`,
  advance: `एडवांस अग्रिम पेशगी peshgi advans edvans adwans agrim`,
  cut: `काट* कटेग* कटेंग* कटौती कट_जाएग* कट_जायेग* kat* kaat* kataut* rakh_lenge rakh_liya रख_लेंगे रख_लिया देना_होगा_एजेंट कटेगा कटेगी कटेंगे कटता कटती काटेगी काटेगा काटेंगे काट_ली रखेगा रखेगी रखेंगे ले_लेगा ले_लेगी जाएगा_एजेंट katega kategi katenge katta katti kaategi kaatega kaatenge rakhega rakhegi
    le_lega le_legi rakh_lega rakh_legi हिस्सा हिस्से hissa hisse hisa aadha_hissa लेगा लेगी lega legi`,
  agent: `एजेंट दलाल बिचौलिया ठेकेदार एजेंसी agent dalal thekedar bichauliya ajent दफ्तर ऑफिस सेंटर मुंशी सरदार साहब मैडम ब्यूरो सुपरवाइजर सेठ मेट कोऑर्डिनेटर daftar office bureau munshi sardar sahab madam seth met center supervisor केंद्र संस्था kendra kender मैनेजर मुनीम फोरमैन मुकादम मिस्त्री_साहब
    manager munim foreman mukadam वार्डन वॉर्डन इंचार्ज इनचार्ज गार्ड_साहब warden incharge`,
  wage: `वेतन तनख्वाह तनखा सैलरी पगार महीने_की पहली_सैलरी आधी_सैलरी एक_महीने पहले_महीने पंद्रह_दिन vetan tankhwah tankha tankhwa salary pagar selary mahine_ki pehli_salary aadhi_salary ek_mahine pehle_mahine pahle_mahine mahine_ka कमाई आमदनी kamai kamayi aamdani दिहाड़ी dihadi मेहनताना`,
  mustPay: `देना_होग* देने_होंग* देनी_होग* देना_पड़ेग* देने_पड़ेंग* देनी_पड़ेग* देना_पड़ता भरना_होग* भरने_होंग* भरनी_होग* भरना_पड़ेग* जमा_कर* जमा_करवा* जमा_होग* जमा_होंग* जमा_करें जमा_कराएं जमा_कराना भेज_दें भेज_दो भेजें भेजिए भेजो भेजे भेजना भेजने भेजनी चुकाना चुकाने चुकाएं अदा_कर* पहले_दें पहले_दे पहले_दो
    पे_करें पे_कर* पेमेंट_कर* भुगतान_कर* ट्रांसफर_कर* डाल_दें डालें डाल_दो लगेंगे लगेग* लगेंगें लगते_हैं लगती_है लगता_है लेंगे_हम_आपसे आपसे_लेंगे लिया_जाएगा लिए_जाएंगे ली_जाएगी लिया_जायेगा ली_जायेगी लिए_जायेंगे खरीदनी_होग* खरीदना_होग* खरीदने_होंग* खरीदनी_पड़ेग* खरीदना_पड़ेग* लेनी_होगी_हमसे देकर
    दे_कर दीजिए दें दे_दें दो_पहले देने_पर_ही देने_के_बाद भरें भरकर दिए_बिना dena_hog* dene_hong* deni_hog* dena_padeg* dene_padeng* deni_padeg* dena_parega dena_padta dena_he dena_hai dene_hai dene_hain deni_hai bharna_hog* bharne_hong* bharni_hog* bharna_padeg* bharne_padeng* jama_kar* jama_karo
    jama_karna jama_karen jama_hog* jama_hong* jama_karwa* bhej_do bhej_dena bhejo bhejna bhejne bhejen bhejiye bhejiy bhej_de bhejdo bhejni chukana ada_kar* pehle_do pehle_de pehle_den pehle_dena pahle_do pahle_de pahle_dena pay_kar* pay_karo pay_karna payment_kar* payment_karo transfer_kar*
    transfer_karo daal_do dal_do dalo lageng* lageg* lagta_hai lagti_hai lagte_hain lagte_hai liya_jayega liye_jayenge li_jayegi kharidna_hog* kharidni_hog* kharidne_hong* kharidni_padeg* kharidna_padeg* dekar de_kar dijiye dijie dijiyega de_do dedo dene_par_hi dene_ke_baad deke bhugtan_kar* bharo
    bharke send_karo send_kare send_karna gpay_karo phonepe_karo paytm_karo google_pay_karo upi_karo upi_kar* scan_karo scan_karke jma_kr* jama_kr* bhej_dijiye bhejiyega bhejwa* de_dena lunga lungi lenge_pehle charge_karte charge_karenge साथ_लेकर_आ* साथ_लाएं साथ_ले_आ* लेकर_आएं लेकर_आना लेते_आ*
    साथ_लाना खुद_उठाएगा भरेगा भरेगी उठाएगा देगा_ड्राइवर देनी देने देना है_देना दे_जाएं देते_जाएं दे_जाना देना_है देने_हैं देनी_है दोगे देंगे_आप लेनी_होगी लेना_होगा लेने_होंगे चुकाकर दिए_जाते रिवाज_है दस्तूर_है sath_lekar_aa* saath_lekar_aa* le_ke_aa* lekar_aa* leke_aa* lete_aa* sath_laye
    khud_uthayega bharega bharegi doge dene_padte deni_padti leni_hogi lena_hoga lene_honge jama_karta dega_madam ko_dega ko_degi dene_rahenge de_jana dete_jana dena dene deni rivaj_hai nagad_dena लगेगा लगेगी लग_जाएंगे लग_जाएगा आएगा_खर्चा खर्चा_आएगा खर्चा_आता खर्चा_लगेगा देना_अनिवार्य देने_अनिवार्य
    लेना_अनिवार्य लेनी_अनिवार्य खरीदना_अनिवार्य देना_जरूरी जमा_होने जमा_कराएँ जमा_करानी जमा_कराने जमा_रहेंगे जमा_रहेगा डालिए डालिये डालना डालने_होंगे भरनी_पड़त* भरना_पड़त* भरने_पड़त* देने_पड़त* देनी_पड़त* रखना_होग* रखने_होंग* रखवाने रखवाना लाने_होंगे लाना_होगा ले_आना ले_आएं देकर_जाएं चुकाने_होंग*
    चुकाना_होग* वसूले_जाएंग* वसूला_जाएग* वसूली ली_जाती लिए_जाते लिया_जाता उठाना_होग* कर्मचारी_को_देना कर्मचारी_के_जिम्मे स्वयं_देना खुद_देना खुद_खरीदन* खुद_लेनी वहन_कर* काम_वाले_का lag_jayenge lag_jayega lagenge lagega lagegi lagta lagte lagti kharcha_aayega kharcha_ayega kharcha_aata kharcha_lagega
    dena_anivarya dena_compulsory lena_compulsory lena_anivarya lena_zaroori kharidna_zaroori dena_zaroori dena_jaruri jama_karani jama_karwani jama_karwane jama_rahenge jama_rahega daaliye daliye daalo daalna dalna bharni_padti bharna_padta rakhna_hoga rakhne_honge rakhwana rakhwane laane_honge
    lana_hoga le_aana le_aaye deke_jaye vasul* wasool* liya_jata liye_jate li_jati worker_se candidate_se aap_se_liya aapse_liya khud_dena khud_kharidn* khud_leni khud_lena aapko_dena paisa_dena paise_dena paisa_lagega paise_lagenge paisa_lagta de_dijiye de_dijiyega dene_he dena_pdega dena_pdta
    dene_pdenge deni_pdegi krna_hoga jama_krna jama_kro bhej_dijiyega पैसा_देना पैसे_देने रुपये_देने रुपये_दें रुपए_दें rupaye_de rupaye_do rs_do rs_de rs_dena rs_dene rs_lagenge rs_lagega paise_do paise_de paise_bhej* rupaye_bhej* rs_bhej* deposit_kar* jamaa_kar* jma_karna rakhwa* de_jao bhar_do
    bhar_de bhar_dena bharwa* chuka_de* chukao रिचार्ज_कर* recharge_kar* लेगा_आपसे हज़ार_लेगा काउंटर_पर_दें counter_pe_do लेते_हैं_पहले पहले_लेते पहले_लेंगे pehle_lete pehle_lenge pahle_lete pahle_lenge चढ़ाना_पड़* चढ़ाने_पड़* उम्मीदवार_का उम्मीदवार_देगा candidate_dega kharcha_candidate_ka
    हमसे_ही_लेन* humse_hi_len* hamse_hi_len* humse_len* leni_padegi lena_padega लेनी_पड़ेगी लेना_पड़ेगा लेने_पड़ेंगे lene_padenge`,
  pay: `भुगतान देना दें दे भेज* ट्रांसफर जमा पेमेंट dena den bhej* transfer jama payment bharna pement`,
  oblige: `पहले अनिवार्य जरूरी तभी ही के_लिए इंटरव्यू_से_पहले प्रति_व्यक्ति pehle pahle phle zaroori jaruri anivary tabhi hi compulsory ke_liye joining_ke_time joining_par joining_pe`,
  give: `मिलेग* मिलेंग* मिलत* मिलेगा_मुफ्त दिया_जाएग* दिया_जायेग* दी_जाएग* दी_जायेग* दिए_जाएंग* दिए_जायेंग* देंगे देते_हैं देती_है दूंगी दूंगा देता_है दिया_जाता दी_जाती दिए_जाते हमारी_तरफ_से हमारी_ओर_से मुफ्त फ्री हम_भरेंगे मालिक_देंगे हम_देंगे हम_देते खुद_देंगे कंपनी_देगी देगी देगा हमारा_खर्च खर्च_हमारा
    हम_उठाएंगे हम_लेंगे_खर्च भरते_हैं हम_भरते mileg* mileng* milt* miljayega diya_jayeg* diya_jaeg* di_jayeg* di_jaegi diye_jayeng* denge dete_hain dete_hai deti_hai dungi dunga deta_hai diya_jata di_jati diye_jate hamari_taraf hamari_taraf_se hamari_or_se muft free hum_bharenge hum_denge ham_denge
    hum_dete company_degi degi dega kharcha_hamara hum_uthayenge hum_lenge_kharcha malik_denge malkin_degi hum_bharte company_bhar* कंपनी_भर* company_karva* malik_bhar* भेज_देंगे भेजते_हैं भेजेंगे हम_खरीद* हम_लाकर हम_दिलाएंगे आती_है आता_है आते_हैं आ_जाती आ_जाता मिल_जाता मिल_जाती मिल_जाएग* दिलवाएंगे
    करा_देंगे करवा_देंगे हम_करते हमारे_जिम्मे bhej_denge bhejte_hai bhejte_hain bhejenge hum_kharid* hum_lakar hum_dilaenge aati_hai aata_hai aate_hai aa_jati aa_jata aa_jayegi mil_jata mil_jati mil_jayeg* mil_jaeg* mil_jaata dilwa_denge kara_denge karwa_denge hamare_zimme hamare_jimme hum_karte
    hum_hi hum_kar_denge ले_सकते ले_सकती ले_सकता मिल_सकता मिल_सकती le_sakte le_sakti le_sakta mil_sakta mil_sakti ठीक_लगे theek_lage thik_lage मालिक_भर* मालिक_देता मालिक_देते malik_deta malik_dete hum_bhej* हम_भेज* संस्था_देगी संस्था_का केंद्र_देगा kendra_dega दुकान_देगी सेठ_देगा seth_dega
    malik_ke_kharche मालिक_के_खर्चे मालिक_का_खर्च malik_ka_kharcha जो_ठीक_लगे दे_देती दिया_करती हमारे_पैसों_से हमारे_पैसे_से hamare_paise_se`,
  we: `हम हमारी हमारा हमारे मालिक कंपनी मालकिन hum ham hamari hamara hamare malik malkin company`,
  gain: `बोनस इनाम ओवरटाइम भत्ता किराया आने_जाने बस_का दिवाली महीना महीने_के प्रति_माह रोज रोजाना प्रतिदिन हर_महीने दिन_का दिहाड़ी मासिक हर_माह bonus inaam overtime bhatta kiraya aane_jane bus_ka diwali mahina mahine_ke har_mahine har_mahina roz rozana din_ka dihadi per_month masik extra ग्रेच्युटी
    ग्रैच्युटी पीएफ छुट्टी_का_पैसा छुट्टी_के_पैसे gratuity pf chhutti_ka_paisa`,
  chore: `बिल बिजली सब्जी सब्जियां बाजार दुकान दुकानदार राशन स्कूल बच्चे_की बच्चों_की बच्चों_का बच्चे_का सोसाइटी सोसायटी पार्किंग टोल ग्राहक ग्राहकों दूध_वाले धोबी मेहमान डॉक्टर अस्पताल मंदिर bill bijli sabzi sabji bazar dukan dukandar ration school bachche_ki bachhe_ki bacche_ki bachchon_ki society parking
    toll grahak grahakon dudh_wale dhobi mehman doctor hospital mandir customer bachon_ki अभिभावक* जनता परीक्षा रसीद_देना रसीद_काट* मरीज* सवारी abhibhavak janta pariksha rasid_dena rasid_kat* exam sawari किराएदार बच्चों_का_फीस बैंक_में bank_me bank_mein राशन_की दूध_का बिजली_का गैस_का सिलेंडर सब्ज़ी
    किराने दूध_वाला रिचार्ज_का मेंटेनेंस प्रसाद चढ़ावा ration_ki doodh_ka dudh_ka gas_ka cylinder silinder kirane maintenance collection prasad एंट्री कंप्यूटर कम्प्यूटर टाइपिंग बहीखाता हिसाब_किताब फीस_लेकर फीस_लेना रसीद_बना* entry computer typing hisab_kitab fees_lekar fees_lena fees_collect*
    rasid_bana* raseed_dena raseed_kat* receipt_dena receipt_de* receipt_kat* receipt_bana* गिनकर गिन_कर खिड़की_पर gin_kar ginkar khidki_par khidki_pe फ़ीस_लेकर पैसे_लेकर fees_leke paise_lekar मछली मांस_मछली machhli machli`,
  sale: `बिक्री सेल_पर bikri sale_par har_order har_sale`,
  secret: `bank_details_bhej* bank_detail_bhej* bank_account_bhej* khata_number_bhej* account_number_bhej* बैंक_डिटेल_भेज* बैंक_डिटेल्स_भेज* खाता_नंबर_भेज* अकाउंट_नंबर_भेज* ओटीपी पिन_नंबर एटीएम_कार्ड डेबिट_कार्ड क्रेडिट_कार्ड पासवर्ड एटीएम_पिन एटीएम_का_पिन कार्ड_नंबर चेकबुक चेक_बुक यूपीआई_पिन atm_ka_pin atm_ka_card otp_bata* pin_bata* atm_card pin_number upi_pin card_number debit_card kart_number गुप्त_पिन पिन_कोड_एटीएम एटीएम_और एटीएम_पास एटीएम_के_साथ atm_aur_pin
    atm_aur_passbook atm_jama ओ_टी_पी एटीएम_कार्ड_और कैंसल_चेक कैंसिल_चेक cancel_check cancel_cheque cancel_chek एटीएम_नंबर atm_number कार्ड_और_पिन card_aur_pin कार्ड_के_पीछे कार्ड_के_पिछ* कार्ड_पर_लिखे card_ke_piche card_ke_peeche card_ke_pichhe एटीएम_मुंशी सीवीवी cvv नेट_बैंकिंग नेटबैंकिंग
    netbanking`,
  account: `बैंक_खाता खाता_नंबर खाते_का_नंबर खाते_की_जानकारी अकाउंट_नंबर बैंक_डिटेल* पासबुक बैंक_अकाउंट खाता_संख्या बैंक_की_जानकारी बैंक_खाते khata_number khate_ka_number khate_ki account_ka_number bank_khata bank_khate passbook bank_ki_detail bank_ki_jankari account_number`,
  paper: `आधार पैन_कार्ड पेन_कार्ड वोटर_कार्ड वोटर_आईडी राशन_कार्ड पासपोर्ट मार्कशीट मार्कशीट्स आईडी_प्रूफ जन्म_प्रमाण अपने_कागज अपने_दस्तावेज असली_कागज* असली_दस्तावेज असली_प्रमाण* ओरिजिनल_डॉक्यूमेंट* ओरिजिनल_कागज* मूल_प्रमाण* मूल_दस्तावेज पहचान_पत्र aadhar adhar pan_card pen_card voter_card ration_card
    marksheet pehchan_patra id_proof asli_kagaz asli_kagaj asli_dastavej original_kagaz original_kagaj apne_kagaz original_document original_documents एडमिट_कार्ड admit_card marksheet_original दसवीं_की_मार्कशीट टीसी स्कूल_छोड़ने_का_प्रमाण`,
  original: `असली ओरिजिनल मूल asli original orijinal mool मूल_प्रति अस्ल asal असल अस्सल`,
  send: `भेज* व्हाट्सएप व्हाट्सऐप व्हाट्सअप वाट्सएप वॉट्सऐप फोटो_खींच* फोटो_भेज* शेयर_कर* अपलोड जमा_कर* जमा_होग* जमा_होंग* जमा_करें बता_दें बताएं बताना बताओ दे_दें दे_दो सौंप* देना_होग* देने_होंग* देनी_होग* bhej* photo_khich* share_kar* upload jama_kar* jama_hog* jama_hong* batao bata_do batana
    batana_hog* de_do dena_hog* dene_hong* deni_hog* send_kar* whatsapp_par whatsapp_pe fotu_bhej* sonp* jama_rakh* बता* बोल* दिखाते_हुए_फोटो टाल* bata* bol_de* daal_do dal_do bhejein डाल* भेजिए दिखाइए_भेज डालिए मेल_कर* फोटो_दे* whatsapp_kar* vhatsapp watsap watsapp whatsap bhej_dijiye photo_bhejo
    photo_dena photo_do dalo daalo चैट chat_me chat_pe chat_mein आगे_पीछे aage_piche aage_peeche aage_pichhe आगे_और_पीछे यहीं_लिख* यहां_लिख* yahi_likh* yahin_likh* yaha_likh*`,
  keep: `रख_लेंग* रखेंग* रखा_जाएग* रखे_जाएंग* रखा_जायेग* रखे_जायेंग* रख_लिया हमारे_पास मालिक_के_पास ऑफिस_में_जमा जमा_रह* जमा_रख* रखना_होग* रखने_होंग* पास_रह* पास_रख* जब्त गिरवी rakh_leng* rakheng* rakha_jayeg* rakhe_jayeng* hamare_paas_rah* hamare_pas_rah* hamare_paas hamare_pas malik_ke_paas jama_rah*
    jama_rakh* paas_rah* pas_rah* paas_rakh* girvi rakhna_hog* rakhne_hong* रख_लेता रख_लेते रख_लेती लॉकर अलमारी तिजोरी के_पास_रह* के_पास_रहेग* पास_में_रह* rakh_leta rakh_lete locker almari tijori ke_paas_rah* ke_pas_rah* seth_ke_paas seth_ke_pas thekedar_ke_pas rakhna_padta jama_rahega गिरवी_रख*
    रख_लिए_जाएंगे जमा_करनी जमा_करना जमा_करने के_पास_जमा साहब_के_पास सेठ_के_पास दफ्तर_में rakh_liye_jayenge jama_karni jama_karna ke_paas_jama ke_pas_jama sahab_ke_paas daftar_me office_me_jama apne_paas_rakh* apne_pas_rakh* अपने_पास_रख* कब्जे_में kabje_me jabt zabt hum_rakh* humare_paas
    hamare_yahan_jama office_me_rahenge office_me_rahega मालिक_के_हवाले हमारे_हवाले hamare_hawale जिम्मे_में सुपरवाइजर_के_पास supervisor_ke_paas मैनेजर_के_पास manager_ke_paas`,
  show: `दिखा* देख* लाना लाएं ले_आएं ले_आना लेकर साथ_लाएं जांच चेक सत्यापन वेरिफिकेशन लौटा* dikha* dekh* lana laye laana layen le_aana lekar leke sath_laye jaanch check verification wapas_kar*`,
  wallet: `यूपीआई गूगल_पे जीपे फोनपे फोन_पे पेटीएम क्यूआर भीम_ऐप google_pe gpe jipe fonpe phone_pay petm paytem scanner`,
  age: `उम्र आयु वर्षीय की_उम्र umar umra umr aayu ayu umer के_आसपास_का के_आस_पास_का aaspas_ka`,
  child: `बच्चे_को बच्चे_की बच्चों बच्चे_का बच्चे_के बच्चा_है बच्ची_की बच्ची_को बच्ची_के बेटा बेटी बेटे बेटियां पोता पोती नाती शिशु नवजात स्कूल हमारे_बच्चे हमारा_बच्चा हमारी_बच्ची का_बच्चा की_बच्ची के_बच्चे के_बच्चों मां पिताजी सास ससुर दादी दादा नानी नाना पुराना पुरानी कुत्ता bachche_ko bachhe_ko
    bacche_ko bachche_ki bacche_ki bachchon bachon baccho bachho beta beti bete pota poti shishu school hamare_bachche ka_bachcha ki_bachchi ke_bachche ke_bache maa pitaji saas sasur dadi dada nani nana purana purani kutta bachche_ke bache_ke bacche_ke ka_bacha ka_baccha ki_bachi ki_bacchi
    bachcha_hai baccha_hai bacha_hai हॉस्टल छात्र छात्राओं छात्रों विद्यार्थी hostel chhatra chhatron vidyarthi दो_बच्चे दो_बच्चों तीन_बच्चे बच्चे_हैं बच्चे_है बच्चियां_हैं दो_बेटे दो_बेटियां do_bachche do_bache do_bacche teen_bachche bachche_hai bache_hai bacche_hai bachche_hain do_bete do_betiyan
    dono_bachche dono_school आश्रम अनाथालय बाल_गृह आश्रमशाला ashram anathalay भाई बहन छोटा_भाई bhai behen bhaiya`,
  minor: `नाबालिग नाबालिक छोटा_लड़का छोटी_लड़की छोटे_लड़के छोटे_बच्चे_काम बच्चा_चाहिए बच्ची_चाहिए बच्चे_चाहिए बच्चा_चाहिये बच्चे_भी_काम बच्चे_भी_चलेंग* छोटू_चाहिए छोटू कम_उम्र बाल_मजदूर बाल_श्रमिक स्कूल_जाने_वाली_लड़की स्कूल_छोड़ा काम_के_लिए_बच्चा बच्चे_काम_कर nabalig nabalik chhota_ladka choti_ladki
    chhoti_ladki chota_ladka chote_ladke chhote_ladke bachcha_chahiye bacha_chahiye baccha_chahiye bachhe_chahiye bachche_chahiye bache_chahiye bacche_chahiye bachchi_chahiye bachi_chahiye bacchi_chahiye bachha_chahiye bachche_bhi_chaleng* bache_bhi_chaleng* bacche_bhi_chaleng* bachche_bhi_kaam
    bacche_bhi_kaam chotu chhotu kam_umar kam_umr choti_umar chhoti_umar chhoti_umr bal_majdoor bachcha_kaam bacha_kaam kaam_ke_liye_bachcha kaam_ke_liye_baccha kam_ke_liye_bacha छोटी_उम्र छोटा_बच्चा_चाहिए chhota_bachcha_chahiye छोटी_बच्ची_चाहिए ladka_ya_ladki_chhot* बच्ची_चाहिये bachi_chahie
    chhoti_bachchi chhoti_bacchi padhai_chhod* school_chhod* 14_saal_tak छोटी_बच्ची_भी छोटी_बच्ची छोटा_बच्चा_भी छोटे_बच्चे_भी बच्चा_हो बच्चे_चलेंग* बच्चे_भी_आ_सकते कम_उम्र_के कम_उम्र_की छोटी_लड़कियां बच्चों_से_काम chhoti_bachchi_chahiye chhoti_bachi chhote_bachche_bhi chhote_bache_bhi bache_chalenge
    bachche_chalenge kam_umar_ki kam_umar_ke kam_umra choti_bachi choti_bacchi chhota_bachcha_bhi स्कूल_वाले_बच्चे_भी school_wale_bachche_bhi school_wale_bacche_bhi छोटा_छोरा कच्ची_उम्र छोटी_सी_लड़की नन्ही_लड़की स्कूल_वाली_लड़की स्कूल_वाला_लड़का स्कूली_लड़की स्कूली_लड़का school_wali_ladki
    school_wala_ladka`,
  care: `देखभाल संभाल* खिलाना नहलाना पढ़ाई पढ़ाना खेलना होमवर्क dekhbhal dekhbhaal sambhal* khilana nahlana padhai padhana khelna homework छोड़ना छोड़ने लाना_ले_जाना ट्यूशन chhodna chhodne chodna lana_le_jana tuition tution आश्रम* अनाथ* ashram anath*`,
  wanted: `चाहिए चाहिये जरूरत आवश्यकता चलेग* चलेंग* हो_सकत* होनी होना chahiye chahie chaiye chahiy jarurat zarurat avashyakta chaleg* chaleng* ho_sakt* honi hona चलेंगे चल_जाए* चल_जाएग* बेहतर_है तो_भी_चलेग* chal_jaye* chal_jayeg* behtar_hai bhi_chaleg* aa_sakt* rakh_leng* काम_कर_सक* kaam_kar_sak* दुकान_पर
    काम_पर dukan_pe ओके`,
  worker: `लड़की लड़का लड़के लड़कियां कामवाली बाई नौकर नौकरानी हेल्पर उम्मीदवार काम_के_लिए घर_के_काम मजदूर रसोइया आया महिला औरत ladki ladka ladke ladkiyan kaamwali kamwali bai naukar naukrani helper umeedwar kaam_ke_liye kam_ke_liye ghar_ke_kaam majdoor rasoiya aaya mahila aurat चौकीदार वॉचमैन गार्ड
    ड्राइवर माली सफाईकर्मी chaukidar watchman guard driver mali cook maid कुक मेड नर्स नर्सें nurse`,
  woman: `लड़की लड़कियां लड़कियों महिला महिलाएं औरत औरतें भाभी युवती ladki ladkiya ladkiyan ladkiyon mahila aurat auraten bhabhi yuvti गर्ल गर्ल्स लेडी लेडीज फीमेल girl girls lady ladies female`,
  past: `अनुभव पुरान* तजुर्बा anubhav tajurba tajurbe purana purani purane experience se_yahan से_यहां`,
  massage: `मालिश मसाज maalish malish masaj massaj maalis malis`,
  body: `बॉडी शरीर_की बदन साहब_की साहब मर्द पुरुष रात_को body badan sahab_ki sahab_ko mard purush sahab saab malik_ki`,
  treated: `बच्चे बच्चा बच्ची शिशु जच्चा जापा प्रसूता प्रसव नवजात मां दादी नानी दादा बुजुर्ग मरीज लकवा फिजियो* bachche bachhe bacche bache bachcha baccha bacha bachchi shishu jaccha japa prasuta navjat maa dadi nani dada bujurg buzurg marij mareez lakwa`,
  sexual: `सेक्स यौन साहब_को_खुश मालिक_को_खुश खुले_विचार* बिंदास_लड़की जिस्म शारीरिक_संबंध शारीरिक_सम्बन्ध रात_साथ रात_गुजार* कॉल_गर्ल हमबिस्तर गर्लफ्रेंड अकेले_मर्द नाजायज मजे_दे मौज_मस्ती अश्लील raat_sath raat_guzar* raat_gujar* sahab_ko_khush malik_ko_khush
    khule_vichar* bindas_ladki bindaas_ladki jism sharirik_sambandh sharirik_sambhandh jismani hambistar mauj_masti maje_de maze_de akele_mard haseen_raat इच्छा_पूरी इच्छाएं_पूरी ichha_puri iccha_puri sukh_de* एस्कॉर्ट* गर्लफ्रेंड* हैप्पी_एंडिंग बॉडी_टू_बॉडी नाइट_पार्टनर नाइट_सर्विस फुल_सर्विस
    लिव_इन_रिलेशन* डेटिंग रोमांस* रोमांटिक* सेक्सी* मेरी_पत्नी_की एक_साथ_सो* साथ_सुला* हम_बिस्तर अय्याशी अंग_प्रदर्शन फुल_बॉडी_फोटो happy_ending night_partner full_service girlfriend* romance* romantic* sexy* sath_sula* ayyashi full_body_photo full_size_photo hot_photo
    biwi_ki_tarah patni_jaisi patni_jaise ghar_wali_jaisi gharwali_ki_tarah bistar_garam_kar* raat_rangeen छोटे_कपड़े_पहन* chhote_kapde_pehn* पार्लर_में_लड़क* हसीन मसाज_गर्ल massage_girl massage_wali_ladki रात_की_साथी raat_ki_saathi जीवनसाथी जीवन_साथी jeevan_sathi jivan_sathi पति_पत्नी_की_तरह
    pati_patni_ki_tarah बार_में_नाच* नाचने_वाली_लड़क* बार_डांस* डांस_बार* bar_me_nach* bar_me_dance* nachne_wali_ladk* dance_bar bar_dans*`,
  owner: `साहब मालिक मर्द आदमी अकेले_आदमी रात sahab saab sahib malik mard aadmi raat akela`,
  night: `रात बिस्तर कमरे_में अकेले raat bistar kamre_me akele akeli`,
  faith: `हिंदू हिन्दू मुस्लिम मुसलमान ईसाई क्रिश्चियन सिख hindu muslim musalman isai sikh अमृतधारी केशधारी गुरसिख नमाजी नमाज़ी amritdhari keshdhari gursikh namazi सरदार_अमृतधारी`,
  faithThing: `खाना भोजन रसोई मंदिर परिवार घर त्योहार खाने भवन hindu_khana khana bhojan rasoi mandir parivar ghar tyohar khane parivaar bhawan bhavan हॉल ट्रांसपोर्ट ट्रेवल्स ट्रैवल्स ट्रेडर्स स्टोर स्टोर्स बेकरी ज्वेलर्स टेक्सटाइल कैटरर्स हॉस्पिटल अस्पताल मोहल्ला मोहल्ले मोहल्ले_में गली बस्ती चौक मार्ग रोड
    धर्मशाला समिति सभा स्कूल कॉलेज पेट्रोल पंप पेट्रोलियम transport travels traders store stores bakery jewellers caterers mohalla gali basti chowk road dharamshala petrol pump petroleum`,
  caste: `ब्राह्मण ब्राम्हण दलित राजपूत ठाकुर बनिया हरिजन सवर्ण चमार एससी_एसटी नीची_जात ऊंची_जात brahman brahmin dalit rajput thakur baniya harijan savarn chamar nichi_jaat unchi_jaat neechi_jati biradari बिरादरी kurmi अपने_समाज हमारे_समाज अपनी_बिरादरी हमारी_बिरादरी अपनी_जाति हमारी_जाति जाति_के जाति_का
    जाति_की जाति_वाल* ऊंची_जाति ऊँची_जाति नीची_जाति छोटी_जाति निचली_जाति पिछड़ी_जाति अगड़ी_जाति बड़ी_जाति पंडित_परिवार पंडित_हो कायस्थ वैश्य गुर्जर जाट_परिवार अनुसूचित* पासवान वाल्मीकि भूमिहार apne_samaj hamare_samaj apni_biradari hamari_biradari apni_jati hamari_jati apni_jaati apni_jaat jati_ke
    jati_ka jati_ki jaati_ke jaati_ki jaati_ka jaat_ke jaat_ki jaat_ka jat_ki jat_ke jati_wale jaati_wale unchi_jati oonchi_jati neechi_jaati nichi_jati chhoti_jati choti_jaat chhoti_jaat niche_jaat upper_cast upper_caste lower_cast lower_caste same_cast apni_cast pandit_ho pandit_family kayasth
    vaishya gurjar jaat_family anusuchit* paswan valmiki bhumihar sc_st scst general_cast general_wale गोत्र gotra शूद्र क्षत्रिय एससी एसटी ओबीसी shudra kshatriya achhi_jaat acchi_jaat badi_jaat bari_jaat oonchi_jaat jaat_wal* jat_wal* jaat_ho jaat_hona jaat_bata* jat_bata* kaun_jaat कुलीन ऊंचे_घर*
    ऊँचे_घर* अच्छे_घराने* ऊंचे_कुल* kulin unche_ghar* achhe_gharane* समाज_की_लड़की समाज_की_महिला samaj_ki samaj_ka_ho samaj_wal* समाज_का_ही समाज_की_ही समाज_के_ही samaj_ka_hi samaj_ki_hi samaj_ke_hi जात_वाले जात_वाली नीच_जात neech_jaat nich_jaat जात_का जात_की अग्रवाल_समाज बिहारी_ब्राह्मण मैथिल
    क्षत्रिय_परिवार`,
  only: `केवल सिर्फ नहीं ना न मत चाहिए चाहिये ही पसंद प्राथमिकता छोड़कर होना होनी की_लड़की का_लड़का जाति_की जाति_का लड़की महिला kewal keval sirf sirph nahi nahin na mat chahiye chaiye hi pasand chhodkar chodkar hona honi ladki mahila bai aurat आवेदन अप्लाई पहले बेहतर अच्छा लोग लोगों वाले हो_तो न_आएं न_आएँ
    apply aavedan avedan prathmikta behtar achha accha log logo wale wali ho_to ho_toh na_aaye na_aaen preference आए आएँ आएं aaye aaen फोन_न फ़ोन_न माफ_कर* क्षमा_कर* maaf_kar* maf_kar* kshama_kar*`,
  skin: `गोरी गोरा गोरे रंग_गोरा साफ_रंग सांवली सांवला काला_नहीं काली_नहीं रंग_साफ gori gora gore rang_gora saaf_rang saf_rang rang_saaf rang_saf sanwli sanwla kali_nahi kala_nahi kaali_nahi गोरे_रंग gore_rang रंग_साफ़ साफ़_रंग साफ_रंगत गोरी_चिट्टी गोरे_रंग_की गेहुआं गेहुआ काला_न काली_न काले_न रंगत_साफ़
    उजला_रंग gori_chitti gori_chiti gori_ho gora_rang gehua gehuan kaali_na kala_na kali_na ujla_rang rang_ujla saaf_rangat fair_ho fair_honi fair_chahiye fair_ladki fair_colour fair_color fair_bai colour_fair color_fair colour_saaf color_saf सांवले_रंग* साँवले_रंग* सांवली_लड़क* sanwle_rang*`,
  looks: `सुंदर सुन्दर खूबसूरत आकर्षक sundar khubsurat khoobsurat akarshak सुंदर_लड़की smart_ladki दिखने_में_अच्छी दिखने_में_सुंदर अच्छी_दिखने_वाली दिखने_में_ठीक खूबसूरत_हो dikhne_me_achhi dikhne_me_acchi dikhne_me_sundar achhi_dikhne smart_dikhne sundar_ho फिगर figure फिगर_अच्छ* अच्छा_फिगर`,
  unmarried: `अविवाहित कुंवारी कुंवारा कुँवारी कुआंरी अनमैरिड तलाकशुदा विधवा बिना_शादी शादी_नहीं शादीशुदा_नहीं गैर_शादीशुदा avivahit kunwari kunwara kuwari kuwara kuwanri talakshuda vidhwa bina_shadi shadi_nahi shadishuda_nahi unmarried kunvari शादी_न_हुई शादी_ना_हुई शादी_नहीं_हुई शादी_न_हो शादीशुदा_न
    शादीशुदा_नही विधवा_न विधवा_हो बिना_शादीशुदा अनब्याही बेवा shaadi_na_hui shadi_na_hui shadi_nahi_hui shaadi_nahi shadi_na_ho shaadi_shuda_nahi shadi_shuda_nahi shadishuda_na shaadishuda_nahi shaadishuda_na vidhwa_ho bina_shaadi anbyahi bewa kunwari_ladki kuwari_ladki unmarid unmaried single_ladki
    single_ladkiyan single_mahila single_ho सिंगल_लड़क* सिंगल_महिला`,
  married: `शादीशुदा विवाहित shadishuda vivahit shaadishuda`,
  anyone: `कोई_भी सभी सब दोनों हर किसी_भी फर्क_नहीं kisi_bhi koi_bhi sabhi sab dono har fark_nahi farak_nahi विवाहित_अविवाहित शादीशुदा_या कोई_भी_धर्म किसी_धर्म किसी_भी_धर्म फर्क_नही धर्म_का_कोई जाति_का_कोई जात_पात kisi_bhi_dharm koi_bhi_dharm jaat_paat jat_pat dharm_jati jaati_dharm भेदभाव_नहीं भेद_नहीं
    बंधन_नहीं पाबंदी_नहीं मायने_नहीं फरक_नहीं bhedbhav bhed_bhav bandhan_nahi pabandi_nahi mayne_nahi farq_nahi fark_nahi_padta matter_nahi नहीं_पूछ* पूछी_नहीं पूछते_नहीं नहीं_देख* नहीं_मानत* nahi_puch* nahi_pooch* puchte_nahi nahi_dekht* nahi_maant* हों_या हो_या या_अविवाहित या_कुंवारी ya_kunwari
    ya_unmarried ho_ya`,
  call: `फोन कॉल मोबाइल संपर्क सम्पर्क नंबर नम्बर phone fon kol sampark nambar number mobail call`,
  message: `व्हाट्सएप_कर* व्हाट्सऐप_कर* वाट्सएप_कर* मैसेज_करें whatsapp_kar* whatsapp_par whatsapp_pe message_kare message_karo msg_kar*`,
  social: `इंस्टाग्राम इंस्टा टेलीग्राम फेसबुक instagram teligram fesbuk`,
  link: `लिंक_पर ग्रुप चैनल पेज इनबॉक्स पर_जुड़* जुड़ें group channel page inbox jude judo`,
  skill: `आना_चाहिए चलाना ग्राहक ग्राहकों aana_chahiye chalana grahak khichni खींचनी फोटो_खींच गिनकर गिन_कर गिनना कैशियर ginkar gin_kar cashier गल्ले galla`,
  noAfter: `नहीं नही ना मत मना न_दें न_देना माफ शून्य मुफ्त nahi nahin nai nhi nahee na mat muft free maaf nahin_lagega nahi_h nahii न न_करें na_kare na_karen नहीं_लेते nahi_lete nahi_lagta nahi_lagti na_ho`,
  noBefore: `बिना बगैर कोई_नहीं ना_कोई न_कोई bina bagair baghair na_koi no ना न`,
  never: `वापस भूल* देर wapas vapas bhool* der waapas`,
  other: `अनुभव पढ़ाई शिक्षा अंग्रेजी छुट्टी शराब मांस धूम्रपान anubhav padhai shiksha angrezi chhutti chutti sharab daru nonveg experience tajurba`,
  doc: `दस्तावेज दस्तावेज़ कागज कागजात कागजों प्रमाणपत्र प्रमाण_पत्र डॉक्यूमेंट डॉक्यूमेंट्स सर्टिफिकेट लाइसेंस आईडी dastavez dastavej kagaz kagazat kagaj kagjat praman_patra document documents certificate licence id_ki`,
  year: `साल वर्ष बरस saal sal varsh`,
  teen: `दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह gyarah barah terah chaudah pandrah solah satrah तेरहवां बारह_तेरह चौदह_पंद्रह चौदह_पन्द्रह`,
  mine: `हमारे हमारी हमारा मेरे मेरी मेरा घर_में_है घर_में_हैं hamare hamari hamara mere meri mera ghar_me_hai ghar_me_hain घर_में_दो घर_पर_बच्चे ghar_me_do ghar_pe_bachche hamari_beti`,
  young: `लड़की लड़का लड़के लड़कियां बच्ची बच्चा छोरा छोरी ladki ladka ladke ladkiyan bachcha baccha bacha chora chori larki larka गर्ल बॉय girl boy छोकरा छोकरी chokra chokri`,
  toWhat: `समय टाइम परिवार बच्चों घर samay time timing parivar bachchon ghar family`,
  without: `बिना बगैर bina bagair baghair ke_bina`,
  otherwise: `नहीं_तो वरना अन्यथा nahi_to nahi_toh nahin_to warna varna ताकि ताकी taaki taki`,
  warn: `शिकायत धोखा ठगी कोई_मांगे कोई_पैसे shikayat dhokha thagi koi_mange koi_paise_mange कोई_भी_पैसे कोई_भी_मांगे मांगे_तो मना_कर_दें मना_कर_दीजिए पैसे_मांगे_तो koi_bhi_paise koi_bhi_mange koi_bhi_maange maange_to mange_to maange_toh mana_kar_de* paise_mange paise_maange ठगों ठग thag thagon
    मांगने_वाल* mangne_wal* मांगे_जाने हिंसा पीड़ित पीड़िता पीड़िताओं अत्याचार शोषण उत्पीड़न छेड़छाड़ तस्करी बचाई_गई hinsa pidit peedit atyachar shoshan utpidan`,
  home: `घर मकान ghar makan`,
  bribe: `मिठाई चाय_पानी चाय_पानी_का नजराना शगुन सलामी दस्तूरी बख्शीश_साहब मुट्ठी_गरम जेब_गरम mithai chai_pani chaipani nazrana shagun salami dasturi mutthi_garam jeb_garam khush_karna की_सेवा_करनी_पड़* ki_seva_karni_pad* सेवा_पानी seva_pani`,
  pledge: `गिरवी जमानती बंधक गारंटी_के बयाना टोकन धरोहर girvi zamanat bandhak guarantee_ke bayana token_ke token_money uchal टोकन_मनी अमानत_के सुरक्षा_राशि amanat_ke token tokan advance_token booking_ka booking_ke`,
  cost: `खर्चा खर्च खर्चे दाम कीमत kharcha kharch kharche khrcha daam keemat emi chrg किस्त किश्त kist kisht दक्षिणा dakshina`,
  self: `खुद आप आपको अपनी_जेब उम्मीदवार ड्राइवर_खुद स्वयं khud aap aapko apni_jeb umeedwar swayam har_naya`,
  firstPay: `पहला_महीना पहले_महीने पहले_दो_महीने पहली_पगार पहली_तनख्वाह पहली_सैलरी पहला_वेतन आधी_पगार आधी_तनख्वाह आधी_सैलरी एक_महीने_की_पगार एक_महीने_का_वेतन पहले_15_दिन पंद्रह_दिन_की 15_दिन pehla_mahina pehle_mahine pahle_mahine pehle_do_mahine pehli_pagar pahli_pagar 1st_pagar 1st_salary pehli_tankhah
    pehli_tankhwah pehli_salary aadhi_pagar aadhi_salary aadhi_tankhah adhi_salary adhi_pagar pehli_baar_15_din 15_din pehle_15_din pandrah_din ek_mahine_ki_pagar ek_mahine_ki_salary पहले_महीने_की पहली_पगार_का पहला_आधा पहले_दस_दिन दस_दिन_की पंद्रह_दिन_का पहले_पंद्रह pehle_mahine_ki pehli_mahine
    pehle_das_din das_din_ki pandrah_din_ka pehle_pandrah pahle_15 pehle_15 first_salary first_month_ki first_month_salary पहली_कमाई पहले_वेतन पहली_तनख्वाह_का पूरी_तनख्वाह पहले_एक_महीने पहली_दिहाड़ी pehli_kamai pehla_vetan pahla_vetan pehli_dihadi poori_tankhwah shuru_ke_15 shuruaati_15
    shuru_ka_mahina pehle_ek_mahine पहले_20 पहले_बीस पहले_10 पहले_दस शुरू_के_15 शुरू_के_पंद्रह शुरुआती_महीना pehle_20 pehle_bees pehle_10 pahle_20 pehla_pagar pahla_pagar pehli_tankha pahli_tankha शुरू_की_सैलरी shuru_ki_salary`,
  digit: `शून्य जीरो एक दो तीन चार पांच छह छः छे सात आठ नौ डबल नाइन एट सेवन सिक्स फाइव फोर थ्री टू वन shunya ek do teen tin char chaar panch paanch chhe che chhah saat sat aath ath nau`,
  unit: `किलो ग्राम लीटर लोग लोगों बजे मिनट घंटे थाली रोटी रोटियां कमरे kilo litre log logon baje minute ghante thali roti rotiyan kamre minat फॉर्म फार्म एंट्री पेज बिल टोकन form entry page packet फॉर्म* आवेदन* फार्म* मुर्गी मुर्गियाँ मुर्गियां मुर्गे अंडे अख़बार अखबार पेपर बकरी बकरियाँ बकरियां गाय
    गायें भैंस भैंसें पेड़ पौधे ईंट ईंटें बोरी बोरियाँ पैकेट डिब्बे लिफाफे बोतल बोतलें कुर्सियाँ murgi murgiyan ande akhbar paper bakri gaay bhains ped paudhe eent bori dibbe bottle डब्बे डिब्बा dabbe dabba`,
  together: `साथ_रहना साथ_रहे साथ_में_रह* sath_rehna saath_rehna sath_rahe saath_rahe sir_ke_sath sahab_ke_sath malik_ke_sath`,
  anything: `सब_कुछ_कर* हर_काम_सब sab_kuch_kar* sab_kuch har_khwahish har_jarurat gharwali_jaise gharwali_jaisi biwi_jaise biwi_jaisi घरवाली_जैसे घरवाली_की_तरह बीवी_जैसी पत्नी_की_तरह patni_ki_tarah`,
  alone: `अकेले_साहब अकेले_आदमी अकेला_आदमी अकेले_मर्द mature_sir akele_sahab akele_aadmi akela_aadmi kunware_sahab bachelor_sir अकेला_रहता अकेले_रहते_आदमी कुंवारा_आदमी विधुर बैचलर akela_rehta akela_rahta akela_hu akela_hoon vidhur bachelor single_aadmi single_admi single_mard akela_mard
    अकेले_रहने_वाले_सज्जन अकेले_सज्जन अकेले_व्यक्ति अकेले_रहने_वाले_आदमी akele_sajjan akele_rehne_wale_aadmi akele_rehne_wale_sahab akele_vyakti single_gentleman अकेले_अंकल akele_uncle तलाकशुदा_आदमी talakshuda_aadmi अकेले_सर akele_sir अकेले_बॉस akele_boss अकेले_रहने_वाले_सर akele_rehne_wale_sir
    तन्हा tanha पति_से_दूर पत्नी_नहीं_है biwi_nahi_hai patni_nahi_hai पत्नी_से_अलग biwi_se_alag patni_se_alag अकेला_हूं अकेला_हूँ akela_hun तनहाई tanhai`,
  wedding: `शादी विवाह shadi shaadi vivah ब्याह byah निकाह nikah`,
  joinTime: `पहले_दिन आते_समय आते_वक्त आते_वक़्त इंटरव्यू_के_दिन इंटरव्यू_से_पहले जॉइनिंग_के_दिन जॉइनिंग_से_पहले भर्ती_के_समय काम_शुरू_करने_से_पहले काम_पर_लगने_से_पहले pehle_din aate_samay aate_waqt interview_ke_din interview_wale_din interview_se_pehle joining_ke_din joining_se_pehle bharti_ke_samay
    bharti_ke_time kaam_shuru_karne_se_pehle joining_pe joining_ke_time select_hone`,
  clan: `यादव पटेल मराठा जाट यादवों जैन वैष्णव jain vaishnav`,
  strict: `ही सिर्फ केवल प्राथमिकता जाति बिरादरी परिवार_से परिवार_की_हो समाज_की समाज_का sirf kewal keval hi parivar_se parivar_ki_ho samaj_ki samaj_ka biradari ghar_se_ho चाहिए चाहिये chahiye chahie हो_तो_अच्छा हो_तो_बेहतर हो_तो_ठीक ho_to_achha ho_to_accha ho_to_behtar`,
  surety: `सिक्योरिटी_में सिक्योरिटी_के_रूप सिक्योरिटी_के_तौर सुरक्षा_में जमा_रहेग* रोककर रोक_ली* रोकी_जाएग* रुका_रहेग* अटकी गारंटी_में security_me security_mein security_ke_roop security_ke_taur jama_rahega jama_rahegi rok_li* rok_ke roki_jaye* ruki_rahegi guarantee_me hold_me security_k_taur
    security_k_tor सिक्योरिटी_में_रुक* ruki_rehgi रुकी_रहेगी dabi_rahegi दबी_रहेगी रोक_कर रोककर_रख* rok_kar rok_ke_rakh*`,
  afterPay: `देने_के_बाद देने_पर जमा_होने_के_बाद भुगतान_के_बाद पेमेंट_के_बाद पैसे_मिलते_ही मिलने_के_बाद_ही जमा_करने_पर जमा_करने_के_बाद भरने_के_बाद dene_ke_baad dene_par jama_hone_ke_baad payment_ke_baad payment_hone_ke_baad pement_ke_baad paise_milte_hi jama_karne_par jama_karne_ke_baad bharne_ke_baad dete_hi
    payment_aate_hi paisa_aate_hi`,
  broker: `एजेंट एजेंसी दलाल ब्यूरो ठेकेदार बिचौलिया मुंशी सेंटर agent agency dalal bureau thekedar bichauliya munshi केंद्र kendra kender दिलवाने_वाले dilwane_wale एजेंसी_वाले काम_दिलाने_वाल* काम_लगवाने_वाल* लगवाएगी लगवायेगी दिलवाएगी lagwayegi lagwayega lagwane_wal* dilayegi dilwayegi dilane_wal*`,
  code: `कोड code kod नंबर_आए नंबर_आएगा नंबर_आयेगा नंबर_आता number_aaye number_aayega number_aaega number_ayega number_aata मैसेज_आएगा message_aayega msg_aayega फोन_पर_आया फ़ोन_पर_आया message_me_aaya जो_नंबर_आ* jo_number_aa* आया_हुआ_नंबर फोन_पे_आया phone_pe_aaya आने_वाला_नंबर aane_wala_number`,
  theirs: `आने_वालों आने_वाले_लोगों मेहमानों मेहमान ग्राहक ग्राहकों किराएदार किराएदारों मरीज मरीजों छात्रों विद्यार्थियों आगंतुक आगंतुकों यात्रियों सदस्यों विजिटर aane_walon aane_wale mehmano mehmanon mehman grahak grahakon kirayedar kirayedaron mareez marizon chhatron visitor visitors aagantuk sadasyon
    customer customers guest guests tenant tenants लोगों_से logo_se logon_se खुद_कर* khud_kar* khud_karte आवेदकों aavedak* जमाकर्ता* jamakarta* खुद_जाते khud_jate khud_jaate कस्टमर कस्टमरों दर्शक दर्शकों यात्री सैलानी श्रद्धालु तीर्थयात्री पर्यटक पर्यटकों सदस्य जजमान yatri darshak sailani paryatak
    shraddhalu sadasya किरायेदार किरायेदारों kiraedar`,
  duty: `रात_की_ड्यूटी raat_ki_duty night_duty`,
  master: `साहब मालिक सेठ मर्द बाबूजी आदमी sahab saheb sahib saab malik seth mard aadmi boss sir पुरुष मर्दों purush mardon बॉस सर सज्जन sajjan गृहस्थ अंकल uncle`,
  delight: `खुश_रख* खुश_कर* संतुष्ट* मन_बहला* दिल_बहला* तृप्त* khush_rakh* khus_rakh* khush_kar* khus_kar* santusht* man_behla* mann_behla* dil_behla* happy_rakh* satisfy_kar* khush_karne खुशी_देने सुख_दे* तृप्ति मजा_दे* khushi_dene sukh_de* maza_de* mazaa_de* खुश_करने मस्ती मौज_मस्ती masti mauj_masti
    मज़े_कर* maze_kar* enjoy_kar* पूरा_संतोष पूरी_संतुष्टि पूरा_मजा pura_santosh poora_maza pura_maza puri_santushti एंजॉय enjoy_karna दिल_खुश`,
  frank: `खुले_मिजाज* खुले_दिमाग* बिंदास* बोल्ड फ्रैंक खुले_स्वभाव* मॉडर्न_ख्याल* फ्री_माइंड* खुली_सोच* khule_mizaj* khule_mijaj* khule_dimag* khule_dimaag* bindas* bindaas* bold frank khule_swabhav* khuli_soch* modern_khayal* open_mind* free_mind* शर्मीली_नहीं शर्म_न शरम_न sharmili_nahi मिलनसार_लड़की
    फ्रेंडली_लड़की friendly_ladki खुले_विचार khule_vicharo चुलबुली chulbuli नटखट`,
  needs: `हर_जरूरत हर_इच्छा सब_जरूरत* सारी_जरूरत* सारी_इच्छा* जिस्मानी शारीरिक_सुख शारीरिक_जरूरत* har_zaroorat har_jarurat har_jaroorat har_iccha sari_jarurat* saari_zarurat* saari_ichha* jismani sharirik_sukh sharirik_jarurat* saari_khwahish* sab_jarurat* हर_तरह_से_ख्याल हर_तरह_से_ध्यान हर_तरह_की_सेवा
    हर_ख्वाहिश हर_शौक पूरा_ख्याल_रात शर्मीली_न har_tarah_se_khayal har_tarah_se_dhyan har_tarah_ki_seva har_khwahish har_shauk sharmili_na sharmati_na`,
  company: `साथ_दे* साथ_देने कंपनी_दे* का_साथ_दे* साथ_निभा* साथ_चाहिए साथी_चाहिए समय_बिता* रात_बिता* वक्त_बिता* saath_de* sath_de* company_de* company_dene saath_nibha* sath_nibha* saathi_chahiye time_bita* time_spend samay_bita* raat_bita* waqt_bita* time_pass saath_chahiye company_chahiye कंपनी_चाहिए
    साथी_की_जरूरत साथी_की_तलाश साथिन हमसफर humsafar हमराही दोस्त_चाहिए dost_chahiye पार्टनर_चाहिए partner_chahiye रात_का_साथ raat_ka_saath महिला_साथी mahila_sathi mahila_saathi female_partner female_saathi उनके_साथ_बैठ* ग्राहकों_के_साथ_बैठ* customers_ke_saath_baith* कंपनी_चाह* company_chah* साथ_चाह*
    kampani_chah*`,
  serve: `सेवा seva sewa khidmat खिदमत`,
  bed: `साथ_में_सोन* साथ_सुल* एक_ही_कमरे_में_सो* एक_ही_बिस्तर एक_कमरे_में_सो* कमरे_में_ही_सो* पास_सोन* sath_me_son* saath_me_son* saath_son* sath_son* ek_hi_kamre_me_so* ek_hi_bistar ek_bistar kamre_me_hi_so* paas_son* sath_sul* एक_ही_कमरे ek_hi_kamre ek_hi_room same_room साथ_सो* sath_so* saath_so*`,
  private: `प्राइवेट_काम पर्सनल_काम_रात खास_सेवा खास_काम_रात प्राइवेट_सर्विस निजी_सेवा private_kaam private_service khas_seva khaas_seva niji_seva special_seva personal_seva raat_ki_seva raat_wali_service extra_service गुप्त gupt राज_रहेग* raaz_rahega स्पा_में_लड़क* स्पा_के_लिए_लड़क* स्पा_गर्ल*
    spa_me_ladki* spa_ke_liye_ladki* spa_girl* एक्स्ट्रा_सर्विस extra_sarvice`,
  schoolGoing: `स्कूल_जाने_वाल* स्कूल_में_पढ़ने_वाल* स्कूल_छोड़* पढ़ाई_छोड़* आठवीं_पास_लड़क* school_jane_wal* school_jaane_wal* school_me_padhne_wal* padhne_wali_ladki school_chhod* padhai_chhod* स्कूल_वाले_बच्च* school_wale_bac* school_wale_bach* स्कूल_छूट* पढ़ाई_छूट* school_chhoot* school_chhut* school_choda*
    school_chhoda* school_छोड़* के_बच्चे_भी`,
  weAre: `हम_लोग हमारा_परिवार हम_हिंदू हम_ब्राह्मण हम_जैन हम_मुस्लिम परिवार_है घर_है hum_log hamara_parivar hum_hindu hum_brahman hum_brahmin hum_jain hum_muslim parivar_hai family_hai ghar_hai log_hai`,
  paint: `दीवार* पेंट* कपड़ा शर्ट पर्दे सोफा टाइल* deewar* diwar* paint* shirt kapde parde sofa tile* गाय भैंस gaay gai bhains पीला पीले नीला नीली हरा हरी गुलाबी क्रीम बेडरूम छत रंगाई पुताई दीवारें pila peela neela hara gulabi cream bedroom chhat rangai putai फर्नीचर`,
  belong: `परिवार_से_हो परिवार_की_हो परिवार_का_हो घर_से_हो घर_की_हो समाज_से_हो parivar_se_ho parivar_ki_ho parivar_ka_ho ghar_se_ho ghar_ki_ho samaj_se_ho family_se_ho family_ki_ho परिवार_की_ही परिवार_का_ही परिवार_की_लड़की parivar_ki_hi parivar_ka_hi`,
  happy: `मनोरंजन* manoranjan*`,
  securityWord: `सिक्योरिटी सिक्युरिटी सिक्यूरिटी security sekurity sequrity सुरक्षा suraksha`,
  relation: `रिश्ता संबंध सम्बन्ध रिलेशन रिलेशनशिप rishta sambandh relation relationship`,
  close: `नजदीकी घनिष्ठ करीबी अंतरंग nazdiki ghanishth karibi antarang फ्रेंडली जॉली friendly jolly`,
  half: `आधा आधी आधे aadha aadhi aadhe adha adhi half चौथाई चौथा_हिस्सा तिहाई chauthai tihai chautha_hissa पच्चीस_प्रतिशत टका प्रतिशत परसेंट फीसदी फ़ीसदी taka_thekedar pratishat percent`,
  share: `हमारा_हिस्सा हमारा_होग* हमारा_रहेग* हमारी_रहेग* हमारी_होग* humara_hoga hamara_hoga hamara_rahega humara_rahega hamari_hogi humari_hogi hume_denge hamein_denge हमारी हमारा हमारे_लिए hamari humari hamara humara दिलवाने_वाले लगवाने_वाले dilwane_wale lagwane_wale dilane_wale एजेंसी_की एजेंसी_का
    agency_ki agency_ka`,
  obey: `जो_कहे* जो_बोले* जो_भी_कहे* जो_भी_बोले* कहना_मान* हर_बात_मान* हर_बात_माने* मना_न_करे* मना_नहीं_कर* ना_नहीं_कह* नखरे_न* jo_bole* jo_kahe* jo_bhi_bole* jo_bhi_kahe* kehna_man* kahna_man* har_baat_man* har_baat_maan* mana_na_kare* nakhre_na* nakhre_wali_na nakhra_na`,
  drink: `शराब ड्रिंक ड्रिंक्स sharab daru दारू`,
  limb: `पैर पैरों घुटने घुटनों सिर pair pairon ghutne ghutno sir_ki_malish sir_ki_maalish`,
  couple: `जोड़ा जोड़े दंपति दंपत्ति पति_पत्नी मियां_बीवी joda jode dampati pati_patni miya_biwi`,
  above: `ऊपर se_upar upar se_zyada से_ऊपर प्लस`,
  press: `दबा* daba* दबवा*`,
  trip: `टूर ट्रिप घूमने होटल tour trip ghumne hotel`,
  withYou: `आपके_पास_ही आपके_पास_रह* अपने_पास_रखि* अपने_पास_रखें कोई_रखता_नहीं कोई_नहीं_रखता aapke_paas_hi aapke_paas_rah* apke_paas_rah* apne_paas_rakhi* koi_nahi_rakhta koi_rakhta_nahi नहीं_रखते nahi_rakhte रखते_नहीं rakhte_nahi रखा_नहीं_जाता रखे_नहीं_जाते`,
  beside: `साथ संग sath saath sang`,
  spa: `स्पा मसाज_पार्लर मसाज_सेंटर spa massage_parlour massage_parlor massage_center`,
  leaving: `छोड़ोगे छोड़ेंगे छोड़ने_पर छोड़ते छोड़ें छोड़कर_जा* काम_खत्म ख़त्म_होने खत्म_होने पूरा_होने पूरा_होने_तक सीज़न_चले सीजन_चले सीज़न_खत्म सीजन_खत्म जाते_समय जाते_वक़्त जाते_वक्त साल_बाद महीने_बाद साल_पूरा साल_भर_बाद घर_जाते chhodoge chodoge chhodne_par chodne_par chhodte kaam_khatam kam_khatam
    khatam_hone season_khatam season_tak saal_baad sal_baad mahine_baad jaate_waqt jate_waqt jaate_samay pura_hone poora_hone jab_tak_kaam जब_तक_काम काम_पूरा`,
  atHand: `हमारे_पास मालिक_के_पास सेठ_के_पास साहब_के_पास मुंशी_के_पास मुनीम_के_पास एजेंट_के_पास एजेंट_को ठेकेदार_के_पास ठेकेदार_को मैनेजर_के_पास मैनेजर_को सुपरवाइजर_के_पास सुपरवाइज़र_के_पास कंपनी_के_पास कंपनी_में ऑफिस_में दफ्तर_में दुकान_में दुकान_पर मैडम_के_पास मुंशी_को मालिक_को हमें हमको hamare_paas
    hamare_pas humare_paas malik_ke_paas malik_ke_pas seth_ke_paas munshi_ke_paas thekedar_ke_paas thekedar_ko manager_ke_paas manager_ko supervisor_ke_paas company_me company_ke_paas office_me dukan_me dukan_pe agent_ko malik_ko munshi_ko hume humein फोरमैन_के_पास`,
  stays: `रहेंगे रहेगा रहेगी रहेंगी रखे_जाएँगे रखे_जाएंगे रखा_जाएगा रखना रखने रखनी रखेंगे रखोगे रुकेगा रुकेगी रखवा* जमा सौंप* थमा* दे_देना दे_देने दे_देनी दे_दोगे छोड़ना_होगा rahenge rahega rahegi rakhna rakhne rakhni rakhenge rakhwa* jama saunp* sonp* de_dena de_dene de_deni thama* ruk_jayega छोड़_दो
    छोड़_दें छोड़कर chhod_do chod_do रखेगा रखेगी रख_लेगा रख_लेगी rakhega rakhegi rakh_lega लेते_हैं ले_लेते lete_hain le_lete`,
  fromWage: `मजदूरी_में_से मज़दूरी_में_से मजदूरी_से मज़दूरी_से पगार_में_से पगार_से तनख्वाह_में_से तनख़्वाह_में_से तनख्वाह_से तनख़्वाह_से सैलरी_में_से सैलरी_से वेतन_में_से वेतन_से दिहाड़ी_में_से दिहाड़ी_से कमाई_में_से कमाई_से तनख़्वाह_का तनख्वाह_का पगार_का वेतन_का सैलरी_का majduri_me_se mazduri_me_se majduri_se
    mazduri_se pagar_me_se pagar_se salary_me_se salary_se tankhwah_se tankha_se dihadi_se dihadi_me_se kamai_me_se salary_ka pagar_ka`,
  fromUs: `हमसे_ही हमसे हमारे_यहां_से हमारे_यहाँ_से हमारी_दुकान ठेकेदार_से ठेकेदार_से_ही कंपनी_से एजेंसी_से सुपरवाइजर_से सुपरवाइज़र_से ऑफिस_से humse hamse humse_hi hamare_yaha_se hamari_dukan thekedar_se company_se supervisor_se office_se हमारी_लैब* हमारे_सेंटर* हमारे_डॉक्टर* हमारे_संस्थान*
    हमारे_इंस्टीट्यूट* hamari_lab* hamare_center* hamare_doctor* हमारे_ऐप* हमारी_ऐप* हमारे_एप* हमारी_वेबसाइट* hamare_app* hamari_app* humare_app*`,
  buy: `खरीद* ख़रीद* मोल_ले* लेना_है लेनी_है लेने_हैं लेना_होगा लेने_होंगे लेनी_होगी kharid* khareed* lena_hai leni_hai lene_hai lena_hoga lene_honge उठाना_पड़* उठाने_पड़* uthana_pad*`,
  enrol: `सदस्य_बन* सदस्यता मेंबर_बन* मेंबरशिप पॉलिसी_ले* पालिसी_ले* एलआईसी_की बीमा_पॉलिसी यूनियन_का चंदा sadasya_ban* sadasyata member_ban* membership policy_le* lic_ki policy_leni chanda union_ka`,
  pin: `पिन`,
  grade: `पांचवीं पाँचवीं छठी छठवीं सातवीं आठवीं नौवीं नवीं दसवीं_में पांचवी सातवी आठवी नौवी पाँचवी paanchvi panchvi chhathi saatvi satvi aathvi athvi nauvi navi`,
  pupil: `पढ़ने_वाल* पढ़ती पढ़ता पढ़ते पढ़ रहे padhne_wal* padhti padhta padhte padh_rahe padhne_wale`,
  mayWork: `आ_सकते आ_सकता आ_सकती काम_कर_सक* कर_सकते चलेंग* चलेग* भी_आएं भी_आ_जाए* रख_लेंग* aa_sakte aa_sakta aa_sakti kaam_kar_sak* kam_kar_sak* chaleng* chaleg* bhi_aaye rakh_leng* ओके ok`,
  schoolKid: `स्कूल_के_बच्च* स्कूली_बच्च* स्कूल_के_लड़क* स्कूल_के_छात्र* school_ke_bac* school_ke_bach* schooli_bac* school_ke_ladk*`,
  otherKind: `दूसरी_जात* दूसरी_जाति* और_जात* और_जाति* दूसरे_धर्म* दूसरी_बिरादरी dusri_jaat* dusri_jat* dusre_dharm* aur_jaat अपनी_ही_जात* अपनी_जात* अपनी_बिरादरी* apni_hi_jaat* apni_jaat* apni_hi_jati* apni_biradari*`,
  noMatter: `लेना_देना_नहीं लेना_देना_नही मतलब_नहीं कोई_मतलब_नहीं हमें_क्या हमको_क्या सब_बराबर सब_एक सब_समान सब_चलेगा जाति_नहीं जात_नहीं जात_पात_नहीं धर्म_नहीं रंग_नहीं मत_पूछि* मत_पूछो नहीं_पूछ* नहीं_देख* नहीं_मान* नहीं_पूछेंगे फर्क_नहीं फ़र्क_नहीं मायने_नहीं परवाह_नहीं बात_नहीं_पूछ* सवाल_नहीं सरोकार_नहीं
    वास्ता_नहीं पूछते_नहीं देखते_नहीं पूछा_नहीं_जात* पूछी_नहीं_जात* matlab_nahi lena_dena_nahi hume_kya humein_kya sab_barabar sab_ek sab_saman jaat_nahi jati_nahi jaati_nahi dharm_nahi rang_nahi mat_puch* nahi_puch* nahi_pooch* nahi_dekh* nahi_maan* fark_nahi farak_nahi farq_nahi parwah_nahi
    puchte_nahi poochte_nahi koi_sawal_nahi पाबंदी_नहीं रोक_नहीं`,
  device: `कुर्सी कुर्सियां कुर्सियाँ कुर्सियों चेयर मशीन मशीनें गन kursi kursiyan kursiyo chair machine`,
  withThem: `उसके_साथ उनके_साथ ग्राहक_के_साथ ग्राहकों_के_साथ कस्टमर_के_साथ गेस्ट_के_साथ मेहमान_के_साथ मेहमानों_के_साथ uske_sath uske_saath unke_sath unke_saath grahak_ke_sath grahak_ke_saath customer_ke_saath customers_ke_saath customer_ke_sath customers_ke_sath guest_ke_saath`,
  inRoom: `कमरे_में रूम_में रूम_पर एक_घंटा घंटा_भर रात_में रात_को साथ_बैठना kamre_me kamre_mein room_me room_mein room_pe ghanta_bhar ek_ghanta raat_me raat_ko`,
  tens: `दस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे das bees tees chalis pachas saath_rupaye sattar assi nabbe`,
  near: `पास paas pas हवाले hawale`,
  until: `तक tak`,
  blank: `कोरे_काग* कोरा_काग* खाली_काग* सादे_काग* kore_kag* kora_kag* khali_kag* sade_kag* कोरे_स्टांप*`,
  sign: `दस्तखत दस्तख़त हस्ताक्षर साइन अंगूठा dastkhat hastakshar sign angutha`,
  noSchool: `स्कूल_नहीं_जा* स्कूल_न_जा* पढ़ाई_नहीं_कर* school_nahi_ja* school_na_ja* स्कूल_जा_सकत* school_ja_sakt* school_jaa_sakt*`,
  lightWork: `छोटा_मोटा_काम छोटे_मोटे_काम हल्का_काम हल्के_काम हल्का_फुल्का chhota_mota chota_mota chhote_mote halka_kaam halka_fulka ऊपर_का_काम`,
  minAge: `न्यूनतम_उम्र न्यूनतम_आयु कम_से_कम_उम्र उम्र_कम_से_कम kam_se_kam_umar umar_kam_se_kam`,
  solely: `सिर्फ केवल सिर्फ़ sirf keval kewal`,
};
