import { foldName } from "./words";

const WORDS = `
job jobs work naukri naukari nokri kaam kam chahiye chaiye wala wali vala wale in at of for the a near and or me mein mai
ka ki ke ko par pe se aur hai staff needed wanted required vacancy kelasa velai joli udyogam kaaj chakri pani
काम नौकरी जॉब चाहिए चाहिये वाला वाली वाले में मे का की के को पर से और लिए है पास
নৌকরি চাকরি কাজ চাই এ তে র জন্য এর এবং কাছে লোক
ఉద్యోగం ఉద్యోగాలు పని కావాలి లో కోసం దగ్గర మరియు జాబ్
வேலை தேவை வேண்டும் இல் பணி மற்றும் அருகில் ஜாப்
नोकरी हवी हवे हवा पाहिजे मध्ये साठी ची चा चे आणि जवळ
કામ નોકરી જોઈએ છે માં માટે નો ની નું ના અને પાસે વાળા વાળી
ಕೆಲಸ ಉದ್ಯೋಗ ಬೇಕು ನಲ್ಲಿ ಅಲ್ಲಿ ಗಾಗಿ ಮತ್ತು ಹತ್ತಿರ
ജോലി വേണം ഇൽ വേണ്ടി ഉം അടുത്ത് പണി
ਕੰਮ ਨੌਕਰੀ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਵਿੱਚ ਵਿਚ ਦਾ ਦੀ ਦੇ ਨੂੰ ਲਈ ਅਤੇ ਵਾਲਾ ਵਾਲੀ ਨੇੜੇ`;

const silent = new Set(WORDS.split(/\s+/).filter(Boolean).map(foldName));

/** Whether a search word says nothing about which job is wanted: "job", "काम", "में". */
export const isSilent = (word: string): boolean => silent.has(foldName(word));
