import type { ConceptWords } from "../names";

/** Bengali and its Latin spellings. */
export const BN: ConceptWords = {
  fee: `ফি ফী ফিস ফিজ চার্জ* ডিপোজিট* জামানত* সিকিউরিটি_মানি সিকিউরিটির_টাকা মাশুল ফর্মের_দাম ফরমের_দাম খরচা fi charge jamanot jamanat diposit security_taka সিকিউরিটি_ডিপোজিট* সুরক্ষা_জমা সার্ভিস_চার্জ নাম_লেখানোর_টাকা ফর্মের_টাকা ট্রেনিংয়ের_টাকা পোশাকের_টাকা জামানত_বাবদ jamanot_babod service_charge
    former_taka poshaker_taka uniformer_taka nam_lekhanor_taka`,
  cause: `রেজিস্ট্রেশন* নিবন্ধন* ফর্ম* ফরম* আবেদন* ট্রেনিং* প্রশিক্ষণ* প্রসেসিং* এজেন্সি* ফাইল* ভেরিফিকেশন* ইউনিফর্ম* পোশাকের পোশাক কিট* আইকার্ড* পরিচয়পত্রের_জন্য আইডি_কার্ড* মেডিকেল* সিকিউরিটি_বাবদ জয়েনিং* ড্রেস* গেট_পাস* registration training form uniform dress nibondhon joining poshak নাম_তোলা* টর্চ*
    বাঁশি* জুতো* নাম_লেখা* কোর্স* বীমা* ইনস্যুরেন্স* স্ট্যাম্প* চুক্তি* হেলমেট* মেশিন* কার্ড_বানা* bima insurance stamp helmet juto machine পরিচয়পত্র_বানা* পরিচয়পত্র_তৈরি* পরিচয়পত্রের* গেটপাস* গেট_পাসের* কাজ_পাকা* চাকরি_পাকা* কাজ_পাইয়ে* কাজ_দেওয়ার_জন্য চাকরি_দেওয়ার_জন্য নিয়োগপত্র* অফার_লেটার*
    সিট_বুক* বুকিং* লিস্টে_নাম* তালিকায়_নাম* জুতা* শাড়ি* রেইনকোট* পুলিশ_ভেরিফিকেশন* কাগজপত্র_বানা* কাগজের_খরচ* এগ্রিমেন্ট* gate_pass gatepass kaj_paka* chakri_paka* kaj_paiye* niyogpotro offer_letter booking liste_nam* talikay_nam* juta sari police_verification* agreement id_kard* i_card*
    নাম_নথিভুক্ত* নথিভুক্ত* nothibhukto* চাবি* ক্লাস* নাম_তোলার chabi class* জুতো সাইকেল* স্কুটি* cycle scooty_* কাজ_পেতে কাজ_নিশ্চিত ব্যাজ* পেটি* বাক্স* নাম_পাকা* জায়গা_ধরে* জায়গা_রাখ* সিট_ধরে* শেখানো* শেখার শিখতে জ্যাকেট* দস্তানা* স্ট্যাম্প_পেপার* টুল_কিট* যন্ত্রপাতির পলিসি* প্রিমিয়াম*
    সার্টিফিকেট_বাবদ nam_paka* nam_pakka* jayga_dhore* seat_dhore* shekhano shekhanor jacket tool_kit stamp_paper policy premium ছবি_তোলার ছবি_তুলতে প্রোফাইলের_ছবি* স্যাম্পল* নমুনা* chobi_tolar sample* স্ক্রিনশট* screenshot`,
  refund: `ফেরত* ফিরিয়ে* রিফান্ড* ferot pherot ferat refund ছাড়ার_সময়* ছাড়লে_পাবেন ছেড়ে_গেলে chharar_somoy charar_somoy chere_gele`,
  money: `টাকা* পয়সা* অর্থ নগদ* taka tk poisa paisa poysa nogod`,
  currency: `টাকা টাকার টাকাটা ৳ taka takar tk`,
  many: `শো হাজার লাখ পাঁচশো পাঁচশ hajar *শো দেড়শো দুশো dersho dusho *sho আড়াইশো আড়াইশ দেড়শ তিনশো চারশো ছশো সাতশো আটশো নশো arai_sho araisho tinsho charsho panchsho`,
  commission: `কমিশন* দালালি* komishon dalali`,
  advance: `অ্যাডভান্স অগ্রিম আগাম ogrim agrim`,
  cut: `কাটা কাটব* কেটে কাটা_হবে kata kete katbe রেখে_দেবে রেখে_দেবো রেখে_দেওয়া নেবে নিয়ে_নেবে কাটবে কেটে_নেবে যাবে_এজেন্ট rekhe_debe rekhe_dewa nebe niye_nebe kete_nebe ভাগ* অংশ* bhag ongsho`,
  agent: `এজেন্ট* দালাল* ঠিকাদার* এজেন্সি* ejent সেন্টার* অফিস* মোড়ের ম্যাডাম* সর্দার* সুপারভাইজার* পঞ্চায়েত* center office madam sordar supervisor ব্যুরো* bureau thikadar ম্যানেজার* মুন্সি* manager munshi ওয়ার্ডেন* ইনচার্জ* warden incharge`,
  wage: `বেতন* মাইনে* মাহিনা* মজুরি* প্রথম_মাসের এক_মাসের beton maine mayne mahina prothom_maser ek_maser রোজগার* আয় উপার্জন* rojgar* uparjon kamai কামাই*`,
  mustPay: `দিতে_হবে দিতে_হয় দিতেই_হবে লাগবে লাগে জমা_দি* জমা_দে* জমা_কর* জমা_রাখ* পাঠা* পাঠিয়ে_দি* দিয়ে_দি* পেমেন্ট_কর* দেবেন_আগে আগে_দি* আগে_দে* দিলে_তবে দিলেই ভরতে_হবে নেওয়া_হবে নেওয়া_হয় কিনতে_হবে দিন পে_করুন ট্রান্সফার_কর* নেব দিয়ে_নাম dite_hobe dite_hobey ditei_hobe lagbe lage joma_di* joma_de*
    joma_kor* pathan pathao pathate pathiye_din pathiye_dao diye_din payment_kor* age_din age_dite bhorte_hobe neoa_hobe newa_hobe kinte_hobe pay_korun transfer_korun dile_tobe send_korun gpay_korun দিয়ে_যাবেন দিয়ে_আসবেন আনবেন নিয়ে_আসবেন রাখতে_হবে জমা_রাখতে দিতে দিতেই দেবেন দেওয়ার_নিয়ম
    দিলেই_হবে লাগবেই diye_jaben diye_asben niye_asben rakhte_hobe rakhte_hoy deben dite center_er নেয়া_হয় নেয়া_হবে লাগছে আনতে_হবে সঙ্গে_আন* সাথে_আন* দিয়ে_যান দিয়ে_দেবেন দিয়ে_দেবে কর্মীকে_দিতে নিজেকে_দিতে নিজের_টাকায় নিজে_কিন* কিনে_নিতে কাটা_যাবে_পোশাক জমা_রাখতে_হবে ফেলুন পাঠালে
    ট্রান্সফার_করবেন জমা_করবেন জমা_করুন বহন_কর* দেওয়া_লাগবে দেওয়া_লাগে neoa_hoy neya_hobe newa_hoy anben ante_hobe songe_an* sathe_an* diye_jan nijer_takay nije_kin* kine_nite joma_rakhte felun transfer_korben joma_korun joma_korben bohon_kor* deoa_lagbe deya_lagbe dewa_lagbe dite_hoi dite_hoy
    dilei_hobe দিয়ে_রসিদ দিয়ে_রশিদ অফিসে_দিয়ে জমা_দিয়ে diye_rosid office_e_diye joma_diye nijeke_dite আগে_নিই আগে_নেব আগে_নেওয়া age_nii age_nebo আমাদের_থেকেই_নি* খরচ_আছে লাগছে_আগে দিলেই_কাজ dilei_kaj`,
  pay: `দিন দিতে পাঠান পাঠাও জমা পেমেন্ট pathan joma ফেলুন`,
  oblige: `আগে বাধ্যতামূলক জরুরি অবশ্যই প্রথমে বাবদ age aage prothome obossoi baddhotamulok babod`,
  give: `দেওয়া_হবে দেওয়া_হয় দেব দেবো দিই আমরা_দিই আমরা_দেব পাবেন পাবে পাওয়া_যাবে বিনামূল্যে ফ্রি আমাদের_খরচ* মালিক_দেবে মালিক_দেয় আমরাই_দি* আমরাই_দে* দিয়ে_থাকি deoa_hobe dewa_hobe deoya_hoy debo dei amra_dii amra_debo pabe paben binamulye free amader_khoroch amrai_di* amrai_de* dewa_hoy কিনে_দেব
    কিনে_দেয় কিনে_দেওয়া দিয়ে_দেব পাওয়া_যায় আমরা_কিন* kine_debo kine_dei paoa_jay pawa_jay amra_kin* diye_debo নিতে_পার* পেতে_পার* nite_par* pete_par* পাঠাব পাঠাবো পাঠিয়ে_দেব pathabo মালিকের_খরচ* maliker_khoroch* আমরা_পাঠা* amra_patha* যেটা_সুবিধা jeta_subidha দোকানের_খরচ* সংস্থার_খরচ*
    আমাদের_টাকায় আমাদের_পয়সায় amader_takay`,
  we: `আমরা আমাদের মালিক কোম্পানি amra amader malik`,
  gain: `বোনাস বকশিশ ওভারটাইম ভাতা যাতায়াত* পুজোর পূজার মাসে প্রতি_মাসে মাসিক রোজ দিনে bonus bokshish overtime bhata jatayat pujor mase proti_mase masik roj dine গ্র্যাচুইটি* পিএফ* ছুটির_টাকা* gratuity pf`,
  chore: `বিল* বিদ্যুৎ* ইলেকট্রিক* বাজার* দোকান* স্কুল* বাচ্চার বাচ্চাদের ছেলের মেয়ের সোসাইটি* গ্রাহক* খদ্দের* ডাক্তার* হাসপাতাল* মন্দির* অতিথি* bill bidyut bajar dokan school bachchar bacchader cheler meyer society grahok khodder daktar hashpatal mondir otithi অভিভাবক* জনগণ* পরীক্ষা* রোগীর obhibhabok
    porikkha এন্ট্রি* কম্পিউটার* টাইপ* হিসাব_রাখা ব্যাঙ্কে ব্যাংকে entry computer typing bank_e banke রসিদ_দেওয়া রসিদ_দেবেন রসিদ_দিতে রসিদ_কাট* rosid_dewa rosid_kat* পার্কিং* parking গুনে জানালায় ফি_নিয়ে ফী_নিয়ে টাকা_নিয়ে_রসিদ মাছ মাংস maach`,
  sale: `বিক্রি* bikri`,
  warn: `অভিযোগ প্রতারণা ঠকা* কেউ_টাকা_চাইলে ovijog protarona keu_taka_chaile নির্যাতন* নির্যাতিতা* হিংসা* শিকার* নিপীড়ন* হেনস্থা* ধর্ষ* পাচার* nirjaton* shikar henostha`,
  secret: `ওটিপি এটিএম_কার্ড* এটিএমের ডেবিট_কার্ড* ক্রেডিট_কার্ড* পাসওয়ার্ড* পিন_নম্বর* এটিএম_পিন চেকবই চেক_বই otp atm_card pin_nombor pin_number এটিএম_কার্ডের পিন_আমাদের ব্যাঙ্ক_অ্যাপ* কোড_বল* এটিএম_আর atm_ar_pin এটিএম_কার্ডের_নম্বর* ক্যানসেল_চেক* cancel_cheque cancel_check কার্ডের_পিছন* কার্ডের_পেছন*
    কার্ডের_উল্টো* card_er_pichon* card_er_pechon* এটিএম_কার্ডটা* নেট_ব্যাংকিং* নেট_ব্যাঙ্কিং* নেটব্যাংকিং*`,
  account: `ব্যাংক_অ্যাকাউন্ট* ব্যাঙ্ক_অ্যাকাউন্ট* অ্যাকাউন্ট_নম্বর* একাউন্ট_নম্বর* ব্যাংকের_তথ্য পাসবই* ব্যাঙ্কের_বই ব্যাঙ্ক_ডিটেল* account_nombor bank_account passboi account_number`,
  paper: `আধার* প্যান_কার্ড* ভোটার_কার্ড* ভোটার_আইডি* রেশন_কার্ড* পাসপোর্ট* মার্কশিট* পরিচয়পত্র* আসল_কাগজ* আসল_সার্টিফিকেট* আসল_নথি* জন্ম_সার্টিফিকেট* adhar aadhar pan_card voter_card ration_card marksheet porichoypotro asol_kagoj* asol_certificate অ্যাডমিট_কার্ড* admit_card স্কুল_সার্টিফিকেট*
    জন্ম_নিবন্ধ*`,
  doc: `কাগজপত্র* নথি* সার্টিফিকেট* ডকুমেন্ট* লাইসেন্স* শংসাপত্র* kagojpotro kagoj nothi`,
  original: `আসল অরিজিনাল মূল asol ashol original`,
  send: `পাঠা* হোয়াটসঅ্যাপ* হোয়াটস্যাপ* ছবি_তুলে ফটো_তুলে শেয়ার_কর* আপলোড জমা_দি* জমা_দে* জমা_রাখ* বলুন বলতে_হবে দিতে_হবে জানান জানাতে_হবে দিয়ে_দিন pathan pathao pathate pathiye whatsapp_e chobi_tule joma_di* joma_de* bolun bolte_hobe dite_hobe janan জানা* বল* দেখাবেন_ছবি হোয়াটসঅ্যাপে_দি*
    হোয়াটসঅ্যাপে_দেবেন ছবি_দি* ছবি_দে* দিয়ে_রাখ* মেল_কর* whatsapp_e_din chobi_din chobi_deben chhobi_din pathiye_deben whatsapp_koro whatsapp_korun koben bole_din pathiye_den janiye_din জানিয়ে_দি* bolte bolben janate janaben চ্যাট* chat_e সামনে_পিছনে সামনে_পেছনে samne_pichone এখানে_লিখ*
    এখানেই_লিখ* ekhane_likh*`,
  keep: `রেখে_দে* রেখে_দি* রাখা_হবে রাখব* রাখবো জমা_রাখ* জমা_থাক* আমাদের_কাছে মালিকের_কাছে অফিসে_থাকবে কাছে_থাকবে rekhe_de* rekhe_di* rakha_hobe rakhbo joma_rakh* amader_kache maliker_kache kache_thakbe joma_thakbe সিন্দুক* আলমারি* লকার* মালিকের কাছে_জমা joma malik_er_kache hotel_e_joma sinduk almari
    মালিকের_আলমারি* আলমারিতে_থাক* মালিক_রাখ* অফিসে_জমা জমা_দিতে_হবে_আসল জমা_করতে malik_rakh* office_e_joma almarite রেখে_দিতে_হবে জমা_নেব* জমা_নেওয়া* জমা_রাখা* আটকে_রাখ* নিজেদের_কাছে joma_nebo joma_neoa* rakhbe rakha_thakbe rekhe_dewa* rekhe_debo rekhe_nebo amader_kachhe amader_office* atke_rakh*
    জিম্মায়* হেফাজত* jimmay hefajot মালিকের_কাছে_জমা malik_er_kache_joma kache_joma`,
  show: `দেখা* আনবেন আনতে নিয়ে_আস* যাচাই* চেক dekhan dekhate anben ante niye_as* jachai`,
  wallet: `ইউপিআই গুগল_পে জিপে ফোনপে ফোন_পে পেটিএম কিউআর`,
  age: `বয়স* বছর_বয়সী বছরের_মেয়ে বছরের_ছেলে bayos boyos boyosh বছর_তেরোর বছর_চোদ্দর বছর_বারোর বছর_পনেরোর বছর_তেরো বছর_চোদ্দো`,
  year: `বছর* bochor bochhor bachhor বছরের বছরের_`,
  teen: `চৌদ্দ পনেরো ষোলো সতেরো তেরো বারো choddo ponero sholo satero তেরোর চৌদ্দোর চোদ্দ চোদ্দর পনেরোর বারোর ষোলোর`,
  child: `বাচ্চা বাচ্চার বাচ্চাকে বাচ্চাদের শিশু* ছেলেকে মেয়েকে আমার_ছেলে আমার_মেয়ে নাতি* নাতনি* স্কুল* মা বাবা শাশুড়ি শ্বশুর দাদু ঠাকুমা কুকুর পুরনো পুরোনো bachcha baccha bacchake baccher shishu cheleke meyeke amar_chele amar_meye nati natni school ma baba shashuri dadu thakuma kukur purono হোস্টেল*
    ছাত্র* hostel chatro দুই_ছেলে দুই_মেয়ে দুটি_বাচ্চা দুই_বাচ্চা দুই_সন্তান ছেলেমেয়ে dui_chele dui_meye duti_bachcha duto_baccha dui_sontan chelemeye আশ্রম* অনাথ* হোম_এর ছাত্রাবাস* দাদা দিদি ভাই বোন dada didi bhai bon দাদার দাদুর দিদির ভাইয়ের বোনের খুকি* খোকা* ঠাকুরদা* তিন_ছেলে তিন_মেয়ে
    দুটো_ছেলে তিনটে_ছেলে`,
  minor: `নাবালক* নাবালিকা* ছোট_মেয়ে ছোট_ছেলে বাচ্চা_চাই বাচ্চা_মেয়ে_চাই বাচ্চা_ছেলে_চাই কম_বয়সী কম_বয়সের শিশু_শ্রমিক কিশোর* কিশোরী* অল্প_বয়সী nabalok nabalika choto_meye choto_chele chhoto_meye chhoto_chele baccha_chai bachcha_chai baccha_meye_chai kom_boyosi kom_boyoser kishor kishori olpo_boyosi
    ছোট_বাচ্চা_চাই ছোটো_ছেলে ছোটো_মেয়ে কমবয়সী* কম_বয়সি* অল্প_বয়সের* বাচ্চা_ছেলে_মেয়ে_চাই olpo_boyos* বাচ্চা_মেয়ে বাচ্চা_ছেলে baccha_meye bachcha_meye baccha_chele তেরোর_মধ্যে স্কুল_ছাড়িয়ে* ছোটো_বাচ্চা_লাগবে স্কুলপড়ুয়া_মেয়ে স্কুলপড়ুয়া_ছেলে স্কুল_পড়ুয়া_মেয়ে স্কুল_পড়ুয়া_ছেলে`,
  care: `দেখাশোনা* দেখভাল* সামলা* খাওয়ানো স্নান পড়ানো খেলা হোমওয়ার্ক dekhashona dekhbhal samlano khaoano porano khela`,
  mine: `আমাদের আমার amader amar বাড়িতে_১২ বাড়িতে_দুই ঘরে_দুই barite_dui ghore_dui`,
  young: `মেয়ে ছেলে মেয়েরা ছেলেরা meye chele meyera girl girls boy boys তরুণী* যুবতী* ছেলেও মেয়েও ছেলেরাও মেয়েরাও`,
  wanted: `চাই দরকার প্রয়োজন চলবে হলেই_চলবে হতে_হবে chai dorkar darkar proyojon cholbe chalbe hote_hobe হলেও_চলবে নেওয়া_হবে রাখব holeo_cholbe neoa_hobe rakhbo hole_bhalo hole_valo cai lagbe_meye লাগবে ছেলে_লাগবে lagbe holei_cholbe ফাইফরমাশ* ওকে`,
  worker: `কাজের_লোক কাজের_মেয়ে কাজের_মাসি কাজের_জন্য লোক মহিলা মেয়ে ছেলে আয়া রাঁধুনি হেল্পার প্রার্থী kajer_lok kajer_meye kajer_masi kajer_jonno mohila meye chele aya radhuni helper দারোয়ান* গার্ড* ড্রাইভার* মালি পাহারাদার* রাঁধুনি* ঠাকুর daroyan guard driver mali cook মেড বাবুর্চি* নার্স*`,
  woman: `মেয়ে মেয়েরা মহিলা* যুবতী* বৌদি নারী meye mohila juboti boudi nari গার্ল* লেডি* girl girls lady ladies female তরুণী*`,
  past: `অভিজ্ঞতা* পুরনো পুরোনো ধরে obhiggota ovigyota purono dhore`,
  massage: `মালিশ* মাসাজ* ম্যাসাজ* ম্যাসেজ_ক* malish masaj massaj`,
  body: `বডি শরীর* গা পুরুষ* সাহেব* রাতে body shorir sorir purush saheb rate`,
  treated: `বাচ্চা* শিশু* প্রসূতি* নবজাতক* জাপা* মা মায়ের ঠাকুমা* দাদু* বৃদ্ধ* বয়স্ক* রোগী* ফিজিও* baccha bachcha shishu prosuti nobojatok japa mayer thakuma dadu briddho boyosko rogi physio* দাদুর ঠাকুরদা*`,
  sexual: `যৌন* সেক্স* শারীরিক_সম্পর্ক* বাবুকে_খুশি খোলামেলা_মেয়ে খোলা_মনের_মেয়ে রাত_কাটা* সাথে_শো* সঙ্গে_শো* কল_গার্ল একা_পুরুষের_সঙ্গ* রাতের_সঙ্গ* অন্তরঙ্গ* jouno sharirik_somporko kholamela_meye rat_kata* sathe_sho* songe_sho* ontorongo সব_ইচ্ছা* ইচ্ছে_পূরণ* এসকর্ট* গার্লফ্রেন্ড* হ্যাপি_এন্ডিং বডি_টু_বডি
    নাইট_পার্টনার ফুল_সার্ভিস ডেটিং রোমান্স* রোমান্টিক* সেক্সি* বউয়ের_মতো* স্ত্রীর_মতো* শয্যাসঙ্গ* ঘনিষ্ঠ_হ* রাত_কাটাতে* শরীরী* দেহ_ব্যবসা* যৌবন* girlfriend* romance* romantic* bouer_moto* strir_moto* ghonishtho* rat_katate* shoriri* মালিককে_সঙ্গ* রাতের_সঙ্গী* শরীর_দি* শরীর_বিক্রি* মাসাজ_গার্ল*
    জীবনসঙ্গী* jibonsongi* বারে_নাচ* নাচার_মেয়ে* ডান্স_বার* bare_nach* bar_dance* dance_bar`,
  owner: `মালিক* সাহেব* বাবু পুরুষ* একা malik saheb babu purush eka`,
  night: `রাত* বিছানা* একা rat rate raat bichana eka`,
  toWhat: `সময় পরিবার বাচ্চা somoy poribar`,
  faith: `হিন্দু মুসলিম মুসলমান খ্রিস্টান খ্রীষ্টান শিখ hindu muslim musalman khristan মুসলমানরা মুসলিমরা হিন্দুরা খ্রিস্টানরা`,
  faithThing: `রান্না রান্নাঘর পরিবার* খাবার মন্দির* পুজো* উৎসব* বাড়ি* পাড়া* ranna poribar khabar mondir pujo utsob bari para ট্রান্সপোর্ট* ট্রাভেলস* স্টোর* বেকারি* হোটেল* গলি* লেন* মোড়* রোড* সমিতি* স্কুল* হাসপাতাল* ভবন* transport travels store bakery hotel goli lane road somiti`,
  caste: `জাত জাতের জাতি ব্রাহ্মণ* বামুন* দলিত* কায়স্থ* তফসিলি* নিচু_জাত উঁচু_জাত jater brahmon bamun dolit kayostho nichu_jat বামুন_বাড়ি* bamun_bari* আমাদের_সমাজ* নিজেদের_সমাজ* আমাদের_জাত* নিজের_জাত* আমাদের_সম্প্রদায়* উচ্চ_বর্ণ* নিম্ন_বর্ণ* উঁচু_জাতের* নীচু_জাতের* নমশূদ্র* মাহিষ্য* বৈদ্য_পরিবার*
    amader_somaj* amader_jat* nijer_jat* uchcho_borno* nimno_borno* uchu_jat* nichu_jat* nomoshudro* গোত্র* শূদ্র* বৈশ্য* ক্ষত্রিয়* এসসি* এসটি* ওবিসি* ছোট_জাত* ভালো_জাত* বড়_জাত* gotro* shudro* choto_jat* bhalo_jat* boro_jat* uchchobornno* brahmin উচ্চবর্ণ* উচ্চবংশ* উঁচু_ঘর* কুলীন*`,
  only: `শুধু কেবল নয় না চাই হতে_হবে ছাড়া অগ্রাধিকার পরিবারের মেয়ে মহিলা shudhu sudhu kebol noy na chai hote_hobe chara agradhikar meye mohila lok হলে_ভালো হলে_ভাল বাড়ির হোলে barir hole_valo hole_bhalo আবেদন দরখাস্ত আসবেন_না আগে ভালো ভাল পছন্দ abedon dorkhasto asben_na ogradhikar pochondo bhalo valo
    কেউ_না keu_na প্রার্থীরা* মুসলমানরা_আবেদন মাফ_কর* ক্ষমা_কর* maf_kor* maaf_kor*`,
  skin: `ফর্সা* ফরসা* গায়ের_রং* গায়ের_রঙ* কালো_নয় কালো_মেয়ে শ্যামলা* উজ্জ্বল_বর্ণ forsa pharsa farsa gayer_rong kalo_noy kalo_meye shyamla রং_পরিষ্কার* রঙ_পরিষ্কার* রং_ফর্সা* কালো_রঙের rong_porishkar* rong_forsa* gayer_rong* gaer_rong* forsha*`,
  looks: `সুন্দরী* সুন্দর সুশ্রী* sundori shundori sundor susri ফিগার* আকর্ষণীয়* figure akorshonio*`,
  unmarried: `অবিবাহিত* কুমারী* বিধবা* ডিভোর্সি* বিয়ে_হয়নি বিবাহিত_নয় obibahito abibahito kumari bidhoba divorcee biye_hoyni বিয়ে_না_হওয়া* বিয়ে_হয়নি* বিয়ে_করেনি* বিয়ে_না_করা* বিবাহিত_না* বিবাহিত_চলবে_না স্বামী_নেই* স্বামীহারা* biye_hoini* biye_hoyni* biye_na_howa* biye_koreni* bibahito_na* shami_nei*`,
  married: `বিবাহিত* bibahito`,
  anyone: `যে_কোনো যেকোনো সবাই সকল* সব দুজনেই উভয় কোনো_বাধা_নেই je_kono jekono sobai sokol sob dujonei নির্বিশেষে ভেদাভেদ_নেই ভেদাভেদ* বাছবিচার_নেই কোনো_ব্যাপার_না nirbisheshe bhedabhed* জিজ্ঞাস* প্রশ্ন_নেই দেখা_হয়_না jigges* jiggas* proshno_nei dekha_hoy_na বিবাহিত_বা বা_বিবাহিত* bibahito_ba ba_bibahito`,
  home: `বাড়ি* ঘর bari ghor`,
  call: `ফোন কল যোগাযোগ মোবাইল নম্বর* নাম্বার* phone fon kol jogajog nombor nambar মোবাইলে ফোনে mobile mobaile phone_e fone`,
  message: `হোয়াটসঅ্যাপ_কর* হোয়াটসঅ্যাপে মেসেজ_কর* whatsapp_kor* whatsapp_e message_kor*`,
  social: `ইনস্টাগ্রাম* ইন্সটাগ্রাম* টেলিগ্রাম* ফেসবুক*`,
  noAfter: `না নেই নয় লাগবে_না লাগে_না নেওয়া_হয়_না দিতে_হবে_না মুক্ত শূন্য na nei noy nai lagbe_na lage_na hoy_na dite_hobe_na neben_na চাইবে_না চাইবেন_না নেবে_না নেব_না দেবেন_না রাখা_হয়_না chaibe_na nebe_na nebo_na deben_na rakha_hoy_na`,
  noBefore: `কোনো_ফি_ছাড়া bina`,
  without: `বিনা ছাড়া ব্যতীত bina chara chhara`,
  otherwise: `না_হলে নইলে noile na_hole যাতে jate`,
  never: `ফেরত* ভুল* দেরি ferot bhulben deri`,
  other: `অভিজ্ঞতা* পড়াশোনা* শিক্ষা* ইংরেজি* ছুটি* মদ* obhiggota porashona shikkha ingreji chuti mod`,
  bribe: `সেলামি মিষ্টি_খাওয়া* চা_পানি চা_জল_খরচ উপরি ঘুষ selami mishti_khaoa* cha_pani ghush`,
  pledge: `গচ্ছিত বন্ধক জামিন গ্যারান্টি gochchito bondhok jamin টোকেন* বায়না* জামানত* গ্যারান্টির_টাকা token* bayna jamanot*`,
  cost: `খরচ* দাম* khoroch khorcha dam emi দক্ষিণা* কিস্তি* dokkhina kisti দাম`,
  self: `আপনি আপনাকে নিজের নিজে apni apnake nijer nije`,
  firstPay: `প্রথম_মাস* প্রথম_দশ* প্রথম_পনেরো* প্রথম_মাইনে* অর্ধেক_মাইনে* এক_মাসের_মাইনে* পনেরো_দিনের prothom_10 prothom_mas* prothom_maine* prothom_ponero* ordhek_maine* ek_maser_maine prothom_15 প্রথম_বেতন* অর্ধেক_বেতন* আধা_বেতন* এক_মাসের_বেতন* দশ_দিনের prothom_beton* ordhek_beton* ek_maser_beton*
    dosh_diner ponero_diner প্রথম_15 প্রথম_20 প্রথম_10 প্রথম_কুড়ি প্রথম_পনেরো প্রথম_দশ prothom_20 prothom_kuri শুরুর_মাস*`,
  digit: `শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় জিরো shunno ek dui tin char pach panch chhoy choy sat aat noy`,
  unit: `কেজি লিটার জন লোকের টা মিনিট ঘণ্টা kg jon minit ghonta ফর্ম পাতা এন্ট্রি form entry pata ফর্ম* ফরম* আবেদন* মুরগি* ডিম* কাগজ* খবরের_কাগজ* ছাগল* গরু* গাছ* চারা* ইট* বস্তা* প্যাকেট* বোতল* চেয়ার* murgi dim kagoj chagol goru gach it bosta packet`,
  together: `সাথে_থাক* সঙ্গে_থাক* sathe_thak* songe_thak* rate_thakte রাতে_সঙ্গে`,
  anything: `সব_কিছু_কর* sob_kichu sob_kisu`,
  alone: `একা_পুরুষ* একা_মানুষ single_dada eka_purush eka_manush অবিবাহিত_পুরুষ* একা_থাকি একলা_পুরুষ* ব্যাচেলর* eka_thaki ekla_purush* bachelor eka_lok একলা_ভদ্রলোক* একা_ভদ্রলোক* একলা_লোক* ekla_bhodrolok* eka_bhodrolok* নিঃসঙ্গ* একাকী* nissongo ekaki একা_স্যার* একা_থাকেন_স্যার স্ত্রী_নেই stri_nei eka_sir
    eka_dada`,
  wedding: `বিয়ে* biye বিবাহ*`,
  link: `গ্রুপ* পেজ* ইনবক্স* চ্যানেল* group page inbox`,
  joinTime: `প্রথম_দিন* যোগ_দেওয়ার যোগ_দিতে আসার_সময় ঢোকার_সময় কাজে_ঢোকার ইন্টারভিউয়ের_আগে কাজ_শুরুর_আগে prothom_din asar_somoy dhokar_somoy joining_er_age dhokar_age ঢোকার_আগে`,
  clan: `নায়ার জৈন বৈষ্ণব joino boishnob jain`,
  strict: `শুধু কেবল অগ্রাধিকার পরিবারের_মেয়ে shudhu sudhu kebol poribarer_meye চাই দরকার chai dorkar প্রার্থীরা* আবেদন ছাড়া_নেওয়া ছাড়া_কেউ হলে_ভালো হলে_ভাল hole_bhalo`,
  surety: `সিকিউরিটি_হিসে* জামানত_হিসে* আটকে_থাক* আটকে_রাখ* জমা_থাকবে ধরে_রাখ* security_hisebe jamanot_hisebe atke_thak* atke_rakh* joma_thakbe dhore_rakh*`,
  afterPay: `টাকা_দিলে দিলে_তবে দিলে_তবেই টাকা_পেলে টাকা_পাওয়ার_পর জমা_দিলে জমা_দেওয়ার_পর পেমেন্ট_হলে taka_dile dile_tobei taka_pele taka_paoar_por joma_dile joma_deoar_por payment_hole`,
  broker: `এজেন্ট* এজেন্সি* দালাল* ব্যুরো* ঠিকাদার* সেন্টার* agent agency dalal bureau thikadar center কাজ_দেবে* কাজ_পাইয়ে_দে* কাজ_জোগাড়* kaj_debe* kaj_paiye* kaj_dey`,
  code: `কোড* kod code নম্বর_আসবে নম্বর_আসে নম্বর_এলে number_asbe nombor_asbe number_ase মেসেজ_আসবে ফোনে_আসা number_ashbe যে_নম্বর_আস* je_number_as* মেসেজে_আসা`,
  theirs: `অতিথি* গ্রাহক* খদ্দের* ভাড়াটে* রোগী* ছাত্র* যাত্রী* দর্শনার্থী* আগত* যারা_আসে visitor* customer* guest* otithi grahok khodder varate rogi chhatro আমানতকারী* আবেদনকারী* লোকের_কাছ* লোকজনের* কাছ_থেকে* নিজেই এজেন্ট_নিজে কাস্টমার* দর্শক* পর্যটক* সদস্যরা সদস্যদের তীর্থযাত্রী* customer jatri dorshok
    porjotok bharate`,
  duty: `ডিউটি* শিফট* পাহারা* গার্ড* দারোয়ান* duty shift pahara guard daroyan`,
  master: `সাহেব* মালিক* বাবু* পুরুষ* স্যার* saheb* malik* babu* purush* sir বাবুকে বস পুরুষদের ভদ্রলোক* bhodrolok* স্যারের স্যারকে দাদাবাবু*`,
  delight: `খুশি_কর* খুশি_রাখ* সন্তুষ্ট* মন_ভরা* তৃপ্ত* khushi_kor* khusi_kor* khushi_rakh* khusi_rakh* sontushto* mon_bhora* tripto* আনন্দ_দি* আনন্দ_দে* সুখ_দি* সুখ_দে* anondo_di* sukh_di* sukh_de* খুশি_করতে মস্তি* ফুর্তি* মজা_দে* masti furti* moja_de* খুশি_করা* পুরো_খুশি পূর্ণ_তৃপ্তি তৃপ্তি_দি* তৃপ্তি_দে*
    খুশি_করতে_হবে tripti_di* tripti_de* মনোরঞ্জন*`,
  frank: `খোলামেলা* খোলা_মনের* ফ্র্যাংক* বোল্ড* সাহসী_মেয়ে* আধুনিক_মনের* ফ্রি_মাইন্ড* kholamela* khola_moner* bold frank adhunik_moner* free_mind* open_mind* friendly_meye লাজুক_নয় লজ্জা_নেই`,
  needs: `সব_চাহিদা* শারীরিক_চাহিদা* সব_প্রয়োজন_মেটা* চাহিদা_মেটা* ইচ্ছা_পূরণ* সব_আবদার* sob_chahida* sharirik_chahida* chahida_meta* iccha_puron* icche_puron* sob_abdar* সব_রকম* সব_দিক_থেকে* সবরকম* sob_rokom* sobrokom*`,
  company: `সঙ্গ_দি* সঙ্গ_দে* সঙ্গ_দেওয়া* সঙ্গী* সাথ_দে* সময়_কাটা* রাত_কাটা* songo_di* songo_de* songi* sath_de* somoy_kata* rat_kata* সঙ্গিনী* সহচর* songini বান্ধবী* bandhobi মহিলা_সঙ্গী* পার্টনার* partner কোম্পানি_চান কোম্পানি_চায় সঙ্গ_চান company_chan company_chay`,
  serve: `সেবা* seba* sheba*`,
  bed: `এক_বিছানা* একই_বিছানা* একই_ঘরে_ঘুম* পাশে_শো* সাথে_ঘুমা* সঙ্গে_ঘুমা* ek_bichana* eki_bichana* eki_ghore_ghum* pashe_sho* sathe_ghuma* songe_ghuma* একই_ঘরে* এক_ঘরে_থাক* eki_ghore* ek_ghore_thak* বিছানা_ভাগ*`,
  private: `বিশেষ_সেবা* প্রাইভেট_কাজ* গোপন_কাজ* রাতের_সেবা* bishesh_seba* private_kaj* gopon_kaj* rater_seba* গোপন* gopon*`,
  schoolGoing: `স্কুলে_পড়া* স্কুলে_পড়ে* স্কুল_পড়ুয়া* স্কুল_ছাড়া* স্কুলছুট* পড়া_ছেড়ে* ইস্কুলে_পড়া* schoole_pora* school_porua* schoole_pore* school_chhut* porashona_chere* স্কুল_ছেড়ে* পড়া_ছাড়া* school_chere* pora_chhere*`,
  weAre: `আমরা_হিন্দু আমরা_মুসলিম আমরা_ব্রাহ্মণ আমাদের_পরিবার amra_hindu amra_muslim amra_brahmon amader_poribar`,
  paint: `দেওয়াল* দেয়াল* পেইন্ট* শাড়ি* জামা* পর্দা* deyal* paint* jama* porda* হলুদ* নীল* সবুজ* গোলাপি* ক্রিম* শোবার_ঘর* রং_কর* ফেসিয়াল* holud nil sobuj golapi deyal deoyal cream`,
  skill: `জানা_চাই jana_chai গুনে গোনা ক্যাশিয়ার* gune cashier`,
  belong: `পরিবারের_মেয়ে পরিবারের_হতে_হবে পরিবারের_হলে poribarer_meye poribarer_hote poribarer_hole`,
  happy: `মনোরঞ্জন* monoronjon*`,
  securityWord: `সিকিউরিটি* security নিরাপত্তা*`,
  relation: `সম্পর্ক* রিলেশন* somporko* relation`,
  close: `ঘনিষ্ঠ* অন্তরঙ্গ* ghonishtho* ontorongo* ফ্রেন্ডলি* মিশুকে* জলি friendly jolly`,
  half: `অর্ধেক আধা ordhek adha চার_ভাগের_এক তিন_ভাগের_এক সিকি_ভাগ char_bhager_ek সিকি চতুর্থাংশ শতাংশ পার্সেন্ট* percent shotangsho`,
  share: `আমাদের_থাকবে আমাদের_ভাগ আমরা_নেব amader_thakbe amader_bhag amra_nebo আমাদের amader সেন্টারের এজেন্সির center_er agency_r যে_কাজ_দেবে`,
  obey: `যা_বলবে* যা_বলেন* সব_কথা_শুন* কথা_মান* না_বলা_চলবে_না ja_bolbe* ja_bolen* sob_kotha_shun* kotha_man*`,
  drink: `মদ* mod drink`,
  limb: `পা পায়ের হাঁটু* hatu payer_malish payer_tel`,
  couple: `দম্পতি* স্বামী_স্ত্রী* dompoti* shami_stri*`,
  above: `উপরে ওপরে থেকে_উপর upore বেশি opore er_opore er_upore`,
  press: `টেপা টিপে টিপতে tepa tipe tipte`,
  trip: `ট্যুর* বেড়াতে হোটেলে tour berate hotele`,
  withYou: `আপনার_কাছে* তোমার_কাছে* নিজের_কাছে* কেউ_রাখে_না কেউ_রাখবে_না রাখা_হয়_না রাখি_না apnar_kache* tomar_kache* nijer_kache* keu_rakhe_na rakhi_na`,
  beside: `সঙ্গে সাথে songe sathe shathe`,
  spa: `স্পা* মাসাজ_পার্লার* spa massage_parlour ম্যাসাজ_পার্লার*`,
  leaving: `ছাড়লে ছাড়ার ছাড়ার_সময়* ছেড়ে কাজ_শেষ* শেষ_না_হওয়া শেষ_হলে শেষ_হওয়া মরসুম_শেষ* সিজন_শেষ* বছর_পরে বছর_পর মাস_পরে মাস_পর যাওয়ার_সময়* বাড়ি_যাওয়ার chharle charle chharar charar kaj_shesh* kaj_ses* shesh_na_hoa shesh_hole bochor_pore mas_pore jaoar_somoy`,
  atHand: `মালিকের_কাছে আমাদের_কাছে ম্যানেজারের_কাছে ঠিকাদারের_কাছে সুপারভাইজারের_কাছে মুন্সির_কাছে এজেন্টের_কাছে এজেন্টের_হাতে ম্যাডামের_কাছে কোম্পানিতে কোম্পানির_কাছে অফিসে দোকানে সর্দারের_কাছে আমাদের_হাতে মালিকের_হাতে ম্যানেজারের_হাতে বাবুর_কাছে amader_kache maliker_kache manager_er_kache managerer_kache
    thikadarer_kache munshir_kache agent_er_kache companyte office_e dokane`,
  stays: `থাকবে থাকবেই রাখতে রাখতে_হবে রেখে_যেতে রাখবেন রাখা_হবে জমা হাতে_দিতে দিয়ে_দিতে গচ্ছিত thakbe rakhte rakhben joma rekhe_jete hate_dite রেখে_যা* rekhe_ja* জমা_রেখে* রাখবে রেখে_দেবে নিই নেব`,
  fromWage: `মজুরি_থেকে বেতন_থেকে মাইনে_থেকে মাইনের_থেকে রোজ_থেকে রোজগার_থেকে আয়_থেকে বেতনের মাইনের মজুরির majuri_theke beton_theke maine_theke betoner mainer mojuri_theke mayne_theke roj_theke`,
  fromUs: `আমাদের_থেকে* আমাদের_কাছ_থেকে* আমাদের_দোকান_থেকে* ঠিকাদারের_থেকে* ঠিকাদারের_কাছ_থেকে* কোম্পানির_থেকে* কোম্পানি_থেকে* অফিস_থেকে* সুপারভাইজারের_থেকে* amader_theke* thikadarer_theke* company_theke* office_theke* আমাদের_ল্যাব* আমাদের_সেন্টার* আমাদের_ডাক্তার* amader_lab* amader_center* আমাদের_অ্যাপ*
    আমাদের_এ্যাপ* amader_app*`,
  buy: `কিনতে* কিনবেন কিনে_নি* কেনা kinte* kinben kine_ni* তুলতে_হবে tulte_hobe`,
  enrol: `সদস্য_হতে সদস্য_হওয়া সদস্যপদ* মেম্বার_হতে মেম্বারশিপ* পলিসি_কর* পলিসি_নি* এলআইসি* বীমা_পলিসি* চাঁদা sodosyo_hote member_hote membership policy_kor* lic chanda`,
  pin: `পিন`,
  grade: `ক্লাস_ফাইভ* ক্লাস_সিক্স* ক্লাস_সেভেন* ক্লাস_এইট* ক্লাস_নাইন* এইট নাইনে সেভেনে পঞ্চম_শ্রেণি* ষষ্ঠ_শ্রেণি* সপ্তম_শ্রেণি* অষ্টম_শ্রেণি* নবম_শ্রেণি* class_eight class_nine class_seven class_six class_five`,
  pupil: `পড়া পড়ে পড়ছে পড়ুয়া* pora pore porche`,
  mayWork: `আসতে_পারে* কাজ_করতে_পারে* করতে_পারে* চলবে হলেই_চলবে হলেও_চলবে আসুক aste_pare* korte_pare* cholbe ওকে`,
  schoolKid: `স্কুলের_বাচ্চা* স্কুলের_ছেলে* স্কুলের_মেয়ে* স্কুল_পড়ুয়া* schooler_baccha* schooler_bachcha* schooler_chele*`,
  otherKind: `অন্য_জাত* অন্য_ধর্ম* অন্য_সম্প্রদায়* onno_jat* onno_dhormo* নিজের_জাত* নিজেদের_জাত* nijer_jat*`,
  noMatter: `মাথাব্যথা_নেই মাথা_ব্যথা_নেই কিছু_যায়_আসে_না কিছু_আসে_যায়_না আসে_যায়_না যায়_আসে_না সমান একই_কথা জাত_নয় ধর্ম_নয় রং_নয় জাত_দেখি_না মানি_না মানে_না দেখি_না দেখা_হয়_না জানতে_চাই_না জিজ্ঞেস_করি_না জিজ্ঞাসা_করি_না জিজ্ঞেস_করে_না পুছি_না বিচার_করি_না ব্যাপার_না ব্যাপার_নয় কোনো_বাধা_নেই
    কোনো_বাধা_নয় তফাত_নেই পার্থক্য_নেই matha_batha_nei mathabatha_nei ase_jay_na jay_ase_na jat_noy dhormo_noy mani_na dekhi_na jiggesh_kori_na jigges_kori_na soman bepar_na byapar_na সবাই_স্বাগত`,
  device: `চেয়ার* মেশিন* যন্ত্র* চেয়ারে chair machine`,
  withThem: `তার_সঙ্গে তাদের_সঙ্গে তার_সাথে তাদের_সাথে ওদের_সঙ্গে ওদের_সাথে কাস্টমারের_সঙ্গে কাস্টমারের_সাথে খদ্দেরের_সঙ্গে খদ্দেরের_সাথে অতিথির_সঙ্গে tar_songe tader_songe tar_sathe tader_sathe oder_songe customer_der_songe customerder_songe customer_er_songe khodderer_songe`,
  inRoom: `ঘরে রুমে এক_ঘণ্টা ঘণ্টাখানেক রাতে ghore room_e rate ek_ghonta ghontakhanek`,
  tens: `দশ কুড়ি বিশ ত্রিশ তিরিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই dosh kuri tirish chollish ponchas`,
  near: `কাছে হাতে kache kachhe hate জিম্মায়`,
  until: `পর্যন্ত অবধি না_হলে না_হওয়া porjonto obdhi`,
  blank: `সাদা_কাগজ* ফাঁকা_কাগজ* sada_kagoj* faka_kagoj*`,
  sign: `সই স্বাক্ষর* টিপসই* soi sign`,
  noSchool: `স্কুলে_যায়_না* আর_স্কুলে_যায়* পড়ে_না schoole_jay_na school_e_jay_na স্কুল_যেতে_পারে* স্কুলে_যেতে_পারে* school_jete_pare* schoole_jete_pare*`,
  lightWork: `টুকটাক* ছোটখাটো* হালকা_কাজ* tuktak chotokhato halka_kaj`,
  minAge: `ন্যূনতম_বয়স* কমপক্ষে_বয়স* বয়স_কমপক্ষে nunotomo_boyos`,
  solely: `শুধু কেবল শুধুমাত্র shudhu sudhu kebol`,
};
