import { z } from 'zod'
import { call } from '../call.ts'
import { companyErrors } from './errors.ts'
import { NewPicture } from './pictures.shapes.ts'

/**
 * The calls that change a company's picture (third document §3, §7). The picture itself is fetched
 * by its URL: contracts/companies/picture-file.ts.
 */
export const pictureCalls = {
  change: call('PUT', '/ftgpicture', {
    summary:
      'Sets the picture of the company in the X-Ftg-Id header, and replaces any earlier one. The file must be a complete PNG or JPEG, of at most 5,000,000 bytes and 60,000,000 pixels.',
    access: { right: 'Settings.Company.Write' },
    body: NewPicture,
    bodyLimit: 7 * 1024 * 1024,
    data: z.object({ /** The new PictureId. */ Id: z.uuid() }),
    errors: [companyErrors.pictureRefused, companyErrors.pictureTooLarge],
  }),
  remove: call('DELETE', '/ftgpicture', {
    summary:
      'Removes the picture of the company in the X-Ftg-Id header. Gives the same answer when the company has no picture.',
    access: { right: 'Settings.Company.Write' },
    data: z.null(),
  }),
}
