// The same resource under its other name (api.md, Jobs).
export { POST } from "@/app/api/service-requests/[id]/apply/route";
