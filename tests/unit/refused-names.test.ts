/** Names and usernames are no sentences: no honest one is refused, a demand for money in one is. */
import { describe, expect, test } from "vitest";
import { refuseName } from "@/lib/domains/trust/refusal-policy";

const isRefused = (typed: { name?: string; username?: string }): boolean => {
  try {
    refuseName(typed);
    return false;
  } catch {
    return true;
  }
};

/** First names and family names, a script a line. */
const NAMES = [
  [
    "Sukh Meena Ramesh Kishor Amanat Raksha Balan Asal Mool Fees Kamala Rohini Pradeep Farida Thomas Gurpreet Lakshmi Deepak Suraksha Mani Anand Rekha Vijay Noor Bala",
    "Patel Nair Dev Jain Das Seth Singh Khan Kumar Iyer Master Agent",
  ],
  [
    "सुनीता मीना रमेश किशोर अमानत रक्षा बाला दीपक सुरक्षा धन राशि फरीदा लक्ष्मी अनीता विजय आनंद प्रदीप रेखा कमला मोहन शांति पूजा राजू गीता असल",
    "पटेल शर्मा सेठ साहब सिंह खान कुमार यादव मिश्रा वर्मा दलाल जैन",
  ],
  [
    "সুনীতা মীনা রমেশ কিশোর কিশোরী রক্ষা বালা দীপক রাশি ফরিদা লক্ষ্মী অনিতা বিজয় আনন্দ প্রদীপ রেখা কমলা মোহন শান্তি পূজা রাজু গীতা আমানত মা টগর",
    "দাস ঘোষ বোস সেন খান কুমার মণ্ডল পাল রায় সরকার বিশ্বাস সাহা",
  ],
  [
    "सुनिता मीना रमेश किशोर अमानत रक्षा बाळ दीपक सुरक्षा आई राशी फरिदा लक्ष्मी अनिता विजय आनंद प्रदीप रेखा कमल मोहन शांता पूजा सुख गीता ताई",
    "पाटील जाधव शिंदे पवार कुलकर्णी खान मोरे मराठे भोसले गायकवाड देशमुख देसाई",
  ],
  [
    "సునీత మీనా రమేష్ కిశోర్ అమ్మ రక్ష బాల దీపక్ రాశి ఫరీదా లక్ష్మి అనిత విజయ్ ఆనంద్ ప్రదీప్ రేఖ కమల మోహన్ శాంతి పూజ రాజు గీత అన్న బాబు పాప",
    "రెడ్డి నాయుడు రావు శర్మ ఖాన్ కుమార్ చౌదరి కమ్మ మాలిక్ గౌడ్ దాస్ వర్మ",
  ],
  [
    "சுனிதா மீனா ரமேஷ் கிஷோர் அம்மா ரக்ஷா பாலன் தீபக் ராசி பரிதா லட்சுமி அனிதா விஜய் ஆனந்த் பிரதீப் ரேகா கமலா மோகன் சாந்தி பூஜா ராஜு கீதா அண்ணன் பாப்பா தம்பி",
    "நாடார் ஐயர் கவுண்டர் முதலியார் கான் குமார் செட்டியார் பிள்ளை ராவ் தாஸ் ராஜன் முதலாளி",
  ],
  [
    "સુનીતા મીના રમેશ કિશોર અમાનત રક્ષા બાળા દીપક રાશિ ફરીદા લક્ષ્મી અનિતા વિજય આનંદ પ્રદીપ રેખા કમળા મોહન શાંતિ પૂજા રાજુ સુખ બેન ભાભી સુરક્ષા",
    "પટેલ શાહ શેઠ મહેતા ખાન કુમાર દેસાઈ જોશી ત્રિવેદી જૈન દલાલ વ્યાસ",
  ],
  [
    "ಸುನೀತಾ ಮೀನಾ ರಮೇಶ್ ಕಿಶೋರ್ ಅಮ್ಮ ರಕ್ಷಾ ಬಾಲ ದೀಪಕ್ ರಾಶಿ ಫರೀದಾ ಲಕ್ಷ್ಮಿ ಅನಿತಾ ವಿಜಯ್ ಆನಂದ್ ಪ್ರದೀಪ್ ರೇಖಾ ಕಮಲಾ ಮೋಹನ್ ಶಾಂತಿ ಪೂಜಾ ರಾಜು ಗೀತಾ ಅಣ್ಣ ತಮ್ಮ ಬಾಲಕಿ",
    "ಗೌಡ ರಾವ್ ಶೆಟ್ಟಿ ಖಾನ್ ಕುಮಾರ್ ಶರ್ಮ ಹೆಗಡೆ ನಾಯಕ್ ಭಟ್ ದಾಸ್ ರೆಡ್ಡಿ ಮಾಲೀಕ",
  ],
  [
    "സുനിത മീന രമേഷ് കിഷോർ അമ്മ രക്ഷ ബാലൻ ദീപക് രാശി ഫരീദ ലക്ഷ്മി അനിത വിജയ് ആനന്ദ് പ്രദീപ് രേഖ കമല മോഹൻ ശാന്തി പൂജ രാജു ഗീത ബാലിക തോമസ് മൈമൂന",
    "നായർ മേനോൻ പിള്ള വർഗീസ് ഖാൻ കുമാർ ശർമ്മ നമ്പ്യാർ ദാസ് ജോസഫ് ഫിലിപ്പ് ഉടമ",
  ],
  [
    "ਸੁਨੀਤਾ ਮੀਨਾ ਰਮੇਸ਼ ਕਿਸ਼ੋਰ ਅਮਾਨਤ ਰੱਖਿਆ ਬਾਲਾ ਦੀਪਕ ਰਾਸ਼ੀ ਫਰੀਦਾ ਲਕਸ਼ਮੀ ਅਨੀਤਾ ਵਿਜੇ ਆਨੰਦ ਪ੍ਰਦੀਪ ਰੇਖਾ ਕਮਲਾ ਮੋਹਨ ਸ਼ਾਂਤੀ ਪੂਜਾ ਰਾਜੂ ਗੀਤਾ ਗੁਰਪ੍ਰੀਤ ਬੀਬੀ ਧਨ",
    "ਸਿੰਘ ਕੌਰ ਸੇਠ ਗਿੱਲ ਖਾਨ ਕੁਮਾਰ ਸੰਧੂ ਸ਼ਰਮਾ ਢਿੱਲੋਂ ਬਰਾੜ ਦਲਾਲ ਮਾਲਕ",
  ],
] as const;

