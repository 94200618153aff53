import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { companyPicturePorts } from './company-picture.ports.ts'
import type { CompanyPictureContext, CompanyPictureEvent, PictureRef } from './company-picture.types.ts'

const question = 'remove-picture'

/** Uploads the company's picture in a dialog, and removes it (third document §2, §4, §5). */
export const companyPictureMachine = setup({
  types: { context: {} as CompanyPictureContext, events: {} as CompanyPictureEvent },
  actors: companyPicturePorts,
  actions: {
    setPicture: assign((_, { content, mediaType }: PictureRef) => ({
      picture: { content, mediaType },
      failure: null,
    })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure, picture: null })),
    forget: assign({ picture: null, failure: null, hasFile: false }),
    setFile: assign((_, hasFile: boolean) => ({ picture: null, failure: null, hasFile })),
    ask: askFirst('companyPicture', () => ({
      id: question,
      title: 'Ta bort bilden',
      text: 'Företagets bild tas bort, och visas inte längre på lönebesked och i listor.',
      confirm: 'Ta bort',
      isDestructive: true,
      isLasting: true,
    })),
    tellSaved: tell('SUCCESS', 'Bilden har sparats.'),
    tellRemoved: tell('SUCCESS', 'Bilden har tagits bort.'),
    reloadCompany: letter('companyInfo', {
      type: 'company.reload',
    }),
    reportFailure: reportFailure(),
  },
  guards: {
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isYes: ({ event }) => event.type === 'confirm.answered' && event.id === question && event.answer === 'confirmed',
  },
}).createMachine({
  id: 'companyPicture',
  context: { picture: null, failure: null, hasFile: false },
  initial: 'shown',
  states: {
    shown: {
      description: 'The dialog is closed. The page shows the picture, or that there is none.',
      entry: 'forget',
      on: {
        'picture.open': 'choosing',
        'picture.remove': { target: 'asking', actions: 'ask' },
      },
    },
    choosing: {
      description:
        'A picture is being chosen and cropped in the dialog. The failure of the last attempt is shown until another picture is chosen.',
      on: {
        'picture.close': 'shown',
        'picture.edit': { actions: { type: 'setFile', params: ({ event }) => event.hasFile } },
        'picture.submit': { target: 'saving', actions: { type: 'setPicture', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Calls PUT /ftgpicture. The dialog cannot be closed meanwhile.',
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: ({ context }) => pictureOf(context),
        onDone: answered({
          ok: { target: 'shown', actions: ['reloadCompany', 'tellSaved'] },
          failed: [
            { guard: 'isSessionOver', target: 'shown', actions: 'reportFailure' },
            { target: 'choosing', actions: 'setFailure' },
          ],
        }),
      },
    },
    asking: {
      description: 'A dialog asks for confirmation, because removing the picture cannot be undone.',
      on: { 'confirm.answered': [{ guard: 'isYes', target: 'removing' }, { target: 'shown' }] },
    },
    removing: {
      description: 'Calls DELETE /ftgpicture.',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        onDone: answered({
          ok: { target: 'shown', actions: ['reloadCompany', 'tellRemoved'] },
          failed: { target: 'shown', actions: 'reportFailure' },
        }),
      },
    },
  },
})

const pictureOf = ({ picture }: CompanyPictureContext): PictureRef => {
  if (!picture) throw new Error('A picture is saved only once it is submitted')
  return picture
}

/**
 * The registration of the flow in the journal. After a reload the dialog is open without a picture,
 * because the vault no longer has the chosen one, and says so.
 */
export const companyPictureFlow = describeFlow({
  machine: companyPictureMachine,
  version: 2,
  keeps: { picture: kept, hasFile: kept, failure: kept },
  calls: { savePicture: true },

  // Version 1 did not say whether there was a file.
  upcasters: { 1: event => (event.type === 'picture.edit' ? { ...event, hasFile: false } : event) },
})
