import * as photo from "@/app/api/service-applications/[id]/photo/route";
import * as profilePhoto from "@/app/api/service-applications/[id]/profile-photo/route";
import * as one from "@/app/api/service-applications/[id]/route";
import * as status from "@/app/api/service-applications/[id]/status/route";
import * as accepted from "@/app/api/service-applications/accepted/route";
import * as own from "@/app/api/user/service-applications/route";
import { nothing, ok, picture, type Operations } from "../operation";

const THREE = "its worker, the position's owner, admins";
const LIST = "An array of applications, each with its position";

export const APPLICATIONS: Operations = {
  "GET /api/user/service-applications": {
    spec: own.GET.spec,
    summary: "One's own applications, newest first",
    answers: ok(LIST),
  },
  "GET /api/service-applications/accepted": {
    spec: accepted.GET.spec,
    summary: "One's own accepted applications, newest first",
    answers: ok(LIST),
  },
  "GET /api/service-applications/[id]": {
    spec: one.GET.spec,
    summary: "An application",
    who: THREE,
    answers: ok("The application with its position and events; for the owner also the worker and the profile"),
    errors: ["application_not_found"],
  },
  "DELETE /api/service-applications/[id]": {
    spec: one.DELETE.spec,
    summary: "Withdraw an application; it and its selfie are deleted",
    who: "its worker",
    answers: nothing("Withdrawn"),
    errors: ["application_not_found"],
  },
  "PUT /api/service-applications/[id]/status": {
    spec: status.PUT.spec,
    summary: "Shortlist, accept or reject an application, set an interview",
    who: "the position's owner",
    answers: ok("The application"),
    errors: ["application_not_found", "already_decided"],
  },
  "GET /api/service-applications/[id]/photo": {
    spec: photo.GET.spec,
    summary: "The selfie of an application",
    who: THREE,
    answers: picture("The selfie"),
    errors: ["application_not_found"],
  },
  "GET /api/service-applications/[id]/profile-photo": {
    spec: profilePhoto.GET.spec,
    summary: "The photo in the applicant's profile",
    who: THREE,
    answers: picture("The photo"),
    errors: ["application_not_found"],
  },
};
