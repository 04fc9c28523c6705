import { latest } from "../../latest";

export const dynamic = "force-dynamic";

export default async function Page() {
  const jobs = await latest();
  return (
    <main>
      <h1>Jobs</h1>
      {jobs.map((job) => (
        <article key={job.id}>
          <span>{job.category}</span>
          <span>{job.urgency_level}</span>
          <h2>{job.title}</h2>
          <p>
            {job.company_name} · {job.location}
          </p>
          <p>
            ₹{job.salary_min} · {job.employment_type} · {job.experience_level}
          </p>
          {job.accommodation_provided ? <p>Accommodation provided</p> : null}
          <p>{job.created_at.toISOString().slice(0, 10)}</p>
          <a href={`/jobs/${job.id}`}>Apply</a>
        </article>
      ))}
    </main>
  );
}
