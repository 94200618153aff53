import { assign, setup } from 'xstate'
import type { LicenceInfo } from '#contracts/licence/shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { licenceInfoPorts } from './licence-info.ports.ts'
import type { LicenceInfoContext, LicenceInfoEvent } from './licence-info.types.ts'

/**
 * The dialog with the licence's information. A licence user opens it with the licence number (first
 * document §2, §6, §8).
 */
export const licenceInfoMachine = setup({
  types: { context: {} as LicenceInfoContext, events: {} as LicenceInfoEvent },
  actors: licenceInfoPorts,
  actions: {
    setInfo: assign((_, info: LicenceInfo) => ({ info })),
    forgetInfo: assign({ info: null }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'licenceInfo',
  context: { info: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed. Its data is discarded, because the counts change.',
      entry: 'forgetInfo',
      on: { 'licence.open': 'fetching' },
    },
    fetching: {
      description:
        'Calls GET /licenseInformation, with the dialog open. When the call fails, the dialog closes and a snackbar says why.',
      invoke: {
        id: 'fetchInfo',
        src: 'fetchInfo',
        onDone: answered({
          ok: { target: 'shown', actions: 'setInfo' },
          failed: { target: 'closed', actions: 'reportFailure' },
        }),
      },
      on: { 'licence.close': 'closed' },
    },
    shown: { description: 'The licence’s information is on display.', on: { 'licence.close': 'closed' } },
  },
})

/** The registration of the flow in the journal. */
export const licenceInfoFlow = describeFlow({
  machine: licenceInfoMachine,
  version: 1,
  keeps: { info: kept },
})
