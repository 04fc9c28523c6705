import { adminApi } from "@/lib/domains/admin/api";
import { casesApi } from "@/lib/domains/admin/case-api";
import { authApi } from "@/lib/access/auth/api";
import { applicationsApi } from "@/lib/domains/applications/api";
import { deliveryApi, deliveryTaskApi } from "@/lib/domains/delivery/api";
import type { Api } from "@/lib/platform/http/operation";
import { reportsApi } from "@/lib/domains/reports/api";
import { grievancesApi } from "@/lib/domains/grievances/api";
import { jobsApi } from "@/lib/domains/jobs/api";
import { postingApi } from "@/lib/domains/jobs/posting-api";
import { savedSearchApi } from "@/lib/domains/jobs/saved-search-api";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { placesApi } from "@/lib/language/places/api";
import { profilesApi } from "@/lib/domains/profiles/api";
import type { InterfaceGroup } from "@/lib/access/routes";
import { tidyApi } from "@/lib/domains/tidy/api";
import { translationApi } from "@/lib/language/translation/api";
import { uploadsApi } from "@/lib/platform/uploads/api";
import { usersApi } from "@/lib/domains/users/api";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import { runningApi } from "./running";

/** All operations, grouped as in the document. */
export const GROUPS: readonly { name: InterfaceGroup; description: string; api: Api }[] = [
  {
    name: "account",
    description: "Session, account and profile of the caller",
    api: { ...usersApi, ...secondFactorApi, ...authApi, ...profilesApi, ...ownDataApi },
  },
  {
    name: "jobs",
    description: "Jobs; one resource under two names",
    api: { ...jobsApi, ...savedSearchApi, ...postingApi },
  },
  { name: "places", description: "Cities, localities and PIN codes of India", api: placesApi },
  { name: "applications", description: "Applications for jobs", api: applicationsApi },
  {
    name: "grievances",
    description: "Complaints and reports of users, and what became of them",
    api: { ...grievancesApi, ...reportsApi },
  },
  { name: "notifications", description: "What the caller is told", api: { ...notificationsApi, ...deliveryApi } },
  { name: "translation", description: "Users' texts in the reader's language", api: translationApi },
  { name: "admin", description: "For administrators", api: { ...adminApi, ...casesApi } },
  {
    name: "running",
    description: "For operators",
    api: { ...runningApi, ...tidyApi, ...uploadsApi, ...deliveryTaskApi },
  },
];

/** Every operation by `METHOD /path/{parameter}`. */
export const OPERATIONS: Api = Object.assign({}, ...GROUPS.map(({ api }) => api));
