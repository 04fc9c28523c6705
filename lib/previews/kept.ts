/** Bytes of all kept pictures together: a hundred or two. */
const MAX_BYTES = 8_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures in memory, the one used longest ago dropped first. */
export class KeptPictures {
  private readonly pictures = new Map<string, Bytes>();
  private bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** The picture, if it is still kept. */
  get(key: string): Bytes | undefined {
    const picture = this.pictures.get(key);
    if (!picture) return undefined;
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    return picture;
  }

  /** Keeps a picture, and drops others until there is room for it. */
  set(key: string, picture: Bytes): void {
    this.drop(key);
    this.pictures.set(key, picture);
    this.bytes += picture.byteLength;
    for (const oldest of this.pictures.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.pictures.get(key)?.byteLength ?? 0;
    this.pictures.delete(key);
  }
}
