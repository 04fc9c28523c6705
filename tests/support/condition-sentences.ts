/** Employers' ordinary texts, in the forms that a rough translation knows. */
export const HARMLESS_IN_ENGLISH: readonly string[] = [
  ...["Cook", "Maid", "Helper", "Driver", "Nurse", "Caretaker", "Experienced cook", "Part-time cook"].flatMap(
    (worker) => [
      `${worker} for a family of four`,
      `${worker} for an elderly couple`,
      `${worker} needed for the family`,
      `${worker} for 6 people in Pune`,
    ],
  ),
  ...["Electrician", "Plumber", "Painter", "Carpenter", "Handyman", "Mason"].flatMap((worker) => [
    `${worker} for a housing society`,
    `${worker} for two flats`,
    `${worker} for flats and offices`,
    `${worker} for repairs in Mumbai`,
  ]),
  ...["Security guard", "Gardener", "Housekeeper", "Cleaner"].flatMap((worker) => [
    `${worker} for a clinic`,
    `${worker} wanted in Delhi`,
    `We need ${worker.toLowerCase()} for the office`,
  ]),
  ..."Cooking for 4 people|Cooking and cleaning|Cooking, cleaning and laundry|Sweeping, mopping and dusting".split("|"),
  ..."Washing dishes and washing clothes|Child care and cooking|Family of five in Pune|Family of two|Joint family".split(
    "|",
  ),
  ..."2 years' experience|1 year's experience|10 years of experience|Driving licence|Hindi and English|Home food".split(
    "|",
  ),
  ..."Driver for school and office|Carpenter for doors and windows|Mason for tiles".split("|"),
  ..."Housekeeper for a flat, cleaning and laundry|Helper for sweeping and washing dishes|Nanny for twins".split("|"),
  ..."Cook for dinner, 3 people|Guard for a bungalow, night shift|Painter for two flats, five weeks".split("|"),
  ..."Cook for North Indian food|Welder for gates and windows|Breakfast, lunch and dinner".split("|"),
];

/**
 * Sentences of employers about conditions: each of these changes what a worker agrees to if one word is turned, dropped or
 * added. Collected from advertisements' usual wording and from what went wrong before.
 */
