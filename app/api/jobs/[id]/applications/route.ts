// The same resource under its other name (api.md, Jobs).
export { GET } from "@/app/api/service-requests/[id]/applications/route";
