/**
 * Learns the weights of lib/domains/trust/likeness-policy.ts from the examples in tests/support (L2-regularised logistic regression,
 * by stochastic gradient descent). A bad job counts by its worst passage, a good one by all. Sets given as --without stay unread.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { passagesOf, SIZE, type Passage } from "@/lib/domains/trust/likeness-policy";

const { values } = parseArgs({
  options: {
    without: { type: "string", default: "second,unread,reserved" },
    out: { type: "string", default: "lib/domains/trust/likeness-options.ts" },
  },
});
/** How much a mistake costs against the size of weights, passes over all passages, choices of the worst passage. */
const [COST, PASSES, CHOICES] = [3, 12, 3];
/** Not sentences; and addresses are full of numbers. */
const UNREAD = ["category", "employmentType", "exactAddress"];
const SETS = "tests/support/trust";
const EXAMPLES = "tests/support";

type Example = { isBad: boolean; passages: Passage[] };

const without = values.without.split(",");
const jobs = readdirSync(SETS)
  .filter((name) => !without.includes(name.replace(".json", "")))
  .flatMap(
    (name) =>
      JSON.parse(readFileSync(`${SETS}/${name}`, "utf8")) as {
        label: string;
        job: Record<string, unknown>;
      }[],
  )
  .map(({ label, job }): Example => ({
    isBad: label === "bad",
    passages: textsIn(job).flatMap(({ field, text }) => passagesOf(field, text)),
  }));
const lines = readdirSync(EXAMPLES)
  .filter((name) => /^wording-.*\.txt$/.test(name))
  .flatMap((name) =>
    readFileSync(`${EXAMPLES}/${name}`, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("# "))
      .map((line): Example => ({
        isBad: name.includes("bad"),
        passages: passagesOf("specialInstructions", line.slice(line.indexOf("|") + 1)),
      })),
  );

const { weights, bias } = learn([...jobs, ...lines].filter(({ passages }) => passages.length > 0));
const scale = Math.max(...weights.map(Math.abs)) / 127;
const text = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString("base64");
writeFileSync(
  values.out,
  `/** Written by \`npm run wording:learn\`. */\nexport const SCALE = ${scale};\nexport const BIAS = ${bias};\nexport const WEIGHTS =\n  "${text}";\n`,
);
console.log(`${jobs.length} jobs, ${lines.length} sentences`);

function textsIn(job: Record<string, unknown>): { field: string; text: string }[] {
  return Object.entries(job).flatMap(([field, value]) => {
    const typed = Array.isArray(value) ? value.join("\n") : value;
    return typeof typed === "string" && !UNREAD.includes(field) ? [{ field, text: typed }] : [];
  });
}

type Model = { weights: Float64Array; bias: number };

function learn(examples: readonly Example[]): Model {
  let model: Model | null = null;
  for (let choice = 0; choice <= CHOICES; choice += 1) {
    const now: Model | null = model;
    const chosen = examples.flatMap(({ isBad, passages }) => {
      const worst = isBad && now ? [passages.toSorted((a, b) => sumOf(now, b) - sumOf(now, a))[0]!] : passages;
      return worst.map(({ features }) => ({ features, aim: isBad ? 1 : 0 }));
    });
    model = descend(chosen);
  }
  return model!;
}

function sumOf({ weights: all, bias: base }: Model, { features }: Pick<Passage, "features">): number {
  return features.reduce((total, [index, value]) => total + all[index]! * value, base);
}

/** Weights shrink with each step (L2); `size` holds that for all of them at once. */
function descend(rows: readonly { features: Passage["features"]; aim: number }[]): Model {
  const model: Model = { weights: new Float64Array(SIZE), bias: 0 };
  const shrink = 1 / (COST * rows.length);
  const order = rows.map((_, at) => at);
  const random = generator();
  let [size, step] = [1, 0];
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) {
      const { features, aim } = rows[at]!;
      const rate = 1 / (1 + 0.5 * shrink * step);
      step += 1;
      const sum =
        features.reduce((total, [index, value]) => total + model.weights[index]! * value, 0) * size + model.bias;
      const error = 1 / (1 + Math.exp(-sum)) - aim;
      size *= 1 - rate * shrink;
      for (const [index, value] of features) model.weights[index]! -= (rate * error * value) / size;
      model.bias -= rate * error * 0.1;
    }
  }
  return { weights: model.weights.map((weight) => weight * size), bias: model.bias };
}

/** The same numbers each time. */
function generator(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
