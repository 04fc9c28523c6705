/** Imported first by tests of what is different where the public origin is https. */
process.env.APP_URL = "https://kaam.example";
