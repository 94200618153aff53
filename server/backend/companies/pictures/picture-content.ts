import { maxPictureBytes } from '#contracts/companies/picture-file.rules.ts'
import type { NewPicture } from '#contracts/companies/pictures.shapes.ts'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { decodePicture, type PictureContent } from './decode-picture.ts'

/**
 * Returns an uploaded picture, written anew.
 *
 * @throws Refusal pictureTooLarge; pictureRefused when it is not a whole PNG or JPEG
 */
export async function pictureIn({ Content }: Pick<NewPicture, 'Content'>): Promise<PictureContent> {
  const content = Buffer.from(Content, 'base64')
  if (content.length > maxPictureBytes) throw new Refusal(errors.pictureTooLarge)
  const picture = await decodePicture(content)
  if (!picture) throw new Refusal(errors.pictureRefused)
  return picture
}
