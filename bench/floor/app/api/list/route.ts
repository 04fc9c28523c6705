import { latest } from "../../../latest";

export const dynamic = "force-dynamic";

export const GET = async (): Promise<Response> => Response.json(await latest());
