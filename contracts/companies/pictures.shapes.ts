import { z } from 'zod'
import { maxPictureBytes, pictureTypes } from './picture-file.rules.ts'

/**
 * The most characters of the base64 text, with four characters for three bytes. The limit is a
 * little above the largest picture, so that a slightly larger one gets its own error message.
 */
const maxLetters = Math.ceil((maxPictureBytes * 1.04) / 3) * 4

/** A picture to upload (third document §3). */
export const NewPicture = z.strictObject({
  /** The picture in base64. */
  Content: z.string().min(1).max(maxLetters),
  /**
   * The media type according to the file name. The backend determines the real one from the bytes.
   */
  Type: z.enum(pictureTypes),
})
export type NewPicture = z.infer<typeof NewPicture>
