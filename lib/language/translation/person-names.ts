import "server-only";

/** First and last names that are no common word, in Latin letters. A name that is also a word ("Asha", hope) would hide the word. */
const LATIN = `aarti abdul abhishek aditi aditya ahmed ajay akash akhil ali amit amrita anil anita anjali anjana ankit ankita ansari anuradha anwar aparna archana arjun arun aruna arvind ashok ashwini
babita babu balaji bhagwan bharat bharti bhaskar bhavana chandan chatterjee chaudhary chauhan chetan chopra choudhury das dasgupta debashish deepa deepak deepika desai devendra devi dhanush dinesh divya dubey durga dutta fatima gaikwad ganesh ganguly
gaurav gayatri geeta ghosh girish gopal govind gowda gupta gurpreet harish harpreet hassan hema hemant hussain imran irfan iyengar iyer jadhav jagdish jain jaspreet jatin javed jayanti jha jitendra joshi kailash kalpana kamal kamble kamla kapoor karthik karuna kaur kaushik kavita kavitha khan kishor kishore komal krishna
krishnan kulkarni kumar kumari kunal lakshmi lalita latha laxmi lokesh madhavi madhuri mahato mahesh malhotra malik mamta mandal mangesh manish manisha manju manoj meena meenakshi mehta menon mishra mohammed mohan mohit mondal mukesh mukherjee murali murugan nagaraj nair namrata nandini naresh narayan naveen neelam neeraj neha nikhil nisha nitin padma pallavi pandey pandit
pankaj parveen patel patil pawan pawar pillai pinky pooja poonam prabhu pradeep prakash pramod pranav prasad prashant pratibha praveen preeti prem priya priyanka puja purnima pushpa radha radhika rafiq raghav rahim rahul raj raja rajesh rajendra rajeshwari rajni raju rakesh ram rama ramesh ramu rani rao rashid rathod ravi ravindra reddy rekha renu reshma rina rita ritu rohan rohit roshan roy rupa sachin sahu
saini salim salma sandeep sandhya sangeeta sanjay sanjeev santosh sarita saroj satish savita savitri seema selvam sen shaikh shailesh shalini shankar shanti sharma shashi sheela sheikh shilpa shinde shivam shobha shruti shukla shyam siddharth singh sinha sita smita sneha sonia sreedevi srinivas subhash sudha sujata sujatha suman sunil sunita suraj suresh sushila sushma swati tanvi tejas thakur thomas tiwari tripathi
uma usha vandana varma varsha vasanthi venkatesh verma vidya vijay vikas vikram vimal vinay vinod vipin vishal vivek yadav yash yogesh yusuf`;

const DEVANAGARI = `अजय अनिल अनीता अमित अरुण अशोक आरती कविता किशोर खान गणेश गीता गुप्ता गोपाल चौहान जोशी दिनेश दीपक देवी नरेश नीतू पटेल पांडे पाटील पिंकी पूनम प्रिया बबीता मनोज महेश मिश्रा मीना मुकेश मोहन यादव रमेश राकेश राजू राजेश राधा राहुल रेखा लक्ष्मी विजय विनोद शर्मा शिंदे संजय संतोष सविता सिंह सुनीता सुनील सुमन सुरेश सुशीला
रामू श्याम ठाकुर वर्मा तिवारी झा कुमार कुमारी`;

const names = new Set(`${LATIN} ${DEVANAGARI}`.split(/\s+/));

const WORD = String.raw`[\p{L}\p{M}]+`;
const TITLE = String.raw`(?<![\p{L}\p{M}])(?:mr|mrs|ms|miss|dr|shri|shree|smt|sri|श्री|श्रीमती|श्रीमान|डॉ|श्री\.)\.?\s+`;
const AFTER_TITLE = new RegExp(String.raw`(?<=${TITLE})${WORD}`, "giu");
// "Ramesh ji", "रमेश जी"; not "didi ji" or "sir ji", which name nobody.
const BEFORE_HONOUR = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${WORD}(?=\s+(?:ji|जी|bhai|भाई|uncle|aunty|anna|akka)(?![\p{L}\p{M}]))`,
  "giu",
);
const CALLED = /^(?:didi|sir|madam|mam|maam|bhai|mata|mataji|guru|दीदी|सर|मैडम|माता|भाई|गुरु)$/iu;
// "Call Ramesh", "contact Sunita": a word with a capital in the middle of a sentence.
const AFTER_CALL =
  /(?<=(?:^|[^\p{L}])(?:[Cc]all|[Cc]ontact|[Aa]sk for|[Ss]peak to|[Tt]alk to|[Mm]eet)\s+)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/gu;

/** "Savitri Nagar", "Gandhi Road": named after somebody. */
const OF_PLACE =
  /^\s+(?:nagar|road|rd|marg|chowk|colony|vihar|ganj|puram?|bagh?|park|garden|market|layout|street|नगर|रोड|मार्ग|चौक|कॉलोनी|विहार|बाग)(?![\p{L}\p{M}])/iu;

const isName = (word: string): boolean => names.has(word.toLowerCase()) && !/^\p{Ll}/u.test(word);

/** The names of people in a text, as far as its words tell: no provider learns them. */
export function namesIn(text: string): string[] {
  const known = [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(({ 0: word, index }) => isName(word) && !OF_PLACE.test(text.slice(index + word.length)))
    .map(([word]) => word);
  const honoured = (text.match(BEFORE_HONOUR) ?? []).filter((word) => !CALLED.test(word));
  return [...new Set([...known, ...(text.match(AFTER_TITLE) ?? []), ...honoured, ...(text.match(AFTER_CALL) ?? [])])];
}
