/** Imported first by tests that make many calls a minute; limits.test.ts tests the limits themselves. */
for (const name of [
  "MUTATIONS_PER_MINUTE",
  "READS_PER_MINUTE",
  "TRANSLATE_PER_MINUTE",
  "LOGIN_PER_ADDRESS",
  "LOGIN_PER_NAME",
  "REGISTER_PER_ADDRESS",
  "REGISTER_PER_BROWSER",
]) {
  process.env[`LIMIT_${name}`] = "100000";
}
