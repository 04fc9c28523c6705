// Written so that a Node of 2020 can still read it, and say that it is too old.
const WANTED = [20, 19];

/** Ends the process with one sentence when this Node is older than package.json's `engines` allow. */
export function requireNode() {
  const found = process.versions.node.split(".").map(Number);
  if (found[0] > WANTED[0] || (found[0] === WANTED[0] && found[1] >= WANTED[1])) return;
  console.error(
    `This is Node ${process.versions.node}, KaamSetu needs ${WANTED.join(".")} or newer: install it from https://nodejs.org`,
  );
  process.exit(1);
}
