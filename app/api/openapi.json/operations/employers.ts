import * as onboardingStatus from "@/app/api/client/onboarding-status/route";
import * as onboarding from "@/app/api/client/onboarding/route";
import * as jobs from "@/app/api/client/service-requests/route";
import * as stats from "@/app/api/client/stats/route";
import * as answers from "../answers";
import { ok, type Operations } from "../operation";

export const EMPLOYERS: Operations = {
  "GET /api/client/service-requests": {
    spec: jobs.GET.spec,
    summary: "One's own positions, drafts too",
    answers: ok("An array of positions, each with `applications_today`"),
  },
  "GET /api/client/stats": {
    spec: stats.GET.spec,
    summary: "The figures of the dashboard",
    answers: ok(
      "activeRequests, totalRequests, totalApplications, applicationsToday, profileViews, urgentPositions: whole numbers",
    ),
  },
  "GET /api/client/onboarding-status": {
    spec: onboardingStatus.GET.spec,
    summary: "Whether one's onboarding is completed",
    answers: ok("The status", answers.onboardingStatus),
  },
  "POST /api/client/onboarding": {
    spec: onboarding.POST.spec,
    summary: "Complete one's onboarding; again changes nothing",
    answers: ok("The status", answers.onboardingStatus),
  },
};
