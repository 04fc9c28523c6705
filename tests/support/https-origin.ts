/** Imported first by tests of behaviour that differs if the public origin is https. */
process.env.APP_URL = "https://kaam.example";
process.env.SECURITY_CONTACT = "mailto:security@kaam.example";
