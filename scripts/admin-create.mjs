// npm run admin:create – makes an administrator's account in the database that the settings name.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/admin-create.mjs");
