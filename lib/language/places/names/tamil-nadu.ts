/** Further towns of Tamil Nadu, one a line: the city's or post office's id, then its names in Tamil, then in Hindi. */
export const TAMIL_NADU_NAMES = `
612001-kumbakonam கும்பகோணம், कुंभकोणम
626123-sivakasi சிவகாசி, शिवकाशी
annur அன்னூர்
arakkonam அரக்கோணம்
arantangi அறந்தாங்கி
arcot ஆற்காடு
ariyalur அரியலூர்
arni ஆரணி
aruppukkottai அருப்புக்கோட்டை
attur ஆத்தூர்
chengalpattu செங்கல்பட்டு, चेंगलपट्टू
cheyyar செய்யாறு
chidambaram சிதம்பரம், चिदंबरम
coonoor குன்னூர், कुन्नूर
cuddalore கடலூர், कुड्डालोर
devakottai தேவகோட்டை
dharapuram தாராபுரம்
dharmapuri தர்மபுரி, धर्मपुरी
gingee செஞ்சி
gobichettipalayam கோபிசெட்டிபாளையம், கோபி
gudiyatham குடியாத்தம்
harur அரூர்
kangayam காங்கேயம்
karaikal காரைக்கால்
karur கரூர், करूर
kodaikanal கொடைக்கானல், कोडाइकनाल
kovilpatti கோவில்பட்டி
krishnagiri கிருஷ்ணகிரி, कृष्णागिरी
manamadurai மானாமதுரை
manapparai மணப்பாறை
mannargudi மன்னார்குடி
mayiladuthurai மயிலாடுதுறை
melur மேலூர்
mettur மேட்டூர்
namakkal நாமக்கல், नामक्कल
natham நத்தம்
palani பழனி, पलनी
panruti பண்ருட்டி
papanasam பாபநாசம்
pattukkottai பட்டுக்கோட்டை
peraiyur பேரையூர்
perambalur பெரம்பலூர்
pollachi பொள்ளாச்சி
polur போளூர்
ponneri பொன்னேரி
pudukkottai புதுக்கோட்டை, पुदुक्कोट्टई
rajapalayam ராஜபாளையம்
ramanathapuram ராமநாதபுரம், रामनाथपुरम
rameswaram ராமேஸ்வரம், रामेश्वरम
rasipuram ராசிபுரம்
sankarankovil சங்கரன்கோவில்
sathyamangalam சத்தியமங்கலம்
sattur சாத்தூர்
shenkottai செங்கோட்டை
sivaganga சிவகங்கை
sriperumbudur ஸ்ரீபெரும்புதூர்
thuraiyur துறையூர்
tindivanam திண்டிவனம்
tiruchengode திருச்செங்கோடு
tirumangalam திருமங்கலம்
tirupattur திருப்பத்தூர்
tiruvallur திருவள்ளூர்
tiruvannamalai திருவண்ணாமலை, तिरुवन्नामलई
ulundurpet உளுந்தூர்பேட்டை
usilampatti உசிலம்பட்டி
uttiramerur உத்திரமேரூர்
valparai வால்பாறை
vandavasi வந்தவாசி
vaniyambadi வாணியம்பாடி
villupuram விழுப்புரம், विलुप्पुरम
virudhachalam விருத்தாசலம்
`;
