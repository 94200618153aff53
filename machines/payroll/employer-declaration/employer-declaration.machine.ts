import { assign, raise, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure } from '../../kit/shared/tell.ts'
import { employerDeclarationPorts } from './employer-declaration.ports.ts'
import {
  concerns,
  declarationIn,
  doubtsOf,
  filePath,
  isStopped,
  isUnderWay,
  questionOf,
} from './employer-declaration.read.ts'
import type {
  DeclarationContents,
  DeclarationOnDisplay,
  DeclarationStep,
  DeclarationStepTaken,
  EmployerDeclarationContext,
  EmployerDeclarationEvent,
} from './employer-declaration.types.ts'

const question = 'fetchDeclaration'
const stepQuestion = 'stepOfDeclaration'

/**
 * The employer's declaration: the months of a year, or one month with all that is behind its
 * figures. Its file is fetched, and it is sent to Skatteverket, at once when nothing speaks against
 * it, and else after a question.
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
      id: question,
      title: 'Hämta filen ändå?',
      confirm: 'Hämta filen',
      text: doubtsIn(context) ?? '',
    })),
    setStep: assign((_, step: DeclarationStep) => ({ step })),
    askOfStep: askFirst('employerDeclaration', ({ context }) => ({
      id: stepQuestion,
      title: '',
      text: '',
      ...questionIn(context),
      isDestructive: context.step === 'TABORT',
    })),
    reportFailure: reportFailure(),
    reread: raise({ type: 'declaration.changed', Period: null }),
    fetchFile: letters(({ context: { shown, part } }) =>
      shown ? [['download', { type: 'download.start', path: filePath(shown.of, part) }]] : [],
    ),
  },
  guards: {
    concernsShown: ({ context }, period: string | null) => concerns(context.shown, period),
    isMonth: ({ context }) => declarationIn(context) !== null,
    isStopped: ({ context }) => isStopped(context, 'fetch'),
    isSendingStopped: ({ context }, step: DeclarationStep) => step === 'SKICKA' && isStopped(context, 'send'),
    hasDoubts: ({ context }) => doubtsIn(context) !== null,
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === question && answer === 'confirmed',
    isOfFile: (_, id: string) => id === question,
    isUnderWay: ({ context }) => isUnderWay(context),
    needsAnswer: ({ context }, step: DeclarationStep) => questionIn({ ...context, step }) !== null,
    isStepConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === stepQuestion && answer === 'confirmed',
    isOfStep: (_, id: string) => id === stepQuestion,
    isLeaving: (_, { isLeaving }: DeclarationStepTaken) => isLeaving,
  },
  delays: { interval: 1500 },
}).createMachine({
  id: 'employerDeclaration',
  context: { shown: null, contents: null, refusal: null, part: 1, step: null },
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
        shown: {
          description: 'It is on display. While an errand at Skatteverket is under way it is fetched again.',
          after: { interval: { guard: 'isUnderWay', target: 'fetching' } },
        },
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
              // What stops it stands on the page, among the checks.
              { guard: 'isStopped' },
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
          description: 'A dialog says what speaks against the file: unfinished payslips, or an earlier file.',
          on: {
            'confirm.answered': [
              { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'idle', actions: 'fetchFile' },
              { guard: { type: 'isOfFile', params: ({ event }) => event.id }, target: 'idle' },
            ],
          },
        },
      },
    },
    step: {
      description: 'What is done with the month at Skatteverket, or said of it.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being done.',
          on: {
            'declaration.step': [
              { guard: { type: 'isSendingStopped', params: ({ event }) => event.step } },
              {
                guard: { type: 'needsAnswer', params: ({ event }) => event.step },
                target: 'asking',
                actions: [{ type: 'setStep', params: ({ event }) => event.step }, 'askOfStep'],
              },
              {
                guard: 'isMonth',
                target: 'taking',
                actions: { type: 'setStep', params: ({ event }) => event.step },
              },
            ],
          },
        },
        asking: {
          description: 'A dialog says what the step does, or what speaks against it.',
          on: {
            'confirm.answered': [
              { guard: { type: 'isStepConfirmed', params: ({ event }) => event }, target: 'taking' },
              { guard: { type: 'isOfStep', params: ({ event }) => event.id }, target: 'idle' },
            ],
          },
        },
        taking: {
          description: 'The backend takes the step, or answers where the person signs in first.',
          invoke: {
            id: 'takeStep',
            src: 'takeStep',
            input: ({ context }) => stepOf(context),
            onDone: answered({
              ok: [
                { guard: 'isLeaving', target: 'leaving' },
                { target: 'idle', actions: 'reread' },
              ],
              failed: { target: 'idle', actions: ['reportFailure', 'reread'] },
            }),
          },
        },
        leaving: {
          description: 'The browser goes to the sign-in of Skatteverket, which sends it back here.',
          on: { 'declaration.show': 'idle' },
        },
      },
    },
  },
})

function shownOf({ shown }: EmployerDeclarationContext): DeclarationOnDisplay {
  if (!shown) throw new Error('A declaration is fetched only once it is shown')
  return shown
}

function stepOf({ shown, step }: EmployerDeclarationContext): { period: string; step: DeclarationStep } {
  if (!shown || !step) throw new Error('A step is taken only with a month on display')
  return { period: shown.of, step }
}

function questionIn(context: EmployerDeclarationContext) {
  const declaration = declarationIn(context)
  return declaration && context.step && questionOf(context.step, declaration)
}

function doubtsIn(context: EmployerDeclarationContext): string | null {
  const declaration = declarationIn(context)
  return declaration && doubtsOf(declaration)
}

/** The registration of the flow in the journal. */
export const employerDeclarationFlow = describeFlow({
  machine: employerDeclarationMachine,
  version: 3,
  resume: 'afresh',
})
