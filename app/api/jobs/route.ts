// The same resource under its other name (api.md, Jobs).
export { GET, POST } from "@/app/api/service-requests/route";
