// The phones of tests/long/photos.test.ts, in a thread of its own and of the lowest priority: they would otherwise take the
// processor from the server, and delay the pages whose times are measured.
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), constants.priority.PRIORITY_LOW);

const { origin, senders, bytes } = workerData;
const photo = new File([bytes], "photo.jpg", { type: "image/jpeg" });

async function send({ username, cookie }) {
  const body = new FormData();
  body.set("name", username);
  body.set("photo", photo);
  const answer = await fetch(`${origin}/api/user/profile`, { method: "PUT", headers: { cookie }, body });
  const { code } = await answer.json();
  return { status: answer.status, code, retryAfter: answer.headers.get("retry-after") };
}

parentPort.postMessage(await Promise.all(senders.map(send)));
