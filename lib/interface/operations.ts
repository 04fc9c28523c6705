import { adminApi } from "@/lib/admin/api";
import { authApi } from "@/lib/auth/api";
import { applicationsApi } from "@/lib/applications/api";
import { deliveryApi, deliveryTaskApi } from "@/lib/delivery/api";
import type { Api } from "@/lib/http/operation";
import { grievancesApi } from "@/lib/grievances/api";
import { jobsApi } from "@/lib/jobs/api";
import { notificationsApi } from "@/lib/notifications/api";
import { ownDataApi } from "@/lib/own-data/api";
import { placesApi } from "@/lib/places/api";
import { profilesApi } from "@/lib/profiles/api";
import type { InterfaceGroup } from "@/lib/routes";
import { tidyApi } from "@/lib/tidy/api";
import { translationApi } from "@/lib/translation/api";
import { uploadsApi } from "@/lib/uploads/api";
import { usersApi } from "@/lib/users/api";
import { secondFactorApi } from "@/lib/users/second-factor-api";
import { runningApi } from "./running";

/** All operations, grouped as in the document. */
export const GROUPS: readonly { name: InterfaceGroup; description: string; api: Api }[] = [
  {
    name: "account",
    description: "Session, account and profile of the caller",
    api: { ...usersApi, ...secondFactorApi, ...authApi, ...profilesApi, ...ownDataApi },
  },
  { name: "jobs", description: "Jobs; one resource under two names", api: jobsApi },
  { name: "places", description: "Cities, localities and PIN codes of India", api: placesApi },
  { name: "applications", description: "Applications for jobs", api: applicationsApi },
  { name: "grievances", description: "Complaints of users, and the answers", api: grievancesApi },
  { name: "notifications", description: "What the caller is told", api: { ...notificationsApi, ...deliveryApi } },
  { name: "translation", description: "Users' texts in the reader's language", api: translationApi },
  { name: "admin", description: "For administrators", api: adminApi },
  {
    name: "running",
    description: "For operators",
    api: { ...runningApi, ...tidyApi, ...uploadsApi, ...deliveryTaskApi },
  },
];

/** Every operation by `METHOD /path/{parameter}`. */
export const OPERATIONS: Api = Object.assign({}, ...GROUPS.map(({ api }) => api));
