// The same resource under its other name (api.md, Jobs).
export { PUT } from "@/app/api/service-requests/[id]/status/route";
