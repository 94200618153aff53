import sharp from 'sharp'
import { type PictureType, pictureTypeOf } from '#contracts/companies/picture-file.rules.ts'

// Only the PNG and JPEG loaders are allowed, since the library's other loaders would widen the
// attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
// Pictures are rare and never decoded twice, and requests need the other threads.
sharp.cache(false)
sharp.concurrency(1)

/** More pixels than any camera's. A file of 5 MB can declare far more, and is then not decoded. */
const mostPixels = 60_000_000

/**
 * Returns the type of a picture that decodes completely. Returns undefined when the file is not a
 * PNG or JPEG, is damaged or truncated, or has too many pixels.
 */
export async function decodePicture(content: Buffer): Promise<PictureType | undefined> {
  const type = pictureTypeOf(content)
  if (!type) return undefined
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
    // Decodes every pixel, some rows at a time.
    await picture.stats()
    return type
  } catch {
    return undefined
  }
}
