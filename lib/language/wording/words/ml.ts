import type { ConceptWords } from "../names";

/** Malayalam and its Latin spellings. */
export const ML: ConceptWords = {
  fee: `ഫീസ്* ഫീസ് ഫീ ചാർജ്* ഡെപ്പോസിറ്റ്* ഡിപ്പോസിറ്റ്* ഡെപ്പോസിറ്റ് നിക്ഷേപ_തുക കെട്ടിവെ* സെക്യൂരിറ്റി_തുക സെക്യൂരിറ്റി_പണം ഫീസായി fees deposit depositt kettiv* സെക്യൂരിറ്റി_ഡെപ്പോസിറ്റ്* സർവീസ്_ചാർജ്* സേവന_നിരക്ക്* രജിസ്ട്രേഷൻ_പണം* ഫോം_പണം* യൂണിഫോം_പണം* കരുതൽ_പണം* security_deposit security_panam
    service_charge registration_panam* uniform_panam* form_panam*`,
  cause: `രജിസ്ട്രേഷൻ* രജിസ്റ്റർ* ഫോം* ഫോമിന്* അപേക്ഷ* പരിശീലന* ട്രെയിനിംഗ്* ട്രെയിനിങ്* പ്രോസസിംഗ്* പ്രോസസ്സിങ്* ഏജൻസി* വെരിഫിക്കേഷൻ* യൂണിഫോം* യൂണിഫോമിന്* ഡ്രസ്* കിറ്റ്* ഐഡി_കാർഡ്* തിരിച്ചറിയൽ_കാർഡിന് മെഡിക്കൽ* ജോയിനിംഗ്* ജോയിനിങ്* registration parisheelan* training uniform uniformin* kit joining form
    apeksha ക്ലാസിന് ക്ലാസിന* ബൂട്ട്* ബെൽറ്റ്* വിസ* പേരെഴുത* പേര്_ചേർക്ക* കോഴ്സ്* ഇൻഷുറൻസ്* സ്റ്റാമ്പ്* കരാർ* ഹെൽമെറ്റ്* ഷൂ* മെഷീൻ* കാർഡിന്* insurance stamp helmet shoe machine തിരിച്ചറിയൽ_കാർഡ്* ഐഡി* ഗേറ്റ്_പാസ്* ജോലി_ഉറപ്പ്* ജോലി_ഉറപ്പി* ജോലി_വാങ്ങി* ജോലി_ശരിയാക്ക* നിയമന_കത്ത്* ഓഫർ_ലെറ്റർ*
    സീറ്റ്_ബുക്ക്* ബുക്കിംഗ്* ബുക്കിങ്* ലിസ്റ്റിൽ_പേര്* സാരി* റെയിൻകോട്ട്* പോലീസ്_വെരിഫിക്കേഷൻ* എഗ്രിമെന്റ്* gate_pass* gatepass* joli_urapp* joli_vangi* joli_shariyakk* offer_letter seat_book* booking listil_peru* saari police_verification* agreement id_card* താക്കോൽ* താക്കോല* പേര്_ചേർ* ക്ലാസ്*
    ക്ലാസി* ഷൂസ്* സൈക്കിൾ* ജോലി_ഉറപ്പ* thakkol* peru_cher* class* shoes* scooty* പെട്ടി* petti* ബാഡ്ജ്* പേര്_ചേർക്കാൻ സ്ഥലം_പിടി* സീറ്റ്_പിടി* പഠിപ്പിക്കാൻ* പഠിപ്പിക്കുന്നതിന്* പഠിക്കാൻ_ഫീ* ഉപകരണങ്ങ* ജാക്കറ്റ്* കയ്യുറ* ടൂൾ_കിറ്റ്* മുദ്രപ്പത്ര* സ്റ്റാമ്പ്_പേപ്പർ* പോളിസി* പ്രീമിയം* സർട്ടിഫിക്കറ്റിന്*
    പാസ്സിന്* peru_cherk* sthalam_pidi* seat_pidi* padippikkan* tool_kit stamp_paper jacket ഫോട്ടോ_എടുക്കാൻ* പ്രൊഫൈലിനു* സാമ്പിൾ* photo_edukkan sample* സ്ക്രീൻഷോട്ട്* സ്ക്രീൻ_ഷോട്ട്* screenshot`,
  refund: `തിരികെ* തിരിച്ച്* തിരിച്ചു* റീഫണ്ട്* മടക്കി* thirike thirich* refund madakki പോകുമ്പോൾ നിർത്തുമ്പോൾ വിടുമ്പോൾ pokumbol nirthumbol`,
  money: `പണം പണമായി പൈസ* കാശ്* തുക* രൊക്കം panam paisa kaash kash thuka`,
  currency: `രൂ രൂപ* രൂപയും rupa roopa rupaa rs`,
  many: `നൂറ്* അഞ്ഞൂറ്* ആയിര* ലക്ഷ* nooru anjooru aayiram *ായിരം *ായിര *നൂറ് *aayiram *nooru ഇരുനൂ* മുന്നൂ* നാനൂ* അഞ്ഞൂ* അറുനൂ* എഴുനൂ* എണ്ണൂ* തൊള്ളായിര* രണ്ടായിര* മൂവായിര* irunoo* munnoo* naanoo* anjoo* arunoo* randaayiram* moovaayiram*`,
  commission: `കമ്മീഷൻ* കമ്മിഷൻ* ബ്രോക്കറേജ്* kammeeshan`,
  advance: `അഡ്വാൻസ്* മുൻകൂർ* munkoor`,
  cut: `പിടിക്ക* പിടിച്ച* കുറയ്ക്ക* കിഴിക്ക* കട്ട്_ചെയ്* pidikk* pidich* kurakk* cut_chey* എടുക്കും പിടിക്കും വെട്ടിക്കുറ* പോകും edukkum pidikkum vettikkur* pokum പങ്ക്* വിഹിതം* pank vihitham`,
  agent: `ഏജന്റ്* ഏജൻറ്* ബ്രോക്കർ* ഇടനില* ഏജൻസി* idanila* മേസ്തിരി* ഓഫീസ്* ഓഫീസി* വാർഡൻ* വാർഡന* മാഡം* സൂപ്പർവൈസർ* mesthiri office warden madam ബ്യൂറോ* bureau* മാനേജർ* മാനേജരു* കങ്കാണി* കരാറുകാര* കണക്കപ്പിള്ള* manager kankani വാർഡന്റെ ഇൻചാർജ്* ഇൻചാർജി* incharge`,
  wage: `ശമ്പള* വേതന* കൂലി* ആദ്യ_മാസ* ആദ്യമാസ* ഒരു_മാസത്ത* shambalam shambala* sambalam salary aadya_maas* adya_maas* oru_maas* വരുമാന* സമ്പാദ്യ* varumanam varumaanam`,
  mustPay: `അടയ്ക്ക* അടക്ക* അടച്ച* നൽകണം നൽകേണ്ട* കൊടുക്കണം കൊടുക്കേണ്ട* തരണം അയയ്ക്ക* അയക്ക* അയച്ച* കെട്ടിവയ്ക്ക* കെട്ടിവെക്ക* ഡെപ്പോസിറ്റ്_ചെയ്* ഇടണം വാങ്ങണം ഈടാക്ക* പേ_ചെയ്* ട്രാൻസ്ഫർ_ചെയ്* ആദ്യം_അട* ആദ്യം_കൊടു* വേണ്ടിവരും ആകും കൊടുത്താൽ അടച്ചാൽ തരൂ വാങ്ങും adakk* adach* adaykk* nalkanam nalkenda*
    kodukkanam kodukanam kodukkenda* tharanam ayakk* ayach* ayakanam kettivekk* kettivaykk* deposit_chey* idanam vanganam eedakk* pay_chey* transfer_chey* gpay_chey* aadyam_ad* kodutthal koduthal aakum send_chey* google_pay_chey* കൊണ്ടുവര* കൊണ്ടു_വര* കെട്ടണം വെക്കണം വയ്ക്കണം ഏൽപ്പിക്കണം ഏൽപിക്കണം
    കൊണ്ടുവരിക konduvar* kettanam vekkanam elpikkanam ullathan* വാങ്ങുന്നതാണ് വാങ്ങുന്നുണ്ട് കൊണ്ടുവരണം കൊണ്ടുവരേണ്ട* ഇടുക ജോലിക്കാരുടേത് ജോലിക്കാർ_വഹിക്ക* ജോലിക്കാർ_കൊടുക്ക* സ്വന്തം_ചെലവ* ചെലവുണ്ട് ചെലവാകും ചെലവ്_വരും വാങ്ങേണ്ടതാണ് വാങ്ങിയിരിക്കണം നൽകേണ്ടതാണ് നൽകേണ്ടതുണ്ട് അടയ്ക്കേണ്ടതാണ് അടയ്‌ക്ക*
    അടയ്ക്കണം അടക്കണം കെട്ടിവയ്ക്കണം കെട്ടിവെക്കണം ഈടാക്കും ഈടാക്കുന്ന* തന്നാൽ vaangum vaangunnath* konduvaranam konduvarika iduka swantham_chelav* chelavund* chelavakum chelavu_varum vangendath* vangiyirikkanam nalkendath* adakkendath* adaykkanam adakkanam kettivekkanam eedakkum thannal vekkendath*
    ജോലിക്കാരുടേതാണ് നിങ്ങളുടേത് സ്വയം_വഹിക്ക* അടച്ചിരിക്കണം അടയ്ക്കേണ്ടി* നൽകേണ്ടി_വരും കൊടുക്കേണ്ടി_വരും കൊടുക്കണ* തരേണ്ടി* adachirikkanam adakkendi* nalkendi_varum kodukkendi_varum tharendi* അടച്ച് കൊടുത്ത്_രസീത് adach_ ആദ്യമേ_വാങ്ങ* vaykkanam കൊടുക്കുന്നതാണ് കൊടുക്കാറുണ്ട് ഞങ്ങളിൽ_നിന്ന്_തന്നെ`,
  pay: `അടയ്ക്കുക അയയ്ക്കുക അയക്കുക നൽകുക adakkuka ayakkuka`,
  oblige: `ആദ്യം മുമ്പ് മുൻപ് നിർബന്ധ* അത്യാവശ്യം aadyam adyam mumb* munp* nirbandh* ഇന്നുതന്നെ ഇന്ന്_തന്നെ innuthanne`,
  give: `നൽകും നൽകുന്നു നൽകുന്നതാണ് നൽകുന്നതായിരിക്കും തരും തരുന്നതാണ് കൊടുക്കും ലഭിക്കും ലഭിക്കുന്നതാണ് കിട്ടും ഞങ്ങൾ_തന്നെ ഞങ്ങൾ_നൽക* ഞങ്ങൾ_തരും സൗജന്യ* ഫ്രീ ഞങ്ങളുടെ_ചെലവ* വഹിക്കും ഉടമ_നൽക* കമ്പനി_നൽക* nalkum nalkunnu tharum tharunnath* kodukkum labhikkum kittum njangal_thanne njangal_tharum saujanya*
    sowjanya* free njangalude_chelav* vahikkum വാങ്ങിത്തരും വാങ്ങി_തരും വാങ്ങി_നൽകും വരും എത്തും vangitharum vangi_tharum vaangi_tharum vangi_nalkum ethum വാങ്ങാം എടുക്കാം കിട്ടാം vangam edukkam അയക്കും അയയ്ക്കും അയച്ചു_തരും ayakkum ayachu_tharum ഉടമയുടെ_ചെലവ* udamayude_chelav* ഇഷ്ടം_പോലെ
    ishtam_pole ഞങ്ങൾ_അയ* ഞങ്ങളുടെ_പണം* njangalude_panam*`,
  we: `ഞങ്ങൾ ഞങ്ങളുടെ ഉടമ കമ്പനി njangal njangalude udama`,
  gain: `ബോണസ്* ബത്ത* അലവൻസ്* ഓവർടൈം* ഓണം ഓണത്തിന് മാസം മാസത്തിൽ പ്രതിമാസം ദിവസം യാത്ര* bonus batha overtime onam onathinu maasam maasathil prathimaasam divasam yaathra ഗ്രാറ്റുവിറ്റി* പിഎഫ്* അവധിപ്പണ* gratuity pf`,
  chore: `ബിൽ* ബില്ല്* കറന്റ്* വൈദ്യുതി* പച്ചക്കറി* ചന്ത* മാർക്കറ്റ്* കട* സ്കൂൾ* സ്‌കൂൾ* കുട്ടിയുടെ കുട്ടികളുടെ മകന്റെ മകളുടെ സൊസൈറ്റി* കസ്റ്റമർ* ഉപഭോക്താ* ഡോക്ടർ* ആശുപത്രി* ക്ഷേത്ര* അമ്പല* അതിഥി* bill current vaidyuthi pachakkari chantha market kada school kuttiyude kuttikalude society customer doctor
    aashupathri kshethra* ambalam athithi രക്ഷിതാ* പരീക്ഷ* പൊതുജന* rakshithakkal എൻട്രി* കമ്പ്യൂട്ടർ* ടൈപ്പിംഗ്* കണക്ക്_എഴുത* ബാങ്കിൽ* entry computer typing bankil രസീത്_കൊടുക്ക* രസീത്_നൽക* raseeth_kodukk* പാർക്കിംഗ്* പാർക്കിങ്* parking എണ്ണി ജനാലയ്ക്കൽ ഫീസ്_വാങ്ങി* മീൻ ഇറച്ചി*`,
  sale: `വിൽപ്പന* വില്പന* vilpana`,
  warn: `പരാതി* തട്ടിപ്പ്* ചതി* ആരെങ്കിലും_പണം* parathi thattipp* arenkilum_panam* അതിക്രമ* ലൈംഗികാതിക്രമ* പീഡന* പീഡിപ്പിക്ക* ഇരയായ* ഇരകൾ* അതിജീവിത* രക്ഷിച്ച* athikrama* peedana* irayaya*`,
  secret: `ഒടിപി* ഒ‌ടി‌പി എടിഎം_കാർഡ്* ഡെബിറ്റ്_കാർഡ്* പാസ്‌വേഡ്* പാസ്വേഡ്* പിൻ_നമ്പർ* ചെക്ക്_ബുക്ക്* ചെക്ക്ബുക്ക്* pin_number atm_card ബാങ്ക്_ആപ്പ* ആറക്ക_കോഡ* കാൻസൽ_ചെക്ക്* ക്യാൻസൽ_ചെക്ക്* cancel_cheque കാർഡിന്റെ_പുറക* കാർഡിന്റെ_പിന്ന* കാർഡിനു_പിന്ന* cardinte_purak* cardinte_pinn* atm_card*
    നെറ്റ്_ബാങ്കിംഗ്* നെറ്റ്_ബാങ്കിങ്*`,
  account: `ബാങ്ക്_അക്കൗണ്ട്* അക്കൗണ്ട്_നമ്പർ* പാസ്ബുക്ക്* പാസ്‌ബുക്ക്* ബാങ്ക്_വിവര* bank_account account_number passbook bank_vivara*`,
  paper: `ആധാർ* പാൻ_കാർഡ്* പാൻകാർഡ്* വോട്ടർ_ഐഡി* വോട്ടർ_കാർഡ്* റേഷൻ_കാർഡ്* പാസ്‌പോർട്ട്* പാസ്പോർട്ട്* മാർക്ക്_ലിസ്റ്റ്* മാർക്ക്‌ലിസ്റ്റ്* യഥാർത്ഥ_രേഖ* അസ്സൽ_രേഖ* അസൽ_രേഖ* ഒറിജിനൽ_രേഖ* ഒറിജിനൽ_സർട്ടിഫിക്കറ്റ്* തിരിച്ചറിയൽ_രേഖ* തിരിച്ചറിയൽ_കാർഡ്* aadhar adhar aadhaar pan_card voter_id ration_card
    original_certificate* assal_rekha* original_rekha* എസ്എസ്എൽസി_ബുക്ക്* എസ്‌എസ്‌എൽസി* എസ്എസ്എൽസി* sslc_book sslc ആധാറ*`,
  doc: `രേഖ* സർട്ടിഫിക്കറ്റ്* ഡോക്യുമെന്റ്* ലൈസൻസ്* rekhakal rekha* certificate* document*`,
  original: `അസൽ അസ്സൽ ഒറിജിനൽ* യഥാർത്ഥ assal asal original`,
  send: `അയയ്ക്ക* അയക്ക* അയച്ച* വാട്സാപ്പിൽ വാട്സ്ആപ്പിൽ വാട്സ്ആപ്പ്_ചെയ് ഫോട്ടോ_എടുത്ത് ഷെയർ_ചെയ്* അപ്‌ലോഡ്* സമർപ്പിക്ക* ഏൽപ്പിക്ക* ഏല്പിക്ക* പറയണം പറഞ്ഞ* നൽകണം കൊടുക്കണം തരണം കൈമാറ* ayakk* ayach* whatsappil whatsapp_il photo_eduth* share_chey* upload samarpikk* elpikk* parayanam paranj* nalkanam
    kodukkanam tharanam kaimar* പറയ* വാട്സാപ്പ്_ചെയ്* വാട്ട്സ്ആപ്പ്_ചെയ്* വാട്സ്ആപ്പ്_ചെയ്* ഫോട്ടോ_അയ* പറഞ്ഞുതര* പറഞ്ഞു_തര* whatsapp_chey* photo_ay* paranjuthar* paranju_thar* paranju_tharanam parayuka parayan* parayen* ചാറ്റ* chat* മുന്നിലും_പിന്നിലും മുൻപിലും_പിൻപിലും ഇവിടെ_എഴുത*
    ഇവിടെത്തന്നെ_എഴുത* ivide_ezhuth* munnilum_pinnilum`,
  keep: `വാങ്ങി_വയ്ക്ക* വാങ്ങിവെക്ക* സൂക്ഷിക്ക* വയ്ക്കണം ഞങ്ങളുടെ_കൈവശം ഞങ്ങളുടെ_പക്കൽ ഉടമയുടെ_കൈവശം കൈവശം_വയ്ക്ക* കൈവശം_വെക്ക* പിടിച്ചുവയ്ക്ക* പിടിച്ചുവെക്ക* vangi_vekk* vangivekk* sookshikk* njangalude_kaivasham njangalude_pakkal kaivasham അലമാര* ലോക്കർ* കൈയിലായിരിക്ക* കൈയിൽ കയ്യിൽ കൈവശ* alamara locker
    kayyil kaiyil kafeel* ഉടമയുടെ_അലമാര* ഉടമയുടെ_പക്കൽ ഓഫീസിൽ_സൂക്ഷി* ഓഫീസിൽ_ഇരിക്ക* കൈവശമിരിക്ക* പക്കൽ_ഇരിക്ക* udamayude_pakkal officil_irikk* pakkal_irikk* kaivashamirikk* ഞങ്ങളുടെ_അടുത്ത്* വാങ്ങി_സൂക്ഷിക്ക* ഓഫീസിൽ_വയ്ക്ക* പിടിച്ചു_വയ്ക്ക* njangalude_aduth* njangalude_kayyil vangi_sookshikk*
    officil_vekk* officil_vaykk* pidichu_vaykk* pidichu_vekk* soockshikk* suukshikk* njangalude_kai* ente_kayyil udamayude_kay* kayyil_irikk* ഉടമയുടെ_കയ്യി* ഓണറുടെ_കയ്യി* കയ്യിൽ_ഇരിക്ക* nte_kayyil കസ്റ്റഡിയിൽ*`,
  show: `കാണിക്ക* കാണിച്ച* കൊണ്ടുവര* കൊണ്ടു_വര* പരിശോധി* നോക്ക* kaanikk* kanikk* konduvar* parishodhi* nokk*`,
  wallet: `യുപിഐ* യു‌പി‌ഐ ഗൂഗിൾ_പേ* ജിപേ* ഫോൺപേ* ഫോൺ_പേ* പേടിഎം* ക്യുആർ*`,
  age: `വയസ്* വയസ്സ്* പ്രായ* vayas vayass* prayam praayam vayasu`,
  year: `വർഷ* varsham varsha* kollam_pazh* വർഷം* കൊല്ലം* വയസ്സ*`,
  teen: `പതിനാല്* പതിനഞ്ച്* പതിനാറ്* പതിനേഴ്* പതിമൂന്ന്* പന്ത്രണ്ട്* pathinanch* pathinaar*`,
  child: `കുഞ്ഞ്* കുഞ്ഞിന* കുട്ടിയെ കുട്ടിയുടെ കുട്ടികളെ കുട്ടികളുടെ കുട്ടികൾ മകൻ* മകൾ* മകന* മകള* പേരക്കുട്ടി* ശിശു* സ്കൂൾ* അമ്മ* അച്ഛ* അമ്മായി* അമ്മൂമ്മ* അപ്പൂപ്പ* മുത്തശ്ശി* നായ* പഴയ kunj* kunjin* kuttiye kuttiyude kuttikale kuttikalude makan makal perakkutti school amma achan ammayi ammoomma appooppan
    muthassi naaya pazhaya ഹോസ്റ്റൽ* വിദ്യാർത്ഥി* വിദ്യാർഥി* hostel vidyarthi* രണ്ടു_കുട്ടികൾ രണ്ട്_കുട്ടികൾ രണ്ട്_മക്കൾ രണ്ടു_മക്കൾ randu_kuttikal randu_makkal ആശ്രമ* അനാഥ* ചേട്ടൻ* ചേട്ടന് ചേച്ചി* അനിയൻ* അനിയന് അനുജ* മൂത്ത_മോൻ* മോന് മോൾക്ക് മകന് മകൾക്ക് chettan chechi aniyan ആൺമക്കൾ* പെൺമക്കൾ*
    മക്കൾ* മൂന്ന്_മക്കൾ`,
  minor: `പ്രായപൂർത്തിയാകാത്ത* മൈനർ* ചെറിയ_കുട്ടി* ചെറിയ_പെൺകുട്ടി* ചെറിയ_ആൺകുട്ടി* കൊച്ചു_പെൺകുട്ടി* ബാലവേല* ബാലൻ* ബാലിക* കുട്ടികൾ_ജോലിക്ക് കുട്ടികളെ_ജോലിക്ക് കുട്ടികളെയും_എടുക്കും കുട്ടിയെ_വേണം prayapoorthiyaakatha* minor cheriya_kutti* cheriya_penkutti kochu_penkutti baalan baalika kuttikal_jolikk*
    cheriya_kutti കുട്ടി_വേണം kutti_venam കൊച്ചുകുട്ടി* കൊച്ചു_കുട്ടി* ചെറിയ_പയ്യൻ* ചെറിയ_പെണ്ണ്* കുറഞ്ഞ_പ്രായ* kochukutti* kochu_kutti* cheriya_payyan cheriya_pennu kuranja_praya* കൊച്ച്_കുട്ടി* cheriya_piller* ചെറിയ_പിള്ളേര* സ്കൂൾ_പയ്യൻ സ്കൂൾ_പെൺകുട്ടി`,
  care: `നോക്കാ* നോക്കണം നോക്കുന്ന* പരിചരി* പരിപാലി* കുളിപ്പിക്ക* കളിപ്പിക്ക* പഠിപ്പിക്ക* ശ്രദ്ധിക്ക* nokkan nokkanam paricharikk* paripaal* kulippikk* kalippikk* padippikk* shradhikk*`,
  mine: `ഞങ്ങളുടെ എന്റെ ഞങ്ങൾക്ക് njangalude ente വീട്ടിൽ_രണ്ട്* veettil_randu`,
  young: `പെൺകുട്ടി* ആൺകുട്ടി* പെണ്ണ്* പയ്യൻ* penkutti aankutti pennu payyan penkuttikal girl girls boy boys ഗേൾസ്* യുവതി* പിള്ളേർ* പിള്ളേര* പയ്യനെ പയ്യന്മാർ* piller പിള്ളേരെ pillere പെൺകുട്ടികൾ*`,
  wanted: `വേണം ആവശ്യമുണ്ട് ആവശ്യം മതി ആയിരിക്കണം വരാം venam aavashyamund* avashyam mathi aayirikkanam ayirikkanam varaam edukkum pattum മതിയാകും എടുക്കും പറ്റും ചായക്കടയിലേക്ക്* ഓക്കെ ഓകെ`,
  worker: `ജോലിക്ക്* ജോലിക്കാരി* വീട്ടുജോലി* സഹായി* സ്ത്രീ* ഉദ്യോഗാർത്ഥി* പെൺകുട്ടി* ആയ jolikk* jolikkari veettujoli sahayi sthree penkutti പാചകക്കാരൻ* പാചകക്കാര* വാച്ച്മാൻ* ഗാർഡ്* ഡ്രൈവർ* തോട്ടക്കാര* ജോലിക്ക് watchman guard driver cook നഴ്സ്* നഴ്സുമാർ*`,
  woman: `പെൺകുട്ടി* സ്ത്രീ* യുവതി* വനിത* ചേച്ചി* penkutti sthree yuvathi vanitha chechi ഗേൾസ്* ഗേൾ* പെണ്ണ്* പെൺകുട്ടികൾ* girl girls lady ladies female pennu`,
  past: `പരിചയ* അനുഭവ* പ്രവൃത്തിപരിചയ* പഴയ parichayam parichaya* pazhaya`,
  massage: `മസാജ്* മസ്സാജ്* തിരുമ്മ* തടവ* masaj massage thirumm* thadaval`,
  body: `ബോഡി ശരീര* ദേഹ* പുരുഷ* സാർ* രാത്രി body shareeram deham purush* sir`,
  treated: `കുഞ്ഞ്* കുഞ്ഞിന* പ്രസവ* നവജാത* അമ്മ* അമ്മൂമ്മ* അപ്പൂപ്പ* മുത്തശ്ശി* വയോധിക* പ്രായമായ* രോഗി* ഫിസിയോ* ആയുർവേദ* എണ്ണ_തേ* kunj* kunjin* prasav* navajath* ammoomma appooppan muthassi prayamaya rogi physio* ayurved* പുരുഷന്മാർ_മാത്രം അച്ഛന്റെ* അപ്പച്ചന്റെ* പക്ഷാഘാത* കുളിപ്പിക്ക*`,
  sexual: `സെക്സ്* ലൈംഗിക* ശാരീരിക_ബന്ധ* സുഖിപ്പിക്ക* രാത്രി_ചെലവ* കൂടെ_കിടക്ക* ഒപ്പം_കിടക്ക* ഓപ്പൺ_മൈൻഡ്* തനിച്ചുള്ള_പുരുഷ* laingika shareerika_bandh* sukhippikk* raathri_chelav* koode_kidakk* oppam_kidakk* open_mind* എസ്കോർട്ട്* ഗേൾഫ്രണ്ട്* ഗേൾഫ്രെണ്ട്* ഹാപ്പി_എൻഡിംഗ് ബോഡി_ടു_ബോഡി നൈറ്റ്_പാർട്ണർ ഫുൾ_സർവീസ്
    ഡേറ്റിംഗ് റൊമാൻസ്* റൊമാന്റിക്* സെക്സി* ഭാര്യയെപ്പോലെ* ഭാര്യയെ_പോലെ* കൂടെ_ഉറങ്ങ* ഒന്നിച്ച്_കിട* രാത്രി_കഴിക്ക* അടുത്തിടപഴക* അടുത്ത്_ഇടപഴക* അടുപ്പം_വേണം ശരീരസുഖ* girlfriend* romance* romantic* bharyayeppole* bharyaye_pole* onnichu_kid* aduthidapazh* aduth_idapazh* adutthidapazh* രാത്രി_കൂട്ട്*
    രാത്രി_കൂട്ടിന്* ശരീര_സേവ* കിടപ്പറ* rathri_koott* kidappara* ജീവിതപങ്കാളി* ജീവിത_പങ്കാളി* jeevitha_pankali* ബാറിൽ_ഡാൻസ്* ബാറിൽ_നൃത്ത* ഡാൻസ്_ബാർ* baril_dance* dance_bar`,
  owner: `ഉടമ* സാർ* പുരുഷ* തനിച്ച്* udama sir purushan thanich*`,
  night: `രാത്രി* കിടക്ക* തനിച്ച്* raathri rathri`,
  toWhat: `സമയ* കുടുംബ* samayam kudumbam`,
  faith: `ഹിന്ദു* മുസ്ലിം* മുസ്‌ലിം* ക്രിസ്ത്യൻ* ക്രിസ്ത്യാനി* സിഖ്* hindu muslim christian kristyani* ക്രിസ്ത്യാനികൾ* മുസ്ലിങ്ങൾ* മുസ്ലീങ്ങൾ* മുസ്ലിംകൾ* ഹിന്ദുക്കൾ*`,
  faithThing: `പാചക* ഭക്ഷണ* കുടുംബ* ക്ഷേത്ര* അമ്പല* ഉത്സവ* പള്ളി* വീട്* വീട്ടിൽ paachakam bhakshanam kudumba* kshethra* ambalam utsavam palli veedu ട്രാവൽസ്* ട്രാൻസ്പോർട്ട്* ട്രേഡേഴ്സ്* സ്റ്റോഴ്സ്* ബേക്കറി* ഹോട്ടൽ* റോഡ്* ഇല്ലത്തെ ഇല്ലം മന* തറവാട* സംഘം* ഭവൻ* ആശുപത്രി* കോളനി* travels* transport* stores* bakery*
    hotel* road* illam tharavad*`,
  caste: `ജാതി* ബ്രാഹ്മണ* ഈഴവ* ദളിത്* സവർണ* പട്ടികജാതി* താഴ്ന്ന_ജാതി* jaathi jathi brahmana* ezhava dalit savarna ഞങ്ങളുടെ_സമുദായ* നമ്മുടെ_സമുദായ* ഞങ്ങളുടെ_ജാതി* ഒരേ_ജാതി* ഉയർന്ന_ജാതി* മേൽജാതി* കീഴ്ജാതി* പുലയ* നമ്പൂതിരി* തീയ്യ* തിയ്യ_സമുദായ* njangalude_samudaya* nammude_samudaya* njangalude_jathi*
    ore_jathi* uyarnna_jathi* mel_jathi* thazhnna_jathi* pulaya* namboothiri* thiyya* ഗോത്ര* ശൂദ്ര* ക്ഷത്രിയ* എസ്‌സി* ഒബിസി* സ്വന്തം_ജാതി* ജാതിക്കാര* സമുദായക്കാര* സമുദായ_അംഗ* നല്ല_ജാതി* വാര്യർ* gothra swantham_jathi* jathikkar* samudayakkar* nalla_jathi* ഉന്നതകുല* ഉയർന്ന_സമുദായ* കുലീന* വാരിയർ*
    ജാതിക്കാർ*`,
  only: `മാത്രം വേണ്ട അല്ല ഇല്ല വേണം മുൻഗണന ഒഴികെ ആയിരിക്കണം പാടില്ല പെൺകുട്ടി* സ്ത്രീ* mathram maathram venda alla venam munganana ozhike aayirikkanam paadilla sthree penkutti അപേക്ഷിക്ക* മുൻഗണന* വരേണ്ട വരരുത് ആണെങ്കിൽ_നല്ലത് ആയാൽ_നല്ലത് apekshikk* munganana* varenda vararuth* anenkil_nallath ayal_nallath
    വിളിക്കരുത് അരുത് viliakkaruth vilikkaruth`,
  skin: `വെളുത്ത* നിറമുള്ള* നിറം കറുത്ത* ഇരുനിറ* നല്ല_നിറ* niramulla iruniram nalla_niram വെളുപ്പുള്ള* വെളുപ്പ്* കറുത്തവര* കറുത്ത_നിറ* ഇരുണ്ട_നിറ* nalla_nira* velutha* veluth* veluppulla* karuthavar* karutha_nira* irunda_nira*`,
  looks: `സുന്ദരി* സൗന്ദര്യ* ഭംഗിയുള്ള* കാണാൻ_കൊള്ളാവുന്ന* sundari saundarya* soundarya* bhangiyulla ഫിഗർ* ആകർഷക* figure`,
  unmarried: `അവിവാഹിത* വിവാഹം_കഴിക്കാത്ത* കല്യാണം_കഴിക്കാത്ത* കല്യാണം_കഴിയാത്ത* വിധവ* വിവാഹമോചിത* കന്യക* avivahitha* kalyanam_kazhik* kalyanam_kazhiy* vivaham_kazhikkatha* vidhava വിവാഹം_കഴിയാത്ത* കല്യാണം_കഴിച്ചവർ_വേണ്ട വിവാഹിതർ_വേണ്ട വിവാഹിതരായവർ_വേണ്ട kalyanam_kazhiyatha* kalyanam_kazhiyaatha*
    vivaham_kazhiyatha* kalyanam_kazhichavar_venda vivahithar_venda`,
  married: `വിവാഹിത* കല്യാണം_കഴിഞ്ഞ* vivahitha kalyanam_kazhinja`,
  anyone: `ഏത്* ആർക്കും എല്ലാ* രണ്ടും eth* aarkkum ella randum ഭേദമില്ല* ഭേദമെന്യേ* ഭേദമന്യേ* പ്രശ്നമല്ല* വ്യത്യാസമില്ല* നോക്കുന്നില്ല* bhedamilla* bhedamenye* prashnamalla* vyathyasamilla* നോക്കാറില്ല ചോദിക്കാറില്ല ചോദിക്കില്ല നോക്കില്ല nokkarilla chodikkarilla chodikkilla nokkilla വിവാഹിത_അല്ലെങ്കിൽ
    അല്ലെങ്കിൽ_വിവാഹിത*`,
  home: `വീട് veedu`,
  call: `ഫോൺ* കോൾ* വിളിക്ക* ബന്ധപ്പെട* മൊബൈൽ* നമ്പർ* phone call vilikk* bandhappe* number nambar മൊബൈലിൽ mobile* ഫോണിൽ`,
  message: `വാട്സാപ്പ്_ചെയ്* വാട്സ്ആപ്പ്_ചെയ്* മെസേജ്_ചെയ്* whatsapp_chey* message_chey*`,
  social: `ഇൻസ്റ്റാഗ്രാം* ഇൻസ്റ്റ* ടെലിഗ്രാം* ഫേസ്ബുക്ക്* ഫെയ്സ്ബുക്ക്*`,
  noAfter: `ഇല്ല വേണ്ട അല്ല ആവശ്യമില്ല വേണ്ടതില്ല വാങ്ങില്ല ഈടാക്കില്ല വാങ്ങുന്നില്ല ചോദിക്കില്ല ഇല്ലാ കൊടുക്കരുത് നൽകരുത് അടയ്ക്കേണ്ട അടക്കേണ്ട കൊടുക്കേണ്ട നൽകേണ്ടതില്ല അരുത് illa venda alla aavashyamilla avashyamilla vangilla eedakkilla chodikkilla kodukkaruth* kodukkanda adakkanda kodukenda സൗജന്യം
    വാങ്ങാറില്ല വാങ്ങുകയില്ല വയ്ക്കില്ല വെക്കില്ല സൂക്ഷിക്കില്ല *ക്കില്ല *ന്നില്ല *ങ്ങില്ല *മില്ല *ണ്ടതില്ല *യില്ല *റില്ല *രുത് *ക്കേണ്ട vangarilla vekkilla *kkilla *nnilla *ngilla *thilla *ruthu കഴിക്കരുത് kazhikkaruth`,
  without: `ഇല്ലാതെ കൂടാതെ illathe illaathe`,
  otherwise: `ഇല്ലെങ്കിൽ അല്ലെങ്കിൽ_ജോലി illenkil`,
  never: `തിരികെ* തിരിച്ച്* മറക്ക* വൈക* thirike thirich* marakk*`,
  other: `പരിചയ* അനുഭവ* വിദ്യാഭ്യാസ* ഇംഗ്ലീഷ്* അവധി* മദ്യ* parichayam vidyabhyasam avadhi`,
  bribe: `കൈക്കൂലി* ചായക്കാശ്* മാമൂൽ* സമ്മാനമായി kaikkooli chayakkash കൈമടക്ക്* kaimadakk*`,
  pledge: `ജാമ്യ* ഈട്* പണയ* ഉറപ്പിന് jaamya* eedu panaya* ടോക്കൺ* അച്ചാരം* മുൻകൂർ_ഡെപ്പോസിറ്റ്* token* achaaram acharam`,
  cost: `ചെലവ* വില* chelav* vila emi ചെലവ്* തവണ* ദക്ഷിണ* chelavu thavana`,
  self: `നിങ്ങൾ നിങ്ങളുടെ സ്വന്തം ഉദ്യോഗാർത്ഥി* ningal ningalude swantham ജോലിക്കാരുട* ജോലിക്കാർ*`,
  firstPay: `ആദ്യ_മാസ* ആദ്യമാസ* ആദ്യ_ശമ്പള* ആദ്യത്തെ_മാസ* പകുതി_ശമ്പള* ഒരു_മാസത്തെ_ശമ്പള* ആദ്യത്തെ_ശമ്പള* aadya_maas* aadya_shambala* adyathe_maas* adyathe_20 adyathe_15 adyathe pakuthi_shambala* ആദ്യ_ശമ്പളം* ആദ്യത്തെ_മാസത്തെ* പത്തു_ദിവസത്തെ* പതിനഞ്ച്_ദിവസത്തെ* പകുതി_ശമ്പളം* aadya_shambalam* adyathe_masath*
    pathu_divasath* pathinanchu_divasath* pakuthi_shambalam* ആദ്യത്തെ_ഇരുപത്* ആദ്യത്തെ_20 ആദ്യ_20 ആദ്യ_15 ആദ്യത്തെ_പത്ത്* ആദ്യത്തെ_പതിനഞ്ച്* adyathe_irupath* aadya_20 aadya_15`,
  digit: `പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് ഒൻപത് poojyam onnu randu moonnu naalu anchu anju aaru ezhu ettu ombathu onpathu`,
  unit: `കിലോ ലിറ്റർ പേർക്ക് മണിക്ക് മണി മിനിറ്റ് ആളുകൾ* കുട്ടികൾക്ക് perkku manikku ഫോമുകൾ പേജുകൾ forms entries ഫോം* ഫോറം* അപേക്ഷ* കോഴിക* കോഴി* മുട്ട* പത്രം പത്രങ്ങ* ആടുക* പശുക്ക* എരുമ* മരങ്ങ* ചെടിക* ഇഷ്ടിക* ചാക്ക്* പാക്കറ്റ്* കുപ്പി* കസേര* kozhi mutta pathram aadu pashu maram chedi ishtika chakku`,
  together: `കൂടെ_താമസ* ഒപ്പം_താമസ* koode_thamas* oppam_thamas*`,
  anything: `എല്ലാം_ചെയ്യ* ellam_cheyy*`,
  alone: `തനിച്ചുള്ള_പുരുഷ* ഒറ്റയ്ക്ക്_താമസിക്കുന്ന_പുരുഷ* thanichulla* ഒറ്റയ്ക്ക്_താമസിക്കുന്ന_സാർ* ബാച്ചിലർ* തനിച്ചു_താമസിക്കുന്ന_പുരുഷ* bachelor ottakk_thamasikkunna_sir* ഒറ്റയ്ക്കുള്ള_ആള* ഒറ്റയ്ക്കുള്ള_പുരുഷ* തനിച്ചുള്ള_ആള* ottakkulla_aal* thanichulla_aal* ഒറ്റയ്ക്ക്_താമസിക്കുന്ന*
    തനിച്ചു_താമസിക്കുന്ന* ഒറ്റക്ക്_താമസിക്കുന്ന* ottakk*_thamas* ottakku_thamasikk* ottak_thamas* ottakku_thamas* ഏകാന്ത* ഭാര്യ_ഇല്ലാത്ത* bharya_illatha*`,
  wedding: `വിവാഹ* കല്യാണ* vivaham kalyanam`,
  link: `ഗ്രൂപ്പ്* പേജ്* ചാനൽ* ഇൻബോക്സ്* group page`,
  joinTime: `ആദ്യ_ദിവസ* ചേരുന്ന_ദിവസ* വരുമ്പോൾ ചേരുമ്പോൾ ചേരുന്നതിന്_മുമ്പ് ഇന്റർവ്യൂവിന്_മുമ്പ് aadya_divasam varumbol cherumbol cherunnathinu_mumb*`,
  clan: `നായർ* നമ്പ്യാർ* nair* ജൈനർ* jain`,
  strict: `മാത്രം മുൻഗണന* mathram maathram വേണം ആവശ്യ* venam aavashyam അപേക്ഷിച്ചാൽ* ആണെങ്കിൽ_നല്ലത് ആയാൽ_നല്ലത് anenkil_nallath`,
  surety: `സെക്യൂരിറ്റിയായി* ഡെപ്പോസിറ്റായി* ഉറപ്പായി_പിടിച്ച* പിടിച്ചു_വെക്ക* പിടിച്ചു_വയ്ക്ക* തടഞ്ഞു_വെക്ക* ജാമ്യമായി* security_aayi* securityayi* deposit_aayi* depositayi* pidichu_vekk* pidichu_vaykk*`,
  afterPay: `അടച്ച_ശേഷ* അടച്ചതിന്_ശേഷ* അടച്ചാൽ അടച്ചാലേ കൊടുത്ത_ശേഷ* കൊടുത്താലേ പണം_കിട്ടിയ* പണം_കിട്ടിയാൽ* അയച്ച_ശേഷ* adacha_shesham* adachathinu* adachal adachale kodutha_shesham* koduthale panam_kittiy* ayacha_shesham*`,
  broker: `ഏജന്റ്* ഏജൻറ്* ഏജൻസി* ബ്രോക്കർ* ബ്യൂറോ* ഇടനിലക്കാര* agent* agency* broker* bureau* idanilakkar* mesthiri ജോലി_വാങ്ങി_തരുന്ന* ജോലി_വാങ്ങിത്തരുന്ന* ജോലി_തരപ്പെടുത്ത* joli_vangi_thar* joli_vaangi_thar*`,
  code: `കോഡ്* code* വരുന്ന_നമ്പർ* വരുന്ന_നമ്പറ* നമ്പർ_വരും വരുന്ന_മെസേജ്* varunna_number* വരുന്ന_അക്ക* വരുന്ന_സംഖ്യ* varunna_number varunna_nambar`,
  theirs: `വരുന്നവര* സന്ദർശക* അതിഥി* കസ്റ്റമർ* ഉപഭോക്താ* വാടകക്കാര* രോഗികള* വിദ്യാർത്ഥികള* യാത്രക്കാര* താമസക്കാര* varunnavar* sandarshak* athithi* customer* visitor* guest* rogikal* vidyarthikal* thamasakkar* കസ്റ്റമറ* അപേക്ഷകര* അപേക്ഷകർ* നിക്ഷേപകര* ആളുകളുടെ ആളുകളിൽ* യാത്രക്കാർ* യാത്രക്കാരുടെ സന്ദർശകർ*
    സന്ദർശകരുടെ അംഗങ്ങൾ* ഭക്തർ* വിനോദസഞ്ചാരി* തീർത്ഥാടക* yathrakkar* sandarsakar* angangal* bhakthar* വാടകക്കാർ*`,
  duty: `ഡ്യൂട്ടി* ഷിഫ്റ്റ്* കാവൽ* ഗാർഡ്* വാച്ച്മാൻ* duty shift kaaval* guard watchman`,
  master: `ഉടമ* സാർ* സാറിന* മുതലാളി* പുരുഷ* ബോസ്* udama* sir* saar* muthalali* purush* boss സാറിന്* സാറിന്റെ* സാറിനെ* സാറിനോട*`,
  delight: `സന്തോഷിപ്പിക്ക* സന്തോഷമായി_വെക്ക* തൃപ്തിപ്പെടുത്ത* സുഖിപ്പിക്ക* രസിപ്പിക്ക* ഉല്ലസിപ്പിക്ക* santhoshippikk* sandhoshippikk* thripthippeduth* sukhippikk* rasippikk* സുഖം_നൽക* ആനന്ദം_നൽക* സന്തോഷം_നൽക* sukham_nalk* anandam_nalk* santhosham_nalk* മസ്തി* ഉല്ലാസ* masti ullas* തൃപ്തി* സുഖിപ്പി*
    thripthi* santoshippikk*`,
  frank: `ഓപ്പൺ_മൈൻഡ്* തുറന്ന_മനസ്സുള്ള* തുറന്ന_മനസ്സ്* ബോൾഡ്* ഫ്രാങ്ക്* മോഡേൺ_ചിന്ത* ഫ്രീ_ആയി_ഇടപഴക* open_mind* thuranna_manass* bold frank free_aayi_idapazh* ബോൾഡ് frank_aay* നാണം_ഇല്ലാ*`,
  needs: `എല്ലാ_ആവശ്യ* ആവശ്യങ്ങൾ_നിറവേറ്റ* ആഗ്രഹങ്ങൾ* ആഗ്രഹം_സാധിച്ച* ശാരീരിക_സുഖ* ശാരീരിക_ആവശ്യ* ella_aavashya* aagrahangal* agrahangal* shareerika_sukha* shaareerika_aavashya* എല്ലാ_രീതി* എല്ലാ_വിധ* ഇഷ്ടങ്ങൾ* ഇഷ്ടങ്ങള* ella_reethi* ella_vidh* ishtangal*`,
  company: `കൂട്ടായി_ഇരി* കൂട്ടിരി* കൂട്ടിനായി* കമ്പനി_കൊടു* കമ്പനി_നൽക* സമയം_ചെലവ* രാത്രി_ചെലവ* koottayi* koottirikk* koottinaayi* koottinu company_kodu* company_nalk* samayam_chelav* rathri_chelav* കൂട്ടുകാരി* പങ്കാളി* കൂട്ട് തുണ koottukari pankali partner കമ്പനി_വേണം കൂട്ട്_വേണം company_venam`,
  serve: `സേവ* സേവിക്ക* ശുശ്രൂഷ* seva* sevikk* shushroosh*`,
  bed: `ഒരേ_മുറിയിൽ_കിട* ഒരേ_കട്ടിൽ* ഒരേ_കിടക്ക* അടുത്ത്_കിട* കൂടെ_ഉറങ്ങ* ore_muriyil_kid* ore_kattil* ore_kidakk* aduth_kid* koode_urang* ഒരേ_മുറി* ore_muri* കിടക്ക_പങ്കിട* kidakka_pankid*`,
  private: `പ്രത്യേക_സേവന* സ്വകാര്യ_സേവന* പ്രൈവറ്റ്_ജോലി* രാത്രി_സേവന* prathyeka_sevan* swakarya_sevan* private_joli* rathri_sevan* രഹസ്യ* rahasya*`,
  schoolGoing: `സ്കൂളിൽ_പോകുന്ന* സ്‌കൂളിൽ_പോകുന്ന* സ്കൂളിൽ_പഠിക്കുന്ന* പഠിത്തം_നിർത്തിയ* പഠനം_നിർത്തിയ* സ്കൂൾ_വിട്ട schoolil_pokunna* schoolil_padikkunna* padutham_nirthiya* padanam_nirthiya* സ്കൂൾ_നിർത്തി* പഠിത്തം_നിർത്തി* പഠിപ്പ്_നിർത്തി* school_nirthi* padippu_nirthi*`,
  weAre: `ഞങ്ങൾ_ഹിന്ദു* ഞങ്ങൾ_ക്രിസ്ത്യ* ഞങ്ങൾ_മുസ്ലിം* ഞങ്ങൾ_നായർ* ഞങ്ങളുടെ_കുടുംബ* njangal_hindu* njangal_christ* njangal_muslim* njangalude_kudumb*`,
  paint: `ഭിത്തി* പെയിന്റ്* ചുമര്* ചുവര്* സാരി* കർട്ടൻ* bhithi* paint* chumar* chuvar* curtain* ചുമര* ചുവര* മഞ്ഞ* നീല* പച്ച* ഇളം* കിടപ്പുമുറി* കിടപ്പു_മുറി* സീലിംഗ്* manja* neela* pacha* ചേർക്കൽ ചേർക്ക*`,
  belong: `കുടുംബത്തിൽപ്പെട്ട* സമുദായത്തിൽപ്പെട്ട* kudumbathil_petta* samudayathil_petta* കുടുംബത്തിൽ_നിന്നുള്ള* കുടുംബത്തിലെ_ആൾ* kudumbathil_ninn*`,
  securityWord: `സെക്യൂരിറ്റി* security സുരക്ഷ*`,
  relation: `ബന്ധം ബന്ധത്തിന* റിലേഷൻ* bandham relation`,
  close: `അടുപ്പ* അടുത്തിടപഴക* aduppam* ഫ്രണ്ട്ലി* ഫ്രണ്ട്‌ലി* ജോളി* friendly jolly*`,
  half: `പകുതി pakuthi കാൽഭാഗം കാൽ_ഭാഗം മൂന്നിലൊന്ന് നാലിലൊന്ന് kaal_bhagam ശതമാനം* പേർസെന്റ്* percent shathamanam`,
  share: `ഞങ്ങൾക്ക് ഞങ്ങളുടെ_പങ്ക്* njangalkku njangalude_pank* ഞങ്ങളുടേത് ഞങ്ങളുടേതാണ് ഞങ്ങളുടെ ഏജൻസിക്ക് സെന്ററിന് njangalude njangaludeth agencykk* centerin*`,
  obey: `പറയുന്നതെല്ലാം* പറയുന്നത്_കേൾക്ക* പറയുന്നത്_അനുസരി* വഴങ്ങ* അനുസരിക്കണം* parayunnathellam* parayunnath_kelk* vazhang* anusarikk*`,
  drink: `മദ്യ* drink`,
  limb: `കാൽ* കാലിൽ മുട്ട്* kaal muttu`,
  couple: `ദമ്പതി* ഭാര്യാഭർത്താ* dampathi* bharyabharthakk*`,
  above: `മുകളിൽ മുകളിലുള്ള* mukalil`,
  press: `അമർത്ത* തടവ* amarth*`,
  trip: `ടൂർ* യാത്രകളിൽ ഹോട്ടല* tour`,
  withYou: `നിങ്ങളുടെ_കയ്യി* നിങ്ങളുടെ_കൈ* നിങ്ങളുടെ_പക്ക* ആരും_വാങ്ങി* വാങ്ങി_വെക്കില്ല വാങ്ങി_വയ്ക്കില്ല ningalude_kayyil* ningalude_kai* കാണിച്ചാൽ_മതി kanichal_mathi`,
  beside: `കൂടെ ഒപ്പം koode kude oppam`,
  spa: `സ്പാ* മസാജ്_പാർലർ* spa massage_parlour`,
  leaving: `പോകുമ്പോൾ പോകുമ്പോള്‍ വിടുമ്പോൾ നിർത്തുമ്പോൾ പണി_തീരു* പണി_കഴിയു* ജോലി_തീരു* തീരുന്നതുവരെ* തീരുന്നത്_വരെ സീസൺ_കഴിയു* സീസൺ_തീരു* വർഷം_കഴിഞ്ഞ്* മാസം_കഴിഞ്ഞ്* കരാർ_തീരു* കരാർ_കഴിയു* നാട്ടിൽ_പോകുമ്പോൾ pokumbol pani_theer* joli_theer* varsham_kazhinj* season_kazhi*`,
  atHand: `ഞങ്ങളുടെ_പക്കൽ ഞങ്ങളുടെ_കയ്യിൽ* ഞങ്ങളുടെ_കൈയിൽ* മുതലാളിയുടെ_കയ്യിൽ* മുതലാളിയുടെ_പക്കൽ ഉടമയുടെ_കയ്യിൽ* ഉടമയുടെ_പക്കൽ മേസ്തിരിയുടെ_കയ്യിൽ* ഏജന്റിന്റെ_കയ്യിൽ* ഏജന്റിനെ ഏജന്റിന് കരാറുകാരന്റെ_കയ്യിൽ* മാനേജരുടെ_കയ്യിൽ* മാനേജരുടെ_പക്കൽ സൂപ്പർവൈസറുടെ_കയ്യിൽ* കണക്കപ്പിള്ളയുടെ_കയ്യിൽ* കമ്പനിയിൽ ഓഫീസിൽ ഓഫിസിൽ
    കടയിൽ സ്ഥാപനത്തിൽ കയ്യിലായിരിക്കും കയ്യിലിരിക്കും njangalude_kayyil njangalude_pakkal muthalaliyude_kayyil mesthiriyude_kayyil manager_ude_kayyil companyyil companiyil officeil kadayil കസ്റ്റഡിയിൽ*`,
  stays: `ഇരിക്കും വെക്കണം വയ്ക്കണം ഇരിക്കണം സൂക്ഷിക്കും ഏൽപ്പിക്ക* ഏല്പിക്ക* കൊടുത്തേൽപ്പിക്ക* പിടിച്ചു_വെക്കും പിടിച്ചുവെക്കും കെട്ടി_വെക്ക* കെട്ടിവെക്ക* കെട്ടിവയ്ക്ക* കയ്യിലായിരിക്കും കയ്യിലിരിക്കും irikkum vekkanam vaikkanam elpikk* kettivekk* sookshikkum വെച്ചിട്ടു വെച്ചിട്ട് വെച്ചുപോക* vechittu
    എടുക്കും_അമ്പത് കസ്റ്റഡിയിൽ* edukkum എടുക്കും വാങ്ങും`,
  fromWage: `കൂലിയിൽ കൂലിയിൽ_നിന്ന് കൂലിയിൽനിന്ന് ശമ്പളത്തിൽ ശമ്പളത്തിൽ_നിന്ന് ശമ്പളത്തിൽനിന്ന് ശമ്പളത്തിന്റെ വരുമാനത്തിൽ_നിന്ന് kooliyil shambalathil sambalathil shambalathil_ninnu shambalathinte ദിവസക്കൂലിയിൽ* ദിവസക്കൂലിയിൽനിന്ന്*`,
  fromUs: `ഞങ്ങളുടെ_കടയിൽ* ഞങ്ങളിൽ_നിന്ന്* ഞങ്ങളുടെ_കയ്യിൽ_നിന്ന്* കരാറുകാരന്റെ_കയ്യിൽ_നിന്ന്* കരാറുകാരനിൽ_നിന്ന്* കമ്പനിയിൽ_നിന്ന്* നിന്നുതന്നെ നിന്നു_തന്നെ njangalude_kadayil* njangalil_ninn* companyil_ninn* ninnu_thanne ഞങ്ങളുടെ_ലാബ* ഞങ്ങളുടെ_സെന്റർ* ഞങ്ങളുടെ_സെന്ററി* ഞങ്ങളുടെ_ഡോക്ടർ* njangalude_lab*
    njangalude_center* ഞങ്ങളുടെ_ആപ്പ* njangalude_app*`,
  buy: `വാങ്ങണം വാങ്ങേണ്ടി* വാങ്ങിക്കണം എടുക്കണം_ഞങ്ങളിൽ vanganam vangikkanam എടുത്തേ എടുക്കണം എടുക്കേണ്ടി*`,
  enrol: `അംഗത്വം* അംഗമാക* അംഗമായി_ചേര* മെമ്പർഷിപ്പ്* മെമ്പറാക* പോളിസി* എൽഐസി* വരിസംഖ്യ* പ്രീമിയം* angathvam* angamaak* membership policy lic premium varisankhya`,
  pin: `പിൻ_നമ്പർ* പിൻ_നമ്പറും പിൻനമ്പർ* pin_number`,
  grade: `അഞ്ചിലും ആറിലും ഏഴിലും എട്ടിലും ഒൻപതിലും ഒമ്പതിലും എട്ടിലോ ഒൻപതിലോ ഒമ്പതിലോ ഏഴിലോ എട്ടിൽ ഒൻപതിൽ ഒമ്പതിൽ ഏഴിൽ അഞ്ചാം_ക്ലാസ* ആറാം_ക്ലാസ* ഏഴാം_ക്ലാസ* എട്ടാം_ക്ലാസ* ഒൻപതാം_ക്ലാസ* ഒമ്പതാം_ക്ലാസ* ettil onpathil ettaam_class* ompathaam_class*`,
  pupil: `പഠിക്കുന്ന പഠിക്കണ padikkunna`,
  mayWork: `വരാം ചെയ്യാം മതി കുഴപ്പമില്ല പറ്റും ആയാലും_മതി varam cheyyam mathi kuzhappamilla pattum ഓക്കെ ഓകെ`,
  schoolKid: `സ്കൂൾ_കുട്ടികൾ* സ്കൂൾ_പിള്ളേർ* സ്കൂളിൽ_പഠിക്കുന്ന* സ്കൂളിൽ_പോകുന്ന* school_kuttikal* school_piller* schoolil_padikk*`,
  otherKind: `മറ്റു_ജാതി* മറ്റ്_ജാതി* വേറെ_ജാതി* മറ്റു_മത* മറ്റ്_മത* vere_jaathi* mattu_jaathi* സ്വന്തം_ജാതി* ഞങ്ങളുടെ_ജാതി* swantham_jaathi*`,
  noMatter: `പ്രശ്നമല്ല പ്രശ്നമില്ല ഒരുപോലെ ഒരു_പോലെ എല്ലാവരും_ഒന്ന്* എല്ലാവരും_തുല്യ* ജാതിയല്ല മതമല്ല നിറമല്ല ജാതി_അല്ല ചോദിക്കില്ല ചോദിക്കാറില്ല ചോദിക്കുന്നില്ല നോക്കില്ല നോക്കാറില്ല നോക്കുന്നില്ല ബാധകമല്ല വ്യത്യാസമില്ല ഭേദമില്ല കാര്യമില്ല കാര്യമാക്കാറില്ല വിഷയമല്ല ഏതു_ജാതി* ഏത്_ജാതി* ഏതു_മത* ഏത്_മത* ആരായാലും
    ജാതിമതഭേദ* chodikkarilla chodikkilla nokkarilla nokkilla prashnamalla prashnamilla orupole jaathiyalla mathamalla bhedamilla vishayamalla`,
  device: `കസേര* ചെയർ* യന്ത്ര* മെഷീൻ* kasera* chair machine`,
  withThem: `അയാളുടെ_കൂടെ അവരുടെ_കൂടെ അവരോടൊപ്പം അയാൾക്കൊപ്പം അവർക്കൊപ്പം കസ്റ്റമറുടെ_കൂടെ കസ്റ്റമേഴ്സിന്റെ_കൂടെ ഗസ്റ്റിന്റെ_കൂടെ കൂടെ_ഇരിക്കണം കൂടെയിരിക്കണം കൂടെ_ഇരുന്ന് കൂടെയിരുന്ന് avarude_koode ayalude_koode customers_nte_koode customerude_koode koode_irunn* koode_irikk* koodeyirikk* guestinte_koode`,
  inRoom: `മുറിയിൽ റൂമിൽ ഒരു_മണിക്കൂർ മണിക്കൂർ രാത്രി muriyil roomil manikkoor rathri`,
  tens: `പത്ത് ഇരുപത് മുപ്പത് നാല്പത് നാൽപത് അമ്പത് അൻപത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ് pathu irupathu muppathu ambathu`,
  near: `കയ്യിൽ കൈയിൽ പക്കൽ കയ്യിലിരിക്കും kayyil pakkal`,
  until: `വരെ *ന്നതുവരെ vare`,
  blank: `വെള്ളക്കടലാസ* വെള്ള_കടലാസ* വെള്ളപേപ്പ* ബ്ലാങ്ക്_പേപ്പ* vellakkadalas*`,
  sign: `ഒപ്പിട* ഒപ്പ് വിരലടയാള* oppit* sign`,
  noSchool: `സ്കൂളിൽ_പോകാത്ത* പഠിക്കാൻ_പോകാത്ത* schoolil_pokatha* സ്കൂളിൽ_പോകാം schoolil_pokam schoolil_poka*`,
  lightWork: `ചെറിയ_പണി* ചെറിയ_ജോലി* ചെറുപണി* cheriya_pani* cheriya_joli*`,
  skill: `എണ്ണി കാഷ്യർ* enni cashier`,
  minAge: `കുറഞ്ഞ_പ്രായം* കുറഞ്ഞ_വയസ്സ്* kuranja_prayam`,
  solely: `മാത്രം മാത്രമേ mathram mathrame`,
};