test("3,000 names of people in ten scripts", () => {
  const names = NAMES.flatMap(([first, family]) =>
    first.split(" ").flatMap((one) => family.split(" ").map((other) => `${one} ${other}`)),
  );
  expect(names).toHaveLength(3_000);
  expect(names.filter((name) => isRefused({ name }))).toEqual([]);
});

test("thousands of usernames as programs make them: a role, the time, a number", () => {
  const roles = ["employer", "client", "worker", "cook"];
  const usernames = Array.from({ length: 5_000 }, (_one, n) => {
    const time = (1_700_000_000_000 + n * 61_234_567).toString(36);
    return `${roles[n % 4]}.${time}.${n % 10}`;
  });
  const odd = [
    "employer.mgxcv.1",
    "e.mi3cv9.1",
    "employer.oa539pe2.3",
    "client.nu0ld15p.0",
    "chef.ogun53x3.7",
    "pe950",
    "cv",
  ];
  expect([...usernames, ...odd].filter((username) => isRefused({ username }))).toEqual([]);
});

describe("a demand is refused:", () => {
  test.each([
    "Registration fee Rs 500 by UPI",
    "Pay 500 registration fee",
    "फ़ीस 500 रुपये",
    "Send OTP",
    "call girl",
    "fee@okicici",
  ])("%s", (name) => expect(isRefused({ name })).toBe(true));
  test.each(["registration.fee.500", "pay_500_registration_fee", "registration-fee500"])("%s", (username) =>
    expect(isRefused({ username })).toBe(true),
  );
});
