/** Further towns of Bihar and Jharkhand, one a line: the city's or post office's id, then its names. */
export const BIHAR_NAMES = `
800012-dinapore दानापुर, দানাপুর
801503-danapur-cantt दानापुर कैंट
araria अररिया
arrah आरा
arwal अरवल
aurangabad औरंगाबाद
bagaha बगहा
bakhtiarpur बख्तियारपुर
banka बांका
bermo बेरमो
bettiah बेतिया
biharsharif बिहारशरीफ, बिहार शरीफ
bihta बिहटा
bikramganj बिक्रमगंज
buxar बक्सर
chaibasa चाईबासा
chakradharpur चक्रधरपुर
chapra छपरा
chatra चतरा
colgong कहलगांव, कहलगाँव
dalsinghsarai दलसिंहसराय
daudnagar दाउदनगर
dumka दुमका
forbesganj फारबिसगंज, फ़ारबिसगंज
garhwa गढ़वा
ghatsila घाटशिला
giridih गिरिडीह
godda गोड्डा
gopalganj गोपालगंज
gumla गुमला
jamtara जामताड़ा
jamui जमुई
jhajha झाझा
katihar कटिहार
khagaria खगड़िया
khunti खूंटी, खूँटी
kishanganj किशनगंज
kodarma कोडरमा
latehar लातेहार
lohardaga लोहरदगा
madhepura मधेपुरा
madhubani मधुबनी
madhupur मधुपुर
mokameh मोकामा
narkatiaganj नरकटियागंज
naugachhia नवगछिया
nawada नवादा
pakur पाकुड़
rajgir राजगीर
ramgarh रामगढ़
raxaul रक्सौल
rosera रोसड़ा
saharsa सहरसा
sahibganj साहिबगंज
samastipur समस्तीपुर
sheikhpura शेखपुरा
sheohar शिवहर
sherghati शेरघाटी
simdega सिमडेगा
sitamarhi सीतामढ़ी
siwan सीवान
supaul सुपौल
`;
