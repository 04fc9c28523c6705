import type { ConceptWords } from "../names";

/** Acts of others than the worker: they pay, bring papers, eat and sleep elsewhere; and what opens only after something is done first. */
export const OTHERS_DO: readonly ConceptWords[] = [
  {
    theirs: `{their,his,her}_{fee,fees,mess,rent,papers,documents} {people,guests,parents,they}_{bring,show,pay,come,go}
      {उनकी,उनके,उनका}_{फीस,फ़ीस,मेस,किराया,कागज} {unki,unke,unka}_{fees,fis,mess,kiraya,kagaz} {लाते,दिखाते,भरते,जमा_करते}_हैं दिखाकर_अंदर गिरवी_रखने_वाल* {late,dikhate,bharte}_hain dikhakar_andar girvi_rakhne_wal*
      {त्यांची,त्यांचे,त्यांच्या}_{फी,मेस,भाडे,भाडं} आणतात दाखवतात भरतात करणारे_आगाऊ {tyanchi,tyanche}_{fi,fee,mess} aantat dakhavtat bhartat
      {ওদের,তাদের,তাঁদের}_{ফি,মেস,ভাড়া} আনে দেখায় জমা_দেয় oder_fi tader_fi dekhay joma_dey
      {એમની,તેમની,એમનું}_{ફી,મેસ,ભાડું} ભરે_છે લાવે_છે બતાવે_છે બતાવીને_અંદર emni_fee emni_mess bhare_chhe lave_chhe
      {ਉਹਨਾਂ,ਉਨ੍ਹਾਂ}_{ਦੀ,ਦਾ,ਦੇ}_{ਫੀਸ,ਮੈੱਸ,ਕਿਰਾਇਆ} ਲਿਆਉਂਦੇ ਦਿਖਾਉਂਦੇ ਭਰਦੇ ਰੱਖਣ_ਵਾਲੇ ਦਿਖਾ_ਕੇ_ਅੰਦਰ unha_di_fees liaunde dikhaunde bharde`,
    plays: `eat eats eating_well study_here who_study खाते खाती खाते_हैं पढ़ते_हैं khate khaati padhte_hain खातात शिकतात khatat shiktat খায় khay ખાય ખાય_છે ભણે_છે khay_chhe bhane_chhe ਖਾਂਦੇ ਖਾਂਦੀਆਂ ਪੜ੍ਹਦੇ khande padhde`,
    treated: `next_room the_next_room adjacent_room adjoining_room बगल_वाले_कमरे बगल_के_कमरे पास_के_कमरे साथ_वाले_कमरे bagal_wale_kamre bagal_ke_kamre शेजारच्या_खोली* shejarchya_kholi* পাশের_ঘরে* pasher_ghore* બાજુની_ઓરડી* બાજુના_રૂમ* bajuni_ordi* ਨਾਲ_ਦੇ_ਕਮਰੇ* ਨਾਲ_ਵਾਲੇ_ਕਮਰੇ* naal_de_kamre*`,
    beauty: `facial facials threading waxing bleach pedicure manicure फेशियल* थ्रेडिंग* वैक्सिंग* फेशिअल* ফেসিয়াল* থ্রেডিং* ફેશિયલ* થ્રેડિંગ* ਫੇਸ਼ੀਅਲ* ਥ੍ਰੈਡਿੰਗ*`,
    toParents: `to_the_parents to_her_parents to_his_parents to_their_parents to_parents to_her_father to_his_father to_the_father to_her_mother
      {माँ,मां}_बाप_को {माता,मात}_पिता_को {उसके,उनके}_{बाप,पिता,घरवालों}_को बाप_को घरवालों_को maa_baap_ko ma_baap_ko baap_ko gharwalon_ko {आईबापां*,आईवडिलां*,आईबापाला,बापाला} aaibapa* aivadila* bapala {মা,বাবা}_{বাবাকে,মাকে} বাপকে বাবার_হাতে ma_babake bapke {મા,માં}_બાપને બાપને ma_bapne bapne ਮਾਪਿਆਂ_ਨੂੰ ਪਿਓ_ਨੂੰ ਮਾਂ_ਪਿਓ_ਨੂੰ mapyan_nu mapeyan_nu pio_nu`,
    withhold: `held_back withheld hold_back stays_back kept_back {रोक,रोके,रोककर,रुकी,रुका,रुके,अटकी,दबा,दबाकर}_{रख*,रहेग*,रहेंग*,लेंग*,कर*} {rok,rokkar,ruki,ruka,ruke,daba}_{rakh*,raheg*,raheng*,leng*,kar*} {अडकवून,रोखून,थांबवून}_{ठेव*,राह*} {adkavun,rokhun,thambavun}_{thev*,rah*} আটকে_{রাখ*,থাক*} ধরে_{রাখ*,রাখা*} atke_{rakh*,thak*} dhore_rakh* {રોકી,અટકાવી,દબાવી}_{રાખ*,રહેશ*} {roki,atkavi}_{rakh*,rahesh*} {ਰੋਕ,ਰੋਕੀ,ਦੱਬ,ਰੁਕੀ}_{ਰੱਖ*,ਰਹ*,ਲਵਾਂਗ*,ਕੇ} {rok,roki,dabb,ruki}_{rakh*,rah*}`,
    wage: `मज़दूरी मजदूरी mazdoori majduri मजुरी* majuri মজুরি* mojuri ਮਜ਼ਦੂਰੀ* ਮਜਦੂਰੀ* mazdoori મજૂરી* majuri`,
    recharge: `recharge recharges top_up topup रिचार्ज* रीचार्ज* রিচার্জ* রিচার্জটা રિચાર્જ* ਰੀਚਾਰਜ* ਰਿਚਾਰਜ*`,
    opens: `opens open activates active activated starts_working is_opened unlocks खुलेग* खुल_जा* चालू_होग* चालू_हो_जा* शुरू_होग* एक्टिव* khuleg* khul_ja* chalu_hog* chalu_ho_ja* active_hog* उघडेल* सुरू_होईल* चालू_होईल* ughdel* suru_hoil* chalu_hoil* খুলবে* চালু_হবে* khulbe* chalu_hobe* ખૂલે* ખૂલશે* ચાલુ_થાય* ચાલુ_થશે* khule* khulshe* chalu_thay* chalu_thashe* ਖੁੱਲ੍ਹੂ* ਖੁੱਲ੍ਹੇਗ* ਚਾਲੂ_ਹੋ* khulu* khullu* chalu_ho*`,
    inReply: `when_you_apply when_applying while_applying in_your_form on_the_form अर्जी_में अर्ज़ी_में आवेदन_करते* फॉर्म_में arzi_me aavedan_karte* form_me अर्ज_करताना* फॉर्ममध्ये* arj_kartana* আবেদন_করার_সময়* আবেদনে* ফর্মে* abedon_korar* abedone* અરજી_કરતી* અરજી_કરો_ત્યારે* ફોર્મમાં* arji_karti* ਅਰਜ਼ੀ_ਵਿੱਚ* ਅਰਜ਼ੀ_ਚ ਅਪਲਾਈ_ਕਰਨ_ਵੇਲੇ* ਫਾਰਮ_ਚ* apply_karan_vele*`,
  },
];

