import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as register from "@/app/api/register/route";
import * as password from "@/app/api/user/password/route";
import * as photo from "@/app/api/user/profile/photo/route";
import * as profile from "@/app/api/user/profile/route";
import * as user from "@/app/api/user/route";
import * as answers from "../answers";
import { created, nothing, ok, picture, type Operations } from "../operation";

const PROFILE = "The profile: a worker's with pay, skills and work history, an employer's with the company";

export const ACCOUNT: Operations = {
  "GET /api/user": { spec: user.GET.spec, summary: "Who is signed in", answers: ok("The user", answers.user) },
  "PATCH /api/user": {
    spec: user.PATCH.spec,
    summary: "Change one's language or region; what is not sent stays",
    answers: ok("The user", answers.user),
  },
  "POST /api/user/password": {
    spec: password.POST.spec,
    summary: "Change one's password; all other sessions end",
    answers: nothing("Changed"),
    errors: ["wrong_password", "rate_limited"],
  },
  "GET /api/user/profile": { spec: profile.GET.spec, summary: "One's own profile", answers: ok(PROFILE) },
  "PUT /api/user/profile": {
    spec: profile.PUT.spec,
    summary: "Change one's profile; what is not sent stays, what is empty is cleared",
    answers: ok(PROFILE),
    errors: ["too_large", "image_unreadable"],
  },
  "GET /api/user/profile/photo": {
    spec: photo.GET.spec,
    summary: "The photo of one's own profile",
    answers: picture("The photo"),
    errors: ["not_found"],
  },
  "POST /api/login": {
    spec: login.POST.spec,
    summary: "Sign in on this browser",
    answers: ok("The user, and the session cookie", answers.user),
    errors: [
      ...(["wrong_credentials", "deactivated", "not_admin", "forbidden", "wrong_family_seeker"] as const),
      ...(["wrong_family_employer"] as const),
    ],
  },
  "POST /api/register": {
    spec: register.POST.spec,
    summary: "Make a worker's or employer's account and sign in with it",
    answers: created("The user, and the session cookie", answers.user),
    errors: ["username_taken"],
  },
  "POST /api/logout": {
    spec: logout.POST.spec,
    summary: "Sign out on this browser",
    answers: nothing("Signed out, also without a session"),
  },
};
