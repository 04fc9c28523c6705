import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import { PRODUCT } from "@/lib/core/product";

/** Milliseconds for each step of a conversation with the mail server. */
const PATIENCE = 10_000;

let transport: Transporter | null = null;

/** Whether this server sends e-mail. */
export const sendsMail = (): boolean => getEnv().SMTP_URL !== undefined;

type Message = {
  to: string;
  subject: string;
  text: string;
  /** For news, which nobody has asked for at this moment: where a mail program ends them in one click. */
  unsubscribeUrl?: string;
};

/** Sends an e-mail of plain text. @throws AppError mail_failed. */
export async function sendMail({ unsubscribeUrl, ...message }: Message): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM } = getEnv();
  if (url === undefined || MAIL_FROM === undefined) throw new AppError("mail_failed");
  const times = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  transport ??= createTransport({ url, ...times });
  try {
    await transport.sendMail({
      from: { name: PRODUCT, address: MAIL_FROM },
      headers: listHeaders(unsubscribeUrl),
      ...message,
    });
  } catch (error) {
    logError("mail_failed", error);
    throw new AppError("mail_failed", { cause: error });
  }
}

// RFC 2369 and RFC 8058.
const listHeaders = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