/** The same in Telugu, Tamil, Kannada and Malayalam. */
export const OTHERS_DO_SOUTH: readonly ConceptWords[] = [
  {
    theirs: `{వాళ్ళ,వాళ్ల,వారి}_{ఫీజు*,మెస్*,అద్దె*} కడతారు* తెస్తారు* చూపిస్తారు* వెళ్తారు* ఇస్తుంటారు* {valla,vaari}_{fees*,mess*} kadataru* testaru* chupistaru* veltaru*
      {அவங்க,அவர்கள்,அவங்களோட}_{மெஸ்*,ஃபீஸ்*,கட்டண*,வாடகை*} கட்டுவாங்க* கட்டுவார்கள்* கொண்டு_வருவாங்க* எடுத்துட்டு_வருவாங்க* காட்டுவாங்க* காட்டிட்டு_உள்ள* போவாங்க* {avanga,avangaloda}_{mess*,fees*} kattuvanga* kondu_varuvanga* kaattuvanga* kaatuvanga* povanga*
      {ಅವರ,ಅವ್ರ}_{ಫೀಸ*,ಮೆಸ್*,ಬಾಡಿಗೆ*} ಕಟ್ತಾರೆ* ಕಟ್ಟುತ್ತಾರೆ* ತರ್ತಾರೆ* ತರುತ್ತಾರೆ* ತೋರಿಸ್ತಾರೆ* ಹೋಗ್ತಾರೆ* avara_fees* avara_mess* kattare* kattuttare* tartare* torisstare* hogtare*
      {അവരുടെ,അവരുടെയൊക്കെ}_{ഫീസ്*,മെസ്*,വാടക*} കൊണ്ടുവരും* കാണിക്കും* അടയ്ക്കും അടക്കും അടച്ചോളും avarude_{fees*,mess*,vadaka*} konduvarum* kanikkum* adakkum adaykkum adachollum`,
    plays: `తింటారు* చదువుకుంటారు* tintaru* சாப்பிடுவாங்க* சாப்பிடுவார்கள்* படிக்கிறாங்க* sappiduvanga* saapiduvanga* padikkiranga* ತಿಂತಾರೆ* ತಿನ್ನುತ್ತಾರೆ* ಓದ್ತಾರೆ* tintare* odtare* കഴിക്കും* കഴിക്കാറ്* പഠിക്കുന്നവരാണ്* kazhikkum* kazhikkarund*`,
    treated: `పక్క_గది* పక్క_రూమ్* pakka_gadi* pakka_room* பக்கத்து_ரூம்* பக்கத்து_அறை* pakkathu_room* pakkathu_arai* ಪಕ್ಕದ_ರೂಮ* ಪಕ್ಕದ_ಕೋಣೆ* pakkada_room* അടുത്ത_മുറി* തൊട്ടടുത്ത_മുറി* adutha_muri*`,
    beauty: `ఫేషియల్* త్రెడింగ్* ஃபேஷியல்* பேஷியல்* த்ரெட்டிங்* ಫೇಶಿಯಲ್* ಫೇಷಿಯಲ್* ಥ್ರೆಡ್ಡಿಂಗ್* ഫേഷ്യല്‍* ത്രെഡിങ്*`,
    toParents: `{అమ్మానాన్నల*,అమ్మానాన్నకి*,తల్లిదండ్రుల*} వాళ్ళ_నాన్న* వాళ్ల_నాన్న* ammananna* thallidandrul* valla_nanna* {அம்மா,அப்பா}_{அப்பாகிட்ட*,அம்மாகிட்ட*,அப்பாவுக்கு*} பெத்தவங்ககிட்ட* பெற்றோரிடம்* அப்பாகிட்ட* appakitta* amma_appa* pethavangakitta* {ಅಪ್ಪ,ಅಮ್ಮ}_{ಅಮ್ಮನಿಗೆ*,ಅಪ್ಪನಿಗೆ*} ಅಪ್ಪನಿಗೆ* appanige* {അച്ഛനും,അമ്മയ്ക്കും}_{അമ്മയ്ക്കും*,അച്ഛനും*} അച്ഛന്_{അയ*,കൊടു*} മാതാപിതാക്കള്‍ക്ക്* achanu_{aya*,kodu*}`,
    withhold: `{ఆపి,ఆపుకుని,పట్టి,పట్టుకుని,నిలిపి}_{ఉంచ*,పెట్ట*,ఆరు*} మా_దగ్గర_ఆపి* ఆపి_తర్వాత* {aapi,aapukuni,patti,nilipi}_{unch*,pett*} {நிறுத்தி,பிடிச்சு,பிடித்து,புடிச்சு}_{வெச்சு*,வச்சு*,வைத்து*,வைப்*,வெப்*} {niruthi,pidichu,pudichu}_{vechu*,vachu*,vaipp*,veppo*} {ಹಿಡಿದು,ತಡೆದು,ಹಿಡ್ಕೊಂಡು}_{ಇಟ್ಟು*,ಇಡ*,ಇಟ್ಕೊ*} ಹಿಡಿದಿಟ್ಟು* {hididu,tadedu}_{ittu*,id*} {പിടിച്ചു,പിടിച്ച്,തടഞ്ഞു}_{വെച്ച്*,വെക്ക*,വയ്ക്ക*,വച്ച്*} പിടിച്ചുവെ* {pidichu,pidich,thadanju}_{vech*,vekk*,vaykk*}`,
    noAfter: `*രുതെന്ന് *ടേതല്ല *ടെതല്ല`,
    grade: `{അഞ്ചാം,ആറാം,ഏഴാം,എട്ടാം,ഒമ്പതാം,ഒന്‍പതാം}_ക്ലാസ്* {anjaam,aaraam,ezhaam,ettaam,ombathaam,ombatham}_class {aaraavadhu,ezhavadhu,ettavadhu,ombadhavadhu} {aidava,aaro,edo,enimido,tommido}_class`,
    recharge: `రీఛార్జ్* రీచార్జ్* రీచార్జి* ரீசார்ஜ்* ரிசார்ஜ்* ರೀಚಾರ್ಜ್* ರಿಚಾರ್ಜ್* റീചാര്‍ജ്* റീചാര്‍ജ്ജ്*`,
    opens: `ఓపెన్_అవ* ఓపెన్_అవుతుంది* యాక్టివ్* తెరుచు* open_avut* active_avut* ஓபன்_ஆகும்* ஓபன்_ஆகு* திறக்கும்* ஆக்டிவ்* open_aagum* thirakkum* active_aagum* ಓಪನ್_ಆಗ* ತೆರೆಯು* ಆಕ್ಟಿವ್* open_aag* active_aag* തുറക്കും* തുറക്കൂ* ആക്ടീവ്* thurakkum* active_aak*`,
    inReply: `{விண்ணப்பிக்கும்,அப்ளை_பண்ணும்,விண்ணப்பிக்கிற}{போது*,_போது*,ப்ப*} விண்ணப்பிக்கும்போது* apply_pannum* {అప్లై,దరఖాస్తు}_చేసే* apply_chese* {ಅರ್ಜಿ,ಅಪ್ಲೈ}_{ಹಾಕುವಾಗ*,ಹಾಕೋವಾಗ*,ಮಾಡುವಾಗ*,ಮಾಡೋವಾಗ*} അപേക്ഷിക്കുമ്പോ* അപ്ലൈ_ചെയ്യുമ്പോ* apekshikkumbo* apply_cheyyumbo*`,
    mustPay: `കൊടുത്തേക്ക* കൊടുത്തേക്കൂ* kodutthekk* koduthekk*`,
  },
];
