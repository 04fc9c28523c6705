import type { Category } from "@/lib/core/categories";

/** Requirements as advertisements put them, written without looking at the chips, with the chip or duty of their meaning. */
const WRITTEN: Record<Category, string> = {
  "personal-driver": `Must have a valid DL > Valid driving licence|Minimum 5 years driving experience > 5 years of experience
    Should know all Delhi routes > Knows the roads|Able to use Google Maps > Can follow a map on the phone|Well behaved > Polite and patient
    No accidents in last years > Safe driving record|Non-smoker >`,
  housekeeper: `Honest lady or gents > Honest and trustworthy|Must wash utensils > dishes
    Experience of 1 year in house work > 1 year of experience|Should live near sector 45 > Lives nearby|Not afraid of dogs > Comfortable with dogs or cats`,
  "chef-cook": `Can make roti sabzi daily > Cooks everyday Indian food|Chicken and mutton dishes > Cooks fish, meat and eggs
    Hygienic, clean kitchen > Keeps the kitchen clean|Bulk cooking for 40 staff > Cooks for 20 or more people|Low oil low sugar food > Can cook diet food
    Chinese and continental also >|Come by 6:30 am > Can start early in the morning`,
  gardener: `Knowledge of plants > Knows plants and flowers|Lawn mower handling > Can use a grass cutter|Pruning of hedges > Trims trees and hedges
    Kitchen garden experience > Grows vegetables|Organic manure making > Makes compost, no chemicals`,
  "security-guard": `Alert on night duty > Stays awake and alert at night|Should be able to read and write > Can read and write
    Entry of visitors in register > Writes the visitor register|Trained guard with certificate > Guard training certificate|Ex-army preferred >
    Good behaviour with residents > Polite and patient`,
  "nanny-babysitter": `Loving and patient with kids > Polite and patient|Experience with infants > Experience with newborns
    2 years nanny experience > 2 years of experience|Play activities > Plays and reads with children|Help in studies > Helps with homework
    Give bath and food to baby > Feeds and bathes children`,
  "personal-assistant": `Good in MS Excel > Computer and typing|Fluent Hindi English > Speaks Hindi and English
    Maintain confidentiality > Keeps private matters private|Handle calendar and travel booking > Plans appointments and trips
    GST and Tally > Accounts and bookkeeping|Own laptop >`,
  "elderly-care": `Give medicine as per chart > Gives medicines on time|Trained ANM/GNM > Nursing or care certificate (GDA, ANM)
    Can give bath and change diaper > Helps with bathing and dressing|BP and sugar check > Checks blood pressure and sugar
    Patient nature > Polite and patient|Insulin injection >`,
  "maintenance-handyman": `All-rounder for electrical and plumbing > Small electrical and plumbing jobs|Own tools must > Has own tools
    ITI pass > ITI certificate|Daily motor pump check > Checks pumps and machines daily|Minor carpentry > Small carpentry and painting jobs
    Should have a bike >`,
  driver: `Commercial licence compulsory > Transport or heavy vehicle licence|Driving licence original > Valid driving licence
    Loading unloading help > Loads and ties goods carefully|Android phone > Can use a smartphone|Keep bilty and bills safe > Keeps bills and papers in order`,
  electrician: `Wireman permit holder > Wireman licence|ITI electrician > ITI certificate
    Motor winding > Three-phase panels and motors|DG set and inverter > Generators, UPS and inverters|Must follow safety > Follows the safety rules`,
  plumber: `CPVC and PVC fitting > PVC, CPVC and GI pipes|Leakage detection > leaks|Bathroom fittings installation > Fits taps, sinks and toilets
    Reach in 30 minutes on call > Comes quickly when called|Drain cleaning machine > Drains and water filters`,
  carpenter: `Modular kitchen fitting > furniture|Ply and sunmica work > Plywood and laminate work|Operates cutting machine > Can use saws and power tools
    Accurate measurements > Measures accurately|Reading of drawings > Can read a drawing or plan`,
  mechanic: `Bike mechanic > Two-wheeler service|Diesel engine overhauling > Petrol and diesel engines|Diploma or ITI > ITI certificate
    Fault finding > Finds the fault and tests the repair|AC gas filling > AC and fridge repair|Denting and painting >`,
  welder: `Arc welding expert > Arc welding|Argon / TIG welding > MIG or TIG welding|Gate and grill making > gates_grills
    Grinding finish > Cutting and grinding|Working on height > Can work at height`,
  painter: `Putty and primer > Putty, primer and two coats|Exterior painting > Outside walls and weather coat|Texture painting > Designs, letters and textures
    PU and spray polish > Spray painting|No mess on floor > Covers the furniture and floor`,
  mason: `Tile and marble fitting > Large tiles, marble and stone|Plaster in line and level > plaster|Waterproofing knowledge > Waterproofing
    Can read site drawing > Can read a drawing or plan`,
  cleaner: `Toilet and floor cleaning > bathrooms|Handle scrubber machine > Can use cleaning machines|Waste segregation > Sorts wet and dry waste
    Early morning shift > Can start early in the morning|Freshers welcome > No experience needed, we teach the work|Night stay possible >`,
};

/** A hundred of them; `chip` is null for a meaning that none has. */
export const UNSEEN = (Object.entries(WRITTEN) as [Category, string][]).flatMap(([category, written]) =>
  written.split(/[|\n]/).map((line) => {
    const [text = "", chip = ""] = line.split(">").map((part) => part.trim());
    return { category, text, chip: chip || null };
  }),
);
