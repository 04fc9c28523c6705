/**
 * Further towns of West Bengal, Tripura, Odisha, Assam and the north-east, one a line: the city's id, then its names: in
 * Bengali where it is spoken, and in Hindi.
 */
export const EAST_NAMES = `
721604-haldia হলদিয়া, हल्दिया
743411-basirhat বসিরহাট, बसीरहाट
754142-paradip पारादीप
adra আদ্রা
alipurduar আলিপুরদুয়ার, अलीपुरद्वार
amarpur অমরপুর
angul अंगुल
arambagh আরামবাগ, आरामबाग
baduria বাদুড়িয়া
bagula বগুলা
balangir बलांगीर, बोलांगीर
balurghat বালুরঘাট, बालुरघाट
bangaon বনগাঁ, बनगांव
bankura বাঁকুড়া, बांकुड़ा, बाँकुड़ा
barbil बड़बिल
bargarh बरगढ़
baripada बारीपदा
barpeta বরপেটা, बरपेटा
beldanga বেলডাঙা
bhadrak भद्रक
bhatpara ভাটপাড়া, भाटपाड़ा
bhawanipatna भवानीपटना
birpara বীরপাড়া
bishnupur-westbengal বিষ্ণুপুর, बिष्णुपुर
bolpur বোলপুর, बोलपुर
bongaigaon বঙ্গাইগাঁও, बोंगाईगांव
churachandpur चुराचांदपुर
contai কাঁথি, कांथी
darjiling দার্জিলিং, दार्जिलिंग
deogarh देवगढ़
dharmanagar ধর্মনগর, धर्मनगर
dhemaji धेमाजी
dhenkanal ढेंकानाल
dhubri ধুবড়ি, धुबरी
diamondharbour ডায়মন্ড হারবার, डायमंड हार्बर
digha দিঘা, दीघा
dinhata দিনহাটা, दिनहाटा
diphu दीफू
dubrajpur দুবরাজপুর
egra এগরা
falakata ফালাকাটা
gangarampur গঙ্গারামপুর
ghatal ঘাটাল
goalpara গোয়ালপাড়া, ग्वालपाड़ा
golaghat গোলাঘাট, गोलाघाट
hailakandi হাইলাকান্দি, हैलाकांदी
haringhata হরিণঘাটা
hojai হোজাই, होजाई
islampur ইসলামপুর, इस्लामपुर
jagatsinghapur जगतसिंहपुर
jajpur जाजपुर
jalpaiguri জলপাইগুড়ি, जलपाईगुड़ी
jangipur জঙ্গিপুর
jhargram ঝাড়গ্রাম, झाड़ग्राम
jharsuguda झारसुगुड़ा
jorhat জোরহাট, যোরহাট, जोरहाट
kakdwip কাকদ্বীপ
kalimpong কালিম্পং, कालिम्पोंग
kaliyaganj কালিয়াগঞ্জ
kamalpur কমলপুর
kandi কান্দি
karimganj করিমগঞ্জ, करीमगंज
karimpur করিমপুর
keonjhargarh क्योंझर
khowai খোয়াই
kokrajhar কোকরাঝাড়, कोकराझार
koraput कोरापुट
lalgola লালগোলা
lunglei लुंगलेई
mayapur মায়াপুর, मायापुर
memari মেমারি
mokokchung मोकोकचुंग
murshidabad মুর্শিদাবাদ, मुर्शिदाबाद
nagaon নগাঁও, नगांव
nalbari নলবাড়ি, नलबाड़ी
nalhati নলহাটি
nayagarh नयागढ़
northlakhimpur উত্তর লখিমপুর, उत्तर लखीमपुर
pandua পান্ডুয়া
pasighat पासीघाट
phulbani फूलबनी
portblair পোর্ট ব্লেয়ার, पोर्ट ब्लेयर
puri पुरी
raiganj রায়গঞ্জ, रायगंज
rairangpur रायरंगपुर
ranaghat রানাঘাট, राणाघाट
rayagada रायगड़ा
sabroom সাব্রুম
sainthia সাঁইথিয়া
sibsagar শিবসাগর, शिवसागर
singur সিঙ্গুর, सिंगूर
sonamukhi সোনামুখী
soro सोरो
sundergarh सुंदरगढ़
taki টাকি
talcher तालचेर
tamluk তমলুক, तमलुक
tarakeswar তারকেশ্বর, तारकेश्वर
teliamura তেলিয়ামুড়া
tezpur তেজপুর, तेजपुर
tinsukia তিনসুকিয়া, तिनसुकिया
tufanganj তুফানগঞ্জ
tura तुरा
udalguri उदालगुड़ी
ziro जीरो
`;
