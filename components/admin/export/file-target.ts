/** Where a download is written as it comes. Nothing of it is kept before `finish`. */
export interface FileTarget {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  finish: () => Promise<void>;
  /** Leaves no file behind. */
  discard: () => Promise<void>;
}

/** Not in TypeScript's own library: Chrome and Edge only. */
type SavePicker = (options: {
  suggestedName: string;
  types: { accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>;

const CSV = "text/csv";
/** Bytes gathered before they become a Blob, which the browser may keep on disk. */
const PART_SIZE = 4 * 1024 * 1024;

/**
 * Opens a file of the person's choice where the browser can write one, else one that is saved when it is complete.
 * Call it from a click: browsers show their dialog for a person's own act only.
 * @throws DOMException AbortError when the person chose none.
 */
export async function openTarget(name: string): Promise<FileTarget> {
  const pick = (window as Window & { showSaveFilePicker?: SavePicker }).showSaveFilePicker;
  return pick ? chosenFile(pick.bind(window), name) : savedBlob(name);
}

async function chosenFile(pick: SavePicker, name: string): Promise<FileTarget> {
  const handle = await pick({ suggestedName: name, types: [{ accept: { [CSV]: [".csv"] } }] });
  // What is written goes to a file beside it, which takes its place when it is closed.
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    discard: async () => {
      await file.abort();
      // The dialog has made an empty file already.
      await handle.remove?.();
    },
  };
}

function savedBlob(name: string): FileTarget {
  const parts: Blob[] = [];
  let gathered: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const pack = () => {
    parts.push(new Blob(gathered));
    gathered = [];
    size = 0;
  };
  return {
    write: async (bytes) => {
      gathered.push(bytes);
      size += bytes.byteLength;
      if (size >= PART_SIZE) pack();
    },
    finish: async () => {
      pack();
      save(new Blob(parts, { type: CSV }), name);
    },
    discard: async () => {
      parts.length = 0;
      gathered = [];
    },
  };
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the address after the click: one that is taken back at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
