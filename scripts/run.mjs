// The commands of package.json: node scripts/run.mjs start, … Uses only syntax that a Node of 2020 can parse, so that
// it can say it is too old.
const WANTED = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > WANTED.major || (major === WANTED.major && minor >= WANTED.minor)) {
  void import("./before-install/main.mjs");
} else {
  console.error(
    `This is Node ${process.versions.node}, KaamSetu needs ${WANTED.major}.${WANTED.minor} or newer: install it from https://nodejs.org`,
  );
  process.exit(1);
}
