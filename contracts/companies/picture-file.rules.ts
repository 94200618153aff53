/** The rules for a company's picture (third document §5). */

/** The largest picture, in bytes. */
export const maxPictureBytes = 5_000_000
/** The adapter's procedure that uploads a picture. Its input is too large for a batch. */
export const pictureUpload = 'pictures.change'
/** The messages for a file that is refused. */
export const pictureMessages = {
  wrongFormat: 'Felaktig fil. Välj en bild med filformatet PNG eller JPEG.',
  tooLarge: 'Bilden är för stor. Välj en bild som inte överstiger 5mb.',
} as const

/** The accepted formats, by their common names, with their file name extensions. */
export const pictureFormats = { PNG: ['.png'], JPEG: ['.jpeg', '.jpg', '.jfif'] } as const
const endings: readonly string[] = Object.values(pictureFormats).flat()

/** The media types of the accepted formats. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const
/** The media type of a picture. */
export type PictureType = (typeof pictureTypes)[number]

/** Returns the error message of a file, by its name and its size in bytes, or undefined. */
export const pictureFileMessage = (name: string, bytes: number): string | undefined => {
  if (!endings.some(ending => name.toLowerCase().endsWith(ending))) return pictureMessages.wrongFormat
  return bytes > maxPictureBytes ? pictureMessages.tooLarge : undefined
}

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/**
 * Returns the media type of a file by its first bytes, whatever its name. Returns undefined when
 * the file is not an accepted picture.
 */
export const pictureTypeOf = (content: Uint8Array): PictureType | undefined =>
  signatures.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0]

/**
 * Returns the URL path of a company's picture. Returns undefined for the all-zero id, which means
 * that the company has no picture.
 */
export const pictureAddress = (FtgId: string, PictureId: string): string | undefined =>
  /^[0-]*$/.test(PictureId) ? undefined : `/ftgpicture/${FtgId}/${PictureId}`
