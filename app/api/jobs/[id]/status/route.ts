// The same resource under its other name (api.md, Jobs).
export { PUT, GET, POST, PATCH, DELETE, OPTIONS } from "@/app/api/service-requests/[id]/status/route";
