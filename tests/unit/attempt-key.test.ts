import { expect, test } from "vitest";
import { sendOnce, type KeySource } from "@/components/form/attempt-key";
import { ApiError } from "@/lib/platform/http/api-error";

/** Simulates a form with the server's memory of keys. */
function openForm() {
  const source: KeySource & { key: string } = { key: "a", renewKey: () => void (source.key += "a") };
  const seen = new Map<string, string>();
  const keys: string[] = [];
  const send = (body: FormData | object, isAnswerLost = false) =>
    sendOnce(source, body, (key) => {
      keys.push(key);
      const text = body instanceof FormData ? String(body.get("text")) : JSON.stringify(body);
      if ((seen.get(key) ?? text) !== text)
        return Promise.reject(new ApiError(422, { code: "idempotency_mismatch", detail: "" }));
      seen.set(key, text);
      return isAnswerLost ? Promise.reject(new ApiError(0, {})) : Promise.resolve(text);
    });
  return { send, keys, seen, source };
}

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test("the same content is sent under the same key again if the answer was lost, also after a reload", async () => {
  const { send, keys, seen } = openForm();
  await expect(send({ title: "Cook" }, true)).rejects.toThrow();
  await send({ title: "Cook" });
  expect(new Set(keys).size).toBe(1);
  expect(seen.size).toBe(1);
  expect(keys[0]!.length).toBeLessThan(200);
});

test("changed content gets another key, in each kind of body", async () => {
  const { send, keys } = openForm();
  const bodies = [
    { title: "Cook" },
    { title: "Cooks" },
    formOf({ text: "Cook" }),
    formOf({ text: "Cook", photo: new File(["1"], "a.jpg") }),
    formOf({ text: "Cook", photo: new File(["12"], "a.jpg") }),
  ];
  for (const body of bodies) await expect(send(body, true)).rejects.toThrow();
  expect(new Set(keys).size).toBe(bodies.length);
});

test("a photo that comes back from a draft without its name is the same content", async () => {
  const { send, keys } = openForm();
  for (const name of ["me.jpg", "photo"]) {
    await expect(
      send(formOf({ text: "x", photo: new File(["1"], name, { type: "image/jpeg" }) }), true),
    ).rejects.toThrow();
  }
  expect(new Set(keys).size).toBe(1);
});

test("a key refused for other content is not used again, so that the next attempt is accepted", async () => {
  const { send, keys, seen } = openForm();
  await send({ title: "Cook" }, true).catch(() => undefined);
  seen.set(keys[0]!, "another body");
  await expect(send({ title: "Cook" })).rejects.toMatchObject({ code: "idempotency_mismatch" });
  await expect(send({ title: "Cook" })).resolves.toBe('{"title":"Cook"}');
});

test("after a success the same content is another request", async () => {
  const { send, keys } = openForm();
  await send({ title: "Cook" });
  await send({ title: "Cook" });
  expect(new Set(keys).size).toBe(2);
});
