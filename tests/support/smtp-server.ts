import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** `head` is the header with each field on one line. */
export type Mail = { to: string; head: string; text: string };

/**
 * Starts a mail server in this process that takes every e-mail (RFC 5321, without TLS and login) and keeps it, except
 * to refused.example.
 * `stop` ends it; further connections are refused.
 */
export async function startSmtp(): Promise<{ url: string; mails: Mail[]; stop: () => Promise<void> }> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    serve(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function serve(socket: Socket, keep: (mail: Mail) => void): void {
  let pending = "";
  let to = "";
  let body: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (pending + chunk).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (body && line !== ".") body.push(line);
      else if (body) {
        keep({ to, ...read(body) });
        body = null;
        say("250 kept");
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? "";
        say(to.endsWith("@refused.example") ? "550 no such mailbox" : "250 ok");
      } else if (/^DATA/i.test(line)) {
        body = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  });
}

/** Header and text of a message of one part. */
function read(lines: readonly string[]): Omit<Mail, "to"> {
  const empty = lines.indexOf("");
  const head = lines
    .slice(0, empty)
    .join("\n")
    .replaceAll(/\n[ \t]+/g, " ");
  return { head, text: decoded(head, lines.slice(empty + 1)) };
}

function decoded(head: string, body: readonly string[]): string {
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body.join(""), "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body.join("\n");
  const bytes = body
    .join("\n")
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
