// Loaded into a server under test (--import): at SIGUSR2 it collects all garbage and writes what is still there to a file.
import { Session } from "node:inspector";
import { renameSync, writeFileSync } from "node:fs";
import v8 from "node:v8";
import vm from "node:vm";
import { isMainThread } from "node:worker_threads";

// The server's processes and threads inherit it.
const file = process.env.HEAP_PROBE;
delete process.env.HEAP_PROBE;

/** The sizes of all Maps and Sets in the heap, largest first. */
function collections() {
  const session = new Session();
  session.connect();
  let result = [];
  // In the same thread: each answer is there before post() returns.
  const ask = (method, params, then) =>
    session.post(method, params, (error, answer) => {
      if (error) throw new Error(error.message);
      then(answer);
    });
  const sizesOf = (name) =>
    ask("Runtime.evaluate", { expression: `${name}.prototype`, objectGroup: "probe" }, ({ result: { objectId } }) =>
      ask("Runtime.queryObjects", { prototypeObjectId: objectId, objectGroup: "probe" }, ({ objects }) =>
        ask(
          "Runtime.callFunctionOn",
          {
            objectId: objects.objectId,
            functionDeclaration:
              // Not a trace's attributes: Next keeps them for an answer of a call that was broken off just before its end, since it waits
              // for a 'finish' that does not come (pipe-readable.js). Some 0.3 KB each; the heap's bound holds them.
              "function () { return this.flatMap((one) => { try { return one instanceof Map && one.has('next.span_category') ? [] : [one.size]; } catch { return []; } }); }",
            returnByValue: true,
          },
          (answer) => (result = [...result, ...answer.result.value]),
        ),
      ),
    );
  sizesOf("Map");
  sizesOf("Set");
  session.post("Runtime.releaseObjectGroup", { objectGroup: "probe" });
  session.disconnect();
  return result.sort((a, b) => b - a);
}

if (file && isMainThread) {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc");
  process.on("SIGUSR2", () => {
    setTimeout(() => {
      for (let time = 0; time < 4; time += 1) collect();
      const resources = {};
      for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
      const sizes = collections();
      const listeners = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
      collect();
      const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
      const facts = {
        heapUsed,
        external,
        arrayBuffers,
        rss,
        resources,
        listeners,
        entries: sizes.reduce((a, b) => a + b, 0),
        largest: sizes.slice(0, 12),
      };
      writeFileSync(`${file}.new`, JSON.stringify(facts));
      renameSync(`${file}.new`, file);
    }, 2_000);
  });
}
