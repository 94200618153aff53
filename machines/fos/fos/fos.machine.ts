import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { FosEnquiryMade } from '#contracts/fos/shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { type Acceptance, fosPorts } from './fos.ports.ts'
import type { AnswerFile, AnswerSummary, AskedFor, FosContext, FosEvent } from './fos.types.ts'

/**
 * Asks Skatteverket about tax deduction by a file, and takes in an answer: it is read, what it
 * would change is shown, and nothing is stored before it is accepted, for all or for some.
 */
export const fosMachine = setup({
  types: { context: {} as FosContext, events: {} as FosEvent },
  actors: fosPorts,
  actions: {
    beginAsking: assign(({ context }, { key, year, selection }: AskedFor & { readonly key: string }) => ({
      asked: { year, selection },
      made: null,
      askFailure: null,
      intent: intentFor(context.intent, JSON.stringify([year, selection]), key),
    })),
    setMade: assign(({ context }, made: FosEnquiryMade) => ({ made, intent: null, changes: context.changes + 1 })),
    setAskFailure: assign((_, askFailure: ApiFailure) => ({ askFailure })),
    fetchFile: letter('download', (_, { Nr }: FosEnquiryMade) => ({
      type: 'download.start',
      path: `/file/fos/${Nr}`,
    })),
    setFile: assign((_, { name, content }: AnswerFile) => ({
      file: { name, content },
      read: null,
      out: [],
      failure: null,
      done: null,
      intent: null,
    })),
    setRead: assign((_, read: AnswerSummary) => ({ read })),
    choose: assign(({ context }, { number, isTaken }: { readonly number: string; readonly isTaken: boolean }) => ({
      out: [...context.out.filter(each => each !== number), ...(isTaken ? [] : [number])],
    })),
    beginAccepting: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, JSON.stringify([context.file, context.out, context.read?.changed]), key),
      failure: null,
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    setDone: assign((_, done: number) => ({ done })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFile: assign({ file: null, read: null, out: [], failure: null, intent: null }),
    reportFailure: reportFailure(),
  },
  guards: {
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    /** What was shown no longer holds. */
    isOutdated: (_, { dvCode }: ApiFailure) => dvCode === errors.importOutdated.dvCode,
    isAcceptable: ({ context: { read, out } }) => read !== null && read.changed > out.length,
  },
}).createMachine({
  id: 'fos',
  context: {
    asked: null,
    made: null,
    file: null,
    read: null,
    out: [],
    askFailure: null,
    failure: null,
    intent: null,
    done: null,
    changes: 0,
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'Employees are selected for an enquiry, or the file of an answer is chosen.',
      on: {
        'fos.ask': { target: 'asking', actions: { type: 'beginAsking', params: ({ event }) => event } },
        'fos.read': { target: 'reading', actions: { type: 'setFile', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'The enquiry is noted, once. Its file is then fetched.',
      invoke: {
        id: 'askEnquiry',
        src: 'askEnquiry',
        input: ({ context }) => enquiryOf(context),
        onDone: answered({
          ok: { target: 'ready', actions: ['setMade', 'fetchFile'] },
          failed: [
            { guard: 'isSessionOver', target: 'ready', actions: ['settleIntent', 'reportFailure'] },
            { target: 'ready', actions: ['settleIntent', 'setAskFailure'] },
          ],
        }),
      },
    },
    reading: {
      description: 'The server reads the answer and says what it would change.',
      invoke: {
        id: 'readAnswer',
        src: 'readAnswer',
        input: ({ context }) => fileOf(context),
        onDone: answered({
          ok: { target: 'previewing', actions: 'setRead' },
          failed: [
            { guard: 'isSessionOver', target: 'ready', actions: ['forgetFile', 'reportFailure'] },
            { target: 'ready', actions: ['forgetFile', 'setFailure'] },
          ],
        }),
      },
    },
    previewing: {
      description: 'What would change is shown, and employees may be left out. Nothing is stored yet.',
      on: {
        'fos.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'fos.accept': {
          guard: 'isAcceptable',
          target: 'accepting',
          actions: { type: 'beginAccepting', params: ({ event }) => event.key },
        },
        'fos.restart': { target: 'ready', actions: 'forgetFile' },
      },
    },
    accepting: {
      description: 'The changes are stored, once. What no longer holds is read again.',
      invoke: {
        id: 'acceptAnswer',
        src: 'acceptAnswer',
        input: ({ context }) => acceptanceOf(context),
        onDone: answered({
          ok: { target: 'ready', actions: ['forgetFile', 'setDone'] },
          failed: [
            { guard: 'isSessionOver', target: 'previewing', actions: ['settleIntent', 'reportFailure'] },
            { guard: 'isOutdated', target: 'reading', actions: ['settleIntent', 'setFailure'] },
            { target: 'previewing', actions: ['settleIntent', 'setFailure'] },
          ],
        }),
      },
    },
  },
})

function enquiryOf({ asked, intent }: FosContext): AskedFor & { readonly key: string } {
  if (!asked) throw new Error('An enquiry is made only once it is asked for')
  return { ...asked, key: intent?.key ?? '' }
}

function fileOf({ file }: FosContext): AnswerFile {
  if (!file) throw new Error('An answer is read only once its file is chosen')
  return file
}

const acceptanceOf = (context: FosContext): Acceptance => ({
  file: fileOf(context),
  changed: context.read?.changed ?? 0,
  out: context.out,
  key: context.intent?.key ?? '',
})

/**
 * The registration of the flow in the journal. A file ends with the page, so that after a reload
 * the screen asks for it again.
 */
export const fosFlow = describeFlow({
  machine: fosMachine,
  version: 1,
  keeps: {
    asked: kept,
    made: kept,
    file: kept,
    read: kept,
    out: kept,
    askFailure: kept,
    failure: kept,
    intent: kept,
    done: kept,
    changes: kept,
  },
  calls: { askEnquiry: true, readAnswer: true, acceptAnswer: true },
})
