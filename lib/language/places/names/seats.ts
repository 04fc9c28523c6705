/**
 * Seats of districts that lie near another city, one a line: the city's id, then its names in Devanagari as Hindi newspapers
 * print them, and in the script of its state.
 */
export const SEAT_NAMES = `
ahwa આહવા, आहवा
ambassa আমবাসা, अंबासा
anakapalle అనకాపల్లి, अनकापल्ली
baghmara बाघमारा
baharampur বহরমপুর, बहरमपुर
bahraich बहराइच
balasore बालासोर, बालेश्वर
ballia बलिया
bandipora बांदीपोरा
belonia বিলোনিয়া, बेलोनिया
bhabua भभुआ, ভাবুয়া
bhimavaram భీమవరం, भीमावरम
bhupalpally భూపాలపల్లి
bilaspur-himachalpradesh बिलासपुर
boudh बौध
budgam बडगाम
champhai चम्फाई
charkhidadri चरखी दादरी
chhatrapur छत्रपुर
chinsurah চুঁচুড়া, चुंचुड़ा
chitrakoot चित्रकूट
coochbehar কোচবিহার, कूचबिहार
daman દમણ, दमन
dantewada दंतेवाड़ा
dharamsala धर्मशाला
durg दुर्ग
fatehgarhsahib ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ, फतेहगढ़ साहिब
gadchiroli गडचिरोली, गढ़चिरौली
gadwal గద్వాల
ganderbal गांदरबल
gauriganj गौरीगंज
gonda गोंडा
gopeshwar गोपेश्वर
gyanpur ज्ञानपुर
hajipur हाजीपुर, হাজিপুর
hamirpur-himachalpradesh हमीरपुर
hosapete ಹೊಸಪೇಟೆ, होसपेट
jagdalpur जगदलपुर
janjgir जांजगीर
jehanabad जहानाबाद, জাহানাবাদ
kailashahar কৈলাসহর, कैलाशहर
kallakurichi கள்ளக்குறிச்சி
kalpetta കൽപ്പറ്റ
kamareddy కామారెడ్డి
kapurthala ਕਪੂਰਥਲਾ, कपूरथला
kargil कारगिल
kathua कठुआ
kendrapara केंद्रापड़ा
keylong केलांग
khambhalia ખંભાળિયા
khordha खोर्धा
kothagudem కొత్తగూడెం
krishnanagar কৃষ্ণনগর, कृष्णानगर
kulgam कुलगाम
kullu कुल्लू
lakhisarai लखीसराय, লখিসরাই
leh लेह
lunawada લુણાવાડા
mahabubabad మహబూబాబాద్
mahbubnagar మహబూబ్‌నగర్, महबूबनगर
malkangiri मलकानगिरी
mancherial మంచిర్యాల
mangaldoi মঙ্গলদৈ
medininagar मेदिनीनगर, डाल्टनगंज
medinipur মেদিনীপুর, मेदिनीपुर
morigaon মরিগাঁও
motihari मोतिहारी, মোতিহারি
mulugu ములుగు
munger मुंगेर, মুঙ্গের
nabarangapur नबरंगपुर
nadiad નડિયાદ, नडियाद
nagapattinam நாகப்பட்டினம்
nagarkurnool నాగర్‌కర్నూల్
namchi नामची
narayanpur नारायणपुर
narmadapuram नर्मदापुरम, होशंगाबाद
narsinghpur नरसिंहपुर
naugarh नौगढ़
neemuch नीमच
niwari निवाड़ी
nuapada नुआपड़ा
osmanabad धाराशिव, उस्मानाबाद
paderu పాడేరు
poonch पुंछ
purulia পুরুলিয়া, पुरुलिया
raebareli रायबरेली
rajouri राजौरी
rajpipla રાજપીપળા
ramanagara ರಾಮನಗರ
ranipet ராணிப்பேட்டை
reasi रियासी
reckongpeo रिकांग पिओ
sangareddy సంగారెడ్డి
sasaram सासाराम, সাসারাম
seraikela सरायकेला
shamli शामली
shopian शोपियां
silvassa सिलवासा
suryapet సూర్యాపేట
tawang तवांग
tenkasi தென்காசி
theni தேனி
tiruvarur திருவாரூர்
udaipur-tripura উদয়পুর
udhagamandalam உதகமண்டலம், ஊட்டி, ऊटी
unnao उन्नाव
vijayapura ವಿಜಯಪುರ, विजयपुरा
virudhunagar விருதுநகர்
wanaparthy వనపర్తి
`;
