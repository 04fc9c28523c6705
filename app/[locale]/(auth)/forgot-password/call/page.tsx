import type { Metadata } from "next";
import { CallScreen, callMetadata } from "@/components/grievances/call-screen";

export const generateMetadata = (): Promise<Metadata> => callMetadata();

/** Where someone who forgot the password asks for a call, without a session. Prerendered. */
export default async function CallPage() {
  return <CallScreen />;
}
