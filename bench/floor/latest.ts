import { Pool } from "pg";

export type FloorJob = {
  id: string;
  title: string;
  category: string;
  location: string;
  company_name: string | null;
  salary_min: number | null;
  employment_type: string;
  experience_level: string | null;
  urgency_level: string;
  accommodation_provided: boolean;
  created_at: Date;
};

const LATEST = `SELECT id, title, category, location, company_name, salary_min, employment_type, experience_level, urgency_level,
  accommodation_provided, created_at FROM jobs WHERE status = 'open' AND removed_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 24`;

let pool: Pool | undefined;

/** The 24 newest open jobs. */
export async function latest(): Promise<FloorJob[]> {
  pool ??= new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  return (await pool.query<FloorJob>({ name: "latest", text: LATEST })).rows;
}
