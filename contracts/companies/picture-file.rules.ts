/** A company's picture (third document §5): what may be uploaded, or the message. */

export const mostPictureBytes = 5_000_000
/** The adapter's procedure that takes one: its input is too large for a batch. */
export const pictureUpload = 'pictures.change'
export const pictureMessages = {
  wrongFormat: 'Felaktig fil. Välj en bild med filformatet PNG eller JPEG.',
  tooLarge: 'Bilden är för stor. Välj en bild som inte överstiger 5mb.',
} as const

/** The formats, as people call them, and how their files' names end. */
export const pictureFormats = { PNG: ['.png'], JPEG: ['.jpeg', '.jpg', '.jfif'] } as const
const endings: readonly string[] = Object.values(pictureFormats).flat()

export const pictureTypes = ['image/png', 'image/jpeg'] as const
export type PictureType = (typeof pictureTypes)[number]

export const pictureFileMessage = (name: string, bytes: number): string | undefined => {
  if (!endings.some(ending => name.toLowerCase().endsWith(ending))) return pictureMessages.wrongFormat
  return bytes > mostPictureBytes ? pictureMessages.tooLarge : undefined
}

const signatures: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/**
 * What a file is by its first bytes, whatever its name says; undefined when it is no picture that
 * may be uploaded.
 */
export const pictureTypeOf = (content: Uint8Array): PictureType | undefined =>
  signatures.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0]

/**
 * Where the browser finds a company's picture; undefined for the all-zero id, which means that
 * there is none.
 */
export const pictureAddress = (FtgId: string, PictureId: string): string | undefined =>
  /^[0-]*$/.test(PictureId) ? undefined : `/ftgpicture/${FtgId}/${PictureId}`
