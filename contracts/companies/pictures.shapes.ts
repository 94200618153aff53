import { z } from 'zod'
import { mostPictureBytes, pictureTypes } from './picture-file.rules.ts'

/**
 * Base64 has four letters to three bytes. What is a little larger than a picture may be is refused
 * in words of its own.
 */
const mostLetters = Math.ceil((mostPictureBytes * 1.04) / 3) * 4

/** A picture that is uploaded (third document §3). */
export const NewPicture = z.strictObject({
  /** Base64. */
  Content: z.string().min(1).max(mostLetters),
  /** As the file's name has it; what it is, its bytes say. */
  Type: z.enum(pictureTypes),
})
export type NewPicture = z.infer<typeof NewPicture>
