import { createServer } from "node:net";
import { UserError } from "./user-error.mjs";

/** A TCP port of this computer that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Refuses, with a UserError, a port that the server could not listen on. */
export async function requireFreePort({ port, hostname }) {
  // localhost may mean either of the first two, and a browser tries both.
  for (const host of new Set(["127.0.0.1", "::1", hostname])) {
    const code = await listenError(port, host);
    if (code === "EADDRINUSE") {
      throw new UserError(
        `Port ${port} is in use by another program: stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES") {
      throw new UserError(`Port ${port} is not allowed for this user: choose one above 1023, for instance PORT=3000.`);
    }
    if (code && host === hostname) {
      throw new UserError(
        `The server cannot listen on ${hostname} (${code}): set HOSTNAME to an address of this computer.`,
      );
    }
  }
}

function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once("error", (error) => resolve(error.code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
