import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure } from '../../kit/shared/tell.ts'
import { employerDeclarationPorts } from './employer-declaration.ports.ts'
import { concerns, declarationIn, doubtsOf, filePath } from './employer-declaration.read.ts'
import type {
  DeclarationContents,
  DeclarationOnDisplay,
  EmployerDeclarationContext,
  EmployerDeclarationEvent,
} from './employer-declaration.types.ts'

const question = 'fetchDeclaration'

/**
 * The employer's declaration: the months of a year, or one month with all that is behind its
 * figures. Its file is fetched at once when nothing speaks against it, and else after a question.
 */
export const employerDeclarationMachine = setup({
  types: { context: {} as EmployerDeclarationContext, events: {} as EmployerDeclarationEvent },
  actors: employerDeclarationPorts,
  actions: {
    setShown: assign((_, { kind, of }: DeclarationOnDisplay) => ({ shown: { kind, of }, refusal: null })),
    setContents: assign((_, contents: DeclarationContents) => ({ contents, refusal: null })),
    setRefusal: assign((_, { fields }: ApiFailure) => ({ refusal: Object.values(fields ?? {})[0] ?? null })),
    setPart: assign((_, part: number) => ({ part })),
    reportUnlessRefused: reportFailure(failure => (failure.fields ? null : failure)),
    ask: askFirst('employerDeclaration', ({ context }) => ({
      ...{ id: question, title: 'Hämta filen ändå?', confirm: 'Hämta filen' },
      text: doubtsIn(context) ?? '',
    })),
    fetchFile: letters(({ context: { shown, part } }) =>
      shown ? [['download', { type: 'download.start', path: filePath(shown.of, part) }]] : [],
    ),
  },
  guards: {
    concernsShown: ({ context }, period: string | null) => concerns(context.shown, period),
    isMonth: ({ context }) => declarationIn(context) !== null,
    hasDoubts: ({ context }) => doubtsIn(context) !== null,
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === question && answer === 'confirmed',
  },
}).createMachine({
  id: 'employerDeclaration',
  context: { shown: null, contents: null, refusal: null, part: 1 },
  type: 'parallel',
  states: {
    reading: {
      description: 'The year or the month on display.',
      initial: 'idle',
      on: {
        'declaration.show': { target: '.fetching', actions: { type: 'setShown', params: ({ event }) => event } },
        'declaration.changed': {
          guard: { type: 'concernsShown', params: ({ event }) => event.Period },
          target: '.fetching',
        },
      },
      states: {
        idle: { description: 'Nothing has been shown.' },
        fetching: {
          description: 'It is being fetched. What it was stays on display.',
          invoke: {
            id: 'fetchContents',
            src: 'fetchContents',
            input: ({ context }) => shownOf(context),
            onDone: answered({
              ok: { target: 'shown', actions: 'setContents' },
              failed: { target: 'failed', actions: ['setRefusal', 'reportUnlessRefused'] },
            }),
          },
        },
        shown: { description: 'It is on display.' },
        failed: {
          description: 'It could not be fetched, or the law of the month is not entered.',
          on: { 'declaration.retry': 'fetching' },
        },
      },
    },
    file: {
      description: 'The file of the month on display.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No file is asked for.',
          on: {
            'declaration.fetchFile': [
              {
                guard: 'hasDoubts',
                target: 'asking',
                actions: [{ type: 'setPart', params: ({ event }) => event.part }, 'ask'],
              },
              {
                guard: 'isMonth',
                actions: [{ type: 'setPart', params: ({ event }) => event.part }, 'fetchFile'],
              },
            ],
          },
        },
        asking: {
          description: 'A dialog says what speaks against the file: stops, unfinished payslips, or an earlier file.',
          on: {
            'confirm.answered': [
              { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'idle', actions: 'fetchFile' },
              { target: 'idle' },
            ],
          },
        },
      },
    },
  },
})

function shownOf({ shown }: EmployerDeclarationContext): DeclarationOnDisplay {
  if (!shown) throw new Error('A declaration is fetched only once it is shown')
  return shown
}

function doubtsIn(context: EmployerDeclarationContext): string | null {
  const declaration = declarationIn(context)
  return declaration && doubtsOf(declaration)
}

/** The registration of the flow in the journal. */
export const employerDeclarationFlow = describeFlow({
  ...{ machine: employerDeclarationMachine, version: 1, resume: 'afresh' },
})
