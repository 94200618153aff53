import sharp from 'sharp'
import { type PictureType, pictureTypeOf } from '#contracts/companies/picture-file.rules.ts'

// Only the PNG and JPEG loaders are allowed, since the library's other loaders would widen the
// attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
// Pictures are rare and never decoded twice, and requests need the other threads.
sharp.cache(false)
sharp.concurrency(1)

/** The bytes of a picture, and the type that they have. */
export interface PictureContent {
  readonly type: PictureType
  readonly content: Buffer
}

/** More pixels than any camera's. A file of 5 MB can declare far more, and is then not decoded. */
const maxPixels = 60_000_000

/** What ends a picture, which the decoder may not miss when all pixels are there. */
const ends = {
  'image/png': Buffer.from('0000000049454e44ae426082', 'hex'),
  'image/jpeg': Buffer.from('ffd9', 'hex'),
} as const

/** The quality of a JPEG that is written again: the eye sees no difference. */
const quality = 90

/**
 * Returns a picture written anew from its pixels, upright: without its metadata (where and when it
 * was taken, a miniature of what was cut away) and without whatever else the file held. Returns
 * undefined when the file is not a whole PNG or JPEG, or has too many pixels.
 */
export async function decodePicture(content: Buffer): Promise<PictureContent | undefined> {
  const type = pictureTypeOf(content)
  if (!type || !content.includes(ends[type])) return undefined
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
    const upright = picture.autoOrient()
    const written = type === 'image/png' ? upright.png() : upright.jpeg({ quality })
    return { type, content: await written.toBuffer() }
  } catch {
    return undefined
  }
}
