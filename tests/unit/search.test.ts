import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { CATEGORIES } from "@/lib/core/categories";
import { CATEGORY_NAMES, categoriesNamed } from "@/lib/language/search/names";
import { isPlaceName, placesIn, placesNamed } from "@/lib/language/places/named";
import { TOWNS } from "@/lib/language/places/names/towns";
import { REGIONS } from "@/lib/language/places/names/regions";
import { kindsAsked, searchTerms } from "@/lib/language/search/query";
import { soundOf } from "@/lib/language/words/sound";
import { jobSearchWords, wordsForSearch } from "@/lib/language/search/text";
import { foldName, searchWords } from "@/lib/language/words/words";

const named = (name: string) => [...categoriesNamed(searchWords(name))].sort();
const places = (name: string) => [...placesNamed(searchWords(name))].sort();

describe("words", () => {
  test.each([
    ["Head  Cook\n(Pune)", ["head", "cook", "(", "pune)"]],
    ["रसो\u200dइया", ["रसोइया"]],
    ["e\u0301clair", ["éclair"]],
    ["  Ｃook ", ["ｃook"]],
    ["सफ़ाई", wordsForSearch("सफाई")],
    ["गुड़गाँव", wordsForSearch("गुडगांव")],
    ["पेन्टर", wordsForSearch("पेंटर")],
    ["रसोईया", wordsForSearch("रसोइया")],
    ["ਦਿੱਲੀ", wordsForSearch("ਦਿੱਲਿ")],
    ["100% night_shift", ["100%", "night_", "shift"]],
  ])("%j compares as %j", (text, compared) => expect(wordsForSearch(text)).toEqual(compared));

  test("a doubled nasal remains a letter", () => expect(wordsForSearch("चेन्नई")).not.toEqual(wordsForSearch("चेंनई")));

  test.each([
    ["maali", "mali"],
    ["chowkidar", "chaukidar"],
    ["rasoiya", "rasoia"],
    ["aayah", "aya"],
    ["bawarchi", "bavarchi"],
    ["baai", "bai"],
  ])("%s and %s are the same spelling", (one, other) => expect(foldName(one)).toBe(foldName(other)));
});

describe("names of categories", () => {
  test.each(CATEGORIES)("%s has one in every language, and each of them finds it", (category) => {
    for (const language of [...LANGUAGES, "spoken"] as const) {
      const names = CATEGORY_NAMES[category][language].split(",").map((name) => name.trim());
      expect(names[0], language).not.toBe("");
      for (const name of names) expect(named(name), `${language} ${name}`).toContain(category);
    }
  });

  test("are written in each language's own script", () => {
    const scripts = { hi: "Devanagari", mr: "Devanagari", bn: "Bengali", te: "Telugu", ta: "Tamil" };
    const others = { gu: "Gujarati", kn: "Kannada", ml: "Malayalam", pa: "Gurmukhi", en: "Latin", spoken: "Latin" };
    for (const names of Object.values(CATEGORY_NAMES)) {
      for (const [language, script] of Object.entries({ ...scripts, ...others })) {
        const text = names[language as keyof typeof names].replaceAll(/[\s,\u200c\u200d]/g, "");
        expect(text).toMatch(new RegExp(`^[\\p{Script=${script}}\\p{M}]+$`, "u"));
      }
    }
  });

  test.each([
    ["रसोइया", ["chef-cook"]],
    ["rasoiya", ["chef-cook"]],
    ["Bawarchi", ["chef-cook"]],
    ["mali", ["gardener"]],
    ["bai", ["housekeeper", "nanny-babysitter"]],
    ["aaya", ["nanny-babysitter"]],
    ["raso", ["chef-cook"]],
    ["घर का काम", ["housekeeper"]],
    ["घर का क", ["housekeeper"]],
    ["driver", ["driver", "personal-driver"]],
    ["car driver", ["personal-driver"]],
    ["security guard", ["security-guard"]],
    ["bijli mistri", ["electrician"]],
    ["ma", []],
    ["र", []],
    ["गुड़गांव", []],
    ["night", []],
    ["care", ["elderly-care"]],
    ["job", []],
    ["गार्ड", ["security-guard"]],
  ])("%s names %j", (name, categories) => expect(named(name)).toEqual(categories));
});

