import { startThrowawayApp } from "@/scripts/lib/throwaway-app";

type Options = Parameters<typeof startThrowawayApp>[0];

/** A running application whose people tests/support/factories.ts can make: this process uses its database and secret. */
export async function startAppWithPeople(options: Options) {
  const app = await startThrowawayApp(options);
  Object.assign(process.env, {
    DATABASE_URL: app.database.urls.application,
    SESSION_SECRET: app.sessionSecret,
    UPLOAD_DIR: app.uploadDir,
  });
  return app;
}
