import { setup } from 'xstate'
import { companyRemovalMachine } from '../../companies/company-removal/company-removal.machine.ts'
import type { RemovalSubject } from '../../companies/company-removal/company-removal.types.ts'
import { jobMachine } from '../../jobs/job/job.machine.ts'
import type { JobSubject } from '../../jobs/job/job.types.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import { restoreCopyMachine } from '../restore-copy/restore-copy.machine.ts'
import { jobInput } from './copies.read.ts'
import type { CopiesEvent, CopiesInput, JobDialog } from './copies.types.ts'

/**
 * Runs the flows that restore, clone, send and remove companies, and follow what takes long: files
 * and vouchers. Their code is loaded when the first of them is needed. The flow then lives as long
 * as the session.
 */
export const copiesMachine = setup({
  types: { input: {} as CopiesInput, context: {} as CopiesInput, events: {} as CopiesEvent },
  actors: { job: jobMachine, restoreCopy: restoreCopyMachine, companyRemoval: companyRemovalMachine },
  actions: {
    openDialog: letters((_, { dialog, company }: { dialog: JobDialog; company: JobSubject | null }) => [
      [dialog, { type: 'job.open', subject: company }],
    ]),
    /** Clears the selected copy, so that a reopened dialog starts without one. */
    forgetCopy: letter('restoreCopy', { type: 'copy.forget' }),
    openRemoval: letter('companyRemoval', (_, company: RemovalSubject) => ({ type: 'removal.open', company })),
  },
}).createMachine({
  id: 'copies',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      description: 'Each flow has its own dialog. A running job continues when its dialog is closed.',
      on: {
        'copies.open': {
          actions: [
            'forgetCopy',
            { type: 'openDialog', params: ({ event: { dialog, company } }) => ({ dialog, company }) },
          ],
        },
        'copies.remove': { actions: { type: 'openRemoval', params: ({ event }) => event.company } },
      },
      invoke: [
        { id: 'restoreCopy', systemId: 'restoreCopy', src: 'restoreCopy' },
        { id: 'companyRemoval', systemId: 'companyRemoval', src: 'companyRemoval' },
        { id: 'restoreJob', systemId: 'restoreJob', src: 'job', input: ({ context }) => jobInput(context, 'RESTORE') },
        { id: 'cloneJob', systemId: 'cloneJob', src: 'job', input: ({ context }) => jobInput(context, 'CLONE') },
        { id: 'sendJob', systemId: 'sendJob', src: 'job', input: ({ context }) => jobInput(context, 'SEND') },
        { id: 'fileJob', systemId: 'fileJob', src: 'job', input: ({ context }) => jobInput(context, 'FILE') },
        {
          id: 'proposalJob',
          systemId: 'proposalJob',
          src: 'job',
          input: ({ context }) => jobInput(context, 'PROPOSAL'),
        },
        {
          id: 'vouchersJob',
          systemId: 'vouchersJob',
          src: 'job',
          input: ({ context }) => jobInput(context, 'VOUCHERS'),
        },
        { id: 'removeJob', systemId: 'removeJob', src: 'job', input: ({ context }) => jobInput(context, 'REMOVE') },
      ],
    },
  },
})

/** The registration of the flow in the journal. */
export const copiesFlow = describeFlow({
  machine: copiesMachine,
  version: 2,
  keeps: { followed: kept },
  calls: {
    restoreJob: true,
    cloneJob: true,
    sendJob: true,
    removeJob: true,
    fileJob: true,
    proposalJob: true,
    vouchersJob: true,
  },
})
