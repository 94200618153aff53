import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { NewPicture } from './pictures.shapes.ts'

/**
 * The calls that change a company's picture (third document §3, §7). The picture itself is fetched
 * by its URL: contracts/companies/picture-file.ts.
 */
export const pictureCalls = {
  change: call('PUT', '/ftgpicture', {
    summary:
      'Gives the company in the company header a picture, in the place of the one that it has: a PNG or JPEG that can be shown whole, of 5,000,000 bytes and 60,000,000 pixels at most.',
    access: { right: 'Settings.Company.Write' },
    body: NewPicture,
    bodyLimit: 7 * 1024 * 1024,
    data: z.object({ /** The new PictureId. */ Id: z.uuid() }),
    errors: [errors.pictureRefused, errors.pictureTooLarge],
  }),
  remove: call('DELETE', '/ftgpicture', {
    summary: 'Takes the picture away from the company in the company header. Answers the same when it has none.',
    access: { right: 'Settings.Company.Write' },
    data: z.null(),
  }),
}
