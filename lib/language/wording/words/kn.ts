import type { ConceptWords } from "../names";

/** Kannada and its Latin spellings. */
export const KN: ConceptWords = {
  fee: `ಶುಲ್ಕ* ಫೀಸ್* ಫೀ ಚಾರ್ಜ್* ಠೇವಣಿ* ಡೆಪಾಸಿಟ್* ಡಿಪಾಸಿಟ್* ಭದ್ರತಾ_ಠೇವಣಿ* ಸೆಕ್ಯೂರಿಟಿ_ಹಣ* ಮುಂಗಡ_ಠೇವಣಿ shulka sulka thevani tevani dipasit ಭದ್ರತಾ_ಹಣ* ಸೆಕ್ಯುರಿಟಿ_ಡೆಪಾಸಿಟ್* ಸೆಕ್ಯೂರಿಟಿ_ಡೆಪಾಸಿಟ್* ಸೇವಾ_ಶುಲ್ಕ* ಸರ್ವಿಸ್_ಚಾರ್ಜ್* ನೋಂದಣಿ_ಹಣ* ಫಾರ್ಮ್_ಹಣ* ಸಮವಸ್ತ್ರದ_ಹಣ* ತರಬೇತಿ_ಹಣ* security_hana* security_deposit
    service_charge nondani_hana* form_hana* uniform_hana* bhadrata_hana*`,
  cause: `ನೋಂದಣಿ* ರಿಜಿಸ್ಟ್ರೇಷನ್* ರಿಜಿಸ್ಟ್ರೇಶನ್* ಅರ್ಜಿ* ಫಾರ್ಮ್* ಫಾರಂ* ತರಬೇತಿ* ಟ್ರೈನಿಂಗ್* ಪ್ರೊಸೆಸಿಂಗ್* ಏಜೆನ್ಸಿ* ಪರಿಶೀಲನಾ* ಸಮವಸ್ತ್ರ* ಯೂನಿಫಾರ್ಮ್* ಯೂನಿಫಾರಂ* ಡ್ರೆಸ್* ಕಿಟ್* ಐಡಿ_ಕಾರ್ಡ್* ಗುರುತಿನ_ಚೀಟಿಗೆ ವೈದ್ಯಕೀಯ* ಮೆಡಿಕಲ್* ಜಾಯಿನಿಂಗ್* ಸೇರಲು nondani registration tarabeti tharabethi training samavastra uniform kit
    joining arji form ಬಟ್ಟೆಗೆ ಬಟ್ಟೆ ಬೂಟು* ಬೆಲ್ಟ್* ಹೆಸರು_ಸೇರಿಸ* ಹೆಸರು_ಬರೆಸ* ಪಟ್ಟಿಗೆ ಕೋರ್ಸ್* batte seere chappali ವಿಮೆ* ಇನ್ಶೂರೆನ್ಸ್* ಸ್ಟಾಂಪ್* ಒಪ್ಪಂದ* ಹೆಲ್ಮೆಟ್* ಶೂ* ಮೆಷಿನ್* ಕಾರ್ಡ್‌ಗೆ vime insurance stamp helmet shoe machine ಗುರುತಿನ_ಚೀಟಿ* ಐಡಿ* ಗೇಟ್_ಪಾಸ್* ಗೇಟ್‌ಪಾಸ್* ಕೆಲಸ_ಖಚಿತ* ಕೆಲಸ_ಖಾತ್ರಿ* ಕೆಲಸ_ಪಕ್ಕಾ*
    ಕೆಲಸ_ಕೊಡಿಸ* ಕೆಲಸ_ಸಿಗಲು ಉದ್ಯೋಗ_ಕೊಡಿಸ* ನೇಮಕ_ಪತ್ರ* ಆಫರ್_ಲೆಟರ್* ಸೀಟು_ಬುಕ್* ಸೀಟ್_ಬುಕ್* ಬುಕಿಂಗ್* ಪಟ್ಟಿಯಲ್ಲಿ_ಹೆಸರು* ಸೀರೆ* ರೈನ್‌ಕೋಟ್* ಪೊಲೀಸ್_ಪರಿಶೀಲನೆ* ಅಗ್ರಿಮೆಂಟ್* ಟೋಪಿ* ಸೇರ್ಪಡೆ* gate_pass* gatepass* kelasa_khachita* kelasa_khatri* kelasa_pakka* kelasa_kodis* udyoga_kodis* offer_letter seat_book* booking
    pattiyalli_hesaru* police_verification* agreement topi id_card* serpade* guruthina_cheeti* gurutina_chiti* ಕೀಲಿ* ಹೆಸರು_ನೋಂದ* ನೋಂದಾಯಿ* ಕ್ಲಾಸ್* ಸೈಕಲ್* ಕೆಲಸ_ಗ್ಯಾರಂಟಿ keeli hesaru_nond* class* shoe* scooty* ಪೆಟ್ಟಿಗೆ* ಬ್ಯಾಡ್ಜ್* ಹೆಸರು_ಬರೆ* ಜಾಗ_ಹಿಡಿ* ಸೀಟು_ಹಿಡಿ* ಕಲಿಸಲು* ಕಲಿಕೆಗೆ* ಕಲಿಯಲು* ಉಪಕರಣ*
    ಟೂಲ್_ಕಿಟ್* ಜಾಕೆಟ್* ಕೈಗವಸು* ಸ್ಟಾಂಪ್_ಪೇಪರ್* ಛಾಪಾ_ಕಾಗದ* ಪಾಲಿಸಿ* ಪ್ರೀಮಿಯಂ* ಪ್ರಮಾಣಪತ್ರಕ್ಕೆ* ಪಾಸ್_ಮಾಡಿ* hesaru_bare* hesru_bare* seat_hidi* kalisalu* kalikege* tool_kit stamp_paper jacket ಫೋಟೋ_ತೆಗೆಸ* ಪ್ರೊಫೈಲ್_ಫೋಟೋ* ಸ್ಯಾಂಪಲ್* ಮಾದರಿ_ವಸ್ತು* photo_tegesu* sample* ಸ್ಕ್ರೀನ್‌ಶಾಟ್* ಸ್ಕ್ರೀನ್_ಶಾಟ್* screenshot`,
  refund: `ವಾಪಸ್* ವಾಪಸು* ಮರಳಿ* ಹಿಂತಿರುಗಿ* ರೀಫಂಡ್* ಮರುಪಾವತಿ* vapas vaapas marali hintirug* refund ಬಿಡುವಾಗ ಬಿಟ್ಟಾಗ biduvaga bittaga`,
  money: `ಹಣ* ದುಡ್ಡು* ನಗದು* ಮೊತ್ತ* hana hanavannu duddu duddannu nagadu motta`,
  currency: `ರೂ ರೂಪಾಯಿ* ರೂಪಾಯ rupayi roopayi rupaayi rupai`,
  many: `ನೂರು ಐನೂರು ಸಾವಿರ* ಲಕ್ಷ* nooru ainuru savira saavira *ನೂರು *ಸಾವಿರ ಇನ್ನೂರು innuru *nuru ಇನ್ನೂರ* ಮುನ್ನೂರ* ನಾನ್ನೂರ* ಐನೂರ* ಆರುನೂರ* ಏಳುನೂರ* ಎಂಟುನೂರ* innura* munnura* nanura* ainura* aarunura* eradu_savira* savira*`,
  commission: `ಕಮಿಷನ್* ದಲ್ಲಾಳಿ* kamishan dallali`,
  advance: `ಅಡ್ವಾನ್ಸ್* ಮುಂಗಡ* mungada`,
  cut: `ಕಡಿತ* ಕಟ್_ಮಾಡ* ಮುರಿದ* ಹಿಡಿದ* kadita kaditha cut_mad* muridu* hididu* ಇಟ್ಟುಕೊಳ್ಳುತ್ತದೆ ಇಟ್ಟುಕೊಳ್ಳುತ್ತಾರೆ ಕಡಿತವಾಗ* ಹೋಗುತ್ತದೆ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ ಹಿಡಿಯು* ittukollutt* kaditavag* hogutt* tegedukolluttade hidiyu* ಪಾಲು* ಭಾಗ* paalu bhaga ಹೋಗುತ್ತೆ tagotare`,
  agent: `ಏಜೆಂಟ್* ದಲ್ಲಾಳಿ* ಬ್ರೋಕರ್* ಏಜೆನ್ಸಿ* dallali ಮೇಸ್ತ್ರಿ* ಕಚೇರಿ* ಆಫೀಸ್* ಆಫೀಸಿ* ವಾರ್ಡನ್* ಮೇಡಂ* ಸಾಹೇಬರ* ಮೇಲ್ವಿಚಾರಕ* mestri office warden madam namge ಬ್ಯೂರೋ* ಏಜೆನ್ಸಿಗೆ bureau* ಸೂಪರ್‌ವೈಸರ್* ಮ್ಯಾನೇಜರ್* ಗುಮಾಸ್ತ* supervisor manager contractor ಇನ್‌ಚಾರ್ಜ್* ಇನ್ಚಾರ್ಜ್* incharge`,
  wage: `ಸಂಬಳ* ವೇತನ* ಮೊದಲ_ತಿಂಗಳ* ಒಂದು_ತಿಂಗಳ* sambala vetana modala_tingal* ondu_tingal* modala_thingal* ದುಡಿಮೆ* ಗಳಿಕೆ* ಆದಾಯ* ಸಂಪಾದನೆ* dudime galike aadaya ಕೂಲಿ*`,
  mustPay: `ಕಟ್ಟಬೇಕು ಕಟ್ಟಿ* ಪಾವತಿಸ* ಪಾವತಿ_ಮಾಡ* ಕೊಡಬೇಕು ನೀಡಬೇಕು ಕಳುಹಿಸ* ಕಳಿಸ* ಜಮಾ_ಮಾಡ* ಠೇವಣಿ_ಇಡ* ಡೆಪಾಸಿಟ್_ಮಾಡ* ತೆರಬೇಕು ಖರೀದಿಸಬೇಕು ಕೊಳ್ಳಬೇಕು ತೆಗೆದುಕೊಳ್ಳಲಾಗುತ್ತದೆ ಆಗುತ್ತದೆ ಪೇ_ಮಾಡ* ಹಾಕಬೇಕು ಹಾಕಿ ಮೊದಲು_ಕೊಡ* ಕೊಟ್ಟರೆ ಕೊಡಿ ಇಡಬೇಕು ತುಂಬಬೇಕು ಭರಿಸಬೇಕು ವರ್ಗಾಯಿಸ* kattabeku kattbeku katti pavatis* paavatis* kodabeku
    kodbeku needabeku kaluhis* kalis* jama_mad* deposit_mad* terabeku kharidisabeku kollabeku tegedukoll* pay_mad* hakabeku haki modalu_kod* kottare kodi idabeku tumbabeku tumbi gpay_mad* phonepe_mad* transfer_mad* send_mad* ಬರುವಾಗಲೇ_ತನ್ನಿ ತನ್ನಿ ತರಬೇಕು ಕೊಡುವುದು_ರೂಢಿ ಕೊಡುವುದು tagobeku togobeku
    tegedukollabeku tanni kodisabeku ತಗೋಬೇಕು ತೆಗೆದುಕೊಳ್ಳಬೇಕು ತೆಗೆದುಕೊಳ್ಳುತ್ತಾರೆ ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ_ನಿಮ್ಮಿಂದ ತೆಗೆದುಕೊಳ್ಳಲಾಗುವುದು ವಸೂಲಿ* ವಸೂಲು* ತಂದುಕೊಡಿ ತಂದುಕೊಡಬೇಕು ತರತಕ್ಕದ್ದು ನಿಮ್ಮದೇ_ಖರ್ಚು* ನಿಮ್ಮ_ಖರ್ಚ* ಸ್ವಂತ_ಖರ್ಚ* ಕೆಲಸಗಾರರದ್ದೇ ಕೆಲಸಗಾರರೇ_ಕೊಡ* ಕೆಲಸಗಾರರೇ_ಭರಿಸ* ಖರ್ಚಾಗುತ್ತದೆ ಖರ್ಚು_ಆಗುತ್ತದೆ ಕೊಳ್ಳಲೇಬೇಕು
    ಖರೀದಿಸಲೇಬೇಕು ಕಟ್ಟಲೇಬೇಕು ಕೊಡಲೇಬೇಕು ಠೇವಣಿ_ಇಡಬೇಕು ಭರ್ತಿ_ಮಾಡಿ_ಹಣ ಕೊಡಬೇಕಾಗುತ್ತದೆ ಕಟ್ಟಬೇಕಾಗುತ್ತದೆ ಪಾವತಿಸಬೇಕಾಗುತ್ತದೆ ಆಗತ್ತೆ ಕೊಡ್ಬೇಕು ಕಟ್ಬೇಕು tegedukollutt* togollutt* vasuli* vasool* tandukodi nimmade_kharchu* nimma_kharch* swanta_kharch* kelasagarare_* kharchagutt* kharchu_agutt* kollalebeku
    kattalebeku kodalebeku kodabekagutt* kattabekagutt* pavatisabekagutt* agatte katbeku katbek kodbek kattbek ಕೆಲಸಗಾರರ_ಮೇಲೆ ಕೆಲಸದವರದ್ದೇ ನಿಮ್ಮದೇ ಕೆಲಸಗಾರರದು ಇಡಬೇಕಾಗುತ್ತದೆ ಇಡಬೇಕಾಗಿದೆ ಸಲ್ಲಿಸಬೇಕು ಜಮೆ_ಮಾಡ* ಡೆಪಾಸಿಟ್_ಇಡ* ಕಟ್ಟಿಸಿಕೊಳ್ಳ* ಪಡೆಯಲಾಗುತ್ತದೆ ಸಂಗ್ರಹಿಸ* idabekagutt* sallisabeku jame_mad* deposit_id*
    kattisikoll* padeyalagutt* ಮೊದಲೇ_ತಗೋ* ಮೊದಲೇ_ತೆಗೆದು* ಆಗುತ್ತೆ ನಮ್ಮಿಂದಲೇ_ತೆಗೆದು* ಕಟ್ಟಿದರೆ_ಕೆಲಸ ಕೊಡಿ_ಮತ್ತು ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ ತಲಾ_ರೂ`,
  pay: `ಕಟ್ಟಿ ಕಳುಹಿಸಿ ಪಾವತಿಸಿ ಕೊಡಿ kaluhisi pavatisi`,
  oblige: `ಮೊದಲು ಮುಂಚೆ ಕಡ್ಡಾಯ* ಅಗತ್ಯ ಮುನ್ನ modalu munche kaddaya kadaya munna ಇವತ್ತೇ modlu ivatte`,
  give: `ಕೊಡಲಾಗುತ್ತದೆ ನೀಡಲಾಗುತ್ತದೆ ನೀಡಲಾಗುವುದು ಕೊಡಲಾಗುವುದು ಕೊಡುತ್ತೇವೆ ನೀಡುತ್ತೇವೆ ನಾವೇ* ನಾವು_ಕೊಡು* ಉಚಿತ* ಫ್ರೀ ಸಿಗುತ್ತದೆ ನಮ್ಮ_ಖರ್ಚ* ನಮ್ಮ_ವೆಚ್ಚ* ಮಾಲೀಕರು_ಕೊಡು* ಕಂಪನಿ_ಕೊಡು* ಭರಿಸುತ್ತೇವೆ ಕೊಡ್ತೀವಿ ಇರುತ್ತದೆ kodalaguttade needalaguttade needalaguvudu koduttheve kodutteve needutteve naave navu_kod* uchita free
    siguttade namma_kharch* namma_vechch* bharisutteve kodtivi kodthivi ಖರೀದಿಸಿ_ಕೊಡುತ್ತೇವೆ ತಂದು_ಕೊಡುತ್ತೇವೆ ಕೊಡಿಸುತ್ತೇವೆ ಬರುತ್ತದೆ ಕೊಡ್ತಾರೆ ಕೊಡುತ್ತಾರೆ ಕೊಡ್ತೇವೆ kharidisi_kodutteve tandu_kodutteve kodisutteve baruttade kodtare koduttare kodteve ತೆಗೆದುಕೊಳ್ಳಬಹುದು ಪಡೆಯಬಹುದು tegedukollabahudu padeyabahudu
    ಕಳುಹಿಸುತ್ತೇವೆ ಕಳಿಸುತ್ತೇವೆ ಕಳಿಸ್ತೀವಿ kaluhisutteve kalisteevi kalistivi ಮಾಲೀಕರ_ಖರ್ಚ* malikara_kharch* ನಿಮ್ಮಿಷ್ಟ ನಿಮ್ಮ_ಇಷ್ಟ nimmishta ನಾವು_ಕಳು* ನಮ್ಮ_ಹಣ* ನಮ್ಮ_ದುಡ್ಡ* namma_hana* namma_duddu*`,
  we: `ನಾವು ನಮ್ಮ ಮಾಲೀಕರು ಕಂಪನಿ naavu navu namma malikaru`,
  gain: `ಬೋನಸ್* ಭತ್ಯೆ* ಓವರ್‌ಟೈಮ್* ದೀಪಾವಳಿ* ದಸರಾ* ತಿಂಗಳಿಗೆ ಪ್ರತಿ_ತಿಂಗಳು ದಿನಕ್ಕೆ ಪ್ರತಿದಿನ ಪ್ರಯಾಣ* bonus bhatye overtime diwali deepavali tingalige prati_tingalu dinakke pratidina prayana ಗ್ರಾಚ್ಯುಟಿ* ಗ್ರ್ಯಾಚುಟಿ* ಪಿಎಫ್* ರಜೆ_ಹಣ* gratuity pf`,
  chore: `ಬಿಲ್* ಕರೆಂಟ್* ವಿದ್ಯುತ್* ತರಕಾರಿ* ಮಾರುಕಟ್ಟೆ* ಸಂತೆ* ಅಂಗಡಿ* ಶಾಲೆ* ಶಾಲಾ* ಮಕ್ಕಳ ಮಗುವಿನ ಮಗನ ಮಗಳ ಸೊಸೈಟಿ* ಗ್ರಾಹಕ* ಡಾಕ್ಟರ್* ವೈದ್ಯ* ಆಸ್ಪತ್ರೆ* ದೇವಸ್ಥಾನ* ಅತಿಥಿ* bill current vidyut tarakari santhe angadi shaale shale makkala maguvina society grahaka doctor aspatre devasthana atithi ಪೋಷಕ* ಪರೀಕ್ಷೆ* ಜನರೇ ಬರುವವರಿಗೆ
    parikshe poshak* ಎಂಟ್ರಿ* ಕಂಪ್ಯೂಟರ್* ಟೈಪಿಂಗ್* ಲೆಕ್ಕ* ಬ್ಯಾಂಕಿನಲ್ಲಿ* ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ* entry computer typing lekka bankinalli ರಸೀದಿ_ಕೊಡ* rasidi_kod* ಪಾರ್ಕಿಂಗ್* parking ಬ್ಯಾಂಕಿ* ಚೆಕ್_ಡೆಪಾಸಿಟ್* cheque_deposit* check_deposit* ಬ್ಯಾಂಕಿಗೆ* ಬ್ಯಾಂಕ್‌ಗೆ* ಎಣಿಸಿ ಕಿಟಕಿಯಲ್ಲಿ ಶುಲ್ಕ_ತೆಗೆದುಕೊಂಡು ಫೀ_ತೆಗೆದುಕೊಂಡು
    ಫೀಸ್_ತೆಗೆದುಕೊಂಡು ಸದಸ್ಯರ ಮೀನು ಮಾಂಸ*`,
  sale: `ಮಾರಾಟ* marata`,
  warn: `ದೂರು* ಮೋಸ* ವಂಚನೆ* ಯಾರಾದರೂ_ಹಣ* dooru mosa vanchane yaradaru_hana* ದೌರ್ಜನ್ಯ* ಕಿರುಕುಳ* ಹಿಂಸೆ* ಸಂತ್ರಸ್ತ* ನೊಂದ* ಶೋಷಣೆ* ರಕ್ಷಿಸಿದ* dourjanya* kirukula* hinse* nonda`,
  secret: `ಒಟಿಪಿ* ಓಟಿಪಿ* ಎಟಿಎಂ_ಕಾರ್ಡ್* ಡೆಬಿಟ್_ಕಾರ್ಡ್* ಪಾಸ್‌ವರ್ಡ್* ಪಿನ್_ನಂಬರ್* ಪಿನ್_ಸಂಖ್ಯೆ* ಚೆಕ್‌ಬುಕ್* pin_number atm_card ಎಟಿಎಂ_ಕಾರ್ಡ್ ಬ್ಯಾಂಕ್_ಆ್ಯಪ್* ಆರಂಕಿ* ಕ್ಯಾನ್ಸಲ್_ಚೆಕ್* cancel_cheque ಕಾರ್ಡಿನ_ಹಿಂ* ಕಾರ್ಡ್_ಹಿಂ* card_hinde* card_na_hind* ಚೆಕ್_ಬುಕ್* atm_card* ನೆಟ್_ಬ್ಯಾಂಕಿಂಗ್*`,
  account: `ಬ್ಯಾಂಕ್_ಖಾತೆ* ಖಾತೆ_ಸಂಖ್ಯೆ* ಖಾತೆ_ನಂಬರ್* ಅಕೌಂಟ್_ನಂಬರ್* ಪಾಸ್‌ಬುಕ್* ಪಾಸ್ಬುಕ್* ಬ್ಯಾಂಕ್_ವಿವರ* bank_khate khate_sankhye account_number passbook bank_vivara*`,
  paper: `ಆಧಾರ್* ಪಾನ್_ಕಾರ್ಡ್* ಪ್ಯಾನ್_ಕಾರ್ಡ್* ಮತದಾರರ_ಚೀಟಿ* ವೋಟರ್_ಐಡಿ* ರೇಷನ್_ಕಾರ್ಡ್* ಪಡಿತರ_ಚೀಟಿ* ಪಾಸ್‌ಪೋರ್ಟ್* ಅಂಕಪಟ್ಟಿ* ಮೂಲ_ದಾಖಲೆ* ಅಸಲಿ_ದಾಖಲೆ* ಒರಿಜಿನಲ್_ದಾಖಲೆ* ಮೂಲ_ಪ್ರಮಾಣಪತ್ರ* ಗುರುತಿನ_ಚೀಟಿ* aadhar adhar pan_card voter_id ration_card mula_dakhale* moola_dakhale* original_dakhale* asali_dakhale* ಹತ್ತನೇ_ತರಗತಿ*
    ಮಾರ್ಕ್ಸ್_ಕಾರ್ಡ್* ಟಿಸಿ marks_card`,
  doc: `ದಾಖಲೆ* ಪ್ರಮಾಣಪತ್ರ* ಸರ್ಟಿಫಿಕೇಟ್* ಡಾಕ್ಯುಮೆಂಟ್* ಲೈಸೆನ್ಸ್* ಪರವಾನಗಿ* dakhale* dakhal* praman* certificate* marks_card ಅಂಕಪಟ್ಟಿ*`,
  original: `ಮೂಲ ಅಸಲಿ ಒರಿಜಿನಲ್* moola mula asali original`,
  send: `ಕಳುಹಿಸ* ಕಳಿಸ* ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ವಾಟ್ಸಾಪ್ನಲ್ಲಿ ವಾಟ್ಸಾಪ್‌ಗೆ ಫೋಟೋ_ತೆಗೆದು ಹಂಚಿಕೊಳ್ಳಿ ಅಪ್‌ಲೋಡ್* ಸಲ್ಲಿಸ* ಒಪ್ಪಿಸ* ಹೇಳಬೇಕು ಹೇಳಿ ಕೊಡಬೇಕು ನೀಡಬೇಕು ಕೊಡಿ ಜಮಾ_ಮಾಡ* ತಿಳಿಸಿ kaluhis* kalis* whatsappnalli whatsapp_ge photo_tegedu share_mad* upload sallis* oppis* helabeku heli kodabeku kodbeku needabeku kodi
    jama_mad* tilisi ತಿಳಿಸ* ಹೇಳ* tilis* ವಾಟ್ಸಾಪ್_ಮಾಡ* ವಾಟ್ಸಪ್_ಮಾಡ* ಫೋಟೋ_ಕಳಿಸ* ಫೋಟೋ_ಹಾಕ* ಫೋಟೋ_ವಾಟ್ಸಾಪ್ whatsapp_mad* photo_kalis* photo_hak* helbeku helbek tilisbeku kodbek heluvudu heluva* heluvu* ಚಾಟ್* chat* ಮುಂದೆ_ಹಿಂದೆ ಮುಂದೆ_ಮತ್ತು_ಹಿಂದೆ ಇಲ್ಲೇ_ಬರೆ* ಇಲ್ಲಿ_ಬರೆ* munde_hinde ille_bare*`,
  keep: `ಇಟ್ಟುಕೊಳ್ಳ* ಇಡಲಾಗುತ್ತದೆ ಇಡಬೇಕು ನಮ್ಮ_ಬಳಿ ನಮ್ಮ_ಹತ್ತಿರ ಮಾಲೀಕರ_ಬಳಿ ಇರಿಸಿಕೊಳ್ಳ* ಇರುತ್ತವೆ_ನಮ್ಮ ittukoll* itkoll* idalaguttade idabeku namma_bali namma_hattira nam_hatra malikara_bali irisikoll* ಬೀರು* ಲಾಕರ್* ಕಪಾಟು* ಹತ್ರ_ಇರುತ್ತೆ beeru* locker kapatu hatra_irut* owner_hatra ಮಾಲೀಕರ_ಬೀರು* ಮಾಲೀಕರ_ಹತ್ತಿರ*
    ಆಫೀಸಿನಲ್ಲಿ_ಇರ* ಕಚೇರಿಯಲ್ಲಿ_ಇರ* ಬಳಿ_ಇರ* ಹತ್ತಿರ_ಇರ* ವಶದಲ್ಲಿ* malikara_hattira* officenalli_ir* bali_ir* hattira_ir* vashadalli* ನಮ್ಮಲ್ಲೇ ನಮ್ಮಲ್ಲಿ_ಇರ* ನಮ್ಮ_ವಶ* ಮುಟ್ಟುಗೋಲು* nammalle nammalli_ir* namma_vasha* namma_hatra ನಮ್ಮ_ವಶದಲ್ಲಿ* ಮಾಲೀಕರ_ಬಳಿ*`,
  show: `ತೋರಿಸ* ತನ್ನಿ ತರಬೇಕು ತೆಗೆದುಕೊಂಡು_ಬ* ಪರಿಶೀಲ* ನೋಡ* toris* tanni tarabeku parisheel* nod*`,
  wallet: `ಯುಪಿಐ* ಗೂಗಲ್_ಪೇ* ಜಿಪೇ* ಫೋನ್‌ಪೇ* ಫೋನ್_ಪೇ* ಪೇಟಿಎಂ* ಕ್ಯೂಆರ್*`,
  age: `ವಯಸ್ಸು* ವಯಸ್ಸಿನ* ವಯಸ್ಸ* ವಯೋಮಿತಿ* vayassu vayasu vayassin* vayasin*`,
  year: `ವರ್ಷ* varsha varshada ವರ್ಷದ*`,
  teen: `ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿಮೂರು ಹನ್ನೆರಡು hadinaidu hadinaaru hadinaru`,
  child: `ಮಗು* ಮಗುವಿನ ಮಗುವನ್ನು ಮಕ್ಕಳ* ಮಕ್ಕಳು ಮಗ ಮಗಳು ಮಗನ ಮೊಮ್ಮಗ* ಶಿಶು* ಶಾಲೆ* ತಾಯಿ* ತಂದೆ* ಅತ್ತೆ* ಮಾವ* ಅಜ್ಜಿ* ಅಜ್ಜ* ಅಪ್ಪ ಅಮ್ಮ ನಾಯಿ* ಹಳೆಯ magu maguvin* makkala makkalu maga magalu mommag* shishu shaale shale taayi thayi tande atte ajji ajja nayi haleya ಹಾಸ್ಟೆಲ್* ವಿದ್ಯಾರ್ಥಿ* hostel vidyarthi* ಇಬ್ಬರು_ಮಕ್ಕಳು
    ಎರಡು_ಮಕ್ಕಳು ಮಕ್ಕಳಿದ್ದಾರೆ ibbaru_makkalu eradu_makkalu makkaliddare ಆಶ್ರಮ* ಅನಾಥ* ವಸತಿ_ನಿಲಯ* ಅಣ್ಣ* ತಮ್ಮ ತಂಗಿ* ಅಕ್ಕ* ದೊಡ್ಡ_ಮಗ* ಚಿಕ್ಕ_ಮಗ* anna thamma akka ತಾತ* ಮೂವರು_ಗಂಡು* ಇಬ್ಬರು_ಗಂಡು* ಗಂಡು_ಮಕ್ಕಳು*`,
  minor: `ಅಪ್ರಾಪ್ತ* ಚಿಕ್ಕ_ಹುಡುಗ* ಚಿಕ್ಕ_ಹುಡುಗಿ* ಸಣ್ಣ_ಹುಡುಗ* ಸಣ್ಣ_ಹುಡುಗಿ* ಬಾಲಕ* ಬಾಲಕಿ* ಬಾಲ_ಕಾರ್ಮಿಕ* ಚಿಕ್ಕ_ವಯಸ್ಸಿನ* ಸಣ್ಣ_ವಯಸ್ಸಿನ* ಮಕ್ಕಳು_ಕೆಲಸಕ್ಕೆ ಮಕ್ಕಳು_ಬೇಕು apraapta apraptha chikka_hudug* sanna_hudug* balaka balaki chikka_vayas* sanna_vayas* makkalu_kelasakke makkalu_beku ಚಿಕ್ಕ_ಮಗು_ಬೇಕು ಚಿಕ್ಕ_ಮಕ್ಕಳು_ಬೇಕು
    ಸಣ್ಣ_ಮಕ್ಕಳ* ಕಡಿಮೆ_ವಯಸ್ಸಿನ* ಚಿಕ್ಕವ* chikka_makkal* sanna_makkal* kadime_vayas* ಶಾಲಾ_ಹುಡುಗಿ ಶಾಲಾ_ಹುಡುಗ shala_hudugi shala_huduga`,
  care: `ನೋಡಿಕೊಳ್ಳ* ನೋಡ್ಕೊಳ್ಳ* ಆರೈಕೆ* ಸ್ನಾನ* ಊಟ_ಮಾಡಿಸ* ಆಟ* ಓದಿಸ* nodikoll* nodkoll* araike snana odis* aata`,
  mine: `ನಮ್ಮ ನನ್ನ ನಮಗೆ namma nanna ಮನೆಯಲ್ಲಿ_ಇಬ್ಬರು maneyalli_ibbaru`,
  young: `ಹುಡುಗಿ* ಹುಡುಗ* ಹುಡುಗರು hudugi huduga hudugaru hudgi hudga girl girls boy boys ಯುವತಿ* ಹುಡುಗಿಯರು*`,
  wanted: `ಬೇಕು ಬೇಕಾಗಿದ್ದಾರೆ ಬೇಕಾಗಿದೆ ಅಗತ್ಯ* ಆಗಬಹುದು ಇರಬೇಕು ಬರಬಹುದು ಪರವಾಗಿಲ್ಲ beku bekagide bekagiddare agatya irabeku barabahudu paravagilla agabahudu saaku saku nadeyutte ಸಾಕು ನಡೆಯುತ್ತದೆ ಓಕೆ`,
  worker: `ಕೆಲಸದವರು* ಕೆಲಸಕ್ಕೆ ಮನೆಗೆಲಸ* ಮನೆ_ಕೆಲಸ* ಸಹಾಯಕ* ಮಹಿಳೆ* ಅಭ್ಯರ್ಥಿ* ಹುಡುಗಿ* ಹುಡುಗ* kelasadavaru kelasakke manegelasa mane_kelasa sahayaka mahile hudugi huduga ಅಡುಗೆಯವರು* ಅಡುಗೆಯವ* ಅಡುಗೆಭಟ್ಟ* ವಾಚ್‌ಮನ್* ವಾಚ್ಮನ್* ಗಾರ್ಡ್* ಡ್ರೈವರ್* ಮಾಲಿ ಕೆಲಸಕ್ಕೆ* adugeyavaru watchman guard driver cook ನರ್ಸ್*`,
  woman: `ಹುಡುಗಿ* ಮಹಿಳೆ* ಹೆಂಗಸ* ಯುವತಿ* ಸ್ತ್ರೀ* hudugi hudgi mahile hengas* yuvati ಹುಡುಗಿಯರು* ಗರ್ಲ್* ಲೇಡಿ* girl girls lady ladies female hudugiyaru*`,
  past: `ಅನುಭವ* ಹಳೆಯ anubhava haleya`,
  massage: `ಮಸಾಜ್* ಮಾಲೀಶ್* ಮಾಲಿಶ್* masaj massage malish`,
  body: `ಬಾಡಿ ದೇಹ* ಮೈ ಪುರುಷ* ಸಾಹೇಬ* ಗಂಡಸ* ರಾತ್ರಿ body deha purusha saheb gandas*`,
  treated: `ಮಗು* ಮಕ್ಕಳ* ಶಿಶು* ಬಾಣಂತಿ* ತಾಯಿ* ಅಜ್ಜಿ* ಅಜ್ಜ* ವೃದ್ಧ* ಹಿರಿಯ* ರೋಗಿ* ಫಿಸಿಯೋ* magu maguvig* makkala shishu banant* taayi thayi ajji ajja vruddh* hiriya rogi physio*`,
  sexual: `ಸೆಕ್ಸ್* ಲೈಂಗಿಕ* ದೈಹಿಕ_ಸಂಬಂಧ* ರಾತ್ರಿ_ಕಳೆ* ಜೊತೆ_ಮಲಗ* ಜೊತೆಗೆ_ಮಲಗ* ಓಪನ್_ಮೈಂಡ್* ಒಂಟಿ_ಗಂಡ* laingika daihika_sambandh* ratri_kale* jote_malag* jothe_malag* open_mind* ಎಸ್ಕಾರ್ಟ್* ಗರ್ಲ್‌ಫ್ರೆಂಡ್* ಗರ್ಲ್ಫ್ರೆಂಡ್* ಹ್ಯಾಪಿ_ಎಂಡಿಂಗ್ ಬಾಡಿ_ಟು_ಬಾಡಿ ನೈಟ್_ಪಾರ್ಟ್‌ನರ್ ಫುಲ್_ಸರ್ವಿಸ್ ಡೇಟಿಂಗ್ ರೊಮ್ಯಾನ್ಸ್* ರೊಮ್ಯಾಂಟಿಕ್* ಸೆಕ್ಸಿ*
    ಹೆಂಡತಿಯಂತೆ* ಹೆಂಡತಿ_ಥರ* ಹೆಂಡತಿ_ತರಹ* ಒಟ್ಟಿಗೆ_ಮಲಗ* ಆಪ್ತವಾಗಿ* ಆತ್ಮೀಯ_ಸಂಬಂಧ* ದೇಹಸುಖ* girlfriend* romance* romantic* hendatiyante* hendati_tara* hendthi_tara* ottige_malag* jothege_malag* raatri_kale* aptavagi* raatri_jote* ರಾತ್ರಿ_ಜೊತೆಗಾತಿ* ರಾತ್ರಿ_ಜೊತೆ_ಬೇಕು ದೇಹ_ಸೇವೆ* ratri_jotegati* raatri_jothe_beku
    ಜೀವನಸಂಗಾತಿ* ಬಾಳಸಂಗಾತಿ* jeevana_sangati* ಬಾರ್‌ನಲ್ಲಿ_ಕುಣಿ* ಬಾರ್‌ನಲ್ಲಿ_ಡ್ಯಾನ್ಸ್* ಕುಣಿಯುವ_ಹುಡುಗಿ* barnalli_kuni* bar_dance* dance_bar`,
  owner: `ಮಾಲೀಕ* ಸಾಹೇಬ* ಗಂಡಸ* ಒಂಟಿ malika saheb gandasu onti`,
  night: `ರಾತ್ರಿ* ಹಾಸಿಗೆ* ಒಂಟಿಯಾಗಿ ratri raatri hasige`,
  toWhat: `ಸಮಯ* ಕುಟುಂಬ* samaya kutumba`,
  faith: `ಹಿಂದೂ* ಹಿಂದು* ಮುಸ್ಲಿಂ* ಮುಸ್ಲಿಮ್* ಕ್ರೈಸ್ತ* ಕ್ರಿಶ್ಚಿಯನ್* ಸಿಖ್* hindu muslim christian kraista ಮುಸ್ಲಿಮರು* ಮುಸಲ್ಮಾನರು* ಹಿಂದೂಗಳು* ಕ್ರೈಸ್ತರು*`,
  faithThing: `ಅಡುಗೆ* ಊಟ* ಕುಟುಂಬ* ದೇವಸ್ಥಾನ* ಹಬ್ಬ* ಮನೆ* adige aduge oota kutumba devasthana habba mane ಟ್ರಾವೆಲ್ಸ್* ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್* ಟ್ರೇಡರ್ಸ್* ಸ್ಟೋರ್ಸ್* ಬೇಕರಿ* ಹೋಟೆಲ್* ಬೀದಿ* ರಸ್ತೆ* ಹಾಸ್ಟೆಲ್* ಭವನ* ಸಂಘ* ಆಸ್ಪತ್ರೆ* ಮಠ* travels* transport* stores* bakery* hotel* beedi* raste* hostel*`,
  caste: `ಜಾತಿ* ಬ್ರಾಹ್ಮಣ* ದಲಿತ* ಲಿಂಗಾಯತ* ಒಕ್ಕಲಿಗ* ಮೇಲ್ಜಾತಿ* ಕೆಳಜಾತಿ* ಪರಿಶಿಷ್ಟ* brahmana brahmin dalit lingayat* okkaliga meljati ನಮ್ಮ_ಸಮುದಾಯ* ನಮ್ಮ_ಜಾತಿ* ಅದೇ_ಜಾತಿ* ಮೇಲು_ಜಾತಿ* ಮೇಲ್_ಜಾತಿ* ಕೀಳು_ಜಾತಿ* ಕೆಳ_ಜಾತಿ* ನಮ್ಮವರೇ* ಕುರುಬ* ಮಾದಿಗ* ಹೊಲೆಯ* ಗೌಡ್ರ_ಜಾತಿ* namma_samudaya* namma_jati* namma_jaathi* ade_jati*
    melu_jati* keelu_jati* kela_jati* kuruba madiga* vokkaliga* ಗೋತ್ರ* ಶೂದ್ರ* ಕ್ಷತ್ರಿಯ* ಎಸ್ಸಿ* ಎಸ್‌ಸಿ* ಒಬಿಸಿ* ಒಳ್ಳೆ_ಜಾತಿ* ದೊಡ್ಡ_ಜಾತಿ* ಸ್ವಂತ_ಜಾತಿ* gotra shudra olle_jati* dodda_jati* ಮೇಲ್ವರ್ಗ* ಉಚ್ಚ_ಕುಲ* ನಮ್ಮ_ಜಾತಿಯವ* ನಮ್ಮವರು_ಮಾತ್ರ`,
  only: `ಮಾತ್ರ ಕೇವಲ ಬೇಡ ಅಲ್ಲ ಇಲ್ಲ ಬೇಕು ಇರಬೇಕು ಆದ್ಯತೆ ಹೊರತುಪಡಿಸಿ ಹುಡುಗಿ* ಮಹಿಳೆ* ಆಗಿರಬೇಕು matra maatra kevala beda alla beku irabeku adyate hudugi mahile agirabeku ಅರ್ಜಿ ಆದ್ಯತೆ* ಬರಬೇಡಿ ಬೇಡಿ ಹಾಕಬೇಡಿ ಆದರೆ_ಒಳ್ಳೆಯದು ಇದ್ದರೆ_ಒಳ್ಳೆಯದು arji adyate* barabedi hakabedi adre_olleyadu iddare_olleyadu ಮಾಡಬೇಡಿ madabedi`,
  skin: `ಬೆಳ್ಳಗೆ* ಬೆಳ್ಳಗಿನ* ಬೆಳ್ಳಗಿರ* ಬಿಳಿ_ಬಣ್ಣ* ಕಪ್ಪಗೆ* ಗೌರವರ್ಣ* ಮೈಬಣ್ಣ* ಮೈ_ಬಣ್ಣ* ಬಿಳಿ_ಮೈ* bellage bellagin* bellagir* bili_banna kappage maibanna ಬಣ್ಣ_ಬೆಳ್ಳಗ* ಬೆಳ್ಳಗಿ* ಒಳ್ಳೆ_ಬಣ್ಣ* ಕಪ್ಪಗಿ* ಕಪ್ಪು_ಬಣ್ಣ* ಕಪ್ಪು_ಇರ* ಎಣ್ಣೆಗೆಂಪು* banna_bellag* bellagi* bellage* bili_mai* olle_banna* kappagi* kappu_banna*`,
  looks: `ಸುಂದರ* ಚೆಂದದ* ನೋಡಲು_ಚೆನ್ನಾಗಿ* sundara chendada nodalu_chennag* ಫಿಗರ್* ಆಕರ್ಷಕ* figure`,
  unmarried: `ಅವಿವಾಹಿತ* ಮದುವೆಯಾಗದ* ಮದುವೆ_ಆಗದ* ಮದುವೆಯಾಗಿಲ್ಲದ* ವಿಧವೆ* ವಿಚ್ಛೇದಿತ* ಕನ್ಯೆ* avivahita maduveyagad* maduve_agad* vidhave ಮದುವೆ_ಆಗದೇ* ಮದುವೆ_ಆಗಿರಬಾರದು* ಮದುವೆಯಾದವರು_ಬೇಡ ವಿವಾಹಿತರು_ಬೇಡ ಮದುವೆಯಾಗಿರಬಾರದು ಅವಿವಾಹಿತೆ* maduveyagada* maduve_agada* maduve_agirabaradu* maduveyadavaru_beda vivahitaru_beda madve_agada*
    maduve_aagad*`,
  married: `ವಿವಾಹಿತ* ಮದುವೆಯಾದ* vivahita maduveyada`,
  anyone: `ಯಾವುದೇ ಯಾರು_ಬೇಕಾದರೂ ಎಲ್ಲಾ ಎಲ್ಲ ಇಬ್ಬರೂ yavude yaru_bekadaru ella ibbaru ಭೇದ_ಇಲ್ಲ ಭೇದವಿಲ್ಲ* ಭೇದಭಾವ* ತಾರತಮ್ಯ* ಪರವಾಗಿಲ್ಲ bheda_illa bhedavilla* bhedabhava* taratamya* ಕೇಳುವುದಿಲ್ಲ ನೋಡುವುದಿಲ್ಲ keluvudilla noduvudilla ವಿವಾಹಿತ_ಅಥವಾ ಅಥವಾ_ವಿವಾಹಿತ*`,
  home: `ಮನೆ mane`,
  call: `ಫೋನ್* ಕರೆ* ಕಾಲ್* ಸಂಪರ್ಕ* ಮೊಬೈಲ್* ನಂಬರ್* ಸಂಖ್ಯೆ phone kare call samparka number nambar ಮೊಬೈಲ್‌ಗೆ mobile*`,
  message: `ವಾಟ್ಸಾಪ್_ಮಾಡ* ಮೆಸೇಜ್_ಮಾಡ* whatsapp_mad* message_mad*`,
  social: `ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್* ಇನ್‌ಸ್ಟಾ* ಟೆಲಿಗ್ರಾಂ* ಟೆಲಿಗ್ರಾಮ್* ಫೇಸ್‌ಬುಕ್*`,
  noAfter: `ಇಲ್ಲ ಬೇಡ ಬೇಕಿಲ್ಲ ಅಗತ್ಯವಿಲ್ಲ ಬೇಕಾಗಿಲ್ಲ ಕೊಡಬೇಕಾಗಿಲ್ಲ ಕೇಳುವುದಿಲ್ಲ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ ಇರುವುದಿಲ್ಲ ಕೊಡಬೇಡಿ ಕಟ್ಟಬೇಡಿ ಕಟ್ಟಬೇಕಿಲ್ಲ ಅಲ್ಲ illa beda bekilla agatyavilla bekagilla keluvudilla tegedukolluvudilla iruvudilla kodabedi kattabedi alla ಉಚಿತ ಬಾರದು ಕೂಡದು baradu koodadu ಕೇಳಲ್ಲ ತಗೊಳ್ಳಲ್ಲ ಕೊಡ್ಬೇಡಿ
    *ವುದಿಲ್ಲ *ಬೇಡಿ *ಬೇಕಿಲ್ಲ *ಬೇಕಾಗಿಲ್ಲ *ಬಾರದು *ಕೂಡದು *ವಿಲ್ಲ *ದಿಲ್ಲ *ಳಲ್ಲ kelalla togollalla *vudilla *udilla *bekilla *bekagilla *baradu tagollalla illa_ *ಕೊಳ್ಳಲ್ಲ *kolalla *kollalla *odilla *olla *bardu ಆಗಬಾರದು`,
  without: `ಇಲ್ಲದೆ ಇಲ್ಲದೇ illade`,
  otherwise: `ಇಲ್ಲದಿದ್ದರೆ illadiddare`,
  never: `ವಾಪಸ್* ಮರಳಿ* ಮರೆ* ತಡ* vapas marali mare*`,
  other: `ಅನುಭವ* ವಿದ್ಯಾಭ್ಯಾಸ* ಇಂಗ್ಲಿಷ್* ರಜೆ* ಮದ್ಯ* anubhava raje vidyabhyasa`,
  bribe: `ಮಾಮೂಲು* ಕೈ_ಬಿಸಿ* ಲಂಚ* ಟೀ_ಖರ್ಚು* mamulu kai_bisi lancha`,
  pledge: `ಅಡಮಾನ* ಜಾಮೀನು* ಖಾತರಿ* adamana jaminu ಟೋಕನ್* ಮುಂಗಡ_ಠೇವಣಿ* ಬಯಾನ* token* thevani ಜಾಮೀನ* ಜಾಮೀನಾಗಿ* jaamin* jamin*`,
  cost: `ಖರ್ಚು* ವೆಚ್ಚ* ಬೆಲೆ* kharchu* vechcha emi ಖರ್ಚು ವೆಚ್ಚ ಕಂತು* ದಕ್ಷಿಣೆ* kharchu kantu`,
  self: `ನೀವು ನೀವೇ ನಿಮ್ಮ ಅಭ್ಯರ್ಥಿ* neevu neeve nimma ಕೆಲಸಗಾರರ* ಕೆಲಸದವರ*`,
  firstPay: `ಮೊದಲ_ತಿಂಗಳ* ಮೊದಲನೇ_ತಿಂಗಳ* ಮೊದಲ_ಸಂಬಳ* ಅರ್ಧ_ಸಂಬಳ* ಒಂದು_ತಿಂಗಳ_ಸಂಬಳ* modala_tingal* modalne_tingal* modala_sambala* ardha_sambala* ಮೊದಲನೇ_ಸಂಬಳ* ಹತ್ತು_ದಿನದ* ಹದಿನೈದು_ದಿನದ* modalane_sambala* modala_tingala* hattu_dinada* hadinaidu_dinada* ಮೊದಲ_ಇಪ್ಪತ್ತು* ಮೊದಲ_20 ಮೊದಲ_15 ಮೊದಲ_10 ಮೊದಲ_ಹತ್ತು* ಮೊದಲ_ಹದಿನೈದು*
    modala_20 modala_15 modala_ippattu*`,
  digit: `ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು sonne ondu eradu mooru muru naalku nalku aidu aaru elu entu ombattu ombathu`,
  unit: `ಕಿಲೋ ಲೀಟರ್ ಜನ* ಗಂಟೆ* ನಿಮಿಷ* ಮಂದಿ jana gante ಫಾರ್ಮ್‌ಗಳು ಪುಟಗಳು forms entries ಫಾರ್ಮ್* ಅರ್ಜಿ* ಕೋಳಿ* ಮೊಟ್ಟೆ* ಪೇಪರ್* ಪತ್ರಿಕೆ* ಮೇಕೆ* ಹಸು* ಎಮ್ಮೆ* ಮರಗಳು* ಗಿಡ* ಇಟ್ಟಿಗೆ* ಚೀಲ* ಪ್ಯಾಕೆಟ್* ಬಾಟಲಿ* ಕುರ್ಚಿ* koli motte paper meke hasu mara gida ittige cheela`,
  together: `ಜೊತೆ_ಇರ* ಜೊತೆಗೆ_ಇರ* jote_ir* jothe_ir*`,
  anything: `ಎಲ್ಲಾ_ಮಾಡಬೇಕು ella_madabeku`,
  alone: `ಒಂಟಿ_ಗಂಡ* ಒಂಟಿ_ಪುರುಷ* onti_ganda* ಒಂಟಿಯಾಗಿರುವ* ಒಬ್ಬರೇ_ಇರುವ_ಗಂಡ* ಬ್ಯಾಚುಲರ್* ontiyagiruva* bachelor onti_saheb* ಒಂಟಿ_ವ್ಯಕ್ತಿ* ಒಬ್ಬಂಟಿ* onti_vyakti* obbanti* ಒಬ್ಬರೇ_ಇರುವ_ಸರ್* ಒಬ್ಬರೇ_ಇರುವ* ಒಬ್ಬರೇ_ಇರೋ* ಏಕಾಂಗಿ* obbare_ir* ekangi obane_ir* ಹೆಂಡತಿ_ಇಲ್ಲ* hendati_illa*`,
  wedding: `ಮದುವೆ* maduve* ವಿವಾಹ* maduve madve`,
  link: `ಗ್ರೂಪ್* ಪುಟ* ಪೇಜ್* ಚಾನೆಲ್* ಇನ್‌ಬಾಕ್ಸ್* ಸಂದೇಶ_ಹಾಕಿ group page`,
  joinTime: `ಮೊದಲ_ದಿನ* ಬರುವಾಗ* ಸೇರುವಾಗ* ಸೇರಿಸುವಾಗ* ಸೇರುವ_ಮೊದಲು ಸಂದರ್ಶನಕ್ಕೆ_ಮೊದಲು modala_dina baruvaga seruvaga seruva_modalu serova_munche ಸೇರುವ_ಮುಂಚೆ`,
  clan: `ಗೌಡ* ಲಿಂಗಾಯತ* gowda ಜೈನರು* ಜೈನ* ರೆಡ್ಡಿ* ವೈಷ್ಣವ* jain*`,
  strict: `ಮಾತ್ರ ಕೇವಲ ಆದ್ಯತೆ* matra maatra ಬೇಕು beku ಅರ್ಜಿ ಆದರೆ_ಒಳ್ಳೆಯದು ಆದ್ರೆ_ಒಳ್ಳೇದು adre_olledu adare_olleyadu`,
  surety: `ಸೆಕ್ಯೂರಿಟಿಯಾಗಿ* ಭದ್ರತೆಯಾಗಿ* ಠೇವಣಿಯಾಗಿ* ಡೆಪಾಸಿಟ್_ಆಗಿ* ಹಿಡಿದಿಟ್ಟು* ತಡೆಹಿಡಿ* ತಡೆದು* ಜಮಾ_ಇರು* security_aagi* security_yagi* thevaniyagi* deposit_aagi* hididittu* tadehidi*`,
  afterPay: `ಕಟ್ಟಿದ_ಮೇಲೆ* ಕಟ್ಟಿದ_ನಂತರ* ಕಟ್ಟಿದರೆ ಕಟ್ಟಿದರೆ_ಮಾತ್ರ ಕೊಟ್ಟ_ಮೇಲೆ* ಕೊಟ್ಟ_ನಂತರ* ಕೊಟ್ಟರೆ_ಮಾತ್ರ ಪಾವತಿಸಿದ_ನಂತರ* ಪಾವತಿಸಿದ_ಮೇಲೆ* ಹಣ_ಬಂದ_ಮೇಲೆ* ಕಳುಹಿಸಿದ_ಮೇಲೆ* kattida_mele* kattida_nantara* kattidare kotta_mele* kotta_nantara* kottare_matra pavatisida_* hana_banda_mele* kaluhisida_mele*`,
  broker: `ಏಜೆಂಟ್* ಏಜೆನ್ಸಿ* ದಲ್ಲಾಳಿ* ಬ್ರೋಕರ್* ಬ್ಯೂರೋ* ಮೇಸ್ತ್ರಿ* agent* agency* dallali broker* bureau* mestri ಕೆಲಸ_ಕೊಡಿಸ* kelsa_kods* kelasa_kodis* kelsa_kodis*`,
  code: `ಕೋಡ್* code* ಬರುವ_ನಂಬರ್* ಬರೋ_ನಂಬರ್* ನಂಬರ್_ಬರುತ್ತ* ಬರುವ_ಮೆಸೇಜ್* baruva_number* baro_number* ಫೋನಿಗೆ_ಬರುವ* ಬರುವ_ಅಂಕಿ* ಬರುವ_ಆರು* ಬರುವ_ಸಂಖ್ಯೆ* baro_number baruva_number ಆರು_ಅಂಕಿ*`,
  theirs: `ಬರುವವರ* ಬಂದವರ* ಅತಿಥಿ* ಗ್ರಾಹಕ* ಬಾಡಿಗೆದಾರ* ರೋಗಿಗಳ* ವಿದ್ಯಾರ್ಥಿಗಳ* ಸಂದರ್ಶಕ* ಪ್ರಯಾಣಿಕ* ನಿವಾಸಿ* baruvavar* bandavar* athithi* atithi* grahaka* rogigala* vidyarthigal* sandarshaka* visitor* customer* guest* ಗ್ರಾಹಕರಿಂದ* ಠೇವಣಿದಾರ* ಅರ್ಜಿದಾರ* ಜನರಿಂದ* ಪ್ರವಾಸಿಗರು* ಪ್ರವಾಸಿಗರ* ಪ್ರಯಾಣಿಕರು* ಪ್ರಯಾಣಿಕರ* ಸಂದರ್ಶಕರು*
    ಭಕ್ತರು* ಸದಸ್ಯರು* ಪ್ರೇಕ್ಷಕರು* ಗ್ರಾಹಕರ* pravasigaru* prayanikaru* bhaktaru* sadasyaru`,
  duty: `ಡ್ಯೂಟಿ* ಶಿಫ್ಟ್* ಪಾಳಿ* ಕಾವಲು* ಕಾವಲುಗಾರ* ಗಾರ್ಡ್* ವಾಚ್‌ಮನ್* duty shift paali kavalu* guard watchman`,
  master: `ಮಾಲೀಕ* ಸಾಹೇಬ* ಯಜಮಾನ* ಗಂಡಸ* ಸರ್ ಬಾಸ್* malika* saheb* yajaman* gandas* sir boss ಸರ್‌ಗೆ ಸರ್ಗೆ ಸರ್* ಮಹನೀಯ*`,
  delight: `ಸಂತೋಷಪಡಿಸ* ಸಂತೋಷವಾಗಿ_ಇಡ* ಖುಷಿಪಡಿಸ* ಖುಷಿ_ಪಡಿಸ* ಖುಷಿಯಾಗಿಡ* ಖುಷಿಯಾಗಿ_ಇಡ* ತೃಪ್ತಿಪಡಿಸ* ತೃಪ್ತಿ_ಪಡಿಸ* ರಂಜಿಸ* santoshapadis* santoshavagi_id* khushipadis* khushi_padis* khushiyagid* khushiyagi_id* truptipadis* trupti_padis* ಸುಖ_ಕೊಡ* ಆನಂದ_ಕೊಡ* sukha_kod* ananda_kod* ಮಸ್ತಿ* ಮಜಾ_ಕೊಡ* masti maja_kod*
    ತೃಪ್ತಿ* ಪೂರ್ತಿ_ಖುಷಿ* trupti* tripti* ಖುಷಿ_ಕೊಡ* kushi_padis*`,
  frank: `ಓಪನ್_ಮೈಂಡ್* ಮುಕ್ತ_ಮನಸ್ಸಿನ* ಮುಕ್ತವಾಗಿ_ಇರುವ* ಬೋಲ್ಡ್* ಫ್ರಾಂಕ್* ಬಿಂದಾಸ್* open_mind* mukta_manas* bold frank bindas* ನಾಚಿಕೆ_ಪಡ* frank_aag*`,
  needs: `ಎಲ್ಲಾ_ಅಗತ್ಯ* ಎಲ್ಲಾ_ಆಸೆ* ಆಸೆ_ಪೂರೈಸ* ಆಸೆಗಳನ್ನು* ದೈಹಿಕ_ಸುಖ* ದೈಹಿಕ_ಅಗತ್ಯ* ella_agatya* ella_aase* aase_pooris* aasegal* daihika_sukha* daihika_agatya* ಎಲ್ಲಾ_ರೀತಿ* ಆಸೆ* ಇಚ್ಛೆ* ella_riti* icche* ichhe*`,
  company: `ಜೊತೆ_ಕೊಡ* ಜೊತೆಗಿರ* ಜೊತೆಯಾಗಿರ* ಕಂಪನಿ_ಕೊಡ* ಸಾಥ್_ಕೊಡ* ಕಾಲ_ಕಳೆ* ರಾತ್ರಿ_ಕಳೆ* jote_kod* jothe_kod* jotegir* jotheyagir* company_kod* saath_kod* kaala_kale* ratri_kale* ಸಂಗಾತಿ* ಗೆಳತಿ* ಜೊತೆಗಾತಿ* ಕಂಪನಿ_ಬೇಕು sangati gelati partner ಜೋಡಿ_ಬೇಕು company_beku`,
  serve: `ಸೇವೆ* ಸೇವಾ seve* seva`,
  bed: `ಒಂದೇ_ಕೋಣೆಯಲ್ಲಿ_ಮಲಗ* ಒಂದೇ_ರೂಮಿನಲ್ಲಿ_ಮಲಗ* ಒಂದೇ_ಹಾಸಿಗೆ* ಪಕ್ಕದಲ್ಲಿ_ಮಲಗ* ಜೊತೆ_ಮಲಗ* ಜೊತೆಯಲ್ಲಿ_ಮಲಗ* onde_koneyalli_malag* onde_roominalli* onde_hasige* pakkadalli_malag* jote_malag* joteyalli_malag* ಒಂದೇ_ಕೋಣೆ* ಒಂದೇ_ರೂಮ್* onde_kone* onde_room* ಹಾಸಿಗೆ_ಹಂಚಿ* hasige_hanch*`,
  private: `ವಿಶೇಷ_ಸೇವೆ* ಖಾಸಗಿ_ಸೇವೆ* ಪ್ರೈವೇಟ್_ಕೆಲಸ* ರಾತ್ರಿ_ಸೇವೆ* vishesha_seve* khasagi_seve* private_kelasa* ratri_seve* ರಹಸ್ಯ* ಗುಟ್ಟ* rahasya* guttu`,
  schoolGoing: `ಶಾಲೆಗೆ_ಹೋಗುವ* ಶಾಲೆಗೆ_ಹೋಗೋ* ಶಾಲೆಯಲ್ಲಿ_ಓದುವ* ಶಾಲೆ_ಬಿಟ್ಟ* ಓದು_ಬಿಟ್ಟ* shalege_hoguva* shaalege_hog* shaleyalli_oduv* shale_bitta* odu_bitta* school_bitta* ಶಾಲೆ_ಬಿಟ್* ಶಾಲೆ_ತೊರೆ* ಓದು_ನಿಲ್ಲಿಸಿ* shaale_bitta* shale_bit* school_bit*`,
  weAre: `ನಾವು_ಹಿಂದೂ* ನಾವು_ಬ್ರಾಹ್ಮಣ* ನಾವು_ಮುಸ್ಲಿಂ* ನಾವು_ಜೈನ* ನಮ್ಮ_ಕುಟುಂಬ* navu_hindu* navu_brahmin* navu_muslim* navu_jain* namma_kutumba*`,
  paint: `ಗೋಡೆ* ಪೇಂಟ್* ಸೀರೆ* ಪರದೆ* gode* paint* parade* ಹಳದಿ* ನೀಲಿ* ಹಸಿರು* ಗುಲಾಬಿ* ಮಲಗುವ_ಕೋಣೆ* ಬೆಡ್‌ರೂಮ್* ಛಾವಣಿ* haladi* neeli* hasiru* bedroom`,
  belong: `ಕುಟುಂಬದವರ* ಕುಟುಂಬಕ್ಕೆ_ಸೇರಿದ* ಸೇರಿದವರ* kutumbadavar* seridavar* ಮನೆತನದವರೇ* ಮನೆತನದವರು* ಕುಟುಂಬದವರೇ* ಕುಟುಂಬದವರು_ಬೇಕು kutumbadavare*`,
  happy: `ಮನರಂಜನೆ* manaranjane*`,
  securityWord: `ಸೆಕ್ಯೂರಿಟಿ* ಸೆಕ್ಯುರಿಟಿ* security ಭದ್ರತೆ* ಭದ್ರತಾ* bhadrate*`,
  relation: `ಸಂಬಂಧ* ರಿಲೇಶನ್* sambandha* relation`,
  close: `ಆಪ್ತ* ನಿಕಟ* aapta* nikata* ಫ್ರೆಂಡ್ಲಿ* ಮೋಜು* ಜಾಲಿ* friendly moju jolly*`,
  half: `ಅರ್ಧ* ardha ಕಾಲು_ಭಾಗ ಕಾಲುಭಾಗ ಮೂರನೇ_ಒಂದು ನಾಲ್ಕನೇ_ಒಂದು kaalu_bhaga ಶೇಕಡ* ಪರ್ಸೆಂಟ್* ಪ್ರತಿಶತ* percent shekada`,
  share: `ನಮಗೆ_ಕೊಡ* ನಮ್ಮ_ಪಾಲು* ನಮಗೇ namage_kod* namma_paalu* ನಮ್ಮದು ನಮ್ಮದೇ ನಮ್ಮ_ಸೆಂಟರ್* ಏಜೆನ್ಸಿಗೆ ಸೆಂಟರ್‌ಗೆ ಸೆಂಟರ್ಗೆ namdu nammadu namde centerge agencyge`,
  obey: `ಹೇಳಿದ್ದೆಲ್ಲಾ* ಹೇಳಿದಂತೆ* ಏನು_ಹೇಳಿದರೂ* ಹೇಳಿದ್ದು_ಕೇಳ* helidella* helidante* enu_helidaru* heliddu_kel*`,
  drink: `ಮದ್ಯ* ಕುಡಿಸ* drink`,
  limb: `ಕಾಲು* ಕಾಲಿ* ಮೊಣಕಾಲು* kaalu monakalu`,
  couple: `ದಂಪತಿ* ಗಂಡ_ಹೆಂಡತಿ* dampati* ganda_hendati*`,
  above: `ಮೇಲ್ಪಟ್ಟ* ಮೇಲಿನ melpatta ಮೇಲೆ_ಇದ್ದರೆ mele`,
  press: `ಒತ್ತ* ott*`,
  trip: `ಟೂರ್* ಪ್ರವಾಸ* ಹೋಟೆಲ್* tour pravasa`,
  withYou: `ನಿಮ್ಮ_ಬಳಿ* ನಿಮ್ಮ_ಹತ್ತಿರ* ನಿಮ್ಮಲ್ಲೇ* ಯಾರೂ_ಇಟ್ಟು* nimma_bali* nimma_hattira* nim_hatra* itkolalla itkollalla ittukollalla ittukolalla idolla ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ ಇಟ್ಕೊಳ್ಳಲ್ಲ torsidre_saaku torisidare_saku ತೋರಿಸಿದರೆ_ಸಾಕು`,
  beside: `ಜೊತೆ ಜೊತೆಗೆ ಜತೆ jote jothe jotege joteli`,
  spa: `ಸ್ಪಾ* ಮಸಾಜ್_ಪಾರ್ಲರ್* spa massage_parlour`,
  leaving: `ಬಿಡುವಾಗ ಬಿಟ್ಟಾಗ ಬಿಟ್ಟರೆ ಹೋಗುವಾಗ ಕೆಲಸ_ಮುಗಿಯುವ* ಕೆಲಸ_ಮುಗಿದ* ಮುಗಿಯುವವರೆಗೆ* ಮುಗಿಯುವ_ತನಕ* ಸೀಸನ್_ಮುಗಿ* ವರ್ಷದ_ನಂತರ* ವರ್ಷ_ಆದ_ಮೇಲೆ* ತಿಂಗಳ_ನಂತರ* ಒಪ್ಪಂದ_ಮುಗಿ* ಊರಿಗೆ_ಹೋಗುವಾಗ* biduvaga bittaga hoguvaga kelsa_mugi* kelasa_mugi* varshada_nantara*`,
  atHand: `ನಮ್ಮ_ಬಳಿ ನಮ್ಮ_ಹತ್ತಿರ* ನಮ್ಮಲ್ಲಿ ಮಾಲೀಕರ_ಬಳಿ ಮಾಲೀಕರ_ಹತ್ತಿರ* ಮೇಸ್ತ್ರಿ_ಬಳಿ ಮೇಸ್ತ್ರಿ_ಹತ್ತಿರ* ಗುತ್ತಿಗೆದಾರರ_ಬಳಿ ಗುತ್ತಿಗೆದಾರರ_ಹತ್ತಿರ* ಏಜೆಂಟರಿಗೆ ಏಜೆಂಟ್_ಬಳಿ ಏಜೆಂಟರ_ಬಳಿ ಮ್ಯಾನೇಜರ್_ಬಳಿ ಮ್ಯಾನೇಜರ್‌ಗೆ ಸೂಪರ್‌ವೈಸರ್_ಬಳಿ ಗುಮಾಸ್ತರ_ಬಳಿ ಕಂಪನಿಯಲ್ಲಿ ಕಚೇರಿಯಲ್ಲಿ ಆಫೀಸಿನಲ್ಲಿ ಅಂಗಡಿಯಲ್ಲಿ ಮೇಡಂ_ಬಳಿ namma_bali namma_hathra
    namma_hattira malikara_bali mestri_bali contractor_bali manager_bali company_alli companyalli officenalli angadiyalli`,
  stays: `ಇರುತ್ತದೆ ಇರುತ್ತೆ ಇಡಬೇಕು ಇಡಬೇಕಾಗುತ್ತದೆ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ ಇಟ್ಟುಕೊಳ್ಳುತ್ತಾರೆ ಒಪ್ಪಿಸ* ಜಮಾ ಕೊಟ್ಟುಬಿಡ* ತೆಗೆದುಕೊಳ್ಳುತ್ತೇವೆ ಇಟ್ಟಿರಬೇಕು ಇರಬೇಕು iruttade irutte idabeku oppis* jama ಬಿಡಬೇಕು ಬಿಟ್ಟು_ಹೋಗ* bidabeku tagotare tagolthare tegedukoltare`,
  fromWage: `ಕೂಲಿಯಲ್ಲಿ ಕೂಲಿಯಿಂದ ಸಂಬಳದಲ್ಲಿ ಸಂಬಳದಿಂದ ಸಂಬಳದ ಪಗಾರದಲ್ಲಿ ಪಗಾರದಿಂದ ಸಂಪಾದನೆಯಲ್ಲಿ ದಿನಗೂಲಿಯಲ್ಲಿ kooliyalli kuliyalli sambaladalli sambaladinda sambalada dinagooli_alli dinagooli_inda kooli_alli kooli_inda sambala_dalli sambala_dinda`,
  fromUs: `ನಮ್ಮಲ್ಲೇ ನಮ್ಮಲ್ಲಿಯೇ ನಮ್ಮ_ಹತ್ತಿರವೇ ನಮ್ಮ_ಬಳಿಯೇ ನಮ್ಮ_ಅಂಗಡಿಯಲ್ಲೇ ಗುತ್ತಿಗೆದಾರರ_ಹತ್ತಿರವೇ ಗುತ್ತಿಗೆದಾರರಿಂದ* ಕಂಪನಿಯಿಂದಲೇ ಕಂಪನಿಯಲ್ಲೇ ನಮ್ಮಿಂದ* ಮೇಸ್ತ್ರಿಯಿಂದ* nammalle namma_hathrane nammindale contractor_hathra* ನಮ್ಮ_ಲ್ಯಾಬ್* ನಮ್ಮ_ಸೆಂಟರ್* ನಮ್ಮ_ಡಾಕ್ಟರ್* namma_lab* namma_center* ನಮ್ಮ_ಆ್ಯಪ್* ನಮ್ಮ_ಆಪ್* ನಮ್ಮ_ಅಪ್*
    namma_app* namma_angadi* namma_shop*`,
  buy: `ಖರೀದಿ* ಕೊಳ್ಳಬೇಕು ಕೊಂಡುಕೊಳ್ಳಬೇಕು ಕೊಳ್ಳಬೇಕಾಗುತ್ತದೆ ತೆಗೆದುಕೊಳ್ಳಬೇಕು kharidi* kollabeku kondukollabeku tagobeku thagobeku ಮಾಡಿಸಲೇಬೇಕು ಮಾಡಿಸಬೇಕು togobeku togolbeku`,
  enrol: `ಸದಸ್ಯರಾಗಬೇಕು ಸದಸ್ಯರಾಗಲೇಬೇಕು ಸದಸ್ಯರಾಗಿ_ಸೇರ* ಸದಸ್ಯತ್ವ* ಮೆಂಬರ್‌ಶಿಪ್* ಮೆಂಬರ್_ಆಗಬೇಕು ಪಾಲಿಸಿ* ಎಲ್ಐಸಿ* ಚಂದಾ ಪ್ರೀಮಿಯಂ* sadasyaragabeku sadasyatva membership policy lic chanda premium`,
  pin: `ಪಿನ್ ಪಿನ್ನು`,
  grade: `ಐದನೇ_ತರಗತಿ* ಆರನೇ_ತರಗತಿ* ಏಳನೇ_ತರಗತಿ* ಎಂಟನೇ_ತರಗತಿ* ಒಂಬತ್ತನೇ_ತರಗತಿ* ಒಂಬತ್ತನೇ ಎಂಟನೇ ಏಳನೇ ಹತ್ತನೇ_ತರಗತಿಯಲ್ಲಿ entane ombattane elane`,
  pupil: `ಓದುವ ಓದುತ್ತಿರುವ* ಕಲಿಯುವ_ಹುಡುಗ* oduva oduttiruva*`,
  mayWork: `ಬರಬಹುದು ಮಾಡಬಹುದು ಪರವಾಗಿಲ್ಲ ಸಾಕು ಆಗುತ್ತೆ ನಡೆಯುತ್ತೆ barabahudu madabahudu paravagilla saku nadiyutte ಓಕೆ`,
  schoolKid: `ಶಾಲಾ_ಮಕ್ಕಳು* ಶಾಲೆ_ಮಕ್ಕಳು* ಶಾಲೆಯ_ಮಕ್ಕಳು* ಶಾಲೆಗೆ_ಹೋಗುವ* ಸ್ಕೂಲ್_ಮಕ್ಕಳು* shaala_makkalu* school_makkalu* shale_makkalu*`,
  otherKind: `ಬೇರೆ_ಜಾತಿ* ಇತರೆ_ಜಾತಿ* ಬೇರೆ_ಧರ್ಮ* bere_jaati* bere_jati* ನಮ್ಮದೇ_ಜಾತಿ* ನಮ್ಮ_ಜಾತಿ* namma_jati* nammade_jati*`,
  noMatter: `ನಮಗೆ_ಬೇಕಾಗಿಲ್ಲ ನಮಗೆ_ಮುಖ್ಯವಲ್ಲ ಮುಖ್ಯವಲ್ಲ ಮುಖ್ಯ_ಅಲ್ಲ ನಮಗೆ_ಒಂದೇ ಎಲ್ಲರೂ_ಒಂದೇ ಎಲ್ಲರೂ_ಸಮಾನ* ಜಾತಿ_ಅಲ್ಲ ಜಾತಿಯಲ್ಲ ಧರ್ಮ_ಅಲ್ಲ ಧರ್ಮವಲ್ಲ ಬಣ್ಣ_ಅಲ್ಲ ಕೇಳಲ್ಲ ಕೇಳುವುದಿಲ್ಲ ಕೇಳೋದಿಲ್ಲ ಕೇಳಲ್ಲಾ ನೋಡಲ್ಲ ನೋಡುವುದಿಲ್ಲ ನೋಡೋದಿಲ್ಲ ಪರವಾಗಿಲ್ಲ_ಯಾರಾದರೂ ವ್ಯತ್ಯಾಸವಿಲ್ಲ ವ್ಯತ್ಯಾಸ_ಇಲ್ಲ ಭೇದವಿಲ್ಲ ಭೇದ_ಇಲ್ಲ ಸಂಬಂಧವಿಲ್ಲ ಸಂಬಂಧ_ಇಲ್ಲ ಅಭ್ಯಂತರವಿಲ್ಲ
    ಯಾವ_ಜಾತಿ* ಯಾವುದೇ_ಜಾತಿ* ಯಾವುದೇ_ಧರ್ಮ* kelalla keluvudilla kelodilla nodalla noduvudilla ondhe namage_onde jaati_alla jati_alla dharma_alla mukhyavalla bhedavilla`,
  device: `ಕುರ್ಚಿ* ಚೇರ್* ಯಂತ್ರ* ಮೆಷಿನ್* kurchi* chair machine`,
  withThem: `ಅವರ_ಜೊತೆ* ಅವರೊಂದಿಗೆ ಅವನ_ಜೊತೆ* ಅವರೊಟ್ಟಿಗೆ ಗ್ರಾಹಕರ_ಜೊತೆ* ಗ್ರಾಹಕರೊಂದಿಗೆ ಅತಿಥಿಗಳ_ಜೊತೆ* ಕಸ್ಟಮರ್_ಜೊತೆ* avara_jothe avara_jote customers_jothe customer_jothe grahakara_jothe guests_jothe`,
  inRoom: `ರೂಮಿನಲ್ಲಿ ಕೋಣೆಯಲ್ಲಿ ರೂಮಲ್ಲಿ ಗಂಟೆ ರಾತ್ರಿ roominalli roomalli ratri raatri gante`,
  tens: `ಹತ್ತು ಇಪ್ಪತ್ತು ಮೂವತ್ತು ನಲವತ್ತು ಐವತ್ತು ಅರವತ್ತು ಎಪ್ಪತ್ತು ಎಂಬತ್ತು ತೊಂಬತ್ತು hattu ippattu muvattu nalavattu aivattu`,
  near: `ಬಳಿ ಹತ್ತಿರ ಕೈಯಲ್ಲಿ bali hattira hathra`,
  until: `ತನಕ ವರೆಗೆ *ವವರೆಗೆ tanaka varege`,
  blank: `ಖಾಲಿ_ಹಾಳೆ* ಬಿಳಿ_ಹಾಳೆ* ಖಾಲಿ_ಕಾಗದ* khali_hale* khali_kagad*`,
  sign: `ಸಹಿ ಹೆಬ್ಬೆಟ್ಟು* sahi sign`,
  noSchool: `ಶಾಲೆಗೆ_ಹೋಗದ* ಶಾಲೆಗೆ_ಹೋಗುತ್ತಿಲ್ಲದ* shalege_hogada* ಶಾಲೆಗೆ_ಹೋಗಬಹುದು shalege_hogabahud* school_ge_hogabahud*`,
  lightWork: `ಸಣ್ಣ_ಕೆಲಸ* ಸಣ್ಣಪುಟ್ಟ* ಸಣ್ಣ_ಪುಟ್ಟ* ಹಗುರ_ಕೆಲಸ* sanna_kelsa sanna_putta`,
  skill: `ಎಣಿಸಿ ಕ್ಯಾಷಿಯರ್* ಕ್ಯಾಶಿಯರ್* enisi cashier`,
  minAge: `ಕನಿಷ್ಠ_ವಯಸ್ಸು* ಕನಿಷ್ಠ_ವಯೋಮಿತಿ* kanishta_vayassu`,
  solely: `ಮಾತ್ರ matra maatra`,
};
