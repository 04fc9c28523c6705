import { parseArgs } from "node:util";
import { readSettings } from "./before-install/settings.mjs";
import { soak } from "./soak/soak";

// npm run soak -- --minutes 5
const { values } = parseArgs({ options: { minutes: { type: "string", default: "5" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}": give a number above 0.`);
readSettings();
const { faults, lines } = await soak(minutes);
for (const line of lines) console.log(line);
for (const fault of faults.slice(0, 50)) console.error(`BROKEN  ${fault}`);
console.log(`${faults.length} rules broken.`);
process.exitCode = faults.length > 0 ? 1 : 0;
