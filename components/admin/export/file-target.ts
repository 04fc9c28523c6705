/** The destination of a download while it arrives. Nothing is saved before `finish`. */
export interface FileTarget {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  finish: () => Promise<void>;
  /** Deletes the unfinished file. */
  discard: () => Promise<void>;
}

/** Missing in TypeScript's own library: Chrome and Edge only. */
type SavePicker = (options: {
  suggestedName: string;
  types: { accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>;

const CSV = "text/csv";
/** Bytes collected before they become a Blob, which the browser can keep on disk. */
const PART_SIZE = 4 * 1024 * 1024;

/**
 * Opens a file of the user's choice if the browser can write one, else one that is saved once complete. Call it from a
 * click handler: browsers only show their dialog in response to a user's action.
 * @throws DOMException AbortError if the user chose none.
 */
export async function openTarget(name: string): Promise<FileTarget> {
  const pick = (window as Window & { showSaveFilePicker?: SavePicker }).showSaveFilePicker;
  return pick ? chosenFile(pick.bind(window), name) : savedBlob(name);
}

async function chosenFile(pick: SavePicker, name: string): Promise<FileTarget> {
  const handle = await pick({ suggestedName: name, types: [{ accept: { [CSV]: [".csv"] } }] });
  // Data goes to a temporary file, which replaces the chosen one when closed.
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    discard: async () => {
      await file.abort();
      // The dialog has already created an empty file.
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
  // Browsers read the URL only after the click: revoking it at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
