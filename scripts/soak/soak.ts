import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { startThrowawayApp } from "../lib/throwaway-app";
import { Employer, Worker } from "./clients";
import type { Figures } from "./http";
import { findFaults } from "./invariants";
import { Model } from "./model";

const EMPLOYERS = 20;
const WORKERS = 44;

/**
 * Runs the application on a database of its own with 64 clients that act in random order, and then compares what is
 * stored with what was acknowledged.
 * @returns the faults, and the figures as lines.
 */
export async function soak(minutes: number): Promise<{ faults: string[]; lines: string[] }> {
  const app = await startThrowawayApp({ logFile: "test-results/soak.log", env: { LOG_LEVEL: "warn" } });
  try {
    const model = new Model();
    const figures: Figures = { counts: new Map(), times: [] };
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#2a6f4f" } })
      .jpeg()
      .toBuffer();
    const picture = new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" });
    mkdirSync(app.uploadDir, { recursive: true });
    let end = 0;
    const setting = { origin: app.origin, model, figures, picture, isOver: () => performance.now() >= end };
    const memory = [app.memory()];
    const sampler = setInterval(() => memory.push(app.memory()), 10_000);
    const clients = [
      ...Array.from({ length: EMPLOYERS }, (_, number) => new Employer(setting, number)),
      ...Array.from({ length: WORKERS }, (_, number) => new Worker(setting, EMPLOYERS + number)),
    ];
    try {
      await Promise.all(clients.map((client) => client.register()));
      end = performance.now() + minutes * 60_000;
      await Promise.all(clients.map((client) => client.run()));
    } finally {
      clearInterval(sampler);
    }
    const ours = app.log().filter(({ event }) => event === "unexpected_error" || event === "page_failed");
    const faults = [
      ...model.broken,
      ...ours.map((line) => `the log has ${JSON.stringify(line)}`),
      ...(await findFaults(app, model)),
    ];
    return { faults, lines: [...describe(figures, model), `Memory in MB, every 10 s: ${memory.join(" ")}`] };
  } finally {
    await app.stop();
  }
}

function describe({ counts, times }: Figures, { jobs, applications }: Model): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  return [
    ...[...counts].map(
      ([what, row]) => `${what}: ${[...row].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
    ),
    `${times.length} answers, median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)}`,
    `${jobs.size} jobs and ${applications.size} pairs of job and worker compared`,
  ];
}
