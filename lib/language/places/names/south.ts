/**
 * Further towns of the south, one a line: the city's id, then its names: in the language of its state, and in Hindi for
 * the better-known.
 */
export const SOUTH_NAMES = `
670101-thalassery തലശ്ശേരി
676101-tirur തിരൂർ
690572-kayamkulam കായംകുളം
achampet అచ్చంపేట
adilabad ఆదిలాబాద్, आदिलाबाद
adoni ఆదోని, आदोनी
amalapuram అమలాపురం
asifabad ఆసిఫాబాద్
attingal ആറ്റിങ്ങൽ
azhiyur അഴിയൂർ
badvel బద్వేల్
bagalkot ಬಾಗಲಕೋಟೆ, बागलकोट
bailhongal ಬೈಲಹೊಂಗಲ
banswada బాన్సువాడ
bantval ಬಂಟ್ವಾಳ
bapatla బాపట్ల
basavakalyan ಬಸವಕಲ್ಯಾಣ
beltangadi ಬೆಳ್ತಂಗಡಿ
belur ಬೇಲೂರು
bhadrachalam భద్రాచలం, भद्राचलम
bhalki ಭಾಲ್ಕಿ
bhatkal ಭಟ್ಕಳ, भटकल
bhongir భువనగిరి
bidadi ಬಿಡದಿ
bidar ಬೀದರ್, बीदर
bobbili బొబ్బిలి
bodhan బోధన్
challakere ಚಳ್ಳಕೆರೆ
chamrajnagar ಚಾಮರಾಜನಗರ, चामराजनगर
channagiri ಚನ್ನಗಿರಿ
channapatna ಚನ್ನಪಟ್ಟಣ
chengannur ചെങ്ങന്നൂർ
cherthala ചേർത്തല
chikballapur ಚಿಕ್ಕಬಳ್ಳಾಪುರ
chikmagalur ಚಿಕ್ಕಮಗಳೂರು, चिकमगलूर
chikodi ಚಿಕ್ಕೋಡಿ
chintamani ಚಿಂತಾಮಣಿ
chitradurga ಚಿತ್ರದುರ್ಗ, चित्रदुर्ग
chittoor చిత్తూరు, चित्तूर
devanahalli ದೇವನಹಳ್ಳಿ
dharmavaram ధర్మవరం
eluru ఏలూరు, एलुरु
erattupetta ഈരാറ്റുപേട്ട
gadag ಗದಗ, गदग
gajwel గజ్వేల్
gauribidanur ಗೌರಿಬಿದನೂರು
gokak ಗೋಕಾಕ
gooty గుత్తి
gudivada గుడివాడ
gudur గూడూరు
guntakal గుంతకల్లు, गुंतकल
guruvayur ഗുരുവായൂർ, गुरुवायूर
hangal ಹಾನಗಲ್
hassan ಹಾಸನ, हासन
haveri ಹಾವೇರಿ, हावेरी
hindupur హిందూపురం
hiriyur ಹಿರಿಯೂರು
homnabad ಹುಮನಾಬಾದ್
hosakote ಹೊಸಕೋಟೆ
hunsur ಹುಣಸೂರು
ichchapuram ఇచ్ఛాపురం
idukki ഇടുക്കി, इडुक्की
jadcherla జడ్చర్ల
jaggayyapeta జగ్గయ్యపేట
jagtial జగిత్యాల, जगतियाल
jamkhandi ಜಮಖಂಡಿ
jammalamadugu జమ్మలమడుగు
jangaon జనగామ
kadiri కదిరి
kadur ಕಡೂರು
kagaznagar కాగజ్‌నగర్
kanakapura ಕನಕಪುರ
kandukur కందుకూరు
kanhangad കാഞ്ഞങ്ങാട്
kanigiri కనిగిరి
karkala ಕಾರ್ಕಳ
karwar ಕಾರವಾರ, कारवार
kasaragod കാസർകോട്, കാസർഗോഡ്, कासरगोड
kavaratti കവരത്തി
kodungallur കൊടുങ്ങല്ലൂർ
kolar ಕೋಲಾರ, कोलार
kollegal ಕೊಳ್ಳೇಗಾಲ
koppal ಕೊಪ್ಪಳ, कोप्पल
koratla కోరుట్ల
kottarakara കൊട്ടാരക്കര
kumta ಕುಮಟಾ
kundapura ಕುಂದಾಪುರ
kunigal ಕುಣಿಗಲ್
kuppam కుప్పం
macherla మాచర్ల
machilipatnam మచిలీపట్నం, मछलीपट्टनम
madanapalle మదనపల్లె
madikeri ಮಡಿಕೇರಿ, मडिकेरी
magadi ಮಾಗಡಿ
malavalli ಮಳವಳ್ಳಿ
malur ಮಾಲೂರು
mandapeta మండపేట
mandya ಮಂಡ್ಯ, मंड्या
manthani మంథని
manuguru మణుగూరు
manvi ಮಾನ್ವಿ
markapur మార్కాపురం
mattanur മട്ടന്നൂർ
medak మెదక్, मेदक
miryalaguda మిర్యాలగూడ
mudhol ಮುಧೋಳ
mulbagal ಮುಳಬಾಗಿಲು
munnar മൂന്നാർ, मुन्नार
muvattupuzha മൂവാറ്റുപുഴ
nalgonda నల్గొండ, नलगोंडा
nandyal నంద్యాల, नंद्याल
nanjangud ನಂಜನಗೂಡು
narasaraopet నరసరావుపేట
narayanpet నారాయణపేట
narsampet నర్సంపేట
narsipatnam నర్సీపట్నం
nelamangala ನೆಲಮಂಗಲ
nilambur നിലമ്പൂർ
nirmal నిర్మల్, निर्मल
nuzvid నూజివీడు
ongole ఒంగోలు, ओंगोल
palwancha పాల్వంచ
parvatipuram పార్వతీపురం
patancheru పటాన్‌చెరు
pathanamthitta പത്തനംതിട്ട, पथनमथिट्टा
peddapalli పెద్దపల్లి
penukonda పెనుకొండ
pochampalli పోచంపల్లి
podili పొదిలి
ponnani പൊന്നാനി
ponnur పొన్నూరు
pulivendla పులివెందుల
puttaparthi పుట్టపర్తి, पुट्टपर्थी
puttur ಪುತ್ತೂರು
raichur ರಾಯಚೂರು, रायचूर
ramagundam రామగుండం, रामागुंडम
ranebennur ರಾಣೆಬೆನ್ನೂರು
rayachoti రాయచోటి
sandur ಸಂಡೂರು
sathupalli సత్తుపల్లి
siddipet సిద్దిపేట, सिद्दिपेट
sindhnur ಸಿಂಧನೂರು
sira ಶಿರಾ
sirsi ಶಿರಸಿ
sirsilla సిరిసిల్ల
siruguppa ಸಿರುಗುಪ್ಪ
srikakulam శ్రీకాకుళం, श्रीकाकुलम
srikalahasti శ్రీకాళహస్తి
tadpatri తాడిపత్రి
taliparamba തളിപ്പറമ്പ്
tandur తాండూరు
tekkali టెక్కలి
thodupuzha തൊടുപുഴ
tiptur ತಿಪಟೂರು
tirthahalli ತೀರ್ಥಹಳ್ಳಿ
tuni తుని
venkatagiri వెంకటగిరి
vikarabad వికారాబాద్, विकाराबाद
vinukonda వినుకొండ
virajpet ವಿರಾಜಪೇಟೆ
vizianagaram విజయనగరం, विजयनगरम
yadgir ಯಾದಗಿರಿ, यादगीर
yanam యానాం
yellandu ఇల్లెందు
zahirabad జహీరాబాద్
`;
