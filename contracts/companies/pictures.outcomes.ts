import { errors } from '../errors.ts'
import { examplePicture } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { pictureCalls } from './pictures.calls.ts'

const PictureId = 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55'
const given = [
  states.signedIn('ftg2'),
  states.company('akvarell', 'ftg2'),
  states.companyPicture('akvarell', 'ftg2', PictureId),
]
const scope = { FtgId: 'akvarell' }

export const pictureOutcomes: OutcomesOf<typeof pictureCalls> = {
  change: [
    { name: 'a picture given', given, request: { scope, body: examplePicture }, answer: { data: { Id: PictureId } } },
    {
      name: 'a file that is no picture, whatever it is called',
      given,
      request: { scope, body: { Content: 'PHN2Zy8+', Type: 'image/png' } },
      answer: { error: errors.pictureRefused },
    },
  ],
  remove: [{ name: 'the picture taken away', given, request: { scope }, answer: { data: null } }],
}
