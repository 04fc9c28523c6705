import { expect, test } from "vitest";
import { openBrowser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";

const from = (address: string) => ({ "x-forwarded-for": address });

test("the eleventh try at one name in a quarter of an hour is refused, from any address", async () => {
  const { username } = await makePerson("worker");
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: number % 2 ? username : username.toUpperCase(), password: "wrong-one" },
      headers: from(`10.0.0.${number}`),
    });
  for (let number = 1; number <= 10; number += 1) expect((await attempt(number)).status).toBe(401);
  const eleventh = await attempt(11);
  expect(eleventh).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the thirty-first try from one address is refused, whatever the names, and an invented address does not help", async () => {
  const attempt = (number: number) =>
    openBrowser().call("POST", "/api/login", {
      json: { username: `guess.${number}`, password: "wrong-one" },
      headers: from(`1.2.3.${number}, 10.9.9.9`),
    });
  const statuses: number[] = [];
  for (let number = 1; number <= 31; number += 1) statuses.push((await attempt(number)).status);
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test("the eleventh registration from one address in an hour is refused", async () => {
  const register = (number: number) =>
    openBrowser().call("POST", "/api/register", {
      json: { username: `new.person.${number}`, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      headers: from("10.8.8.8"),
    });
  for (let number = 1; number <= 10; number += 1) expect((await register(number)).status).toBe(201);
  expect((await register(11)).status).toBe(429);
});

test("the hundred-and-twenty-first mutation of a user in a minute is refused; reading goes on", async () => {
  const { browser } = await makePerson("worker");
  for (let number = 1; number <= 120; number += 1) {
    expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(200);
  }
  expect((await browser.call("PATCH", "/api/user", { json: {} })).status).toBe(429);
  expect((await browser.call("GET", "/api/user")).status).toBe(200);
});
