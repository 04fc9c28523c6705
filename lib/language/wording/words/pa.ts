import type { ConceptWords } from "../names";

/** Punjabi and its Latin spellings. */
export const PA: ConceptWords = {
  fee: `ਫੀਸ ਫ਼ੀਸ ਫੀਸਾਂ ਸ਼ੁਲਕ ਚਾਰਜ* ਡਿਪਾਜ਼ਿਟ* ਡਿਪੌਜ਼ਿਟ* ਜ਼ਮਾਨਤ* ਸਕਿਓਰਿਟੀ_ਦੇ ਸਕਿਓਰਿਟੀ_ਰਕਮ ਸਿਕਿਉਰਿਟੀ_ਦੇ fees charge jamanat ਸਕਿਓਰਿਟੀ_ਡਿਪਾਜ਼ਿਟ* ਸਿਕਿਓਰਿਟੀ*
    ਸਰਵਿਸ_ਚਾਰਜ* ਫਾਰਮ_ਦੇ_ਪੈਸੇ ਵਰਦੀ_ਦੇ_ਪੈਸੇ ਟ੍ਰੇਨਿੰਗ_ਦੇ_ਪੈਸੇ ਅਮਾਨਤ* security_deposit service_charge form_de_paise vardi_de_paise training_de_paise amanat
    registration_de_paise`,
  cause: `ਰਜਿਸਟ੍ਰੇਸ਼ਨ* ਰਜਿਸਟਰੇਸ਼ਨ* ਫਾਰਮ* ਅਰਜ਼ੀ* ਟ੍ਰੇਨਿੰਗ* ਟਰੇਨਿੰਗ* ਸਿਖਲਾਈ* ਪ੍ਰੋਸੈਸਿੰਗ* ਏਜੰਸੀ* ਫਾਈਲ* ਵੈਰੀਫਿਕੇਸ਼ਨ* ਵਰਦੀ* ਯੂਨੀਫਾਰਮ* ਡਰੈੱਸ* ਕਿੱਟ* ਆਈਡੀ_ਕਾਰਡ*
    ਸ਼ਨਾਖਤੀ_ਕਾਰਡ_ਬਣ* ਮੈਡੀਕਲ* ਜੁਆਇਨਿੰਗ* ਗੇਟ_ਪਾਸ* registration form training sikhlai vardi wardi uniform kit joining medical ਫ਼ਾਰਮ* ਬੂਟ* ਬੈਲਟ* ਫਾਇਲ* ਪੇਟੀ*
    ਸਾਮਾਨ_ਦੀ* ਕੋਰਸ* ਨਾਂ_ਲਿਖ* ਬੀਮਾ* ਸਟੈਂਪ* ਐਗਰੀਮੈਂਟ* ਹੈਲਮਟ* ਮਸ਼ੀਨ* ਕਾਰਡ_ਬਣ* bima stamp helmet boot machine ਸ਼ਨਾਖਤੀ_ਕਾਰਡ* ਆਈ_ਕਾਰਡ* ਆਈਕਾਰਡ* ਗੇਟਪਾਸ* ਕੰਮ_ਪੱਕਾ*
    ਨੌਕਰੀ_ਪੱਕੀ* ਕੰਮ_ਦਿਵਾ* ਨੌਕਰੀ_ਦਿਵਾ* ਕੰਮ_ਲਵਾ* ਨਿਯੁਕਤੀ_ਪੱਤਰ* ਆਫਰ_ਲੈਟਰ* ਸੀਟ_ਬੁੱਕ* ਬੁਕਿੰਗ* ਲਿਸਟ_ਵਿੱਚ_ਨਾਂ* ਸੂਟ* ਪੁਲਿਸ_ਵੈਰੀਫਿਕੇਸ਼ਨ* ਪੁਲਸ_ਵੈਰੀਫਿਕੇਸ਼ਨ* ਟੋਪੀ*
    gate_pass* gatepass* kamm_pakka* kam_pakka* naukri_pakki* kamm_diva* naukri_diva* kamm_lava* offer_letter seat_book* booking list_vich_naa*
    police_verification* agreement topi id_card*`,
  refund: `ਵਾਪਸ* ਵਾਪਿਸ* ਰਿਫੰਡ* ਮੋੜ* wapas vapas wapis vapis refund ਛੱਡਣ_ਵੇਲੇ ਛੱਡਣ_ਤੇ chhaddan_vele chhaddan_te`,
  money: `ਪੈਸੇ ਪੈਸਾ ਰਕਮ ਨਕਦ* paise paisa rakam nakad`,
  currency: `ਰੁ ਰੁਪਏ ਰੁਪਿਆ ਰੁਪਈਏ ਰੁਪਏ rupaye rupay rupiye`,
  many: `ਸੌ ਪੰਜ_ਸੌ ਹਜ਼ਾਰ ਲੱਖ panj_sau hazar *ਸੌ ਸੱਤ_ਸੌ ਹਜ਼ਾਰ* ਢਾਈ_ਸੌ ਡੇਢ_ਸੌ ਦੋ_ਸੌ ਤਿੰਨ_ਸੌ ਚਾਰ_ਸੌ dhai_sau dedh_sau do_sau tinn_sau char_sau hazaar`,
  commission: `ਕਮਿਸ਼ਨ* ਦਲਾਲੀ* dalali`,
  advance: `ਐਡਵਾਂਸ ਪੇਸ਼ਗੀ peshgi`,
  cut: `ਕੱਟ* ਕਟੌਤੀ* katt* katt_lai* kat_lai* ਕੱਟੇਗੀ ਕੱਟੇਗਾ ਰੱਖੇਗਾ ਰੱਖੇਗੀ ਲੈ_ਲਵੇਗਾ ਲਵੇਗਾ ਲਵੇਗੀ kattegi kattega rakhega rakhegi lai_lavega lavega lavegi ਹਿੱਸਾ*
    ਕੱਟੇ_ਜਾਣ* ਕੱਟ_ਲਏ* hissa kate_jan* katte_jan* kat_laye* katt_laye*`,
  agent: `ਏਜੰਟ* ਦਲਾਲ* ਠੇਕੇਦਾਰ* ਏਜੰਸੀ* dalal thekedar ਦਫ਼ਤਰ* ਦਫਤਰ* ਮੁਨਸ਼ੀ* ਸਾਹਿਬ* ਮੈਡਮ* ਆਫ਼ਿਸ* daftar munshi sahib madam office ਬਿਊਰੋ* ਸੈਂਟਰ* bureau center`,
  wage: `ਤਨਖਾਹ* ਤਨਖ਼ਾਹ* ਪਗਾਰ ਪਹਿਲੇ_ਮਹੀਨੇ* ਇੱਕ_ਮਹੀਨੇ* tankhah tankha tankhwah pehle_mahine* ikk_mahine* ik_mahine*`,
  mustPay: `ਦੇਣੇ_ਪੈਣਗੇ ਦੇਣੀ_ਪਵੇਗੀ ਦੇਣਾ_ਪਵੇਗਾ ਦੇਣੇ_ਹੋਣਗੇ ਦੇਣੀ_ਹੋਵੇਗੀ ਦੇਣੇ_ਪੈਂਦੇ ਭਰਨੇ_ਪੈਣਗੇ ਭਰਨੀ_ਪਵੇਗੀ ਭਰੋ ਭਰਨਾ ਜਮ੍ਹਾਂ_ਕਰ* ਜਮ੍ਹਾ_ਕਰ* ਜਮਾਂ_ਕਰ* ਜਮਾ_ਕਰ* ਭੇਜ* ਭੇਜੋ
    ਪਹਿਲਾਂ_ਦਿਓ ਪਹਿਲਾਂ_ਦੇ* ਲੱਗਣਗੇ ਲੱਗੇਗੀ ਲੱਗੇਗਾ ਲਏ_ਜਾਣਗੇ ਲਈ_ਜਾਵੇਗੀ ਖਰੀਦਣ* ਪੇ_ਕਰੋ ਟ੍ਰਾਂਸਫਰ_ਕਰ* ਦਿਓ ਦੇ_ਕੇ ਅਦਾ_ਕਰ* ਦੇਣ_ਤੋਂ_ਬਾਅਦ ਦੇ_ਦਿਓ dene_painge dene_paange
    deni_pavegi deni_pawegi dena_pavega dene_honge deni_hovegi dene_hon_ge bharne_painge bharo jma_karo jama_karo jama_kar* jamma_kar* bhejo bhej*
    pehla_deo pehlan_deo pehlan_dio laggange laggegi laggu laye_jange kharidn* pay_karo transfer_karo deo dio de_ke ada_karo de_deo gpay_karo ਨਾਲ_ਲੈ_ਕੇ
    ਨਾਲ_ਲਿਆ* ਦੇਣੇ ਦੇਣਾ ਦੇਣੀ ਦੇਣ_ਦਾ_ਰਿਵਾਜ ਰੱਖਣੇ ਲੈ_ਕੇ_ਆਓ naal_lai_ke nal_lai_ke naal_liao dene dena deni rakhne lai_ke_ao ਲਏ_ਜਾਂਦੇ ਲਿਆ_ਜਾਵੇਗਾ ਲਈ_ਜਾਂਦੀ
    ਨਾਲ_ਲਿਆਓ ਨਾਲ_ਲੈ_ਕੇ_ਆਓ ਲਿਆਉਣੇ ਲਿਆਉਣੇ_ਪੈਣਗੇ ਪਾਓ ਪਾਉਣੇ ਪਾ_ਦਿਓ ਕਾਮੇ_ਨੂੰ_ਦੇਣ* ਆਪਣੇ_ਖਰਚ* ਖੁਦ_ਖਰੀਦ* ਖਰਚਾ_ਆਵੇਗਾ ਖਰਚਾ_ਆਉਂਦਾ ਲੈਣੀ_ਲਾਜ਼ਮੀ ਲੈਣੀ_ਜ਼ਰੂਰੀ ਦੇਣੇ_ਲਾਜ਼ਮੀ
    ਦੇਣੀ_ਲਾਜ਼ਮੀ ਰੱਖਣੇ_ਪੈਣਗੇ ਜਮ੍ਹਾਂ_ਹੋਣਗੇ ਲੱਗਦੇ_ਹਨ ਲੱਗਦੇ ਲੱਗਦੀ ਲੱਗਣੇ laye_jande laye_jan leya_javega lai_jandi naal_lai_ke_aao liaune liaune_painge paao
    paune paa_deo kame_nu_den* apne_kharch* khud_kharid* kharcha_aavega kharcha_aunda laini_lazmi dene_lazmi deni_lazmi rakhne_painge jama_honge lagde
    lagdi laggne ਤੁਸੀਂ_ਦੇਣ* ਆਪ_ਦੇਣ* ਦੇਣੇ_ਨੇ ਦੇਣੀ_ਐ tusi_den* aap_den* dene_ne dene_pain* deni_paw* deni_pai* dene_paun* lagan_ge laggan_ge lainge
    dene_paine`,
  pay: `ਦਿਓ ਭੇਜੋ ਭਰੋ ਜਮ੍ਹਾਂ ਪੇਮੈਂਟ deo dio bhejo bharo`,
  oblige: `ਪਹਿਲਾਂ ਲਾਜ਼ਮੀ ਜ਼ਰੂਰੀ pehlan pehla lazmi zaruri`,
  give: `ਮਿਲੇਗ* ਮਿਲਣਗੇ ਮਿਲਦ* ਦਿੱਤੀ_ਜਾਵੇਗੀ ਦਿੱਤਾ_ਜਾਵੇਗਾ ਦਿੱਤੇ_ਜਾਣਗੇ ਦਿੱਤੀ_ਜਾਂਦੀ ਦਿਆਂਗੇ ਦੇਵਾਂਗੇ ਦਿੰਦੇ_ਹਾਂ ਅਸੀਂ_ਦਿਆਂਗੇ ਅਸੀਂ_ਦੇਵਾਂਗੇ ਸਾਡੇ_ਵੱਲੋਂ ਸਾਡਾ_ਖਰਚ* ਮੁਫ਼ਤ
    ਮੁਫਤ ਫ੍ਰੀ ਅਸੀਂ_ਭਰ* ਅਸੀਂ_ਹੀ ਕੰਪਨੀ_ਦੇਵੇਗੀ ਦੇਵੇਗੀ ਦੇਵੇਗਾ milega milegi milnge milange milda mildi ditti_jave* ditta_jave* ditte_jan* diyange devange
    dinde_haan dinde_han assi_diyange asi_devange sade_vallon saade_wallon saada_kharcha muft mufat free assi_bhar* asi_hi devegi ਖਰੀਦ_ਕੇ_ਦੇ*
    ਲੈ_ਕੇ_ਦੇਵਾਂਗੇ ਮਿਲ_ਜਾਂਦਾ ਮਿਲ_ਜਾਂਦੀ ਆਉਂਦੀ ਆ_ਜਾਂਦੀ ਦਿੰਦੇ kharid_ke_de* mil_janda mil_jandi aundi aa_jandi dinde lai_ke_devange ਲੈ_ਸਕਦ* ਮਿਲ_ਸਕਦ* lai_sakd*
    mil_sakd*`,
  we: `ਅਸੀਂ ਸਾਡੇ ਸਾਡਾ ਸਾਡੀ ਮਾਲਕ ਕੰਪਨੀ assi asi sade sada sadi malak`,
  gain: `ਬੋਨਸ ਇਨਾਮ ਭੱਤਾ ਓਵਰਟਾਈਮ ਦੀਵਾਲੀ* ਮਹੀਨਾ ਮਹੀਨੇ_ਦੇ ਹਰ_ਮਹੀਨੇ ਰੋਜ਼ ਦਿਹਾੜੀ ਕਿਰਾਇਆ bonus inam bhatta overtime diwali mahina mahine_de har_mahine roz dihari
    kiraya`,
  chore: `ਬਿੱਲ* ਬਿਜਲੀ* ਸਬਜ਼ੀ* ਬਾਜ਼ਾਰ* ਬਜ਼ਾਰ* ਦੁਕਾਨ* ਸਕੂਲ* ਬੱਚੇ_ਦੀ ਬੱਚਿਆਂ_ਦੀ ਬੱਚਿਆਂ_ਦੀਆਂ ਸੁਸਾਇਟੀ* ਗਾਹਕ* ਡਾਕਟਰ* ਹਸਪਤਾਲ* ਗੁਰਦੁਆਰ* ਮਹਿਮਾਨ* bill bijli sabzi bazar
    dukan school bache_di bachian_di society gahak doctor hospital gurdwara mehman ਮਾਪੇ* ਇਮਤਿਹਾਨ* mape imtihan ਐਂਟਰੀ* ਕੰਪਿਊਟਰ* ਟਾਈਪਿੰਗ* ਹਿਸਾਬ* ਬੈਂਕ_ਵਿੱਚ
    entry computer typing hisab bank_vich ਰਸੀਦ_ਦੇ* ਪਰਚੀ_ਕੱਟ* ਰਸੀਦ_ਕੱਟ* rasid_de* rasid_katt* ਪਾਰਕਿੰਗ* parking`,
  sale: `ਵਿਕਰੀ* vikri`,
  warn: `ਸ਼ਿਕਾਇਤ ਠੱਗੀ ਧੋਖਾ ਕੋਈ_ਪੈਸੇ_ਮੰਗ* shikayat thaggi dhokha koi_paise_mange`,
  secret: `ਓਟੀਪੀ ਏਟੀਐਮ_ਕਾਰਡ* ਏਟੀਐੱਮ_ਕਾਰਡ* ਡੈਬਿਟ_ਕਾਰਡ* ਪਾਸਵਰਡ* ਪਿੰਨ_ਨੰਬਰ* ਪਿਨ_ਨੰਬਰ* ਚੈੱਕਬੁੱਕ* pin_number atm_card ਓਟੀਪੀ ਬੈਂਕ_ਐਪ* ਅੰਕਾਂ_ਦਾ_ਕੋਡ`,
  account: `ਬੈਂਕ_ਖਾਤ* ਖਾਤਾ_ਨੰਬਰ ਖਾਤੇ_ਦਾ_ਨੰਬਰ ਖਾਤੇ_ਦੀ ਪਾਸਬੁੱਕ* ਪਾਸਬੁਕ* ਬੈਂਕ_ਦੀ_ਜਾਣਕਾਰੀ ਬੈਂਕ_ਡਿਟੇਲ* bank_khata bank_khate khata_number khate_da_number passbook
    bank_di_jankari`,
  paper: `ਆਧਾਰ* ਪੈਨ_ਕਾਰਡ* ਵੋਟਰ_ਕਾਰਡ* ਰਾਸ਼ਨ_ਕਾਰਡ* ਪਾਸਪੋਰਟ* ਮਾਰਕਸ਼ੀਟ* ਸ਼ਨਾਖਤੀ_ਕਾਰਡ* ਪਛਾਣ_ਪੱਤਰ* ਅਸਲ_ਕਾਗਜ਼* ਅਸਲੀ_ਕਾਗਜ਼* ਅਸਲ_ਸਰਟੀਫਿਕੇਟ* ਅਸਲੀ_ਸਰਟੀਫਿਕੇਟ* ਅਸਲ_ਦਸਤਾਵੇਜ਼*
    adhar aadhar pan_card voter_card ration_card asli_kagaz asal_kagaz* asli_certificate pachhan_pattar`,
  doc: `ਕਾਗਜ਼* ਦਸਤਾਵੇਜ਼* ਸਰਟੀਫਿਕੇਟ* ਲਾਇਸੈਂਸ* ਡਾਕੂਮੈਂਟ* kagaz kagzat dastavez`,
  original: `ਅਸਲ ਅਸਲੀ ਓਰਿਜਨਲ ਓਰੀਜਨਲ asal asli original`,
  send: `ਭੇਜ* ਵਟਸਐਪ* ਵਟਸਅੱਪ* ਵ੍ਹਟਸਐਪ* ਫੋਟੋ_ਖਿੱਚ* ਸ਼ੇਅਰ_ਕਰ* ਅਪਲੋਡ ਜਮ੍ਹਾਂ_ਕਰ* ਜਮ੍ਹਾ_ਕਰ* ਜਮਾਂ_ਕਰ* ਦੱਸੋ ਦੱਸਣ* ਦੇਣਾ_ਪਵੇਗਾ ਦੇਣੇ_ਪੈਣਗੇ ਦੇਣੀ_ਪਵੇਗੀ ਦਿਓ ਦੇ_ਦਿਓ bhejo
    bhej* photo_khich* share_karo jama_kar* jamma_kar* dasso dassna dena_pavega dene_painge deni_pavegi deo dio ਦੱਸ* ਪਾਓ ਪਿਕ dass* pic_bhejo ਵਟਸਐਪ_ਕਰ*
    ਵਟਸਅੱਪ_ਕਰ* ਫੋਟੋ_ਭੇਜ* ਫੋਟੋ_ਪਾ* whatsapp_kar* photo_bhej* photo_paa* dasna`,
  keep: `ਰੱਖ_ਲਵਾਂਗੇ ਰੱਖਾਂਗੇ ਰੱਖੇ_ਜਾਣਗੇ ਰੱਖਿਆ_ਜਾਵੇਗਾ ਸਾਡੇ_ਕੋਲ ਮਾਲਕ_ਕੋਲ ਜਮ੍ਹਾਂ_ਰਹ* ਜਮ੍ਹਾਂ_ਰੱਖ* ਕੋਲ_ਰਹ* ਕੋਲ_ਰੱਖ* rakh_lavange rakhange rakhe_jan* rakhya_jave*
    sade_kol saade_kol malak_kol jama_rah* kol_rah* kol_rakh* ਅਲਮਾਰੀ* ਤਿਜੌਰੀ* ਲਾਕਰ* almari tijori locker ਮਾਲਕ_ਕੋਲ_ਰਹ* ਦਫ਼ਤਰ_ਵਿੱਚ_ਜਮ੍ਹਾਂ ਦਫਤਰ_ਵਿੱਚ_ਜਮ੍ਹਾਂ
    malak_kol_rah* daftar_vich_jama kol_rehn* ਕੋਲ_ਰਹਿਣ*`,
  show: `ਦਿਖਾ* ਵਿਖਾ* ਲਿਆ* ਲੈ_ਕੇ_ਆ* ਚੈੱਕ ਜਾਂਚ* ਵੇਖ* ਦੇਖ* dikha* vikha* lia* lai_ke_a* check janch vekh* dekh*`,
  wallet: `ਯੂਪੀਆਈ ਗੂਗਲ_ਪੇ ਜੀਪੇ ਫੋਨਪੇ ਫੋਨ_ਪੇ ਪੇਟੀਐਮ ਪੇਟੀਐੱਮ ਕਿਊਆਰ`,
  age: `ਉਮਰ* umar umr`,
  year: `ਸਾਲ* saal sal salan`,
  teen: `ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਤੇਰਾਂ ਬਾਰਾਂ chaudan pandran solan sataran`,
  child: `ਬੱਚੇ ਬੱਚੇ_ਨੂੰ ਬੱਚਿਆਂ ਬੱਚੀ_ਨੂੰ ਬੱਚੀ_ਦੀ ਪੁੱਤਰ* ਧੀ ਪੋਤਾ ਪੋਤੀ ਨਵਜੰਮ* ਸਕੂਲ* ਮਾਂ ਮਾਤਾ ਪਿਤਾ ਸੱਸ ਸਹੁਰ* ਦਾਦੀ* ਦਾਦਾ* ਬੇਬੇ ਕੁੱਤ* ਪੁਰਾਣ* bache bachian bachiyan
    bache_nu putt puttar dhee pota poti school maa mata pita sass dadi dada bebe kutta purana ਹੋਸਟਲ* ਵਿਦਿਆਰਥ* hostel vidiarth* ਦੋ_ਬੱਚੇ ਦੋ_ਪੁੱਤਰ ਦੋ_ਧੀਆਂ
    ਬੱਚੇ_ਹਨ do_bache do_puttar do_dhian bache_han`,
  minor: `ਨਾਬਾਲਗ* ਨਾਬਾਲਿਗ* ਛੋਟਾ_ਮੁੰਡਾ ਛੋਟੀ_ਕੁੜੀ ਛੋਟੇ_ਮੁੰਡੇ ਛੋਟੀ_ਉਮਰ* ਘੱਟ_ਉਮਰ* ਬੱਚਾ_ਚਾਹੀਦਾ ਬੱਚੇ_ਚਾਹੀਦੇ ਬੱਚੀ_ਚਾਹੀਦੀ ਛੋਟੂ nabalag chhota_munda chota_munda
    chhoti_kudi choti_kudi chhote_munde choti_umar chhoti_umar ghatt_umar bacha_chahida bache_chahide bachi_chahidi ਛੋਟੀ_ਬੱਚੀ ਛੋਟਾ_ਬੱਚਾ_ਚਾਹੀਦਾ
    ਛੋਟੇ_ਬੱਚੇ_ਵੀ chhoti_bachi chota_bacha_chahida chote_bache_vi`,
  care: `ਦੇਖਭਾਲ* ਸੰਭਾਲ* ਸਾਂਭ* ਖਵਾ* ਨਹਾ* ਪੜ੍ਹਾ* ਖਿਡਾ* dekhbhal sambhal* sambh* khidau* parhau*`,
  mine: `ਸਾਡੇ ਸਾਡੀ ਸਾਡਾ ਮੇਰੇ ਮੇਰੀ ਮੇਰਾ sade sadi saade mere meri mera ਘਰ_ਵਿੱਚ_ਦੋ ghar_vich_do`,
  young: `ਕੁੜੀ ਮੁੰਡਾ ਕੁੜੀਆਂ ਮੁੰਡੇ kudi kuri munda kudiyan munde`,
  wanted: `ਚਾਹੀਦੀ ਚਾਹੀਦਾ ਚਾਹੀਦੇ ਲੋੜ ਚੱਲੇਗ* ਚੱਲਣਗੇ ਹੋਣੀ ਹੋਵੇ chahidi chahida chahide lod chalega challega hove`,
  worker: `ਕੰਮ_ਵਾਲੀ ਕੰਮ_ਲਈ ਘਰ_ਦੇ_ਕੰਮ ਨੌਕਰ* ਹੈਲਪਰ ਉਮੀਦਵਾਰ ਔਰਤ ਕੁੜੀ ਮੁੰਡਾ kamm_wali kam_wali kamm_layi ghar_de_kam naukar helper umeedwar aurat kudi munda`,
  woman: `ਕੁੜੀ ਕੁੜੀਆਂ ਔਰਤ* ਬੀਬੀ* ਮਹਿਲਾ* ਮੁਟਿਆਰ* ਭਾਬੀ kudi kuri kudiyan aurat bibi mahila mutiyar bhabi`,
  past: `ਤਜਰਬ* ਪੁਰਾਣ* ਤੋਂ_ਇੱਥੇ tajarba tajurba`,
  massage: `ਮਾਲਸ਼* ਮਾਲਿਸ਼* ਮਸਾਜ* malish maalish masaj`,
  body: `ਬਾਡੀ ਸਰੀਰ* ਸਾਹਿਬ* ਸਾਹਬ* ਮਰਦ* ਰਾਤ_ਨੂੰ body sarir sahib mard raat_nu`,
  treated: `ਬੱਚ* ਜੱਚਾ ਜਾਪਾ ਨਵਜੰਮ* ਮਾਂ ਮਾਤਾ* ਦਾਦੀ* ਦਾਦਾ* ਬਜ਼ੁਰਗ* ਮਰੀਜ਼* ਫਿਜ਼ੀਓ* bache bacha jachha japa mata dadi dada bazurg bajurg mareez`,
  sexual: `ਸੈਕਸ* ਜਿਨਸੀ* ਸਰੀਰਕ_ਸਬੰਧ* ਸਰੀਰਕ_ਸੰਬੰਧ* ਸਾਹਿਬ_ਨੂੰ_ਖੁਸ਼ ਖੁੱਲ੍ਹੇ_ਵਿਚਾਰ* ਬਿੰਦਾਸ_ਕੁੜੀ ਰਾਤ_ਗੁਜ਼ਾਰ* ਰਾਤ_ਕੱਟ* ਨਾਲ_ਸੌ* ਇਕੱਲੇ_ਮਰਦ* jinsi sarirak_sabandh
    khulle_vichar* bindas_kudi raat_guzar* nal_saun* naal_saun* ਐਸਕਾਰਟ* ਗਰਲਫਰੈਂਡ* ਹੈਪੀ_ਐਂਡਿੰਗ ਬਾਡੀ_ਟੂ_ਬਾਡੀ ਨਾਈਟ_ਪਾਰਟਨਰ ਫੁੱਲ_ਸਰਵਿਸ ਡੇਟਿੰਗ ਰੋਮਾਂਸ* ਰੋਮਾਂਟਿਕ*
    ਸੈਕਸੀ* ਘਰਵਾਲੀ_ਵਾਂਗ* ਪਤਨੀ_ਵਾਂਗ* ਵਹੁਟੀ_ਵਾਂਗ* ਇਕੱਠੇ_ਸੌ* ਰਾਤ_ਬਿਤਾ* ਨੇੜਤਾ* ਜਿਸਮ* girlfriend* romance* romantic* gharwali_vang* patni_vang* vahuti_vang*
    ikathe_sau* raat_bita* ਰਾਤ_ਦਾ_ਸਾਥ* ਰਾਤ_ਦੀ_ਸੰਗਤ* ਸਰੀਰ_ਵੇਚ* raat_da_saath* ਜੀਵਨਸਾਥੀ* ਜੀਵਨ_ਸਾਥੀ* jeevan_sathi`,
  owner: `ਸਾਹਿਬ* ਮਾਲਕ* ਮਰਦ* ਇਕੱਲਾ sahib malak mard ikalla`,
  adjust: `ਐਡਜਸਟ* adjust ਸਹਿਯੋਗ* ਸਮਝੌਤਾ* sahyog* samjhauta*`,
  friend: `ਦੋਸਤੀ* ਫਰੈਂਡਸ਼ਿਪ dosti`,
  night: `ਰਾਤ* ਬਿਸਤਰ* ਇਕੱਲੀ raat bistar`,
  toWhat: `ਸਮੇਂ ਪਰਿਵਾਰ parivar`,
  faith: `ਹਿੰਦੂ ਮੁਸਲਿਮ ਮੁਸਲਮਾਨ ਈਸਾਈ ਸਿੱਖ hindu muslim musalman isai sikh`,
  faithThing: `ਰਸੋਈ* ਖਾਣਾ ਪਰਿਵਾਰ* ਮੰਦਰ* ਗੁਰਦੁਆਰ* ਤਿਉਹਾਰ* ਘਰ* rasoi khana parivar mandir gurdwara tyohar ghar`,
  caste: `ਜਾਤ* ਜਾਤੀ* ਬ੍ਰਾਹਮਣ* ਦਲਿਤ* ਜੱਟ ਜੱਟ_ਸਿੱਖ ਹਰੀਜਨ* brahman dalit harijan ਸਾਡੀ_ਬਰਾਦਰੀ* ਆਪਣੀ_ਬਰਾਦਰੀ* ਬਰਾਦਰੀ* ਸਾਡੀ_ਜਾਤ* ਆਪਣੀ_ਜਾਤ* ਉੱਚੀ_ਜਾਤ* ਨੀਵੀਂ_ਜਾਤ*
    ਨੀਵੀ_ਜਾਤ* ਮਜ਼੍ਹਬੀ* ਰਾਮਗੜ੍ਹੀਆ* ਰਵਿਦਾਸੀਆ* ਵਾਲਮੀਕਿ* ਖੱਤਰੀ* sadi_baradri* apni_baradri* baradri sadi_jaat* apni_jaat* uchi_jaat* ucchi_jaat* neevi_jaat*
    nivi_jaat* mazhabi ramgarhia ravidasia valmiki khatri ਗੋਤ* ਸ਼ੂਦਰ* ਐਸਸੀ* ਐੱਸਸੀ* ਓਬੀਸੀ* ਚੰਗੀ_ਜਾਤ* gotra changi_jaat* jatt_sikh jatt_parivar jatt_family
    ਉੱਚੇ_ਘਰ* ਉੱਚ_ਕੁਲ*`,
  only: `ਸਿਰਫ਼ ਸਿਰਫ ਕੇਵਲ ਨਹੀਂ ਨਾ ਚਾਹੀਦੀ ਚਾਹੀਦਾ ਹੀ ਹੋਵੇ ਕੁੜੀ ਔਰਤ ਪਰਿਵਾਰ_ਦੀ sirf keval nahi na chahidi chahida hi hove kudi aurat ਅਰਜ਼ੀ ਅਪਲਾਈ ਪਹਿਲ ਤਰਜੀਹ ਹੋਵੇ_ਤਾਂ
    ਚੰਗਾ ਨਾ_ਆਉਣ ਪਰਿਵਾਰ_ਦਾ arzi apply pehal tarjih hove_tan changa na_aun`,
  skin: `ਗੋਰੀ ਗੋਰਾ ਗੋਰੇ ਰੰਗ_ਗੋਰਾ ਸਾਂਵਲ* ਕਾਲੀ_ਨਹੀਂ ਕਾਲਾ_ਨਹੀਂ ਰੰਗ_ਸਾਫ਼ ਰੰਗ_ਸਾਫ ਗੋਰੇ_ਰੰਗ gori gora gore rang_gora sanwl* kali_nahi rang_saaf ਰੰਗ_ਸਾਫ਼* ਰੰਗ_ਸਾਫ*
    ਰੰਗ_ਗੋਰਾ* ਗੋਰੇ_ਰੰਗ* ਕਾਲੀ_ਨਾ ਕਾਲਾ_ਨਾ ਕਣਕਵੰਨ* rang_saf* rang_gora* gore_rang* kali_na kala_na kanakvann*`,
  looks: `ਸੁੰਦਰ ਸੋਹਣੀ ਸੋਹਣਾ sundar sohni sohna ਫਿਗਰ* ਆਕਰਸ਼ਕ* figure`,
  unmarried: `ਅਣਵਿਆਹ* ਕੁਆਰ* ਕੁਆਂਰ* ਵਿਧਵਾ* ਤਲਾਕਸ਼ੁਦਾ* anviah* anvyah* kuar* kunwar* vidhwa talakshuda ਵਿਆਹ_ਨਾ_ਹੋਇਆ* ਵਿਆਹ_ਨਹੀਂ_ਹੋਇਆ* ਵਿਆਹੀ_ਨਾ* ਵਿਆਹੀ_ਨਹੀਂ*
    ਵਿਆਹੀਆਂ_ਨਹੀਂ viah_na_hoya* viah_nahi_hoya* viahi_na* viahi_nahi* kuari kuwari`,
  married: `ਵਿਆਹੀ* ਵਿਆਹੁਤ* ਸ਼ਾਦੀਸ਼ੁਦਾ viahi viahut* shadishuda`,
  anyone: `ਕੋਈ_ਵੀ ਸਾਰੇ ਸਭ ਦੋਵੇਂ ਜਾਂ ਕਿਸੇ_ਵੀ koi_vi koi_bhi sare sab dove kise_vi ਭੇਦਭਾਵ* ਬੰਧਨ_ਨਹੀਂ ਫਰਕ_ਨਹੀਂ ਫ਼ਰਕ_ਨਹੀਂ bhedbhav* farak_nahi bandhan_nahi
    ਨਹੀਂ_ਪੁੱਛ* ਪੁੱਛਦੇ_ਨਹੀਂ ਨਹੀਂ_ਦੇਖ* ਨਹੀਂ_ਵੇਖ* nahi_puchh* puchhde_nahi nahi_dekhd*`,
  home: `ਘਰ ghar`,
  call: `ਫੋਨ ਕਾਲ ਸੰਪਰਕ ਮੋਬਾਈਲ ਨੰਬਰ* phone call sampark number nambar`,
  message: `ਵਟਸਐਪ_ਕਰ* ਵਟਸਅੱਪ_ਕਰ* ਮੈਸੇਜ_ਕਰੋ whatsapp_karo message_karo`,
  social: `ਇੰਸਟਾਗ੍ਰਾਮ* ਟੈਲੀਗ੍ਰਾਮ* ਫੇਸਬੁੱਕ*`,
  noAfter: `ਨਹੀਂ ਨਹੀ ਨਾ ਮੁਫ਼ਤ ਮੁਫਤ nahi nahin nai na mufat ਨਹੀਂ_ਮੰਗੇਗਾ ਨਹੀਂ_ਲੈਂਦੇ ਰੱਖਦੇ_ਨਹੀਂ nahi_lainde nahi_mangega rakhde_nahi`,
  without: `ਬਿਨਾਂ ਬਗੈਰ ਬਿਨਾ bina bagair`,
  otherwise: `ਨਹੀਂ_ਤਾਂ nahi_tan`,
  never: `ਵਾਪਸ* ਵਾਪਿਸ* ਭੁੱਲ* ਦੇਰ wapas vapas bhull*`,
  other: `ਤਜਰਬ* ਪੜ੍ਹਾਈ* ਅੰਗਰੇਜ਼ੀ* ਛੁੱਟੀ* ਸ਼ਰਾਬ* tajarba parhai angrezi chutti sharab`,
  bribe: `ਸ਼ਗਨ* ਚਾਹ_ਪਾਣੀ* ਮਿਠਾਈ* shagan cha_pani chah_pani`,
  pledge: `ਗਹਿਣੇ ਗਿਰਵੀ* ਜ਼ਾਮਨੀ* ਗਾਰੰਟੀ_ਦੇ gahine girvi zamni ਟੋਕਨ* ਬਿਆਨਾ* ਅਮਾਨਤ* ਜ਼ਮਾਨਤ_ਦੇ token* biana amanat`,
  cost: `ਖਰਚ* ਖ਼ਰਚ* ਕਿਰਾਇਆ kharch* kharcha emi`,
  self: `ਤੁਸੀਂ ਤੁਹਾਨੂੰ ਆਪ ਆਪਣੇ tusi tuhanu apne`,
  firstPay: `ਪਹਿਲਾ_ਮਹੀਨਾ ਪਹਿਲੇ_ਮਹੀਨੇ* ਪਹਿਲੀ_ਤਨਖਾਹ* ਪਹਿਲੀ_ਤਨਖ਼ਾਹ* ਅੱਧੀ_ਤਨਖਾਹ* ਅੱਧੀ_ਤਨਖ਼ਾਹ* ਪਹਿਲੇ_15 ਇੱਕ_ਮਹੀਨੇ_ਦੀ pehla_mahina pehle_mahine pehli_tankhah
    adhi_tankhah pehle_15 ਪਹਿਲੇ_ਮਹੀਨੇ_ਦੀ ਪਹਿਲੀ_ਤਨਖ਼ਾਹ ਦਸ_ਦਿਨਾਂ_ਦੀ ਪੰਦਰਾਂ_ਦਿਨਾਂ_ਦੀ ਅੱਧੀ_ਤਨਖਾਹ pehle_mahine_di pehli_tankha das_dinan_di pandran_dinan_di
    addhi_tankhah ਪਹਿਲੀ_ਕਮਾਈ* ਪੂਰੀ_ਤਨਖਾਹ* pehli_kamai*`,
  digit: `ਸਿਫ਼ਰ ਸਿਫਰ ਜ਼ੀਰੋ ਇੱਕ ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਨੌ sifar zero ik ikk do tin tinn char panj che chhe satt sat ath atth nau`,
  unit: `ਕਿਲੋ ਲੀਟਰ ਬੰਦੇ ਲੋਕ ਵਜੇ ਮਿੰਟ* ਘੰਟੇ bande vaje ghante ਫਾਰਮ ਐਂਟਰੀ ਪੰਨੇ form entry ਫਾਰਮ* ਅਰਜ਼ੀ*`,
  together: `ਨਾਲ_ਰਹਿ* nal_reh* naal_reh*`,
  anything: `ਸਭ_ਕੁਝ_ਕਰ* sab_kuj sab_kujh`,
  alone: `ਇਕੱਲੇ_ਸਾਹਿਬ* ਇਕੱਲੇ_ਮਰਦ* ikalle_sahib ikalle_banda ਇਕੱਲਾ_ਰਹਿੰਦ* ਬੈਚਲਰ* ਛੜਾ* ਰੰਡਾ* ikalla_rehnd* bachelor chhara ਇਕੱਲੇ_ਬੰਦੇ* ਇਕੱਲੇ_ਆਦਮੀ* ikalle_bande*
    ikalle_aadmi*`,
  wedding: `ਵਿਆਹ* viah`,
  link: `ਗਰੁੱਪ* ਪੇਜ* ਚੈਨਲ* ਇਨਬਾਕਸ* group page`,
  joinTime: `ਪਹਿਲੇ_ਦਿਨ ਆਉਣ_ਵੇਲੇ ਆਉਂਦੇ_ਸਮੇਂ ਰੱਖਣ_ਵੇਲੇ ਜੁਆਇਨਿੰਗ_ਵੇਲੇ ਇੰਟਰਵਿਊ_ਤੋਂ_ਪਹਿਲਾਂ pehle_din aun_vele joining_vele`,
  clan: `ਜੱਟ*`,
  strict: `ਸਿਰਫ਼ ਸਿਰਫ ਕੇਵਲ ਹੀ ਪਰਿਵਾਰ_ਦੀ_ਹੋਵੇ sirf keval parivar_di_hove ਚਾਹੀਦੀ ਚਾਹੀਦਾ chahidi chahida`,
  surety: `ਸਕਿਓਰਿਟੀ_ਵਜੋਂ ਸਿਕਿਓਰਿਟੀ_ਵਜੋਂ ਜ਼ਮਾਨਤ_ਵਜੋਂ ਰੋਕ_ਕੇ_ਰੱਖ* ਰੋਕੀ_ਜਾਵੇ* ਜਮ੍ਹਾਂ_ਰਹ* ਸਕਿਓਰਿਟੀ_ਵਿੱਚ security_vajon jamanat_vajon rok_ke_rakh* roki_jave*
    jama_rah* security_vich`,
  afterPay: `ਪੈਸੇ_ਦੇਣ_ਤੋਂ_ਬਾਅਦ ਦੇਣ_ਤੋਂ_ਬਾਅਦ ਭਰਨ_ਤੋਂ_ਬਾਅਦ ਜਮ੍ਹਾਂ_ਕਰਨ_ਤੋਂ_ਬਾਅਦ ਪੈਸੇ_ਮਿਲਣ_ਤੇ ਪੈਸੇ_ਆਉਣ_ਤੇ paise_den_ton_baad den_ton_baad bharan_ton_baad
    jama_karan_ton_baad paise_milan_te paise_aun_te`,
  broker: `ਏਜੰਟ* ਏਜੰਸੀ* ਦਲਾਲ* ਬਿਊਰੋ* ਠੇਕੇਦਾਰ* agent* agency* dalal bureau thekedar`,
  code: `ਕੋਡ* code`,
  theirs: `ਆਉਣ_ਵਾਲਿਆਂ* ਮਹਿਮਾਨ* ਗਾਹਕ* ਕਿਰਾਏਦਾਰ* ਮਰੀਜ਼* ਵਿਦਿਆਰਥੀ* ਸਵਾਰੀ* ਮੈਂਬਰ* aun_walian* mehman* gahak* kirayedar* mareez* vidiarthi* visitor* customer* guest*`,
  duty: `ਡਿਊਟੀ* ਸ਼ਿਫਟ* ਪਹਿਰਾ* ਗਾਰਡ* ਚੌਕੀਦਾਰ* duty shift pehra guard chaukidar`,
  master: `ਸਾਹਿਬ* ਸਾਹਬ* ਮਾਲਕ* ਸੇਠ* ਮਰਦ* ਸਰ sahib* sahab malak* seth mard sir`,
  delight: `ਖੁਸ਼_ਰੱਖ* ਖੁਸ਼_ਕਰ* ਸੰਤੁਸ਼ਟ* ਮਨ_ਬਹਿਲਾ* ਦਿਲ_ਬਹਿਲਾ* khush_rakh* khush_kar* santusht* man_behla* dil_behla* ਸੁੱਖ_ਦੇ* ਆਨੰਦ_ਦੇ* sukh_de* anand_de* ਮਸਤੀ*
    ਮੌਜ_ਮਸਤੀ* ਮਜ਼ਾ_ਦੇ* masti mauj_masti maza_de*`,
  frank: `ਖੁੱਲ੍ਹੇ_ਵਿਚਾਰ* ਖੁੱਲ੍ਹੇ_ਸੁਭਾਅ* ਖੁੱਲ੍ਹੇ_ਦਿਲ* ਬਿੰਦਾਸ* ਬੋਲਡ* ਫਰੈਂਕ* khulle_vichar* khulle_subha* bindas* bold frank open_mind*`,
  needs: `ਹਰ_ਲੋੜ* ਸਾਰੀਆਂ_ਲੋੜਾਂ* ਹਰ_ਇੱਛਾ* ਇੱਛਾ_ਪੂਰੀ* ਸਰੀਰਕ_ਸੁੱਖ* ਸਰੀਰਕ_ਲੋੜ* har_lod* sarian_lodan* har_ichha* ichha_puri* sarirak_sukh* sarirak_lod*
    ਹਰ_ਤਰ੍ਹਾਂ_ਖਿਆਲ ਹਰ_ਤਰ੍ਹਾਂ_ਦੀ_ਸੇਵਾ har_tarah_khyal har_tarah_di_seva`,
  company: `ਸਾਥ_ਦੇ* ਸਾਥ_ਦੇਣ* ਕੰਪਨੀ_ਦੇ* ਸਮਾਂ_ਬਿਤਾ* ਰਾਤ_ਬਿਤਾ* saath_de* sath_de* company_de* sama_bita* raat_bita*`,
  serve: `ਸੇਵਾ* seva`,
  bed: `ਇੱਕੋ_ਕਮਰੇ_ਵਿੱਚ_ਸੌ* ਇੱਕੋ_ਬਿਸਤਰ* ਕੋਲ_ਸੌ* ਨਾਲ_ਸੌ* ikko_kamre_vich_sau* ikko_bistar* kol_sau* naal_sau* ਇੱਕੋ_ਕਮਰੇ* ikko_kamre*`,
  private: `ਖਾਸ_ਸੇਵਾ* ਪ੍ਰਾਈਵੇਟ_ਕੰਮ* ਨਿੱਜੀ_ਸੇਵਾ* ਰਾਤ_ਦੀ_ਸੇਵਾ* khas_seva* private_kamm* niji_seva* raat_di_seva* ਗੁਪਤ* ਲੁਕਵ* gupt*`,
  schoolGoing: `ਸਕੂਲ_ਜਾਂਦ* ਸਕੂਲ_ਜਾਣ_ਵਾਲ* ਸਕੂਲ_ਪੜ੍ਹਦ* ਸਕੂਲ_ਛੱਡ* ਪੜ੍ਹਾਈ_ਛੱਡ* school_jand* school_jaan_wal* school_parhd* school_chhadd* parhai_chhadd*`,
  weAre: `ਅਸੀਂ_ਹਿੰਦੂ ਅਸੀਂ_ਸਿੱਖ ਅਸੀਂ_ਜੱਟ ਸਾਡਾ_ਪਰਿਵਾਰ asi_hindu asi_sikh sada_parivar assi_sikh`,
  paint: `ਕੰਧ* ਪੇਂਟ* ਸੂਟ* ਪਰਦੇ* kandh* paint* parde*`,
  belong: `ਪਰਿਵਾਰ_ਦੀ_ਹੋਵੇ ਪਰਿਵਾਰ_ਤੋਂ_ਹੋਵੇ parivar_di_hove parivar_ton_hove`,
  happy: `ਮਨੋਰੰਜਨ*`,
  securityWord: `ਸਕਿਓਰਿਟੀ* ਸਿਕਿਓਰਿਟੀ* ਸਕਿਉਰਿਟੀ* security ਸੁਰੱਖਿਆ*`,
  relation: `ਸਬੰਧ* ਸੰਬੰਧ* ਰਿਸ਼ਤਾ* ਰਿਲੇਸ਼ਨ* sabandh* rishta relation`,
  close: `ਨੇੜਤਾ* ਨਜ਼ਦੀਕ* nerta nazdik* ਫਰੈਂਡਲੀ* ਜੌਲੀ friendly jolly`,
  half: `ਅੱਧਾ ਅੱਧੀ ਅੱਧ adha adhi addha addhi adh half`,
  share: `ਸਾਡਾ_ਹਿੱਸਾ ਸਾਡਾ_ਹੋਵੇ* ਸਾਡੀ_ਹੋਵੇ* ਅੱਧ_ਸਾਡਾ ਸਾਨੂੰ_ਦੇ* sada_hissa sada_hove* sadi_hove* adh_sada sanu_de*`,
  obey: `ਜੋ_ਕਹੇ* ਜੋ_ਆਖੇ* ਹਰ_ਗੱਲ_ਮੰਨ* ਕਹਿਣਾ_ਮੰਨ* ਨਾਂਹ_ਨਾ* jo_kahe* jo_aakhe* har_gall_mann* kehna_mann*`,
  drink: `ਸ਼ਰਾਬ* ਦਾਰੂ* sharab daru drink`,
  limb: `ਪੈਰ* ਲੱਤ* ਗੋਡ* ਸਿਰ pair lattan gode`,
  couple: `ਜੋੜਾ ਜੋੜੇ ਪਤੀ_ਪਤਨੀ jora jore pati_patni`,
  above: `ਉੱਪਰ ਉਪਰ upar`,
  press: `ਘੁੱਟ* ਦਬਾ* ghutt* daba*`,
  trip: `ਟੂਰ* ਘੁੰਮਣ* ਹੋਟਲ* tour ghumman`,
};
