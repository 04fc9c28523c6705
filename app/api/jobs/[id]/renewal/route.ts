// The same resource under its other name (api.md, Jobs).
export { POST, GET, PUT, PATCH, DELETE, OPTIONS } from "@/app/api/service-requests/[id]/renewal/route";
