import { mostPictureBytes, type PictureType } from '#contracts/companies/picture-file.rules.ts'
import type { NewPicture } from '#contracts/companies/pictures.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { decodePicture } from './decode-picture.ts'

/** The bytes of a picture, and the type that they have. */
export interface PictureContent {
  readonly type: PictureType
  readonly content: Buffer
}

/**
 * Returns an uploaded picture.
 *
 * @throws Refusal pictureTooLarge; pictureRefused when it is not a whole PNG or JPEG
 */
export async function pictureIn({ Content }: Pick<NewPicture, 'Content'>): Promise<PictureContent> {
  const content = Buffer.from(Content, 'base64')
  if (content.length > mostPictureBytes) throw new Refusal(errors.pictureTooLarge)
  const type = await decodePicture(content)
  if (!type) throw new Refusal(errors.pictureRefused)
  return { type, content }
}
