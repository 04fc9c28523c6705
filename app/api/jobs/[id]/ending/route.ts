// The same resource under its other name (api.md, Jobs).
export { DELETE, GET, POST, PUT, PATCH, OPTIONS } from "@/app/api/service-requests/[id]/ending/route";
