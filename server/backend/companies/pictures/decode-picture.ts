import sharp from 'sharp'
import { type PictureType, pictureTypeOf } from '#contracts/companies/picture-file.rules.ts'

// A file that says it is a PNG is read as one, and by nothing else that the library can read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
// Pictures come seldom, and not the same twice; requests go on meanwhile.
sharp.cache(false)
sharp.concurrency(1)

/** More than any camera's. A file of 5 MB may hold far more, and is not unpacked then. */
const mostPixels = 60_000_000

/**
 * What a file is when it can be shown from its first pixel to its last; undefined when it is no PNG
 * or JPEG, is damaged or cut off, or holds more pixels than a picture has.
 */
export async function decodePicture(content: Buffer): Promise<PictureType | undefined> {
  const type = pictureTypeOf(content)
  if (!type) return undefined
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
    // Looks at every pixel, some rows at a time.
    await picture.stats()
    return type
  } catch {
    return undefined
  }
}
