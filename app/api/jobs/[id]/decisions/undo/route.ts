// The same resource under its other name (api.md, Jobs).
export { GET, POST, PUT, PATCH, DELETE, OPTIONS } from "@/app/api/service-requests/[id]/decisions/undo/route";
