import { z } from 'zod'
import { type ApiError, commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { Outcome } from '../outcomes/outcome.ts'
import { FtgId } from '../wire.ts'
import { companyErrors } from './errors.ts'
import { companyStates } from './states.ts'

const params = { FtgId: 'akvarell', PictureId: 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55' }
const another = { ...params, PictureId: '0b0e7f7c-5a39-4a52-9f3e-2f8d6d6b1c11' }

/**
 * A company's picture as the source of an image element: `GET /ftgpicture/{ftgId}/{pictureId}`
 * (third document §7). It is not declared as a call, since it answers with bytes. A URL always
 * means the same picture, so the browser may cache it: privately, and only for the session that
 * fetched it.
 */
export const companyPictureFile = {
  summary:
    "Returns a picture of a company that the account has access to, or of one of its employees or clients for those who may read their register, as PNG or JPEG. The company's data names the PictureId, and a person's the ProfilePictureId.",
  path: '/api/ftgpicture/{FtgId}/{PictureId}',
  params: z.strictObject({ FtgId, PictureId: z.uuid() }),
  access: 'session',
  /** The media type of the pact's example. An answer may have any of `types`. */
  type: 'image/png',
  types: '^image/(png|jpeg)$',
  cacheControl: 'private, max-age=31536000, immutable',
  errors: [commonErrors.noSession, commonErrors.companyMissing, companyErrors.pictureMissing],
  outcomes: [
    {
      name: 'a picture',
      given: [
        callerStates.signedIn('ftg2'),
        companyStates.company('akvarell', 'ftg2'),
        companyStates.companyPicture('akvarell', 'ftg2', params.PictureId),
      ],
      params,
    },
    {
      name: 'a picture that is not there',
      given: [callerStates.signedIn('ftg2'), companyStates.company('akvarell', 'ftg2')],
      params: another,
      error: companyErrors.pictureMissing,
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      params: { ...params, FtgId: 'zenit' },
      error: commonErrors.companyMissing,
    },
    { name: 'nobody signed in', given: [], params, error: commonErrors.noSession },
  ] as readonly {
    readonly name: string
    readonly given: Outcome['given']
    readonly params: Readonly<Record<string, string>>
    readonly error?: ApiError
  }[],
} as const
