import { connect, createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { DriverAdapterError, type MappedError } from "@prisma/driver-adapter-utils";
import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The error of a write to a connection that the other side has ended, as a real socket gives it. */
async function errorOfBrokenPipe(): Promise<Error> {
  const server = createServer((socket) => socket.resetAndDestroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const failed = once(socket, "error") as Promise<[Error]>;
  socket.on("connect", () => setInterval(() => socket.write("x"), 1).unref());
  const [error] = await failed;
  server.close();
  return error;
}

const withCode = (code: string) => Object.assign(new Error(code), { code });

test("a connection that the database's side ended while we wrote counts as its absence", async () => {
  expect(isDatabaseUnavailable(await errorOfBrokenPipe())).toBe(true);
});

test.each([
  "EPIPE",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "08006",
  "08P01",
  "57P01",
])("%s, at any depth, counts as absence", (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  expect(isDatabaseUnavailable(new Error("outer", { cause: new Error("inner", { cause: withCode(code) }) }))).toBe(
    true,
  );
});

test.each(["23505", "42601", "ENOENT", "EACCES"])("%s does not", (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});

test.each<MappedError & { originalCode?: string }>([
  { kind: "ConnectionClosed" },
  { kind: "TransactionWriteConflict" },
  {
    kind: "postgres",
    originalCode: "57P02",
    code: "57P02",
    severity: "FATAL",
    message: "",
    detail: undefined,
    column: undefined,
    hint: undefined,
  },
])("the driver's $kind counts, by itself as a COMMIT fails and in an error of Prisma's", (cause) => {
  const fault = new DriverAdapterError(cause);
  const meta = { driverAdapterError: fault };
  expect(isDatabaseUnavailable(fault)).toBe(true);
  expect(
    isDatabaseUnavailable(new Prisma.PrismaClientKnownRequestError("", { code: "P2010", clientVersion: "", meta })),
  ).toBe(true);
});

test("the driver's other errors do not", () => {
  expect(isDatabaseUnavailable(new DriverAdapterError({ kind: "UniqueConstraintViolation" }))).toBe(false);
});