export const CONDITIONS_IN_ENGLISH = `
Driver without accommodation
Cook without experience can apply
Maid needed, no food
No smoking in the house
No alcohol on duty
Guard must not use phone on duty
Experience not required
Experience required
Food will not be provided
Food will be provided
Accommodation not provided
Room provided only for single men
We will deduct 2000 from your salary for uniform
Salary cut for every late day
Fine of 100 rupees for coming late
First 15 days are unpaid trial
Trial of 7 days without pay
Three days trial, paid
One month deposit required
Deposit of 5000 returned after one year
Uniform cost paid by worker
Own bike is a must
Only female cook
Only vegetarian cook
Only for married couples
Cook for pure vegetarian family only
Must know North Indian food
Must have driving licence
Must speak Hindi
Must be punctual
Must not leave before 8 PM
Do not leave her alone
Do not bring children
Do not call after 9 PM
Never leave the gate open
Never come drunk
Unless you have a licence, do not apply
Apply only if you live near Andheri
No calls, WhatsApp only
No weekly off
Weekly off not on Sunday
Two Sundays off in a month, not four
Leave without pay
Leave is not paid
Paid leave only after one year
No advance salary
Advance will be deducted
No salary for the first week
Salary after 45 days
Salary paid on the 10th, not before
Bonus only after a year
Overtime is not paid
Overtime paid double
Travel money not given
Medical is not covered
Police verification is compulsory
Police verification is not needed
Aadhaar card is mandatory
Reference needed from the last employer
Without reference please do not apply
Live-in only
Live-out only
Live-in, but no children
Live-in nanny for a newborn
Not live-in
Part-time, not full-time
Full-time except Sunday
All days except Tuesday
Every day including Sunday
Work from 7 am to 11 am
Maid needed from 7 am to 11 am
Not later than 9 am
At least two years of experience
At most 30 years old
Less than 40 years old
More than five years of experience
Minimum age 25
Maximum three houses
Wash and iron clothes
Wash dishes but not clothes
Cleaning but no cooking
Cooking and cleaning, no washing
Sweeping and mopping, not bathrooms
No toilet cleaning
Light truck driver
Heavy truck not needed
Helper for light work
No heavy work
No night duty
Night duty only
Day shift, not night shift
Night shift if needed
Rotating shift, if needed nights
Stay overnight if we travel
Travel outside the city is required
Travel outside the city is not required
Should be able to travel
Should not have other work
Should have own tools
Tools not provided
Tools will be provided
Bring your own tools
Bring your identity card or do not come
Phone not allowed inside
Guests are not allowed
No visitors in the room
No pets please
Must love dogs
Should not be afraid of dogs
Afraid of dogs? Do not apply
Cook must not be allergic
Non-vegetarian cooking is not allowed
Non-vegetarian food must be cooked
Egg is allowed, meat is not
No onion no garlic
Cook without onion and garlic
Salary 12000 minus food
Salary 12000 including food
Salary 12000 excluding food
12000 in hand, nothing else
No other charges
We never charge for placement
Placement fee is half of the first salary
Commission of one month salary
You pay for the uniform
We pay for the uniform
We do not pay for travel
Registration is free
Registration is not free
Breakages will be deducted
Loss of goods will be recovered
Leaving within six months forfeits the deposit
Notice of one month or lose salary
Resign with one month notice
No notice needed
Contract of two years, cannot leave
Contract can be ended any time
Security deposit not needed
Passport will be kept by us
Original papers must be given
We never keep originals
Do not give money to anyone
Couple needed, no children
Couple with children not allowed
Single woman only
Men need not apply
Women preferred
Women only
Only local people
Local people not preferred
No agency please
Through agency only
Part-time helper, weekends only
Sunday only
Not on Sunday
Only mornings
Mornings only, not evenings
Must come on festivals
Diwali is a holiday
Diwali is not a holiday
Holidays are paid
Holidays are not paid
Food provided except dinner
Breakfast only
No food on Sunday
Separate room not available
Separate room available
Room shared with two others
Bathroom outside
No bathroom inside
Do not use the lift
Use the other gate only
Driver must wait outside
Driver must wash the car daily
Car washing is not part of the job
Cleaning is part of the job
Child care is not part of the job
No child care
Elderly care only
Patient must not be left alone
Medicine only after asking the doctor
Do not give medicine
Give medicine on time
No lifting of the patient
Lifting the patient is required
Nurse needed, certificate compulsory
Certificate not necessary
Training given, unpaid
Training given and paid
Training cost deducted
Two weeks training without salary
Payment by bank only
No cash payment
Cash only
Weekly payment, no monthly
Daily wage, no work no pay
No work no pay
Half salary in the first month
Double salary on holidays only
Salary not negotiable
Salary negotiable
Salary depends on experience
More salary if work is good
Target must be met or no incentive
Fuel paid by driver
Fuel not included
Parking not available
Own vehicle needed
Own vehicle not needed
Smokers need not apply
Should not smoke
Married preferred, not single
Freshers can apply
Freshers cannot apply
Students not allowed
No joining before the 1st
Join immediately or not at all
Cook for two, dinner excluded
Cook with own utensils
Driver with own car
Cook wanted, otherwise no
Gardener until March
Nanny until the child is three
Please be honest or stay away
Cook for 4 people, no Sunday off
Cooking for 4 people only
Cooking for a family, not cleaning
Cooking and cleaning without washing dishes
Family of five, must live in
2 years' experience required
2 years' experience is a must
At least 2 years' experience
Minimum 3 years' experience as a driver
Driving licence required
Driving licence needed, no exceptions
Hindi and English required
Hindi must, English not needed
Home food not provided
Lunch and dinner, but no breakfast
Lunch and dinner deducted from salary
Driver for school and office, except Sundays
Driver for the family only
Housekeeper for a flat, no laundry
Painter for two flats, five weeks, last week unpaid
Security guard for a bungalow, never alone
Nurse for mother, not for father
Cook for dinner unless we are away
Own hand tools required
Hand tools deposit
`
  .trim()
  .split("\n");

