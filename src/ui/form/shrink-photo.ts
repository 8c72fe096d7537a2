const maxSidePixels = 2_560;
const smallBytes = 1_000_000;
const quality = 0.85;

/**
 * Makes a photo as small as it is kept, before it is sent; also a JPEG of what only this browser can
 * open, such as HEIC in Safari. What it cannot open is sent as it is: the server says what it is.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= smallBytes && file.type === "image/jpeg") return file;
  if (!file.type.startsWith("image/") && !/\.hei[cf]$/i.test(file.name)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (context === null) return file;
    // Transparent places would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    const isWorse = blob !== null && blob.size > file.size && file.type === "image/jpeg";
    return blob === null || isWorse ? file : blob;
  } catch {
    return file;
  }
}
