/**
 * Further towns, one a line: the city's id, then its names in Devanagari as Hindi newspapers print them, and in Gurmukhi in
 * Punjab.
 */
export const NORTH_NAMES = `
125120-tohana-mandi टोहाना
140118-anand-pur-sahib ਆਨੰਦਪੁਰ ਸਾਹਿਬ, आनंदपुर साहिब
203131-khurja खुर्जा
244412-chandausi चंदौसी
abohar ਅਬੋਹਰ, अबोहर
akbarpur अकबरपुर
almora अल्मोड़ा
amethi अमेठी
amroha अमरोहा
anantnag अनंतनाग
anupshahr अनूपशहर
auraiya औरैया
azamgarh आजमगढ़, आज़मगढ़
bageshwar बागेश्वर
baghpat बागपत
bahadurgarh बहादुरगढ़
balrampur बलरामपुर
banda बांदा, बाँदा
baramula बारामूला
baraut बड़ौत
barnala ਬਰਨਾਲਾ, बरनाला
basti बस्ती
batala ਬਟਾਲਾ, बटाला
behat बेहट
bhadohi भदोही
bhiwani भिवानी
bijnor बिजनौर
bilari बिलारी
bilhaur बिल्हौर
bindki बिंदकी
bisalpur बीसलपुर
biswan बिसवां
budaun बदायूं, बदायूँ
budhana बुढ़ाना
bulandshahr बुलंदशहर
chamba चंबा
champawat चंपावत
chandauli चंदौली
chandpur चांदपुर, चाँदपुर
chhibramau छिबरामऊ
chunar चुनार
colonelganj कर्नलगंज
dabwali डबवाली
deoband देवबंद
deoria देवरिया
dhampur धामपुर
dirba ਦਿੜ੍ਹਬਾ, दिड़बा
doda डोडा
doiwala डोईवाला
ellenabad ऐलनाबाद
etah एटा
etawah इटावा
faridkot ਫ਼ਰੀਦਕੋਟ, फरीदकोट
farrukhabad फर्रुखाबाद, फ़र्रुख़ाबाद
fatehabad फतेहाबाद
fatehpur-uttarpradesh फतेहपुर, फ़तेहपुर
fazilka ਫ਼ਾਜ਼ਿਲਕਾ, फाजिल्का
firozpur ਫ਼ਿਰੋਜ਼ਪੁਰ, फिरोजपुर, फ़िरोज़पुर
ghatampur घाटमपुर
ghazipur गाजीपुर, ग़ाज़ीपुर
ghosi घोसी
giddarbaha ਗਿੱਦੜਬਾਹਾ, गिद्दड़बाहा
gohana गोहाना
gurdaspur ਗੁਰਦਾਸਪੁਰ, गुरदासपुर
hamirpur हमीरपुर
handia हंडिया
hansi हांसी, हाँसी
hapur हापुड़
hardoi हरदोई
hathras हाथरस
hodal होडल
jagraon ਜਗਰਾਉਂ, जगराओं, जगरांव
jalalpur जलालपुर
jalaun जालौन
jalesar जलेसर
jansath जानसठ
jaunpur जौनपुर
jewar जेवर
jhajjar झज्जर
jind जींद
joshimath जोशीमठ
kadipur कादीपुर
kairana कैराना
kaithal कैथल
kangra कांगड़ा
kannauj कन्नौज
kasganj कासगंज
kashipur काशीपुर
katra कटरा
khalilabad खलीलाबाद
khanna ਖੰਨਾ, खन्ना
khatima खटीमा
kheri लखीमपुर खीरी, लखीमपुर, खीरी
kishtwar किश्तवाड़
konch कोंच
kotdwara कोटद्वार
kupwara कुपवाड़ा
kushinagar कुशीनगर
laharpur लहरपुर
laksar लक्सर
lalganj-uttarpradesh लालगंज
lalitpur ललितपुर
maharajganj महराजगंज
mahendragarh महेंद्रगढ़
mahoba महोबा
mainpuri मैनपुरी
malerkotla ਮਲੇਰਕੋਟਲਾ, मलेरकोटला
manali मनाली
mandi मंडी
manjhanpur मंझनपुर
mankapur मनकापुर
mansa ਮਾਨਸਾ, मानसा
mau मऊ
mawana मवाना
milak मिलक
mirzapur मिर्जापुर, मिर्ज़ापुर
modinagar मोदीनगर
moga ਮੋਗਾ, मोगा
morinda ਮੋਰਿੰਡਾ, मोरिंडा
mukerian ਮੁਕੇਰੀਆਂ, मुकेरियां
muktsar ਮੁਕਤਸਰ, मुक्तसर
musafirkhana मुसाफिरखाना
nabha ਨਾਭਾ, नाभा
nagina नगीना
nahan नाहन
nainital नैनीताल
najibabad नजीबाबाद
nakodar ਨਕੋਦਰ, नकोदर
nalagarh नालागढ़
nanpara नानपारा
naraingarh नारायणगढ़
narnaul नारनौल
narwana नरवाना
nawanshahr ਨਵਾਂਸ਼ਹਿਰ, नवांशहर
nuh नूंह
orai उरई
padrauna पडरौना
palampur पालमपुर
palwal पलवल
pataudi पटौदी
patti ਪੱਟੀ, पट्टी
pauri पौड़ी
pehowa पिहोवा
phagwara ਫਗਵਾੜਾ, फगवाड़ा
phulpur फूलपुर
pilibhit पीलीभीत
pithoragarh पिथौरागढ़
pratapgarh प्रतापगढ़
pulwama पुलवामा
puranpur पूरनपुर
raikot ਰਾਏਕੋਟ, रायकोट
rajpura ਰਾਜਪੁਰਾ, राजपुरा
ramban रामबन
ramnagar-uttarakhand रामनगर
rampur-uttarpradesh रामपुर
ranikhet रानीखेत
rasra रसड़ा
rath राठ
robertsganj रॉबर्ट्सगंज, राबर्ट्सगंज
ropar ਰੋਪੜ, रोपड़
rudraprayag रुद्रप्रयाग
safidon सफीदों
samana ਸਮਾਣਾ, समाना
samba सांबा
sambhal संभल, सम्भल
sandila संडीला
sangrur ਸੰਗਰੂਰ, संगरूर
sardhana सरधना
shahganj शाहगंज
shikarpur शिकारपुर
sirsa सिरसा
sirsaganj सिरसागंज
sitapur सीतापुर
sitarganj सितारगंज
sultanpur सुल्तानपुर
tanakpur टनकपुर
tanda टांडा
tarntaran ਤਰਨ ਤਾਰਨ, तरनतारन
tehri टिहरी
thanesar थानेसर
tilhar तिलहर
udhampur उधमपुर
una ऊना
uttarkashi उत्तरकाशी
vikasnagar विकासनगर
zira ਜ਼ੀਰਾ, जीरा
`;