/** The same for those who write in their own language. */
export const CONDITIONS_IN_OWN_WORDS = {
  hi: "बिना खाने के ड्राइवर|खाना नहीं मिलेगा|सिर्फ़ महिला रसोइया|वेतन से 500 कटेंगे|पहले 15 दिन का पैसा नहीं|पुलिस जाँच ज़रूरी है|छुट्टी का पैसा नहीं|रविवार छोड़कर रोज़ काम|अगर देर हुई तो जुर्माना|कमरा मुफ़्त",
  bn: "থাকা ছাড়া ড্রাইভার|খাবার দেওয়া হবে না|শুধু মহিলা রাঁধুনি|বেতন থেকে কাটা হবে|প্রথম সপ্তাহ বিনা বেতনে|পুলিশ যাচাই আবশ্যক|রবিবার ছুটি নেই|জামানত জমা দিতে হবে",
  te: "వసతి లేకుండా డ్రైవర్|భోజనం ఇవ్వబడదు, లేదు|మహిళలు మాత్రమే|జీతం నుండి కోత|మొదటి వారం జీతం లేదు|పోలీసు తనిఖీ తప్పనిసరి|సెలవు లేదు|డిపాజిట్ ఇవ్వాలి",
  ta: "தங்குமிடம் இல்லாமல் ஓட்டுநர்|உணவு இல்லை|பெண்கள் மட்டும்|சம்பளத்தில் பிடித்தம்|முதல் வாரம் சம்பளம் இல்லை|காவல் சரிபார்ப்பு கட்டாயம்|விடுமுறை இல்லை|முன்பணம் கிடையாது",
  mr: "राहण्याशिवाय ड्रायव्हर नको|जेवण मिळणार नाही|फक्त महिला|पगारातून कपात|पहिला आठवडा बिनपगारी|पोलीस पडताळणी आवश्यक|सुट्टी नाही|डिपॉझिट द्यावे लागेल",
  gu: "રહેવાની સગવડ વગર ડ્રાઇવર|જમવાનું નહીં મળે|ફક્ત મહિલા|પગારમાંથી કપાત|પહેલું અઠવાડિયું પગાર વગર|પોલીસ ચકાસણી ફરજિયાત|રજા નથી|ડિપોઝિટ જમા કરવી પડશે",
  kn: "ವಸತಿ ಇಲ್ಲದೆ ಚಾಲಕ|ಊಟ ಇಲ್ಲ|ಮಹಿಳೆಯರು ಮಾತ್ರ|ಸಂಬಳದಿಂದ ಕಡಿತ|ಮೊದಲ ವಾರ ಸಂಬಳ ಇಲ್ಲ|ಪೊಲೀಸ್ ಪರಿಶೀಲನೆ ಕಡ್ಡಾಯ|ರಜೆ ಇಲ್ಲ|ಠೇವಣಿ ಕೊಡಬೇಕು",
  ml: "താമസം ഇല്ലാതെ ഡ്രൈവർ|ഭക്ഷണം ഇല്ല|സ്ത്രീകൾ മാത്രം|ശമ്പളത്തിൽ നിന്ന് പിടിക്കും|ആദ്യ ആഴ്ച ശമ്പളം ഇല്ല|പോലീസ് പരിശോധന നിർബന്ധം|അവധി ഇല്ല|ഡെപ്പോസിറ്റ് വേണം",
  pa: "ਰਿਹਾਇਸ਼ ਤੋਂ ਬਿਨਾਂ ਡਰਾਈਵਰ|ਖਾਣਾ ਨਹੀਂ ਮਿਲੇਗਾ|ਸਿਰਫ਼ ਔਰਤਾਂ|ਤਨਖਾਹ ਵਿੱਚੋਂ ਕਟੌਤੀ|ਪਹਿਲਾ ਹਫ਼ਤਾ ਬਿਨਾਂ ਤਨਖਾਹ|ਪੁਲਿਸ ਜਾਂਚ ਜ਼ਰੂਰੀ|ਛੁੱਟੀ ਨਹੀਂ|ਡਿਪਾਜ਼ਿਟ ਜਮ੍ਹਾਂ ਕਰਨਾ ਪਵੇਗਾ",
} as const;
