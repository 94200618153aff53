import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { companyErrors } from './errors.ts'
import { examplePicture } from './examples.ts'
import type { pictureCalls } from './pictures.calls.ts'
import { companyStates } from './states.ts'

const PictureId = 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55'
const given = [
  callerStates.signedIn('ftg2'),
  companyStates.company('akvarell', 'ftg2'),
  companyStates.companyPicture('akvarell', 'ftg2', PictureId),
]
const scope = { FtgId: 'akvarell' }

export const pictureOutcomes: OutcomesOf<typeof pictureCalls> = {
  change: [
    { name: 'a picture given', given, request: { scope, body: examplePicture }, answer: { data: { Id: PictureId } } },
    {
      name: 'a file that is no picture, whatever it is called',
      given,
      request: { scope, body: { Content: 'PHN2Zy8+', Type: 'image/png' } },
      answer: { error: companyErrors.pictureRefused },
    },
  ],
  remove: [{ name: 'the picture taken away', given, request: { scope }, answer: { data: null } }],
}
