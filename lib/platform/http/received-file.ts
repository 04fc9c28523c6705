/** A file of a multipart body. It is in a temporary folder, and only until the call has been answered. */
export class ReceivedFile {
  /**
   * @param path where it can be read. @param size in bytes. @param sha256 of its bytes, in hexadecimal: the same bytes
   *   sent again are the same file.
   */
  constructor(
    readonly path: string,
    readonly size: number,
    readonly sha256: string,
  ) {}
}