describe("sounds", () => {
  test.each([
    ["lajpat", "लाजपत"],
    ["nagar", "नगर"],
    ["koregaon", "कोरेगांव"],
    ["koregaon", "कोरेगाव"],
    ["park", "पार्क"],
    ["andheri", "अंधेरी"],
    ["mumbai", "मुंबई"],
    ["champawat", "चंपावत"],
    ["gurgaon", "गुड़गांव"],
    ["chandigarh", "चंडीगढ़"],
    ["dwarka", "द्वारका"],
    ["vaishali", "वैशाली"],
    ["rishikesh", "ऋषिकेश"],
    ["sector", "सेक्टर"],
    ["malviya", "मालवीय"],
    ["janakpuri", "जनकपुरी"],
    ["bopal", "બોપલ"],
    ["vastrapur", "વસ્ત્રાપુર"],
    ["malleswaram", "ಮಲ್ಲೇಶ್ವರಂ"],
    ["visakhapatnam", "విశాఖపట్నం"],
    ["sarabha", "ਸਰਾਭਾ"],
  ])("%s and %s sound alike", (latin, indic) => expect(soundOf(indic).fine).toBe(soundOf(latin).fine));

  test.each([
    ["mylapore", "மயிலாப்பூர்"],
    ["tambaram", "தாம்பரம்"],
    ["velachery", "வேளச்சேரி"],
    ["jadavpur", "যাদবপুর"],
    ["gariahat", "গড়িয়াহাট"],
    ["kakkanad", "കാക്കനാട്"],
    ["ernakulam", "എറണാകുളം"],
  ])("%s and %s sound roughly alike", (latin, indic) => {
    expect(soundOf(indic).fine).toBeNull();
    expect(soundOf(indic).coarse).toBe(soundOf(latin).coarse);
  });

  test.each([
    ["lajpat", "राजपथ"],
    ["andheri", "इंदौर"],
    ["pune", "पटना"],
    ["park", "बारक"],
  ])("%s and %s sound different", (latin, indic) => expect(soundOf(indic).fine).not.toBe(soundOf(latin).fine));
});

describe("places", () => {
  test.each([
    ["गुड़गांव", ["gurgaon"]],
    ["गुरुग्राम", ["gurgaon"]],
    ["Gurugram", ["gurgaon"]],
    ["Bengaluru", ["bangalore"]],
    ["ಬೆಂಗಳೂರು", ["bangalore"]],
    ["Bombay", ["mumbai"]],
    ["சென்னை", ["chennai"]],
    ["কলকাতা", ["kolkata"]],
    ["bangal", ["bangalore"]],
    ["கொல்கத்தா", ["kolkata"]],
    ["లుధియానా", ["ludhiana"]],
    ["ఫరీదాబాద్", ["faridabad"]],
    ["কানপুর", ["kanpur"]],
    ["दिन", []],
    ["दाल", []],
    ["घरकाम", []],
    ["ঘরকাম", []],
    ["driver", []],
    ["पार्क", []],
    ["ಮೈಸೂರು", ["mysore"]],
    ["வாரணாசி", ["varanasi"]],
    ["தூத்துக்குடி", ["thoothukudi"]],
    ["मिरा भाईंदर", ["mirabhayandar"]],
    ["আগরতলা", ["agartala"]],
    ["सोलापु", ["solapur"]],
    ["ગુડગાંવ", ["gurgaon"]],
    ["अहमेदाबाद", ["ahmedabad"]],
  ])("%s means %j", (name, slugs) => expect(places(name)).toEqual(slugs));

  test.each(["लेकिन", "वेतन", "महिला", "सवेरे", "करीब", "अकेला", "चटनी", "जंगल", "चाकर", "ভারতীয়", "மோட்டார்", "ಪಂಪ್", "hall"])(
    "%s, an everyday word, means no place by its sound",
    (word) => expect(placesIn([word], "sound")).toEqual([]),
  );

  test.each(["हज", "राज", "कर", "pan", "see", "all"])("%s is too short to begin a place's name", (word) =>
    expect(places(word)).toEqual([]),
  );

  test("every town has names in the scripts of all ten languages, each name in one of them", () => {
    const scripts = [
      "Latin",
      "Devanagari",
      "Bengali",
      "Telugu",
      "Tamil",
      "Gujarati",
      "Kannada",
      "Malayalam",
      "Gurmukhi",
    ];
    for (const { names } of TOWNS) {
      const ofTown = names.split(",").map((name) => name.trim());
      const scriptOf = (name: string) =>
        scripts.find((script) => new RegExp(`^[\\p{Script=${script}} \\u200c\\u200d]+$`, "u").test(name));
      const found = ofTown.map((name) => [name, scriptOf(name)] as const);
      expect(found.filter(([, script]) => !script)).toEqual([]);
      expect(new Set(found.map(([, script]) => script)), names).toEqual(new Set(scripts));
      expect(new Set(ofTown).size, names).toBe(ofTown.length);
    }
  });

  test("no two towns share a slug, and each lies in places that search knows", () => {
    const slugs = [...TOWNS, ...REGIONS].map(({ names }) => names.split(",")[0]!.replaceAll(" ", ""));
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
    for (const { names, within } of TOWNS) {
      for (const area of within.split(" ")) expect(slugs, names).toContain(area);
    }
  });

  test("no category's name is also a place", () => {
    const words = Object.values(CATEGORY_NAMES).flatMap((names) => Object.values(names).join(",").split(","));
    for (const name of words) {
      const run = searchWords(name);
      expect(placesIn(run, "spelling"), name).toEqual([]);
      expect(isPlaceName(run), name).toBe(false);
    }
  });

  test("a text gets the places it names and the areas around them", () => {
    expect(placesIn(["koregaon", "park", "pune"], "spelling")).toEqual(["pune", "maharashtra"]);
    expect(placesIn(searchWords("गुड़गांव में माली"), "spelling")).toEqual(["gurgaon", "haryana", "ncr"]);
  });
});

