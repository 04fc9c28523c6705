import { AuthScreen } from "@/components/auth/auth-screen";
import { findSignInRefusal, signInMetadata } from "../../../../sign-in";

export const generateMetadata = signInMetadata;

/** The same for a browser that may have posted one of the forms in vain. Rendered per request. */
export default async function RefusedEmployerAuthPage() {
  return <AuthScreen audience="employer" refusal={await findSignInRefusal()} />;
}
