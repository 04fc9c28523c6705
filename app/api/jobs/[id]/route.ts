// The same resource under its other name (api.md, Jobs).
export { GET, PUT, DELETE, POST, PATCH, OPTIONS } from "@/app/api/service-requests/[id]/route";