describe("a search", () => {
  const terms = (search: string) => searchTerms(searchWords(search)).map(({ texts }) => texts.join("+"));

  test.each([
    ["cook gurgaon", [" cook", " gurgaon"]],
    ["tower in lajpat", ["tower", "lajpat"]],
    ["tower kothrud", [" kothrud"]],
    ["kothrud pune", [" kothrud+ pune"]],
    ["xyzzy colony pune", [" xyzzy+ colony+ pune"]],
    ["ghar ka kaam delhi", [" ghar+ ka+ kaam", " delhi"]],
    ["माली की नौकरी दिल्ली में", [" मालि", " दिल्लि"]],
    ["cook, (south)", [" cook", " south"]],
    ["job", []],
    ["naukri chahiye", []],
    ["", []],
    ["%", []],
    ["Chef/Cook & more", ["", "more"]],
    ["ac 7", [" ac", " 7"]],
    ["a b c d e f g h i j k l", [" b", " c", " d", " e", " f", " g", " h", " j"]],
  ])("%j searches for %j", (search, asked) => expect(terms(search)).toEqual(asked));

  // The tables contain Latin and Indian names; no word in another script is the beginning of one.
  test.each(["مطلوب", "טבח", "повар", "厨师傅", "แม่บ้าน", "θυρωρός", "요리사", "cookطباخ", "çäß"])(
    "%s is searched for as plain text",
    (word) => {
      expect(searchTerms(searchWords(word))).toMatchObject([{ texts: [word], marks: [], categories: [], cities: [] }]);
      expect(searchTerms(searchWords(`cook ${word}`))).toHaveLength(2);
    },
  );

  test("a name is recognised with the marks that some write above its letters", () => {
    expect(named("Bāwarchī")).toEqual(["chef-cook"]);
    expect(places("Bengalūru")).toEqual(["bangalore"]);
  });

  test("compares sounds only between scripts, and not for known names", () => {
    expect(searchTerms(searchWords("lajpat"))[0]).toMatchObject({ marks: [], sounds: [["^LCPT"]] });
    expect(searchTerms(searchWords("बनियार"))[0]!.sounds).toEqual([["~BNR", "^PNR"]]);
    expect(searchTerms(searchWords("साकेत बोग"))[1]!.sounds).toEqual([["~BG "]]);
    expect(searchTerms(searchWords("delhi_"))).toMatchObject([{ texts: ["delhi_"], marks: [], categories: [] }]);
    expect(searchTerms(searchWords("दिल्ली"))[0]!.marks).toEqual(["@DELHI "]);
    expect(searchTerms(searchWords("rasoiya"))[0]!.marks).toEqual([]);
  });

  test("search marks are in capitals, which no normalised text contains", () => {
    expect(
      jobSearchWords({ category: "chef-cook", title: "Cook ~ljpt", location: "Lajpat Nagar, Delhi" }).join(" "),
    ).toBe("cook ~ ljpt lajpat nagar, delhi ~LJPT =LCPT ~NGR =NKR ~DL =TL @DELHI @NCR &CHEF-COOK");
    expect(
      jobSearchWords({
        category: "chef-cook",
        title: "Cook",
        location: "Agra",
        requirements: ["Can cook for eight, in time", "कार चलाना"],
        additionalSkills: ["Cook"],
        tasks: ["child_care"],
      }).join(" "),
    ).toBe("cook agra ~AGR =AKR @AGRA @UTTARPRADESH #CHILD_CARE &CHEF-COOK +can +eight +time +कार +चलाना");
  });
});

describe("one kind of work is not taken for another", () => {
  test.each([
    ["naai", []],
    ["dai maa", ["nanny-babysitter"]],
    ["gate grill banane wala", ["welder"]],
  ])("%s asks for %j", (search, kinds) => expect(kindsAsked(searchTerms(searchWords(search)))).toEqual(kinds));
});
