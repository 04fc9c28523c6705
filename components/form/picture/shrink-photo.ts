/** Pixels per side; the server keeps fewer. */
const SIDE = 1280;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 400_000;
/** A larger file is not even opened: a cheap phone lacks the memory. */
const MAX_OPENED_BYTES = 25 * 1024 * 1024;

/**
 * Scales down a photo from a phone's camera before it is sent: it costs a tenth of the prepaid data, and the place it
 * was taken stays on the phone. @returns the same file if it is small already or this browser cannot read it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const small = file.size <= SMALL_BYTES || file.size > MAX_OPENED_BYTES ? null : await redraw(file);
  return small && small.size < file.size ? small : file;
}

async function redraw(file: File): Promise<File | null> {
  // Rejects files that are not pictures.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // Transparent parts would otherwise be black in JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return blob && new File([blob], "photo.jpg", { type: blob.type });
}
