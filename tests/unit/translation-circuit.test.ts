import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CircuitOpen, makeCircuit, type Circuit } from "@/lib/language/translation/circuit";
import { ProviderError } from "@/lib/language/translation/providers/provider";

describe("a circuit", () => {
  const fail = () => Promise.reject(new ProviderError("server"));
  const answer = () => Promise.resolve("answer");
  const failing = async (circuit: Circuit, times: number, call: () => Promise<unknown> = fail) => {
    for (let count = 0; count < times; count += 1) await expect(circuit.execute(call)).rejects.toThrow();
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("opens after three failures in a row and calls nothing until the pause is over", async () => {
    const circuit = makeCircuit({ pauseMs: 60_000 });
    await failing(circuit, 2);
    expect(await circuit.execute(answer)).toBe("answer");
    await failing(circuit, 2);
    expect(circuit.isReady()).toBe(true);
    await failing(circuit, 1);
    expect(circuit.isReady()).toBe(false);
    const call = vi.fn(answer);
    await expect(circuit.execute(call)).rejects.toThrow(CircuitOpen);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(circuit.isReady()).toBe(true);
  });

  test("allows one trial call after the pause; if it fails, another pause begins", async () => {
    const circuit = makeCircuit({ pauseMs: 60_000 });
    await failing(circuit, 3);
    vi.advanceTimersByTime(60_000);
    const trial = circuit.execute(fail);
    expect(circuit.isReady()).toBe(false);
    await expect(trial).rejects.toThrow("server");
    expect(circuit.isReady()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(await circuit.execute(answer)).toBe("answer");
    await failing(circuit, 2);
    expect(circuit.isReady()).toBe(true);
  });

  test("opens again at the first failure after a trial that did not reach the provider", async () => {
    const circuit = makeCircuit({ pauseMs: 60_000 });
    await failing(circuit, 3);
    vi.advanceTimersByTime(60_000);
    await failing(circuit, 1, () => Promise.reject(new Error("not asked")));
    await failing(circuit, 1);
    expect(circuit.isReady()).toBe(false);
  });

  test("ignores failures that are not the provider's", async () => {
    const circuit = makeCircuit();
    await failing(circuit, 5, () => Promise.reject(new Error("the database")));
    expect(circuit.isReady()).toBe(true);
  });
});
