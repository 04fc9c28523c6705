import type { ConceptWords } from "../names";

/** Telugu and its Latin spellings. */
export const TE: ConceptWords = {
  fee: `ఫీజు* ఫీజ్* రుసుము* చార్జ్* చార్జి* ఛార్జీ* ఛార్జ్* డిపాజిట్* సెక్యూరిటీ_డబ్బు* సెక్యూరిటీ_మొత్తం ధరావతు* feeju fiju rusumu dipajit సెక్యూరిటీ_డిపాజిట్* ధరావత్తు* సర్వీస్_ఛార్జ్* సర్వీస్_చార్జ్* రిజిస్ట్రేషన్_డబ్బు* ఫారం_డబ్బు* యూనిఫాం_డబ్బు* security_deposit service_charge registration_dabbu
    form_dabbu uniform_dabbu`,
  cause: `రిజిస్ట్రేషన్* నమోదు* ఫారం* ఫారమ్* దరఖాస్తు* శిక్షణ* ట్రైనింగ్* ప్రాసెసింగ్* ఏజెన్సీ* వెరిఫికేషన్* యూనిఫాం* యూనిఫామ్* డ్రెస్* కిట్* ఐడీ_కార్డు* ఐడి_కార్డు* గుర్తింపు_కార్డు_కోసం మెడికల్* జాయినింగ్* చేరడానికి registration namodu training shikshana uniform kit joining form darakhastu బూట్ల*
    బెల్ట్* పేరు_రాయ* కోర్సు* బీమా* ఇన్సూరెన్స్* స్టాంప్* ఒప్పంద* హెల్మెట్* షూ* బూట్లు* మెషిన్* కార్డు_కోసం bima insurance stamp helmet shoes machine గుర్తింపు_కార్డు* గేట్_పాస్* గేట్‌పాస్* గేట్పాస్* పని_ఖాయం* ఉద్యోగం_ఖాయం* పని_ఇప్పించ* ఉద్యోగం_ఇప్పించ* నియామక_పత్ర* ఆఫర్_లెటర్* సీటు_బుక్* బుకింగ్*
    జాబితాలో_పేరు* లిస్టులో_పేరు* చీర* రెయిన్‌కోట్* పోలీస్_వెరిఫికేషన్* అగ్రిమెంట్* ఐడీ* gurtimpu_card* gate_pass* gatepass* pani_khayam* udyogam_khayam* pani_ippinch* udyogam_ippinch* offer_letter seat_book* booking list_lo_peru* cheera police_verification* agreement id_card* పేరు_నమోదు*
    peru_namodu* తాళాల* తాళం* క్లాసు* క్లాస్* సైకిల్* పని_ఖాయం talam talala class* peru_namod* bootlu పెట్టె* పేరు_రాయి* పేరు_ఉంచ* పేరు_మీద_పెట్ట* చోటు_ఆపి* సీటు_ఆపి* నేర్పించ* నేర్పడానికి* నేర్చుకో* పనిముట్ల* టూల్_కిట్* జాకెట్* గ్లౌజ* స్టాంప్_పేపర్* పాలసీ* ప్రీమియం* సర్టిఫికెట్_కోసం* పాసు*
    peru_rayi* peru_unch* seat_aapi* nerpinch* nerpadani* tool_kit stamp_paper jacket paasu ప్రొఫైల్_ఫోటో* ఫోటోలకి* ఫొటోలకి* ఫోటో_షూట్* శాంపిల్* నమూనా* photolaki sample* స్క్రీన్‌షాట్* స్క్రీన్_షాట్* screenshot`,
  refund: `తిరిగి* వాపసు* రీఫండ్* వాపస్* tirigi vaapasu vapasu refund వెనక్కి* venakki* మానేసినప్పుడు మానేస్తే వెళ్లేటప్పుడు manesinappudu maneste velletappudu`,
  money: `డబ్బు* డబ్బులు నగదు* మొత్తం సొమ్ము* dabbu dabbulu nagadu sommu`,
  currency: `రూ రూపాయ* రూ రూపాయలు rupayalu rupaayalu roopayalu rupay rupaylu`,
  many: `వంద* ఐదొందలు వేలు వెయ్యి లక్ష* vanda veyyi velu aidu_vandalu వేల* రెండొందల* *ొందలు *veyyi రెండు_వందల* మూడు_వందల* నాలుగు_వందల* ఐదు_వందల* రెండు_వేల* rendu_vandala* mudu_vandala* nalugu_vandala* aidu_vandala* rendu_vela*`,
  commission: `కమీషన్* కమిషన్* దళారీ* kamishan`,
  advance: `అడ్వాన్స్* ముందస్తు*`,
  cut: `కోత* కట్_చేస్త* మినహాయి* కోస్త* పట్టుకుంట* cut_chest* minahayi* pattukunt* తీసుకుంటుంది తీసుకుంటాడు ఉంచుకుంటుంది కట్_అవుతుంది పోతుంది tisukuntundi teesukuntundi unchukuntundi cut_avutundi potundi ఏజెన్సీకి ఏజెంట్‌కు ఏజెంట్కు బ్యూరోకు ఏజెన్సీకే ఏజెన్సీకి* వాటా* భాగం* vaata vata bhagam పోతాయి
    ఇవ్వాలి_మేస్త్రి teesukuntadu teesukuntaru`,
  agent: `ఏజెంట్* దళారి* బ్రోకర్* ఏజెన్సీ* dalari మేస్త్రి* మేస్త్రీ* ఆఫీసు* ఆఫీస్* వార్డెన్* మేడం* సూపర్‌వైజర్* mestri office warden madam aafisu బ్యూరో* bureau గుమస్తా* మేనేజర్* కాంట్రాక్టర్* supervisor manager contractor ఇంచార్జ్* ఇన్‌చార్జ్* incharge`,
  wage: `జీతం* జీత* వేతన* మొదటి_నెల* ఒక_నెల* jeetham jeetam jitham jeetha* vetanam modati_nela* oka_nela* సంపాదన* ఆదాయ* sampadana aadayam కూలి*`,
  mustPay: `కట్టాలి కట్టండి చెల్లించాలి చెల్లించ* ఇవ్వాలి పంపాలి పంపండి పంపించ* జమ_చేయ* జమచేయ* వేయాలి డిపాజిట్_చేయ* కొనాలి కొనుక్కోవాలి తీసుకుంటాం_ముందు ముందు_ఇవ్వ* అవుతుంది అవుతాయి పే_చేయ* ట్రాన్స్‌ఫర్_చేయ* వసూలు* ఇవ్వండి కడితే ఇస్తేనే కట్టిన kattali kattaali kattandi chellinchali chellinch* ivvali ivvaali
    pampali pampandi pampinch* jama_chey* jamachey* veyali veyandi deposit_chey* konali konukkovali mundu_ivv* avutundi avuthundi pay_chey* transfer_chey* vasulu ivvandi kadithe isthene istene gpay_chey* phonepe_chey* send_chey* తీసుకురా* తెచ్చుకో* పెట్టాలి ఉంచాలి ఇచ్చి ఇవ్వడం tisukura* teesukura*
    pettali unchali ichi తీసుకుంటారు తీసుకుంటాం_మీ తీసుకురండి తీసుకురావాలి తెచ్చుకోండి తేవాలి తెండి వేయండి పెట్టుకోవాలి భరించాలి సొంత_ఖర్చు* ఖర్చు_అవుతుంది కట్టాల్సి* ఇవ్వాల్సి* చెల్లించాల్సి* జమ_చేయాలి జమ_చేయాల్సి* డిపాజిట్_చేయాలి కడితేనే కట్టినవారికే ఇవ్వాల్సిందే కట్టాల్సిందే వసూలు_చేస్తారు
    tisukuntaru teesukuntaru teesukurandi tisukurandi tevali thevali pettukovali bharinchali sonta_kharchu* kharchu_avutundi kattalsi* ivvalsi* chellinchalsi* jama_cheyali deposit_cheyali kadithene kattinavarike ఏజెన్సీకి_వెళ్తుంది కట్టిన_వారికి* కట్టిన_వాళ్లకు* కట్టినవారికి* kattina_variki*
    kattina_vallaku* వెనక్కి_ఇస్తాం కట్టిన_వారు కట్టినవారు meere_pett* ముందే_తీసుకుంట* కట్టిన_వారికి కట్టినవారికి kadite kattina_variki పెట్టాలి_ముందు ఇచ్చుకోవాలి ఇచ్చుకోవాల్సి* చెల్లించుకోవాలి సమర్పించుకోవాలి సమర్పించాలి`,
  pay: `కట్టండి ఇవ్వండి పంపండి చెల్లించండి kattandi pampandi`,
  oblige: `ముందు ముందుగా తప్పనిసరి తప్పకుండా mundu munduga tappanisari thappanisari ఈరోజే mundhu eeroje`,
  give: `ఇస్తాం ఇస్తాము ఇస్తారు ఇస్తుంది ఇవ్వబడును ఇవ్వబడుతుంది మేము_ఇస్తాం మేమే* మా_ఖర్చు* ఉచిత* ఫ్రీ* లభిస్తుంది అందిస్తాం యజమాని_ఇస్తారు కంపెనీ_ఇస్తుంది భరిస్తాం భరిస్తుంది దొరుకుతుంది istam isthamu istham istaru isthaaru istundi ivvabadu* meme memu_istam maa_kharchu uchitam uchitanga free labhistundi
    andistam bharistam dorukuthundi కొని_ఇస్తాం కొనిస్తాం ఇప్పిస్తాం వస్తుంది పడుతుంది koni_istam konistam ippistam vastundi padutundi ఇస్తాం_మేము తీసుకోవచ్చు పొందవచ్చు tisukovachu teesukovachu పంపిస్తాం పంపుతాం పంపిస్తాము pampistam pamputam యజమాని_ఖర్చు* మీ_ఇష్టం mee_ishtam కంపెనీ_భరి* మేము_పంప*
    మా_డబ్బు* maa_dabbu* ma_dabbu*`,
  we: `మేము మా యజమాని కంపెనీ memu maa yajamani`,
  gain: `బోనస్* భత్యం* ఓవర్‌టైమ్* ఓవర్‌టైం* దీపావళి* దసరా* నెలకు ప్రతి_నెల* రోజుకు రోజూ ప్రయాణ* bonus bhatyam overtime diwali dasara nelaku prati_nela* rojuku roju prayana* గ్రాట్యుటీ* పీఎఫ్* సెలవుల_డబ్బు* gratuity pf`,
  chore: `బిల్లు* కరెంట్* కూరగాయ* మార్కెట్* సంత సంతలో సంతకి షాపు* దుకాణ* స్కూల్* బడి* పిల్లల_* పిల్లల పిల్లాడి సొసైటీ* కస్టమర్* ఖాతాదారు* డాక్టర్* ఆసుపత్రి* గుడి* ఆలయ* అతిథ* billu current kuragayalu market shopu dukanam schoolu pillala society customer doctor aasupatri gudi alayam athidhi తల్లిదండ్రుల* పరీక్ష* ప్రజలు*
    ప్రజలే pariksha prajalu ఎంట్రీ* కంప్యూటర్* టైపింగ్* లెక్కలు* బ్యాంకులో* బ్యాంక్‌లో* entry computer typing lekkalu bank_lo రసీదు_ఇవ్వ* rasidu_ivv* పార్కింగ్* parking badiki badilo లెక్కపెట్టి* లెక్క_పెట్టి* కిటికీ_దగ్గర* ఫీజు_తీసుకుని* రుసుము_తీసుకుని* ఫీజులు_తీసుకుని* సభ్యుల చేప* మాంసం*`,
  sale: `అమ్మక* ammak*`,
  warn: `ఫిర్యాదు* మోస* ఎవరైనా_డబ్బు* firyadu mosam evaraina_dabbu* వేధింపు* బాధితు* హింస* అత్యాచార* అఘాయిత్య* దాడి_జరిగిన* రక్షించిన* vedhimpu* badhitu* hinsa* atyachar*`,
  secret: `ఓటీపీ* ఓటిపి* ఏటీఎం_కార్డు* డెబిట్_కార్డు* పాస్‌వర్డ్* పిన్_నంబర్* పిన్_నెంబర్* చెక్‌బుక్* pin_number atm_card బ్యాంక్_యాప్* అంకెల_కోడ్* ఏటీఎం_మరియు ఏటిఎం_కార్డు* క్యాన్సిల్_చెక్* cancel_cheque కార్డు_వెనుక* కార్డు_వెనక* కార్డ్_వెనక* card_venaka* card_venuka* చెక్_బుక్* atm_card*
    నెట్_బ్యాంకింగ్*`,
  account: `బ్యాంక్_ఖాతా* బ్యాంకు_ఖాతా* ఖాతా_నంబర్* ఖాతా_నెంబర్* అకౌంట్_నంబర్* అకౌంట్_నెంబర్* పాస్‌బుక్* పాస్బుక్* బ్యాంక్_వివరాల* bank_khata khata_number account_number passbook bank_vivaral*`,
  paper: `ఆధార్* పాన్_కార్డు* పాన్‌కార్డు* ఓటర్_కార్డు* రేషన్_కార్డు* పాస్‌పోర్ట్* మార్కుల_జాబితా* మార్కుల_మెమో* అసలు_పత్రాల* ఒరిజినల్_సర్టిఫికెట్* అసలు_సర్టిఫికెట్* ఒరిజినల్_పత్రాల* గుర్తింపు_పత్ర* aadhar adhar pan_card voter_card ration_card original_certificate* asalu_certificate* asalu_patral*
    పదో_తరగతి టెన్త్_సర్టిఫికెట్* tenth_certificate టీసీ మార్క్‌షీట్*`,
  doc: `పత్రాల* పత్రం సర్టిఫికెట్* సర్టిఫికేట్* డాక్యుమెంట్* లైసెన్స్* ధ్రువపత్ర* patral* certificate* document* memo మెమో*`,
  original: `అసలు ఒరిజినల్* asalu original original`,
  send: `పంప* వాట్సాప్‌లో వాట్సాప్లో ఫోటో_తీసి షేర్_చేయ* అప్‌లోడ్* సమర్పించ* చెప్పాలి చెప్పండి ఇవ్వాలి ఇవ్వండి అప్పగించ* జమ_చేయ* pamp* whatsapp_lo photo_teesi share_chey* upload samarpinch* cheppali cheppandi ivvali ivvandi appaginch* jama_chey* వాట్సాప్_చేయ* వాట్సప్_చేయ* ఫోటోలు_పంప* ఫోటో_పంప*
    ఫోటోలు_వాట్సాప్ మెయిల్_చేయ* whatsapp_chey* photo_pamp* photolu mail_chey* చాట్* chat* ముందు_వెనక ముందూ_వెనక ఇక్కడే_రాయ* ఇక్కడ_రాయ* ikkade_ray* mundu_venaka`,
  keep: `ఉంచుకుంట* ఉంచుతా* ఉంచాలి మా_దగ్గర మా_వద్ద యజమాని_దగ్గర పెట్టుకుంట* మా_దగ్గరే* డిపాజిట్_చేయ* unchukunt* unchuta* unchali maa_daggara maa_vadda ma_daggara yajamani_daggara pettukunt* బీరువా* లాకర్* అల్మారా* దగ్గర_పెట్ట* దగ్గర_ఉంచ* beeruva locker daggara_pett* daggara_unch* owner_daggara యజమాని_బీరువా*
    ఓనర్_దగ్గర* ఆఫీసులో_ఉం* ఆఫీసులో_జమ వద్ద_ఉం* దగ్గరే_ఉం* owner_daggara* office_lo_un* daggare_un* vadda_un* ఉంచాల్సి* మా_వద్దే మా_దగ్గర_ఉంట* ఉంటాయి_మా పెట్టేసుకుంట* స్వాధీనం* unchalsi* maa_vadde maa_daggara_unt* pettesukunt* swadheenam* దగ్గర_ఉంటా* daggara_unta* దగ్గరే_ఉంటా* భద్రపరు* వద్దే_ఉం* వద్దే
    vadde_un* vadde`,
  show: `చూపించ* చూపండి తీసుకురా* తెచ్చు* తనిఖీ* పరిశీలి* చూస్త* chupinch* choopinch* teesukura* tecchu* tanikhi choost*`,
  wallet: `యూపీఐ* గూగుల్_పే* జీపే* ఫోన్‌పే* ఫోన్_పే* పేటీఎం* క్యూఆర్*`,
  age: `వయసు* వయస్సు* సంవత్సరాల_వయసు vayasu vayassu`,
  year: `ఏళ్ల* ఏళ్ళ* సంవత్సర* ఏళ్లు yella ella samvatsar* endlu ఏళ్ళు రెండేళ్ల* మూడేళ్ల* ఏడాది* పదకొండేళ్ళ* పన్నెండేళ్ళ* పన్నెండేళ్ల* పదమూడేళ్ళ* పదమూడేళ్ల* పద్నాలుగేళ్ళ* పద్నాలుగేళ్ల* పదిహేనేళ్ళ* పదిహేనేళ్ల* పదహారేళ్ళ* ఏళ్ళు* ఏళ్లు* ellu`,
  teen: `పద్నాలుగు పదిహేను పదహారు పదిహేడు పదమూడు పన్నెండు padihenu padaharu పదకొండేళ్ళ* పన్నెండేళ్ళ* పన్నెండేళ్ల* పదమూడేళ్ళ* పదమూడేళ్ల* పద్నాలుగేళ్ళ* పద్నాలుగేళ్ల* పదిహేనేళ్ళ* పదిహేనేళ్ల* పదహారేళ్ళ* పదేళ్ళ* పదేళ్ల*`,
  child: `పిల్లల* పిల్లలు పిల్లలను పాప* బాబు* బాబుని కొడుకు* కూతురు* మనవడు* మనవరాలు* శిశువు* స్కూల్* బడి* నాన్న* అత్త* మామ* అమ్మమ్మ* నానమ్మ* తాతయ్య* తాత* కుక్క* పాత pillalu pillala* papa paapa babu koduku kuturu kooturu manavadu sisuvu school amma nanna atta nanamma thatha tata kukka paata హాస్టల్*
    విద్యార్థ* hostel vidyarth* అమ్మ అమ్మకు అమ్మను అమ్మగారి* ఇద్దరు_పిల్లలు పిల్లలు_ఇద్దరు పిల్లలు_ఉన్నారు iddaru_pillalu pillalu_iddaru pillalu_unnaru badiki ఆశ్రమ* అనాథ* వసతి_గృహ* అన్న* తమ్ముడు* చెల్లి* అక్క* పెద్దబ్బాయి* చిన్నబ్బాయి* anna tammudu chelli akka ముగ్గురు_అబ్బాయిలు ఇద్దరు_అబ్బాయిలు
    ముగ్గురు_అమ్మాయిలు ఇద్దరు_అమ్మాయిలు ముగ్గురు_పిల్లలు`,
  minor: `మైనర్* చిన్న_పిల్ల* చిన్న_అబ్బాయి* చిన్న_అమ్మాయి* బాలుడు* బాలిక* బాల_కార్మిక* చిన్న_వయస* పిల్లలు_పనికి పిల్లలు_కావాలి minor chinna_pill* chinna_abbai chinna_ammai chinna_abbayi chinna_ammayi baludu balika chinna_vayas* pillalu_paniki pillalu_kavali పాప_కావాలి బాబు_కావాలి papa_kavali babu_kavali
    చిన్నపిల్ల* చిన్న_కుర్రా* పన్నెండేళ్ల* పదేళ్ల* పదమూడేళ్ల* పద్నాలుగేళ్ల* పదిహేనేళ్ల* పదహారేళ్ల* పదిహేడేళ్ల* chinnapill* chinna_kurra* pannendella* padella* padihenella* padaharella* చిన్న_పిల్లలు పదకొండేళ్ళ_కుర్రాడు పదకొండేళ్ళ_అబ్బాయి పదకొండేళ్ళ_అమ్మాయి పదకొండేళ్ళ_పిల్లాడు పదకొండేళ్ళ_పిల్ల
    పదకొండేళ్ళ_పాప పన్నెండేళ్ళ_కుర్రాడు పన్నెండేళ్ళ_అబ్బాయి పన్నెండేళ్ళ_అమ్మాయి పన్నెండేళ్ళ_పిల్లాడు పన్నెండేళ్ళ_పిల్ల పన్నెండేళ్ళ_పాప పన్నెండేళ్ల_కుర్రాడు పన్నెండేళ్ల_అబ్బాయి పన్నెండేళ్ల_అమ్మాయి పన్నెండేళ్ల_పిల్లాడు పన్నెండేళ్ల_పిల్ల పన్నెండేళ్ల_పాప పదమూడేళ్ళ_కుర్రాడు పదమూడేళ్ళ_అబ్బాయి
    పదమూడేళ్ళ_అమ్మాయి పదమూడేళ్ళ_పిల్లాడు పదమూడేళ్ళ_పిల్ల పదమూడేళ్ళ_పాప పదమూడేళ్ల_కుర్రాడు పదమూడేళ్ల_అబ్బాయి పదమూడేళ్ల_అమ్మాయి పదమూడేళ్ల_పిల్లాడు పదమూడేళ్ల_పిల్ల పదమూడేళ్ల_పాప పద్నాలుగేళ్ళ_కుర్రాడు పద్నాలుగేళ్ళ_అబ్బాయి పద్నాలుగేళ్ళ_అమ్మాయి పద్నాలుగేళ్ళ_పిల్లాడు పద్నాలుగేళ్ళ_పిల్ల పద్నాలుగేళ్ళ_పాప
    పద్నాలుగేళ్ల_కుర్రాడు పద్నాలుగేళ్ల_అబ్బాయి పద్నాలుగేళ్ల_అమ్మాయి పద్నాలుగేళ్ల_పిల్లాడు పద్నాలుగేళ్ల_పిల్ల పద్నాలుగేళ్ల_పాప పదిహేనేళ్ళ_కుర్రాడు పదిహేనేళ్ళ_అబ్బాయి పదిహేనేళ్ళ_అమ్మాయి పదిహేనేళ్ళ_పిల్లాడు పదిహేనేళ్ళ_పిల్ల పదిహేనేళ్ళ_పాప పదిహేనేళ్ల_కుర్రాడు పదిహేనేళ్ల_అబ్బాయి పదిహేనేళ్ల_అమ్మాయి
    పదిహేనేళ్ల_పిల్లాడు పదిహేనేళ్ల_పిల్ల పదిహేనేళ్ల_పాప పదహారేళ్ళ_కుర్రాడు పదహారేళ్ళ_అబ్బాయి పదహారేళ్ళ_అమ్మాయి పదహారేళ్ళ_పిల్లాడు పదహారేళ్ళ_పిల్ల పదహారేళ్ళ_పాప స్కూల్_అమ్మాయి స్కూల్_అబ్బాయి బడి_అమ్మాయి బడి_పిల్లాడు school_ammayi school_abbayi`,
  care: `చూసుకో* చూసుకు* సంరక్ష* స్నానం* తినిపించ* ఆడించ* చదివించ* హోంవర్క్* choosuko* chusuko* chusuku* samraksh* snanam tinipinch* aadinch* chadivinch*`,
  mine: `మా నా మాకు maa ఇంట్లో_ఉన్న intlo_unna`,
  young: `అమ్మాయి* అబ్బాయి* ammai ammayi abbai abbayi ammayilu girl girls boy boys యువతి* కుర్రాడు* కుర్రా*`,
  wanted: `కావాలి కావలెను అవసరం సరిపోతుంది పర్వాలేదు ఉండాలి రావచ్చు kavali kaavali kavalenu avasaram undali parvaledu ravachu saripotundi sarpotundi తీసుకుంటాం tisukuntam కొట్టుకి ఓకే`,
  worker: `పనిమనిషి* పనికి పని_కోసం ఇంటి_పని* సహాయకుడు* సహాయకురాలు* మహిళ* అభ్యర్థి* అమ్మాయి* అబ్బాయి* panimanishi paniki pani_kosam inti_pani mahila ammai ammayi abbayi పనికి* వంటవారు* వంటమనిషి* వంటవాడు* వంటామె* వాచ్‌మన్* వాచ్మన్* గార్డ్* డ్రైవర్* తోటమాలి* vantamanishi watchman guard driver cook నర్సు*`,
  woman: `అమ్మాయి* మహిళ* ఆడవార* యువతి* స్త్రీ* ammai ammayi mahila adavaru yuvathi stri గర్ల్* లేడీ* ఆడవారు* ఆడపిల్ల* girl girls lady ladies female`,
  past: `అనుభవ* పాత నుండి_ఇక్కడ anubhavam anubhav* paata`,
  massage: `మసాజ్* మాలిష్* మర్దన* masaj massage malish mardana`,
  body: `బాడీ* శరీర* ఒళ్ల* మగవార* సార్* రాత్రి body shareeram vollu magavar* sir`,
  treated: `పాప* బాబు* పిల్లల* శిశువు* బాలింత* ప్రసవ* తల్లి* అమ్మమ్మ* నానమ్మ* తాత* వృద్ధ* రోగి* పేషెంట్* ఫిజియో* papa paapa babu pillala* sisuvu balintha prasavam thalli nanamma thatha vruddh* rogi physio* patient నాన్న* మామ్మ* అత్తగారు* మామగారు* పక్షవాతం* nanna ammamma`,
  sexual: `సెక్స్* లైంగిక* శారీరక_సంబంధ* సుఖపెట్ట* రాత్రి_గడప* కలిసి_పడుకో* పక్కన_పడుకో* ఓపెన్_మైండ్* ఒంటరి_మగ* laingika shareeraka_sambandh* sukhapett* ratri_gadap* kalisi_paduko* pakkana_paduko* open_mind* ఎస్కార్ట్* గర్ల్‌ఫ్రెండ్* గర్ల్ఫ్రెండ్* హ్యాపీ_ఎండింగ్ బాడీ_టు_బాడీ నైట్_పార్ట్‌నర్ ఫుల్_సర్వీస్
    డేటింగ్ రొమాన్స్* రొమాంటిక్* సెక్సీ* భార్యలా* భార్య_లాగా* రాత్రులు_గడప* సన్నిహిత_సంబంధ* శృంగార* girlfriend* romance* romantic* bharyala* bharya_laga* ratrulu_gadap* sannihitanga* srungar* పడక_పంచుకో* శరీర_సేవ* యజమానితో_గడప* సన్నిహితంగా_మెల* ratri_todu* జీవిత_భాగస్వామి* jeevita_bhagaswami*
    padaka_panch* padaka_sukh* పడక_సుఖ* బార్‌లో_డాన్స్* బార్‌లో_డ్యాన్స్* డాన్స్_బార్* bar_lo_dance* barlo_dance* dance_bar`,
  owner: `యజమాని* సార్* మగవార* ఒంటరి yajamani sir magavaru ontari`,
  night: `రాత్రి* మంచం* ఒంటరిగా ratri raatri manchamu`,
  toWhat: `సమయ* కుటుంబ* samayam kutumbam`,
  faith: `హిందూ* హిందు* ముస్లిం* క్రైస్తవ* క్రిస్టియన్* సిక్కు* hindu muslim christian kraisthava ముస్లింలు* హిందువులే* క్రైస్తవులు*`,
  faithThing: `వంట* భోజన* కుటుంబ* గుడి* ఆలయ* పండుగ* ఇల్లు* ఇంట్లో vanta bhojanam kutumbam gudi alayam panduga illu ట్రాన్స్‌పోర్ట్* ట్రావెల్స్* ట్రేడర్స్* స్టోర్స్* బేకరీ* హోటల్* వీధి* బజార్* రోడ్డు* సత్రం* సంఘం* భవన్* హాస్పిటల్* ఆసుపత్రి* కాలనీ* transport* travels* stores* bakery* hotel* veedhi* road* colony*`,
  caste: `కులం* కుల* కులస్థ* బ్రాహ్మణ* రెడ్డి_మాత్రమే కమ్మ_మాత్రమే దళిత* అగ్రకుల* ఎస్సీ* ఎస్టీ* kulam brahmana brahmin dalit agrakul* మా_కుల* మన_కుల* అదే_కుల* పై_కుల* తక్కువ_కుల* మా_సామాజిక* మన_వాళ్ల* మా_వర్గ* కాపు* కమ్మ* వెలమ* మాదిగ* మాల_* యాదవ* maa_kulam* mana_kulam* ade_kulam* pai_kulam* takkuva_kulam*
    mana_valla* maa_vargam* madiga velama kaapu_kulam గోత్ర* శూద్ర* క్షత్రియ* వైశ్య* బీసీ* అగ్ర_కుల* పెద్ద_కుల* సొంత_కుల* మా_కులస్తు* gotram* bc_kulam agra_kulam* pedda_kulam* sonta_kulam* kulapu* kulastu* అగ్రవర్ణ* ఉన్నత_కుల* పెద్దకుల*`,
  only: `మాత్రమే మాత్రం వద్దు కాదు లేదు కావాలి ఉండాలి ప్రాధాన్యత తప్ప అమ్మాయి* మహిళ* matrame maatrame vaddu kaadu kavali kaavali undali pradhanyata tappa ammai దరఖాస్తు ప్రాధాన్యత* ప్రాధాన్యం* రావద్దు రాకూడదు అయితే_మంచిది వారికే వాళ్లకే వారు_వద్దు darakhastu pradhanyat* pradhanyam* ravaddu rakudadu
    ayithe_manchidi varike vallake వాళ్లే వాళ్ళే వారే రావాలి valle vare ravali చేయొద్దు చేయవద్దు రావొద్దు cheyoddu raavoddu`,
  skin: `తెల్లగా* తెల్లని_రంగు* తెల్ల_రంగు* ఎర్రగా* రంగు_తెలుపు నల్లగా* నల్ల_వారు* చామనఛాయ* మంచి_రంగు* ఫెయిర్* tellaga thellaga tella_rangu nallaga chamana manchi_rangu రంగు_ఉండాలి తెల్లటి* తెలుపు_రంగు* నలుపు_వద్దు నల్లగా_ఉండ* నల్లని_వారు* manchi_rangu* rangu_undali tellati* telupu_rangu* nalupu_vaddu
    nallaga_und*`,
  looks: `అందమైన* అందంగా* చక్కని_అమ్మాయి* andamaina andanga andhamaina ఫిగర్* ఆకర్షణీయ* figure`,
  unmarried: `పెళ్లికాని* పెళ్లి_కాని* పెళ్ళికాని* అవివాహిత* వితంతువు* విడాకుల* కన్య* pellikani pelli_kani pelli_kaani pellikaani avivahita vidakul* పెళ్ళి_కాని* పెళ్లి_అవని* పెళ్లయినవారు_వద్దు పెళ్లైనవారు_వద్దు వివాహం_కాని* pelli_kani* pelli_avani* pelli_ayina_varu_vaddu pellaina_varu_vaddu vivaham_kani*
    పెళ్లవని* ఒంటరి_మహిళలు_మాత్రమే పెళ్ళికానివారు పెళ్లికానివారు ఒంటరి_అమ్మాయి* pellikanivaru పెళ్లి_కాకూడదు పెళ్లి_కాకుండా పెళ్లి_అయి_ఉండకూడదు pelli_kakudadu పెళ్లి_కాలేదు`,
  married: `పెళ్లైన* పెళ్లయిన* వివాహిత* pellaina pellayina vivahita పెళ్ళైన పెళ్లైన పెళ్ళయిన పెళ్లయిన`,
  anyone: `ఎవరైనా* ఏ* అందరూ* అన్ని* evaraina andaru ye_ భేదం_లేదు భేదాలు_లేవు పట్టింపు_లేదు తేడా_లేదు bhedam_ledu pattimpu_ledu teda_ledu అడగం అడగము చూడం చూడము పట్టించుకో* adagam adagamu chudam chudamu pattinchuko* వివాహిత_లేదా లేదా_వివాహిత* పెళ్లైన_లేదా`,
  home: `ఇల్లు* illu intlo`,
  call: `ఫోన్* కాల్* సంప్రదించ* మొబైల్* నంబర్* నెంబర్* phone call sampradinch* number nambar మొబైల్‌కు mobile*`,
  message: `వాట్సాప్_చేయ* మెసేజ్_చేయ* whatsapp_chey* message_chey*`,
  social: `ఇన్‌స్టాగ్రామ్* ఇన్‌స్టా* టెలిగ్రామ్* ఫేస్‌బుక్*`,
  noAfter: `లేదు లేవు వద్దు కాదు అవసరం_లేదు అక్కర్లేదు ఉండదు తీసుకోము తీసుకోం అడగము అడగం కట్టనవసరం ఇవ్వకండి చెల్లించకండి ledu levu vaddu kaadu avasaram_ledu akkarledu undadu teesukomu teesukom adagamu adagam ivvakandi కట్టక్కర్లేదు ఉచితం అడగరు తీసుకోరు ఉంచుకోము ఉంచుకోం పెట్టుకోము వసూలు_చేయము కట్టవద్దు ఇవ్వవద్దు
    కట్టనక్కర్లేదు *వద్దు *కూడదు *కోము *క్కర్లేదు *నవసరంలేదు *గము *యము adagaru tisukoru teesukoru unchukomu unchukom pettukomu kattavaddu ivvavaddu cheyamu`,
  without: `లేకుండా lekunda`,
  otherwise: `లేకపోతే lekapothe పారిపోకుండా`,
  never: `తిరిగి* మర్చిపో* ఆలస్య* tirigi marchipo*`,
  other: `అనుభవ* చదువు* ఇంగ్లీష్* సెలవు* మద్య* anubhavam chaduvu selavu`,
  bribe: `మామూలు* టీ_ఖర్చు* లంచ* స్వీట్ల* mamulu lancham`,
  pledge: `తాకట్టు* హామీ* పూచీకత్తు* జామీను* taakattu haami puchikattu టోకెన్* బయానా* అడ్వాన్స్_డిపాజిట్* ధరావతు* token* bayana dharavathu`,
  cost: `ఖర్చు* ధర* kharchu* emi ఖర్చులు* వాయిదా* దక్షిణ* kharchu`,
  self: `మీరు మీరే మీ అభ్యర్థి* meeru meere mee`,
  firstPay: `మొదటి_నెల* మొదటి_జీత* సగం_జీత* ఒక_నెల_జీత* మొదటి_15 modati_nela* modati_jeeta* modati_jeetha* sagam_jeeta* sagam_jeetha* మొదటి_జీతం* పది_రోజుల* పదిహేను_రోజుల* సగం_జీతం* modati_jeetam* modati_jitam* padi_rojula* padihenu_rojula* sagam_jeetam* మొదటి_ఇరవై* మొదటి_20 మొదటి_10 మొదటి_పది*
    మొదటి_పదిహేను* modati_20 modati_iravai* modati_padihenu* modati_jitham* మొదటి_వారం* మొదటివారం* modati_varam*`,
  digit: `సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది sunna okati rendu moodu mudu nalugu aidu aaru edu enimidi tommidi`,
  unit: `కిలో* లీటర్* మంది గంట* నిమిషాల* పూటల* mandi gantalu ఫారాలు ఫారంలు ఎంట్రీలు పేజీలు forms entries ఫారం* ఫారాల* దరఖాస్తు* కోళ్ళు* కోళ్లు* కోడి* గుడ్లు* పేపర్లు* పత్రికలు* మేకలు* ఆవులు* గేదెలు* చెట్లు* మొక్కలు* ఇటుకలు* బస్తాలు* ప్యాకెట్లు* సీసాలు* కుర్చీలు* kollu gudlu paperlu mekalu aavulu chetlu
    mokkalu itukalu bastalu`,
  together: `తో_ఉండాలి కలిసి_ఉండ* kalisi_und* sir_tho సార్‌తో సార్తో ఓనర్‌తో యజమానితో`,
  anything: `అన్నీ_చేయ* అన్ని_చేయ* anni_chey*`,
  alone: `ఒంటరి_మగ* ఒంటరిగా_ఉండే ontari_maga* ఒంటరిగా_ఉన్న* ఒంటరి_సార్* బ్యాచిలర్* ontariga_unna* ontari_sir bachelor ఒంటరి_వ్యక్తి* ఒంటరి_పెద్దమనిషి* ontari_vyakti* ఒంటరిగా* ఏకాంత* ontariga* ఒంటరిగా_ఉండే_సార్* భార్య_లేని* భార్య_లేదు bharya_leni*`,
  wedding: `పెళ్లి* పెళ్ళి* వివాహ* pelli vivaha* pelli* vivaham`,
  link: `గ్రూప్* గ్రూపు* పేజీ* ఛానల్* ఇన్‌బాక్స్* group page`,
  joinTime: `మొదటి_రోజు* చేరే_రోజు వచ్చేటప్పుడు చేరేటప్పుడు చేరే_ముందు ఇంటర్వ్యూకు_ముందు modati_roju vachetappudu cheretappudu chere_mundu`,
  clan: `రెడ్డి* కమ్మ* kamma reddy జైనులు* జైన్* చౌదరి* వైష్ణవ* jain*`,
  strict: `మాత్రమే ప్రాధాన్యత* matrame maatrame pradhanyata కావాలి kavali అయితే_మంచిది* ఐతే_మంచిది* ayithe_manchidi aithe_manchidi`,
  surety: `సెక్యూరిటీగా* హామీగా* డిపాజిట్‌గా* డిపాజిట్గా* ఆపి_ఉంచ* ఆపుతా* నిలిపి* security_ga* haamiga* deposit_ga* aapi_unch* aaputa* nilipi*`,
  afterPay: `కట్టాకే కట్టిన_తర్వాత* కట్టాక ఇచ్చాకే ఇచ్చాక ఇచ్చిన_తర్వాత* చెల్లించాకే చెల్లించిన_తర్వాత* పంపాకే పంపిన_తర్వాత* డబ్బు_వచ్చాక kattake kattina_tarvata* kattaka ichaka ichake ichina_tarvata* chellinchina_tarvata* pampaka pampina_tarvata* dabbu_vachaka`,
  broker: `ఏజెంట్* ఏజెన్సీ* దళారి* బ్రోకర్* బ్యూరో* మేస్త్రి* agent* agency* dalari broker bureau పని_పెట్టించే* పని_ఇప్పించే* pani_pettinche* pani_ippinche*`,
  code: `కోడ్* code* kodu వచ్చే_నంబర* వచ్చే_నెంబర* నంబర్_వస్తుంది వచ్చే_మెసేజ* vache_number* vacche_number* ఫోనుకి_వచ్చే* ఫోన్‌కి_వచ్చే* వచ్చే_నంబర్* వచ్చే_నెంబర్* వచ్చే_అంకె* vache_number vachina_number vacche_number vachhe_number`,
  theirs: `సందర్శకు* అతిథు* కస్టమర్* వినియోగదారు* అద్దెదారు* పేషెంట్* రోగు* విద్యార్థు* వచ్చేవారి* ప్రయాణికు* visitor* customer* guest* patient* vidyarthu* vachevari* vacheevari* డిపాజిట్‌దారు* డిపాజిట్దారు* డిపాజిటర్* దరఖాస్తుదారు* ప్రజల* జనాల* ఖాతాదారు* కస్టమర్ల* యాత్రికులు* యాత్రికుల* ప్రయాణికులు*
    ప్రయాణికుల* సందర్శకులు* సందర్శకుల* ప్రేక్షకులు* పర్యాటకులు* సభ్యులు* భక్తులు* ప్రజలు* yatrikulu prayanikulu sandarsakulu bhaktulu గెస్ట్* guests అద్దెకు* అద్దెకుండే*`,
  duty: `డ్యూటీ* షిఫ్ట్* కాపలా* గార్డ్* వాచ్‌మన్* వాచ్మన్* duty shift kapala guard watchman`,
  master: `యజమాని* సార్* ఓనర్* మగవారి* బాస్* yajamani* sir owner* boss పెద్దమనిషి* పెద్దాయన sirtho sirku`,
  delight: `సంతోషపెట్ట* సంతోషంగా_ఉంచ* సంతృప్తి* సుఖపెట్ట* ఆనందపరచ* santoshapett* santoshanga_unch* santrupti* sukhapett* anandaparach* ఆనందం_ఇవ్వ* సుఖం_ఇవ్వ* anandam_ivv* sukham_ivv* మస్తీ* మజా* masti maja_iv* తృప్తి* సుఖం* tripti* trupti* సంతోషం_ఇవ్వ* సంతోష_పెట్ట* santosha_pett* santhosha_pett* మెప్పించ*`,
  frank: `ఓపెన్_మైండ్* ఓపెన్‌మైండ్* బోల్డ్* ఫ్రాంక్* మోడ్రన్* స్వేచ్ఛగా* open_mind* bold frank modern_ammayi swechaga* సిగ్గు_పడ* siggu_pad*`,
  needs: `అన్ని_అవసరా* అవసరాలు_తీర్చ* కోరికలు_తీర్చ* అన్ని_కోరిక* శారీరక_అవసర* శారీరక_సుఖ* anni_avasaral* avasaralu_teerch* korikalu_teerch* anni_korik* sareeraka_sukh* shareeraka_avasar* అన్ని_రకాల* అన్ని_విధాల* కోరిక* కోరికలు* anni_rakala* anni_vidhala* korik*`,
  company: `తోడుగా_ఉం* తోడు_ఉం* కంపెనీ_ఇవ్వ* కాలక్షేపం* రాత్రి_గడ* తోడు_కావాలి todu_ga* toduga_un* thoduga* company_ivv* kalakshepam* ratri_gad* todu_kavali todu_ga_und* thodu_ga* todu_ga_undali todu తోడు* స్నేహితురాల* భాగస్వామి* జోడీ* partner కంపెనీ_కావాలి company_kavali తోడు_కావాలి*`,
  serve: `సేవ* seva* sevalu`,
  bed: `ఒకే_గదిలో_పడుకో* ఒకే_మంచం* కలిసి_పడుకో* పక్కనే_పడుకో* oke_gadilo_paduko* oke_mancham* kalisi_paduko* pakkane_paduko* ఒకే_గదిలో* oke_gadilo*`,
  private: `ప్రత్యేక_సేవ* ప్రైవేట్_సేవ* ప్రైవేట్_పని* రహస్య_పని* రాత్రి_సేవ* special_seva* private_seva* private_pani* ratri_seva* pratyeka_seva* రహస్య* rahasya* రాత్రి_తోడు* రాత్రి_తోడుగా*`,
  schoolGoing: `స్కూల్‌కు_వెళ్లే* స్కూల్కు_వెళ్లే* బడికి_వెళ్లే* బడి_మానేసిన* స్కూల్_మానేసిన* చదువుకునే_అమ్మాయి* చదువుకునే_అబ్బాయి* school_ki_velle* badiki_velle* badi_manesina* school_manesina* chaduvukune_ammayi బడి_మాని* స్కూల్_మాని* చదువు_మాని* చదువు_ఆపే* badi_mani* chaduvu_mani* school_mani*`,
  weAre: `మేము_హిందు* మేము_బ్రాహ్మణ* మేము_ముస్లిం* మా_కుటుంబ* memu_hindu* memu_brahmin* memu_muslim* maa_kutumb*`,
  paint: `గోడ* పెయింట్* చీర* కర్టెన్* goda* paint* curtain* పసుపు* నీలం* ఆకుపచ్చ* గులాబి* పడకగది* పడక_గది* హాల్లో సీలింగ్* ముదురు* pasupu* neelam* hall`,
  belong: `కుటుంబానికి_చెందిన* కుటుంబం_నుంచి కుటుంబం_నుండి వర్గానికి_చెందిన* kutumbaniki_chendina* kutumbam_nunchi కుటుంబం_వాళ్ళే* కుటుంబం_వాళ్లే* కుటుంబం_వాళ్ళు* kutumbam_valle* kutumbam_vallu*`,
  happy: `వినోద*`,
  securityWord: `సెక్యూరిటీ* security భద్రత*`,
  relation: `సంబంధ* రిలేషన్* sambandh* relation`,
  close: `సన్నిహిత* దగ్గరగా* sannihit* ఫ్రెండ్లీ* సరదా* జాలీ* friendly sarada*`,
  half: `సగం సగ sagam saga half నాలుగో_వంతు నాలుగోవంతు మూడో_వంతు పావు_వంతు పావువంతు nalugo_vantu pavu శాతం* పర్సెంట్* shatam satam percent`,
  share: `మాకే మా_వాటా maake maa_vata మాది మాదే మా_సెంటర్* ఏజెన్సీదే ఏజెన్సీది సెంటర్‌కు సెంటర్కు maadi maade మాకు_ఇవ్వాలి madi`,
  obey: `చెప్పినదంతా* చెప్పినట్టు* చెప్పిందల్లా* ఏం_చెప్పినా* మాట_వినాలి కాదనకూడదు cheppinadanta* cheppinattu* cheppindalla* em_cheppina* maata_vinali kaadanakudadu`,
  drink: `మందు_కొట్ట* మద్యం* drink`,
  limb: `కాళ్ల* కాళ్ళ* మోకా* kallaku mokal*`,
  couple: `దంపతు* భార్యాభర్త* dampatulu bharya_bharta*`,
  above: `పైబడిన* పైన పైగా paina దాటితే దాటిన datite daatite datina`,
  press: `నొక్క* పట్ట* nokk* ఒత్త*`,
  trip: `టూర్* ట్రిప్* హోటల్* tour trip`,
  withYou: `మీ_దగ్గర* మీ_వద్ద* మీతోనే ఎవరూ_ఉంచుకో* mee_daggar* mi_daggar* mee_vadda* ఉంచుకోము ఉంచుకోరు`,
  beside: `తో తోడు *తో కలిసి *tho *తోనే`,
  spa: `స్పా* మసాజ్_పార్లర్* spa massage_parlour`,
  leaving: `మానేసినప్పుడు మానేసేటప్పుడు మానేస్తే మానేసే వెళ్ళేటప్పుడు వెళ్లేటప్పుడు వెళ్ళిపోయేటప్పుడు పని_అయ్యే* పని_అయ్యేదాకా పని_పూర్త* సీజన్_అయ్యే* సీజన్_పూర్త* ఏడాది_తర్వాత* రెండేళ్ళ_తర్వాత* రెండేళ్ల_తర్వాత* నెలల_తర్వాత* ఏడాది_పని_చేస్తే అగ్రిమెంట్_అయ్యే* వదిలేసినప్పుడు manesinappudu manesetappudu
    vellipoyetappudu velletappudu pani_ayye* pani_purthi* season_ayye* పోయేటప్పుడు పోయేప్పుడు`,
  atHand: `మా_దగ్గర* మా_వద్ద* యజమాని_దగ్గర* యజమాని_వద్ద* ఓనర్_దగ్గర* మేస్త్రి_దగ్గర* మేస్త్రీ_దగ్గర* కాంట్రాక్టర్_దగ్గర* సూపర్‌వైజర్_దగ్గర* మేనేజర్_దగ్గర* మేనేజరు_దగ్గర* గుమస్తా_దగ్గర* ఏజెంట్_దగ్గర* ఏజెంట్‌కి కంపెనీలో కంపెనీ_దగ్గర* షాపులో దుకాణంలో ఆఫీసులో ఆఫీసులోనే ఆఫీస్‌లో మేడం_దగ్గర* సార్_దగ్గర* ma_daggara
    maa_daggara owner_daggara mestri_daggara contractor_daggara manager_daggara companylo company_lo officelo office_lo shoplo shop_lo`,
  stays: `ఉంచాలి ఉంచాల్సి* పెట్టాలి పెట్టాల్సి* ఉంటుంది ఉంటాయి ఉండాలి ఉంచుకుంట* పెట్టుకుంట* అప్పగించ* అప్పగిస్త* జమ డిపాజిట్_చేయ* ఇచ్చేయాలి unchali unchalsi* pettali untundi untayi appaginch* jama వదిలి* ఇచ్చిపో* vadili* teesukuntadu theesukuntadu teesukuntaru తీసుకుంటాం తీసుకుంటాము`,
  fromWage: `కూలిలో కూలీలో కూలి_నుంచి* జీతంలో జీతం_నుంచి* జీతంలోంచి* కూలిలోంచి* సంపాదనలో* జీతంలోనుంచి* kulilo koolilo jeethamlo jeetamlo jitamlo jeetham_nunchi* kooli_lo kuli_lo jeetham_lo jeetam_lo roju_kooli_lo`,
  fromUs: `మా_దగ్గరే మా_వద్దే మా_షాపులోనే కాంట్రాక్టర్_దగ్గరే కాంట్రాక్టర్_వద్ద* కంపెనీ_దగ్గరే మేస్త్రి_దగ్గరే మా_నుంచి* ఆఫీసులోనే ma_daggare maa_daggare contractor_daggare company_daggare మా_ల్యాబ్* మా_సెంటర్* మా_డాక్టర్* ma_lab* ma_center* maa_lab* మా_యాప్* maa_app* ma_app* maa_shop* ma_shop* maa_angadi*`,
  buy: `కొనాలి కొనుక్కోవాలి కొనుగోలు_చేయ* కొనాల్సి* తీసుకోవాలి konali konukkovali teesukovali`,
  enrol: `సభ్యత్వం* సభ్యుడిగా_చేర* సభ్యులుగా_చేర* మెంబర్‌షిప్* పాలసీ* ఎల్ఐసీ* చందా* ప్రీమియం* sabhyatvam membership policy lic premium chanda`,
  pin: `పిన్ పిన్ను`,
  grade: `ఐదో_తరగతి* ఆరో_తరగతి* ఏడో_తరగతి* ఎనిమిదో_తరగతి* తొమ్మిదో_తరగతి* పదో_తరగతిలో తరగతుల తరగతి తరగతిలో enimido_taragathi* tommido_taragathi* edo_taragathi* aaro_taragathi* taragathi*`,
  pupil: `చదివే చదువుతున్న* చదువుకునే పిల్లలు chadive chaduvuthunna* chaduvukune`,
  mayWork: `రావచ్చు చేయవచ్చు చెయ్యవచ్చు ఫర్వాలేదు పర్లేదు పర్వాలేదు చేయొచ్చు రావొచ్చు చాలు ravachu cheyavachu cheyochu parvaledu parledu chalu ఓకే ok`,
  schoolKid: `బడి_పిల్లలు* బడి_పిల్లలైనా స్కూల్_పిల్లలు* స్కూలు_పిల్లలు* బడికి_వెళ్ళే* బడికెళ్ళే* badi_pillalu school_pillalu*`,
  otherKind: `వేరే_కులం* ఇతర_కులం* వేరే_మతం* ఇతర_మతం* ఇతర_కులాల* vere_kulam* itara_kulam* మా_కులం* మా_కులమే* maa_kulam* ma_kulam*`,
  noMatter: `మాకు_అవసరం_లేదు అవసరం_లేదు_మాకు మాకు_ఒకటే మాకు_ఒక్కటే అందరూ_ఒకటే అందరూ_సమానం* సమానమే పట్టింపు_లేదు పట్టించుకోం పట్టించుకోము పట్టించుకోరు అడగరు అడగం అడగము అడగబోము అడగబోం చూడం చూడము చూడరు కులం_కాదు మతం_కాదు రంగు_కాదు తేడా_లేదు తేడాలేదు సంబంధం_లేదు సంబంధం_లేదండి పనిలేదు ఫర్వాలేదు_ఎవరైనా ఎవరైనా_సరే
    ఎవరైనా_రావచ్చు ఏ_కులమైనా* ఏ_మతమైనా* ముఖ్యం_కాదు adagam adagamu adagaru chudam chudamu okate_maku maku_okate sambandham_ledu teda_ledu kulam_kadu matham_kadu pattinchukom`,
  device: `కుర్చీ* చైర్* మెషీన్* యంత్ర* kurchi* chair machine`,
  withThem: `వాళ్ళతో వాళ్లతో అతనితో ఆయనతో వారితో కస్టమర్‌తో కస్టమర్లతో కస్టమర్ల_తో గెస్ట్‌తో గెస్టులతో vallatho valatho athanitho customers_tho customertho customer_tho guests_tho`,
  inRoom: `గదిలో రూమ్‌లో రూంలో రూములో గంట గంటసేపు గంట_సేపు రాత్రి gadilo roomlo room_lo ganta rathri ratri`,
  tens: `పది ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై padi iravai muppai nalabhai yabhai`,
  near: `దగ్గర దగ్గరే వద్ద చేతిలో daggara vadda`,
  until: `అయ్యేదాకా అయ్యేవరకు అయ్యే_వరకు వరకు దాకా ayyedaka varaku`,
  blank: `ఖాళీ_కాగిత* తెల్ల_కాగిత* ఖాళీ_పేపర్* khali_kagitha* khali_paper*`,
  sign: `సంతకం* వేలిముద్ర* santhakam sign`,
  noSchool: `బడికి_వెళ్ళని* బడికి_వెళ్లని* బడికి_పోని* స్కూలుకి_వెళ్ళని* badiki_vellani* బడికి_వెళ్ళొచ్చు బడికి_వెళ్లొచ్చు badi_ki_vell* badiki_vell*`,
  lightWork: `చిన్న_పను* చిన్నచిన్న_పను* చిన్న_చిన్న* తేలిక_పని* chinna_panulu chinna_chinna`,
  skill: `లెక్కపెట్టి* లెక్కించి* క్యాషియర్* lekkapetti cashier`,
  minAge: `కనీస_వయసు* కనీస_వయస్సు* kanisa_vayasu`,
  solely: `మాత్రమే matrame mathrame`,
};
