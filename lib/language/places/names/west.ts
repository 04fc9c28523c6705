/**
 * Further towns of Maharashtra, Gujarat and Goa, one a line: the city's id, then its names: in Marathi or Gujarati, and in
 * Hindi where that is spelt otherwise.
 */
export const WEST_NAMES = `
360430-upleta ઉપલેટા
393001-ankleshwar અંકલેશ્વર, अंकलेश्वर
410204-khopoli खोपोली
412210-shirur शिरूर
423109-shirdi शिर्डी
achalpur अचलपूर, अचलपुर
akluj अकलूज
akot अकोट
alibag अलिबाग, अलीबाग
amalner अमळनेर, अमलनेर
ambad अंबड
ambajogai अंबाजोगाई
amreli અમરેલી, अमरेली
baramati बारामती
bardoli બારડોલી, बारडोली
barshi बार्शी
beed बीड
bhabhar ભાભર
bhachau ભચાઉ, भचाऊ
bhadravati भद्रावती
bhandara भंडारा
bhokardan भोकरदन
bhor भोर
bhuj ભુજ, भुज
bhusawal भुसावळ, भुसावल
botad બોટાદ, बोटाद
bramhapuri ब्रह्मपुरी
buldana बुलढाणा
chalisgaon चाळीसगाव, चालीसगांव
chhotaudepur છોટા ઉદેપુર, छोटा उदयपुर
chiplun चिपळूण, चिपलून
chopda चोपडा, चोपड़ा
dabhoi ડભોઈ, डभोई
dahanu डहाणू, दहानू
dapoli दापोली
daund दौंड
deesa ડીસા, डीसा
deglur देगलूर
dhandhuka ધંધુકા
dharampur ધરમપુર
dharangaon धरणगाव, धरणगांव
dholka ધોળકા, धोलका
dhoraji ધોરાજી, धोराजी
dhrangadhra ધ્રાંગધ્રા, ध्रांगध्रा
digras दिग्रस
dohad દાહોદ, दाहोद
dwarka દ્વારકા, द्वारका
gadhinglaj गडहिंग्लज
gangapur-maharashtra गंगापूर, गंगापुर
godhra ગોધરા, गोधरा
gondal ગોંડલ, गोंडल
gondia गोंदिया
halol હાલોલ, हालोल
halvad હળવદ
himatnagar હિંમતનગર, हिम्मतनगर
hinganghat हिंगणघाट
hingoli हिंगोली
idar ઈડર, ईडर
igatpuri इगतपुरी
indapur इंदापूर, इंदापुर
jalna जालना
jamner जामनेर
jasdan જસદણ
jejuri जेजुरी
jetpur જેતપુર, जेतपुर
jintur जिंतूर
junnar जुन्नर
kadi કડી, कड़ी
kannad कन्नड
kapadvanj કપડવંજ
karad कराड
karanja कारंजा
karjat कर्जत
katol काटोल
keshod કેશોદ
khambhat ખંભાત, खंभात
khamgaon खामगाव, खामगांव
khandbara खांडबारा
khed खेड
kheda ખેડા, खेड़ा
kodinar કોડીનાર
kopargaon कोपरगाव, कोपरगांव
kudal कुडाळ, कुडाल
lasalgaon लासलगाव, लासलगांव
limbdi લીંબડી
mahesana મહેસાણા, मेहसाणा, महेसाणा
mahuva મહુવા, महुवा
majalgaon माजलगाव, माजलगांव
malegaon मालेगाव, मालेगांव
malkapur मलकापूर, मलकापुर
malvan मालवण
mandvi માંડવી, मांडवी
mangalvedha मंगळवेढा, मंगलवेढा
manmad मनमाड
mehkar मेहकर
modasa મોડાસા, मोडासा
mul मूल
mundra મુંદ્રા, मुंद्रा
murbad मुरबाड
nandurbar नंदुरबार
nilanga निलंगा
paithan पैठण
palanpur પાલનપુર, पालनपुर
palghar पालघर
palitana પાલીતાણા, पालीताना
pandharpur पंढरपूर, पंढरपुर
panhala पन्हाळा, पन्हाला
parbhani परभणी
parola पारोळा, पारोला
patan પાટણ, पाटन
pathardi पाथर्डी
pen पेण
petlad પેટલાદ
phaltan फलटण
porbandar પોરબંદર, पोरबंदर
pulgaon पुलगाव, पुलगांव
pusad पुसद
radhanpur રાધનપુર
rahuri राहुरी
rajapur राजापूर, राजापुर
rajula રાજુલા
rajura राजुरा
ramtek रामटेक
ratnagiri रत्नागिरी
roha रोहा
sakri साक्री
sangamner संगमनेर
sangola सांगोला
satana सटाणा
satara सातारा, सतारा
savarkundla સાવરકુંડલા
shahada शहादा
shahapur शहापूर, शहापुर
shirpur शिरपूर, शिरपुर
shrigonda श्रीगोंदा
shrirampur श्रीरामपूर, श्रीरामपुर
sihor સિહોર
sinnar सिन्नर
surendranagar સુરેન્દ્રનગર, सुरेंद्रनगर
talaja તળાજા
talegaondabhade तळेगाव दाभाडे, तलेगांव दाभाड़े
tasgaon तासगाव, तासगांव
trimbak त्र्यंबकेश्वर
tuljapur तुळजापूर, तुलजापुर
tumsar तुमसर
udgir उदगीर
umarga उमरगा
umred उमरेड
unjha ઊંઝા, ऊंझा
vada वाडा
vaijapur वैजापूर, वैजापुर
valsad વલસાડ, वलसाड
veraval વેરાવળ, वेरावल
viramgam વિરમગામ, विरमगाम
visnagar વિસનગર, विसनगर
vite विटा
vyara વ્યારા, व्यारा
wai वाई
wankaner વાંકાનેર, वांकानेर
wardha वर्धा
warora वरोरा
warud वरूड
washim वाशिम
yavatmal यवतमाळ, यवतमाल
`;
