import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";

/** Where the middleware leads unknown paths, with status 404. Its title: ../../not-found.tsx. */
export default async function NotFoundPage() {
  return <NotFoundScreen />;
}
