/** Further towns of Rajasthan, Madhya Pradesh and Chhattisgarh, one a line: the city's id, then its names in Devanagari. */
export const MIDDLE_NAMES = `
aburoad आबूरोड, आबू रोड
agar आगर मालवा, आगर
alirajpur अलीराजपुर
amarkantak अमरकंटक
ambikapur अंबिकापुर, अम्बिकापुर
anupgarh अनूपगढ़
anuppur अनूपपुर
ashoknagar अशोकनगर
ashta आष्टा
baikunthpur बैकुंठपुर
balaghat बालाघाट
balod बालोद
balodabazar बलौदाबाजार
balotra बालोतरा
banswara बांसवाड़ा, बाँसवाड़ा
baran बारां, बाराँ
barmer बाड़मेर
barwani बड़वानी
basoda बासौदा, गंज बासौदा
bayana बयाना
beawar ब्यावर
behror बहरोड़
bemetara बेमेतरा
betul बैतूल
bhadra भादरा
bhatapara भाटापारा
bhind भिंड
bhinmal भीनमाल
biaora ब्यावरा
bijapur बीजापुर
bina बीना
bundi बूंदी, बूँदी
burhanpur बुरहानपुर
chaksu चाकसू
champa चांपा
chhatarpur छतरपुर
chhindwara छिंदवाड़ा
chittorgarh चित्तौड़गढ़, चित्तौड़
churu चूरू
dabra डबरा
damoh दमोह
datia दतिया
dausa दौसा
dhamtari धमतरी
dhar धार
dhaulpur धौलपुर
didwana डीडवाना
dindori डिंडोरी, डिंडौरी
dongargarh डोंगरगढ़
dungarpur डूंगरपुर, डूँगरपुर
fatehpur-rajasthan फतेहपुर
gadarwara गाडरवारा
gangapur गंगापुर
gariaband गरियाबंद
guna गुना
hanumangarh हनुमानगढ़
harda हरदा
hindaun हिंडौन
itarsi इटारसी
jabera जबेरा
jaisalmer जैसलमेर
jalor जालोर, जालौर
jaora जावरा
jashpurnagar जशपुरनगर, जशपुर
jhabua झाबुआ
jhalawar झालावाड़
jhunjhunun झुंझुनूं, झुंझुनू
kanker कांकेर
karauli करौली
kareli करेली
kawardha कवर्धा
kekri केकड़ी
khandwa खंडवा
khargone खरगोन
khetri खेतड़ी
khurai खुरई
kishangarh किशनगढ़
kondagaon कोंडागांव
kotma कोतमा
kotputli कोटपूतली
kuchera कुचेरा
lahar लहार
lakheri लाखेरी
laxmangarh लक्ष्मणगढ़
mahasamund महासमुंद
maihar मैहर
makrana मकराना
manasa मनासा
mandawa मंडावा
mandla मंडला
mandsaur मंदसौर
mandu मांडू
manendragarh मनेंद्रगढ़
mangrol मांगरोल
mauganj मऊगंज
merta मेड़ता
morena मुरैना
multai मुलताई
mungeli मुंगेली
murwara कटनी, मुड़वारा
nagaur नागौर
nagda नागदा
nainpur नैनपुर
nasirabad नसीराबाद
nawalgarh नवलगढ़
neemkathana नीमकाथाना
nepanagar नेपानगर
nimbahera निंबाहेड़ा
nohar नोहर
nokha नोखा
pachmarhi पचमढ़ी
pali पाली
panna पन्ना
petlawad पेटलावद
phalodi फलोदी
pilani पिलानी
pokaran पोकरण
pratapgarh-rajasthan प्रतापगढ़
raigarh रायगढ़
raisen रायसेन
raisinghnagar रायसिंहनगर
rajgarh राजगढ़
rajnandgaon राजनांदगांव, राजनांदगाँव
rajsamand राजसमंद
ratangarh रतनगढ़
rawatbhata रावतभाटा
salumbar सलूंबर
sanawad सनावद
sarni सारनी
sawaimadhopur सवाई माधोपुर, सवाईमाधोपुर
sehore सीहोर
sendhwa सेंधवा
seoni सिवनी
shahdol शहडोल
shahpura शाहपुरा
shajapur शाजापुर
sheoganj शिवगंज
sheopur श्योपुर
shivpuri शिवपुरी
shujalpur शुजालपुर
sidhi सीधी
sihora सिहोरा
singrauli सिंगरौली
sirohi सिरोही
sironj सिरोंज
sojat सोजत
sujangarh सुजानगढ़
sukma सुकमा
surajpur सूरजपुर
suratgarh सूरतगढ़
tikamgarh टीकमगढ़
tonk टोंक
udaipurwati उदयपुरवाटी
umaria उमरिया
vidisha विदिशा
`;
