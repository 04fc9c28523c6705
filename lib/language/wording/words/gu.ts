import type { ConceptWords } from "../names";

/** Gujarati and its Latin spellings. */
export const GU: ConceptWords = {
  fee: `ફી ફીસ શુલ્ક ચાર્જ* ડિપોઝિટ* ડિપોઝીટ* અનામત* જામીનગીરી સિક્યોરિટી_રકમ સિક્યુરિટી_પેટે સિક્યોરિટી_પેટે fi shulk dipozit anamat સિક્યોરિટી_ડિપોઝિટ*
    સિક્યુરિટી_ડિપોઝિટ* સિક્યોરિટીના* સર્વિસ_ચાર્જ* ફોર્મના_પૈસા રજિસ્ટ્રેશનના_પૈસા યુનિફોર્મના_પૈસા તાલીમના_પૈસા અનામત_રકમ security_deposit
    service_charge form_na_paisa registration_na_paisa uniform_na_paisa anamat_rakam`,
  cause: `રજિસ્ટ્રેશન* નોંધણી* ફોર્મ* અરજી* ટ્રેનિંગ* તાલીમ* પ્રોસેસિંગ* એજન્સી* ફાઇલ* વેરિફિકેશન* ચકાસણી_માટે યુનિફોર્મ* ડ્રેસ* કિટ* કીટ* આઈકાર્ડ* ઓળખકાર્ડ*
    આઈડી_કાર્ડ* મેડિકલ* જોઇનિંગ* ગેટ_પાસ* registration nondhani nondhni form arji training talim uniform kit dress joining medical નામ_ચડાવ* બૂટ* પટ્ટા*
    ફાઈલ* કાગળ_ખર્ચ* પેટી* વીમા* વીમો સ્ટેમ્પ* કરાર* હેલ્મેટ* મશીન* કાર્ડ_બનાવ* vimo stamp helmet boot machine ઓળખપત્ર_બનાવ* ઓળખપત્રના ઓળખપત્ર_માટે
    ગેટપાસ* કામ_પાકું* નોકરી_પાકી* કામ_અપાવ* નોકરી_અપાવ* કામ_મેળવી* નિમણૂક_પત્ર* ઓફર_લેટર* સીટ_બુક* બુકિંગ* યાદીમાં_નામ* લિસ્ટમાં_નામ* સાડી* રેઇનકોટ*
    પોલીસ_વેરિફિકેશન* એગ્રીમેન્ટ* ટોપી* olakhpatra_banav* gate_pass* gatepass* kaam_paku* kam_paku* nokri_paki* kaam_apav* nokri_apav* offer_letter
    seat_book* booking list_ma_nam* sadi police_verification* agreement topi id_card*`,
  refund: `પરત* પાછા* પાછી* પાછું રિફંડ* parat pachha pacha pachhi refund છોડતી_વખતે છોડો_ત્યારે છોડશો_ત્યારે chhodti_vakhte chhodo_tyare`,
  money: `પૈસા પૈસો રકમ રોકડ* paisa raqam rakam rokda`,
  currency: `રૂ રૂપિયા રૂપિયો રુપિયા રૂા રૂપિયાની rupiya rupia rupiyani`,
  many: `સો પાંચસો હજાર લાખ panchso hajar *સો બસો હજાર* baso અઢીસો દોઢસો ત્રણસો ચારસો છસો સાતસો adhiso dodhso transo charso`,
  commission: `કમિશન* દલાલી* kamishan dalali`,
  advance: `એડવાન્સ અગાઉથી આગોતરા advance`,
  cut: `કાપ* કપાત* કપાશે kap* kapi kapva kapashe કાપશે કાપી_લેશે રાખશે રાખી_લેશે લઈ_લેશે લેશે kapshe kapi_leshe rakhshe rakhi_leshe lai_leshe leshe ભાગ*
    હિસ્સો* bhag hisso`,
  agent: `એજન્ટ* દલાલ* ઠેકેદાર* એજન્સી* dalal ઓફિસ* સાહેબ* મુકાદમ* દુકાને મેડમ* શેઠ* office saheb mukadam madam sheth બ્યુરો* સેન્ટર* bureau center`,
  wage: `પગાર* વેતન* પહેલા_મહિના* એક_મહિના* pagar vetan pahela_mahina* ek_mahina*`,
  mustPay: `આપવા_પડશે આપવી_પડશે આપવો_પડશે આપવાના આપવાની ભરવા_પડશે ભરવી_પડશે ભરવાની ભરવાના ભરો ભરવું ભરીને જમા_કર* જમા_કરાવ* મોકલ* મોકલો મોકલવા પહેલા_આપો
    પહેલાં_આપ* આપીને લાગશે થશે_ચાર્જ લેવામાં_આવશે લેવાશે ખરીદવ* ચૂકવ* ચૂકવવ* પે_કરો ટ્રાન્સફર_કર* આપો_પહેલા આપો આપી_દો આપવું_પડશે aapva_padshe apva_padshe
    aapvi_padshe apvi_padshe aapvana apvana bharva_padshe bharvi_padshe bharvana bharvani bharo bharine jama_kar* jama_karav* mokl* moklo mokalo mokal*
    pahela_aapo pehla_aapo lagshe levama_avshe levashe kharidv* chukv* chukav* pay_karo transfer_karo aapo apo aapi_do aapine gpay_karo સાથે_લાવ* લાવવા
    લેતા_આવ* આપી_દેજો આપવાનો આપવાનું આપી_જ* મૂકવા_પડશે મૂકવાના આપવાનો_રહેશે થશે sathe_lav* leta_av* leta_aav* aapi_dejo aapvano aapvanu apvanu muk*_padshe
    mukva_padshe mukvana લેવામાં_આવે_છે લેવાય_છે સાથે_લાવવા સાથે_લાવવાના લાવવાના લાવવા_પડશે નાખો નાખવાના નાખવા_પડશે ભરવું_પડશે ભરવી કામદારે_ભરવ*
    કામદારે_આપવ* પોતાના_ખર્ચે જાતે_લેવ* જાતે_ખરીદ* ખર્ચ_થશે ખર્ચ_આવશે લેવી_ફરજિયાત ખરીદવી_પડશે ચૂકવવા_પડશે ચૂકવવાના મૂકવા levama_aave levama_avse
    levama_aavshe levay_chhe sathe_lavva lavvana lavva_padshe nakho nakhvana nakhva_padshe bharvu_padshe kamdare_bharv* potana_kharche jate_lev*
    jate_kharid* kharch_thashe kharch_aavshe levi_farajiyat kharidvi_padshe chukvva_padshe chukvvana aapvi aapva_pade bharva_pade bharvi_pade bharvano
    bharvanu kapva* tamare_bharva* tamare_aapva* tamare_lev* lavvu lavvo levo_padse levi_padse aapva_padse bharva_padse bharvi_padse aapvi_padse
    padse_bharva jama_karavva* deposit_kar*`,
  pay: `આપો ભરો મોકલો જમા પેમેન્ટ aapo apo bharo moklo jama`,
  oblige: `પહેલા પહેલાં ફરજિયાત જરૂરી અગાઉ pahela pehla farajiyat jaruri agau`,
  give: `મળશે મળે_છે મળે આપવામાં_આવશે આપવામાં_આવે આપીએ આપીશું અમે_આપીશું અમે_આપીએ અમારા_તરફથી અમારા_ખર્ચે મફત ફ્રી આપે_છે કંપની_આપશે આપશે અમે_ભર* અમારો_ખર્ચ
    અમે_જ malshe male_chhe male_che aapvama_avshe apvama_avshe aapiye apie aapishu apishu ame_aapishu ame_apiye amara_tarafthi amara_kharche mafat free
    aape_chhe aape_che aapshe ame_bhar* ame_j ખરીદીને_આપ* લાવી_આપ* અપાવીશું ખાતામાં મળી_જાય kharidine_aap* lavi_aap* apavishu khatama mali_jay
    aapiye_chhie લઈ_શક* મળી_શક* lai_shak* mali_shak*`,
  we: `અમે અમારા અમારી અમારું માલિક કંપની ame amara amari malik`,
  gain: `બોનસ ભથ્થું ઓવરટાઇમ દિવાળી* મહિને દર_મહિને રોજ દિવસના ભાડું bonus bhaththu overtime diwali mahine dar_mahine roj divas_na bhadu`,
  chore: `બિલ* લાઇટ* વીજળી* શાક* બજાર* દુકાન* શાળા* સ્કૂલ* બાળકની બાળકોની દીકરાની દીકરીની સોસાયટી* ગ્રાહક* ડૉક્ટર* ડોક્ટર* મંદિર* મહેમાન* bill bil light vijli
    shak bajar dukan shala school balakni balkoni dikrani dikrini society grahak doctor mandir maheman વાલી* પરીક્ષા* નાગરિક* vali pariksha એન્ટ્રી*
    કમ્પ્યુટર* ટાઇપિંગ* હિસાબ* બેંકમાં બૅંકમાં entry computer typing hisab bankma પાવતી_આપ* પહોંચ_આપ* રસીદ_આપ* પાવતી_ફાડ* pavti_aap* rasid_aap* પાર્કિંગ*
    parking`,
  sale: `વેચાણ* vechan`,
  warn: `ફરિયાદ છેતરપિંડી કોઈ_પૈસા_માગ* fariyad chhetarpindi koi_paisa_mage`,
  secret: `ઓટીપી એટીએમ_કાર્ડ* ડેબિટ_કાર્ડ* પાસવર્ડ* પિન_નંબર* એટીએમ_પિન ચેકબુક* pin_number atm_card એટીએમ_કાર્ડનો આવેલો_ઓટીપી બેંક_એપ* બેંકની_એપ*`,
  account: `બેંક_ખાત* બેન્ક_ખાત* ખાતા_નંબર* ખાતાનો_નંબર પાસબુક* બેંકની_વિગત* બેંક_ડિટેલ* bank_khatu bank_khata khata_number khatano_number passbook bank_ni_vigat`,
  paper: `આધાર* પાન_કાર્ડ* પાનકાર્ડ* પેન_કાર્ડ* ચૂંટણી_કાર્ડ* રેશન_કાર્ડ* રેશનકાર્ડ* પાસપોર્ટ* માર્કશીટ* ઓળખપત્ર* અસલ_કાગળ* અસલ_દસ્તાવેજ* અસલ_પ્રમાણ*
    ઓરિજિનલ_ડોક્યુમેન્ટ* aadhar adhar pan_card ration_card chutni_card asal_kagal* asal_dastavej* original_dastavej*`,
  doc: `દસ્તાવેજ* કાગળ* પ્રમાણપત્ર* ડોક્યુમેન્ટ* લાઇસન્સ* સર્ટિફિકેટ* dastavej kagal* praman_patra`,
  original: `અસલ ઓરિજિનલ મૂળ asal original`,
  send: `મોકલ* વોટ્સએપ* વૉટ્સએપ* વોટ્સઅપ* ફોટો_પાડી શેર_કર* અપલોડ જમા_કર* કહો જણાવો આપવા_પડશે આપવું_પડશે આપવી_પડશે આપવો_પડશે mokl* mokal* photo_padi share_karo
    jama_kar* kaho janavo aapva_padshe aapvu_padshe apvo_padshe aapvo_padshe જણાવ* કહેવ* આપવ* janav* kahev* વોટ્સએપ_કર* ફોટો_મોકલ* ફોટો_આપ* મેલ_કર*
    whatsapp_kar* photo_mokl* photo_aap* kahevo kahevano kehvo kevo kevano aapvo aapvano janavvo janavvano batavvo`,
  keep: `રાખવામાં_આવશે રાખીશું રાખીએ રાખશે અમારી_પાસે માલિક_પાસે જમા_રાખ* જમા_રહેશે રહેશે_પાસે પાસે_રહેશે rakhvama_avshe rakhishu rakhiye rakhshe amari_pase
    malik_pase jama_rakh* jama_raheshe pase_raheshe કબાટ* તિજોરી* લોકર* શેઠ_પાસે માલિકના_કબાટ* kabat* tijori* locker sheth_pase શેઠ_પાસે_રહે*
    માલિક_પાસે_રહે* ઓફિસમાં_જમા ઓફિસમાં_રહે* sheth_pase_rahe* malik_pase_rahe* office_ma_jama office_ma_rahe* જપ્ત* અમારી_ઓફિસમાં amari_office*
    amari_paase amare_tya amari_pase_raheshe rakhi_levama*`,
  show: `બતાવ* લાવ* લઈને_આવ* ચેક ચકાસ* જોવા* batav* lav* laine_av* chakas* jova*`,
  wallet: `યુપીઆઈ યુપીઆઇ ગૂગલ_પે ગુગલ_પે જીપે ફોનપે ફોન_પે પેટીએમ ક્યુઆર`,
  age: `ઉંમર* વય ઉમર* ummar umar umer umarni vay`,
  year: `વર્ષ* varsh varshni varshno વરસ* varas*`,
  teen: `ચૌદ પંદર સોળ સત્તર તેર બાર chaud pandar sol sattar`,
  child: `બાળક* બાળકને બાળકોને બાળકો છોકરાંને બાબા દીકરો દીકરી દીકરા* દીકરીને અમારા_બાળક* શાળા* સ્કૂલ* મમ્મી પપ્પા સાસુ* સસરા દાદી* દાદા* કૂતર* જૂન* balak
    balakne balkone balako dikro dikri dikra* shala school mummy pappa sasu dadi dada kutro juni juno હોસ્ટેલ* છાત્રાલય* વિદ્યાર્થ* hostel chhatralay
    vidyarth* બે_બાળકો બે_બાળક* ત્રણ_બાળકો બે_દીકરા બે_દીકરી be_balako be_balak* be_dikra be_dikri balako_chhe`,
  minor: `સગીર* નાની_છોકરી નાનો_છોકરો નાના_છોકરા* નાની_ઉંમર* બાળક_જોઈએ બાળકો_જોઈએ બાળમજૂર* sagir nani_chhokri nani_chokri nano_chhokro nano_chokro nana_chokra*
    nana_chhokra* nani_umar* nani_ummar* balak_joie* balmajur નાના_છોકરા chhokro_joiye_gaam નાનું_બાળક નાના_બાળક* ઓછી_ઉંમર* nanu_balak nana_balak*
    ochhi_umar* ochi_ummar*`,
  care: `સંભાળ* દેખભાળ* દેખરેખ નવડાવ* ખવડાવ* ભણાવ* રમાડ* લેસન sambhal* dekhbhal dekhrekh khavdav* bhanav* ramad*`,
  mine: `અમારા અમારી અમારો મારા મારી મારો amara amari amaro mara mari maro ઘરમાં_બે gharma_be`,
  young: `છોકરી છોકરો છોકરા છોકરીઓ chhokri chokri chhokro chokro chhokra chokra`,
  wanted: `જોઈએ જોઇએ જરૂર ચાલશે જોઈશે હોવી હોવો joie joiye joye jaiye jarur chalshe hovi hovo joishe chale ચાલે`,
  worker: `કામવાળી કામ_માટે ઘરકામ* નોકર* બાઈ બેન બહેન હેલ્પર ઉમેદવાર મહિલા છોકરી છોકરો kamvali kaam_mate kam_mate gharkam nokar bai ben helper umedvar mahila
    chhokri chokri`,
  woman: `છોકરી છોકરીઓ મહિલા* બહેન* સ્ત્રી* યુવતી* ભાભી chhokri chokri mahila bahen ben stri yuvti bhabhi`,
  past: `અનુભવ* જૂન* થી_અહીં anubhav`,
  massage: `માલિશ* મસાજ* malish maalish masaj`,
  body: `બોડી શરીર* સાહેબ* પુરુષ* રાત્રે body sharir saheb purush ratre`,
  treated: `બાળક* બાબા સુવાવડ* પ્રસૂતા* નવજાત* મમ્મી દાદી* દાદા* બા બાના બાને બાપુજી વૃદ્ધ* દર્દી* ફિઝિયો* balak suvavad dadi dada vruddh dardi japa`,
  sexual: `સેક્સ* જાતીય* શારીરિક_સંબંધ* સાહેબને_ખુશ* ખુલ્લા_વિચાર* બિન્દાસ_છોકરી રાત_વિતાવ* સાથે_સૂવ* એકલા_પુરુષ* jatiya sharirik_sambandh khulla_vichar*
    bindas_chokri bindas_chhokri rat_vitav* sathe_suv* ekla_purush* એસ્કોર્ટ* ગર્લફ્રેન્ડ* હેપી_એન્ડિંગ બોડી_ટુ_બોડી નાઇટ_પાર્ટનર ફુલ_સર્વિસ ડેટિંગ
    રોમાન્સ* રોમેન્ટિક* સેક્સી* પત્ની_જેવ* પત્નીની_જેમ ઘરવાળી_જેવ* ભેગા_સૂ* રાત_ગુજાર* રાત_પસાર* નિકટતા* અંતરંગ* દેહસુખ* girlfriend* romance* romantic*
    patni_jev* patnini_jem gharvali_jev* bhega_su* rat_gujar* raat_pasar* રાતનો_સાથ* રાતની_સંગત* શરીર_સેવા* ratno_sath* જીવનસાથી* jivansathi`,
  owner: `સાહેબ* માલિક* પુરુષ* એકલા saheb malik purush ekla`,
  adjust: `એડજસ્ટ* adjust સહકાર* સમજૂતી* sahakar* samjuti*`,
  friend: `મિત્રતા* દોસ્તી* ફ્રેન્ડશિપ mitrata dosti`,
  night: `રાત* પથારી* એકલી rat raat ratre`,
  toWhat: `સમય પરિવાર samay parivar`,
  faith: `હિન્દુ હિંદુ મુસ્લિમ મુસલમાન ખ્રિસ્તી શીખ hindu muslim musalman khristi`,
  faithThing: `રસોઈ* રસોડ* ભોજન પરિવાર* મંદિર* તહેવાર* ઘર* દેરાસર* rasoi rasodu bhojan parivar mandir tahevar ghar derasar`,
  caste: `જાતિ* જ્ઞાતિ* નાત બ્રાહ્મણ* પટેલ_જ દલિત* હરિજન* સવર્ણ* gnati brahman dalit harijan patel_j વાણિયા* રાજપૂત* vaniya rajput અમારા_સમાજ* આપણા_સમાજ*
    અમારી_જ્ઞાતિ* અમારી_જાતિ* આપણી_નાત* ઊંચી_જાત* ઊંચી_જ્ઞાતિ* નીચી_જાત* નીચી_જ્ઞાતિ* ક્ષત્રિય* લોહાણા* કોળી* દરબાર* વાલ્મીકિ* amara_samaj* aapna_samaj*
    apna_samaj* amari_gnati* amari_jati aapni_nat* unchi_jat* nichi_jat* kshatriya lohana* koli_samaj* valmiki ગોત્ર* શૂદ્ર* એસસી* એસટી* ઓબીસી* સારી_નાત*
    ઊંચા_કુળ* gotra shudra sari_nat* uncha_kul* aapni_naat amari_naat ઊંચા_ઘર* ઉચ્ચ_વર્ણ* કુલીન*`,
  only: `ફક્ત માત્ર નહીં નહિ ન જ જોઈએ હોવી હોવો સિવાય છોકરી બહેન મહિલા fakt matra nahi nahin j joie joiye hovi sivay chokri chhokri bahen અરજી પ્રાધાન્ય*
    પહેલાં_પસંદ પસંદગી હોય_તો_સારું ન_આવે ના_આવે arji pradhanya* pasandgi hoy_to_saru na_aave na_ave`,
  skin: `ગોરી ગોરો ગોરા ગોરું રંગ_ગોર* વાન શામળ* કાળી_નહીં કાળી_નહિ gori goro gora rang_gor* kali_nahi shyam રંગ_ચોખ્ખો* રંગ_ગોરો* રંગે_ગોરી* ગોરો_વાન*
    ઉજળો_વાન* ઊજળો_વાન* ઉજળી* ઘઉંવર્ણ* કાળી_ન* કાળો_ન* rang_chokhkho* rang_chokho* range_gori* goro_van* ujlo_van* ujli ghaunvarn* kali_na kalo_na`,
  looks: `સુંદર દેખાવડ* sundar dekhavdi dekhavdo ફિગર* આકર્ષક* figure`,
  unmarried: `અપરિણીત* કુંવાર* વિધવા* છૂટાછેડા* લગ્ન_ન_થયેલ* aparinit kunvar* kuvari vidhva chhutachheda લગ્ન_ન_થયા* લગ્ન_ના_થયા* લગ્ન_થયેલા_ન* પરણેલી_નહીં
    પરિણીત_નહીં lagn_na_thaya* lagna_na_thaya* lagan_na_thaya* parneli_nahi* parinit_nahi*`,
  married: `પરિણીત* પરણેલ* parinit parnel*`,
  anyone: `કોઈપણ કોઈ_પણ બધા સર્વ બંને અથવા કે koipan koi_pan badha sarv banne athva ભેદભાવ* બાધ_નથી વાંધો_નથી ફરક_નથી bhedbhav* badh_nathi vandho_nathi
    farak_nathi પૂછતા_નથી જોતા_નથી puchta_nathi jota_nathi`,
  home: `ઘર ghar`,
  call: `ફોન કૉલ કોલ સંપર્ક મોબાઇલ નંબર* phone call sampark number nambar`,
  message: `વોટ્સએપ_કર* વૉટ્સએપ_કર* મેસેજ_કરો whatsapp_karo message_karo`,
  social: `ઇન્સ્ટાગ્રામ* ટેલિગ્રામ* ફેસબુક*`,
  noAfter: `નહીં નહિ નથી ના ન મફત નહી nahi nahin nathi na nathi_levati માગશે_નહીં નહીં_માગે લેતા_નથી રાખતા_નથી લેવાતી_નથી nahi_mage leta_nathi rakhta_nathi
    levati_nathi`,
  without: `વગર વિના vagar vina`,
  otherwise: `નહીંતર નહિતર nahitar`,
  never: `પરત* પાછ* ભૂલ* મોડું parat pacha bhul*`,
  other: `અનુભવ* ભણતર* અંગ્રેજી* રજા* દારૂ* anubhav bhantar angreji raja daru`,
  bribe: `ચા_પાણી* ચાપાણી* મીઠાઈ_ના નજરાણું chapani cha_pani`,
  pledge: `ગીરો ગીરવ* જામીન* ગેરંટી_પેટે giro girve jamin ટોકન* બાનું* બાના_પેટે અનામત* સિક્યોરિટી_પેટે token* banu_pete anamat`,
  cost: `ખર્ચ* ભાડું ભાડાના કિંમત* kharch* bhadu emi`,
  self: `તમારે તમે પોતે જાતે tamare tame pote jate`,
  firstPay: `પહેલો_પગાર પહેલા_પગાર* પહેલા_મહિના* અડધો_પગાર* એક_મહિનાનો_પગાર* અડધો_ભાગ pahelo_pagar pehlo_pagar pahela_pagar* pehla_pagar* pahela_mahina*
    adadho_pagar* adadho_bhag ek_mahinano_pagar* પહેલા_મહિનાનો પહેલો_મહિનો દસ_દિવસનો પંદર_દિવસનો અડધો_પગાર pahela_mahinano pahelo_mahino das_divasno
    pandar_divasno adadho_pagar adhdho_pagar`,
  digit: `શૂન્ય એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ shunya shoonya ek be tran char panch paanch chha chh saat sat aath nav`,
  unit: `કિલો લિટર માણસ* લોકો વાગ્યે મિનિટ* કલાક* loko manas* vagye kalak* ફોર્મ પાના એન્ટ્રી form entry ફોર્મ* અરજી*`,
  together: `સાથે_રહે* સાથે_રહેવ* sathe_rahe* sathe_rahev* raate_sathe`,
  anything: `બધું_કરવ* બધુ_કરવ* badhu_karv* badhu`,
  alone: `એકલા_ભાઈ* એકલા_પુરુષ* ekla_bhai* ekla_purush* એકલો_રહ* એકલવાયા* બેચલર* વિધુર* eklo_rah* ekalvaya* bachelor vidhur એકલા_માણસ* એકલા_સજ્જન* ekla_manas*
    ekla_sajjan*`,
  wedding: `લગ્ન* lagn*`,
  link: `ગ્રુપ* પેજ* ચેનલ* ઇનબોક્સ* group page`,
  joinTime: `પહેલા_દિવસે આવતી_વખતે જોડાતી_વખતે જોઇનિંગ_વખતે ઇન્ટરવ્યૂ_પહેલાં pahela_divse pehla_divse avti_vakhte aavti_vakhte joining_vakhte jodata_pahela
    જોડાતા_પહેલા*`,
  clan: `પટેલ* પટેલના patel*`,
  strict: `ફક્ત માત્ર જ પ્રાધાન્ય* fakt matra j જોઈએ જોઇએ joie joiye joye`,
  surety: `સિક્યોરિટી_તરીકે સિક્યુરિટી_તરીકે ડિપોઝિટ_તરીકે અનામત_તરીકે રોકી_રાખ* જમા_રહેશે અટકાવી_રાખ* security_tarike deposit_tarike anamat_tarike roki_rakh*
    jama_raheshe`,
  afterPay: `પૈસા_આપ્યા_પછી ભર્યા_પછી આપ્યા_પછી જમા_કર્યા_પછી પૈસા_મળ્યા_પછી મોકલ્યા_પછી પૈસા_આવે_પછી paisa_aapya_pachhi bharya_pachhi aapya_pachhi aapya_pachi
    jama_karya_pachhi paisa_malya_pachhi moklya_pachhi bharya_pachi`,
  broker: `એજન્ટ* એજન્સી* દલાલ* બ્યુરો* ઠેકેદાર* agent* agency* dalal bureau thekedar`,
  code: `કોડ* code`,
  theirs: `આવનાર* મહેમાન* ગ્રાહક* ભાડૂત* દર્દી* વિદ્યાર્થી* મુલાકાતી* મુસાફર* avnar* mahemaan* grahak* bhadut* dardi* vidyarthi* mulakati* visitor* customer*
    guest*`,
  duty: `ડ્યુટી* શિફ્ટ* ચોકી* ગાર્ડ* વોચમેન* duty shift guard watchman chokidar`,
  master: `સાહેબ* માલિક* શેઠ* પુરુષ* સર saheb* malik* sheth purush* sir`,
  delight: `ખુશ_રાખ* ખુશ_કર* સંતોષ_આપ* સંતુષ્ટ* મન_બહેલાવ* khush_rakh* khush_kar* santosh_aap* santusht* man_bahelav* સુખ_આપ* આનંદ_આપ* sukh_aap* anand_aap* મસ્તી*
    મજા_આપ* મોજ_કરાવ* masti maja_aap* moj_karav*`,
  frank: `ખુલ્લા_વિચાર* ખુલ્લા_મન* ખુલ્લા_સ્વભાવ* બિન્દાસ* બોલ્ડ* ફ્રેન્ક* khulla_vichar* khulla_man* khulla_swabhav* bindas* bold frank open_mind*`,
  needs: `બધી_જરૂરિયાત* બધી_ઇચ્છા* ઇચ્છા_પૂરી* શારીરિક_સુખ* શારીરિક_જરૂર* badhi_jaruriyat* badhi_ichha* ichha_puri* sharirik_sukh* sharirik_jarur* બધી_રીતે*
    દરેક_રીતે* badhi_rite* darek_rite*`,
  company: `સાથ_આપ* કંપની_આપ* સંગ_આપ* સમય_વિતાવ* રાત_વિતાવ* saath_aap* sath_aap* company_aap* samay_vitav* rat_vitav* raat_vitav*`,
  serve: `સેવા* seva`,
  bed: `એક_જ_રૂમમાં_સૂ* એક_જ_પથારી* બાજુમાં_સૂ* સાથે_સૂ* ek_j_room_ma_su* ek_j_pathari* bajuma_su* sathe_su* એક_જ_રૂમ* એક_જ_ઓરડ* ek_j_room* પથારી_વહેંચ*`,
  private: `ખાસ_સેવા* પ્રાઇવેટ_કામ* અંગત_સેવા* રાતની_સેવા* khas_seva* private_kaam* angat_seva* ratni_seva* ગુપ્ત* ખાનગીમાં gupt*`,
  schoolGoing: `સ્કૂલે_જતી* સ્કૂલે_જતો* સ્કૂલે_જતા* શાળાએ_જતી* શાળાએ_જતો* શાળામાં_ભણત* સ્કૂલમાં_ભણત* ભણવાનું_છોડ* schoole_jati* schoole_jato* school_ma_bhant*
    shalae_jati* bhanvanu_chhod*`,
  weAre: `અમે_હિન્દુ અમે_હિંદુ અમે_બ્રાહ્મણ અમે_જૈન અમારો_પરિવાર ame_hindu ame_brahman ame_jain amaro_parivar`,
  paint: `દીવાલ* રંગકામ* પેઇન્ટ* પડદા* સાડી* dival* rangkam* paint* padda*`,
  belong: `પરિવારની_હોય પરિવારના_હોય કુટુંબની_હોય parivarni_hoy parivarna_hoy`,
  happy: `મનોરંજન*`,
  securityWord: `સિક્યોરિટી* સિક્યુરિટી* security સુરક્ષા*`,
  relation: `સંબંધ* રિલેશન* sambandh* relation`,
  close: `નિકટ* ઘનિષ્ઠ* nikat* ghanishth* ફ્રેન્ડલી* મોજીલ* friendly mojil*`,
  half: `અડધો અડધી અડધા અડધું adadho adadhi adadha adhdho half`,
  share: `અમારો_ભાગ અમારું_રહે* અમારો_રહે* અમને_આપ* amaro_bhag amaru_rahe* amaro_rahe* amne_aap*`,
  obey: `જે_કહે* કહે_તે કહે_એ બધી_વાત_માન* ના_પાડવી_નહીં je_kahe* kahe_te kahe_e badhi_vat_man* na_padvi_nahi`,
  drink: `દારૂ* daru drink`,
  limb: `પગ* ઘૂંટણ* માથા* pag ghutan`,
  couple: `દંપતી* પતિ_પત્ની* dampati* pati_patni`,
  above: `ઉપરના ઉપર upar`,
  press: `દબાવ* dabav*`,
  trip: `ટૂર* ફરવા હોટેલ* tour farva`,
};
