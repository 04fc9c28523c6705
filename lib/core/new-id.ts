/**
 * A random id of 128 bits as 32 hexadecimal digits. Not `crypto.randomUUID`, which browsers withhold on plain http, where
 * a self-hosted server in a home network is tried.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
