// npm run admin:create – makes an administrator's account in the database that the settings name; -- --list lists them,
// -- --reset NAME gives one a new password.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/admin-create.mjs");
