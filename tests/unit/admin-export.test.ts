import { describe, expect, test, vi } from "vitest";
import { openTarget } from "@/components/admin/export/file-target";
import { RowCounter } from "@/components/admin/export/use-export";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("counts the rows of a CSV file that arrives in chunks", () => {
  const FILE = 'id,text\r\n1,"two\r\nlines, ""quoted"""\r\n2,चाय\r\n';

  test("the header is not a row, and a line break inside quotes does not end one", () => {
    expect(new RowCounter().add(bytes(FILE))).toBe(2);
    expect(new RowCounter().add(bytes("id\r\n"))).toBe(0);
    expect(new RowCounter().add(bytes(""))).toBe(0);
  });

  test("chunks may be cut anywhere", () => {
    for (let cut = 1; cut < bytes(FILE).length; cut += 1) {
      const counter = new RowCounter();
      counter.add(bytes(FILE).subarray(0, cut));
      expect(counter.add(bytes(FILE).subarray(cut))).toBe(2);
    }
  });
});

describe("saving a download", () => {
  const stubPicker = () => {
    const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn() };
    const handle = { createWritable: async () => file, remove: vi.fn() };
    vi.stubGlobal("window", { showSaveFilePicker: vi.fn(async () => handle) });
    return { file, handle };
  };

  test("writes to the chosen file as data arrives", async () => {
    const { file } = stubPicker();
    const target = await openTarget("users.csv");
    await target.write(bytes("a"));
    await target.finish();
    expect(file.write).toHaveBeenCalledOnce();
    expect(file.close).toHaveBeenCalledOnce();
  });

  test("leaves no partial or empty file if cancelled", async () => {
    const { file, handle } = stubPicker();
    const target = await openTarget("users.csv");
    await target.write(bytes("a"));
    await target.discard();
    expect(file.close).not.toHaveBeenCalled();
    expect(file.abort).toHaveBeenCalledOnce();
    expect(handle.remove).toHaveBeenCalledOnce();
  });

  test("where the browser cannot write files, saves everything at the end and nothing before", async () => {
    const link = { href: "", download: "", click: vi.fn() };
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", { createElement: () => link });
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:it");
    const target = await openTarget("users.csv");
    await target.write(bytes("नाम,"));
    await target.write(bytes("b\r\n"));
    expect(link.click).not.toHaveBeenCalled();
    await target.finish();
    expect(link.download).toBe("users.csv");
    expect(await (made.mock.calls[0]![0] as Blob).text()).toBe("नाम,b\r\n");
  });
});
