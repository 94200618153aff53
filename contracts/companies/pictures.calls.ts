import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { examplePicture } from '../examples.ts'
import { states } from '../pact/states.ts'
import { NewPicture } from './pictures.shapes.ts'

const given = [states.signedIn('ftg2'), states.company('akvarell', 'ftg2')]
const scope = { FtgId: 'akvarell' }
const withoutRight = [states.signedIn('las'), states.company('nordsken', 'las')]

/** A company's picture (third document §3, §7). It is fetched by a picture's address: contracts/picture-file.ts. */
export const pictureCalls = {
  change: call('PUT', '/ftgpicture', {
    summary:
      'Gives the company in the company header a picture, in the place of the one that it has: a PNG or JPEG that can be shown whole, of 5,000,000 bytes and 60,000,000 pixels at most.',
    access: { right: 'Settings.Company.Write' },
    body: NewPicture,
    bodyLimit: 7 * 1024 * 1024,
    data: z.object({ /** PictureId. */ Id: z.uuid() }),
    errors: [
      errors.noSession,
      errors.companyMissing,
      errors.rightMissing,
      errors.pictureRefused,
      errors.pictureTooLarge,
    ],
    outcomes: [
      {
        name: 'a picture given',
        given,
        request: { scope, body: examplePicture },
        answer: { data: { Id: 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55' } },
      },
      {
        name: 'a file that is no picture, whatever it is called',
        given,
        request: { scope, body: { Content: 'PHN2Zy8+', Type: 'image/png' } },
        answer: { error: errors.pictureRefused },
      },
      {
        name: 'an account without the right',
        given: withoutRight,
        request: { scope: { FtgId: 'nordsken' }, body: examplePicture },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  remove: call('DELETE', '/ftgpicture', {
    summary: 'Takes the picture away from the company in the company header. Answers the same when it has none.',
    access: { right: 'Settings.Company.Write' },
    data: z.null(),
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing],
    outcomes: [
      { name: 'the picture taken away', given, request: { scope }, answer: { data: null } },
      {
        name: 'an account without the right',
        given: withoutRight,
        request: { scope: { FtgId: 'nordsken' } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
}
