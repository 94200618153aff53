import { assign, setup } from 'xstate'
import type { ProofQuestion, ProofSubject, RightsProof } from '#contracts/rights-groups/proof.shapes.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { rightsProofPorts } from './rights-proof.ports.ts'
import type { AskedTarget, RightsProofContext, RightsProofEvent } from './rights-proof.types.ts'

/** The rights prover: why somebody may do something, or may not. */
export const rightsProofMachine = setup({
  types: { context: {} as RightsProofContext, events: {} as RightsProofEvent },
  actors: { ...rightsProofPorts, networkReturn },
  actions: {
    setSubject: assign((_, of: ProofSubject | null) => ({ of, proof: null, failure: null })),
    setAsked: assign((_, asked: AskedTarget) => ({ asked, proof: null, failure: null })),
    setProof: assign((_, proof: RightsProof) => ({ proof, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forget: assign({ of: null, asked: null, proof: null, failure: null }),
    reportFailure: reportFailure(),
  },
  guards: {
    isSameSubject: ({ context }, of: ProofSubject | null) => isSame(context.of, of),
    hasAsked: ({ context }) => context.asked !== null,
  },
}).createMachine({
  id: 'rightsProof',
  context: { of: null, asked: null, proof: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: { 'proof.open': { target: 'open', actions: { type: 'setSubject', params: ({ event }) => event.of } } },
    },
    open: {
      description: 'The dialog is open, about a person or a group. It is about the same after a reload.',
      initial: 'choosing',
      exit: 'forget',
      on: {
        'proof.open': [
          { guard: { type: 'isSameSubject', params: ({ event }) => event.of } },
          {
            guard: 'hasAsked',
            target: '.proving',
            actions: { type: 'setSubject', params: ({ event }) => event.of },
          },
          { actions: { type: 'setSubject', params: ({ event }) => event.of } },
        ],
        'proof.ask': { target: '.proving', actions: { type: 'setAsked', params: ({ event }) => event.target } },
        'proof.close': 'closed',
      },
      states: {
        choosing: { description: 'Nothing has been asked about yet.' },
        proving: {
          description: 'Calls POST /rightsProof. Another question takes the place of one that is not answered.',
          invoke: {
            id: 'prove',
            src: 'prove',
            input: ({ context }) => questionOf(context),
            onDone: answered({
              ok: { target: 'shown', actions: 'setProof' },
              failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
            }),
          },
        },
        shown: {
          description: 'The answer and its chain are on display. After a reload they are fetched again.',
          on: { 'proof.retry': 'proving' },
        },
        failed: {
          description: 'The answer could not be fetched. It is fetched again on request, or with the connection.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'proving' },
          on: { 'proof.retry': 'proving' },
        },
      },
    },
  },
})

function questionOf({ of, asked }: RightsProofContext): ProofQuestion {
  if (!asked) throw new Error('Nothing has been asked about')
  return { Of: of, What: asked.what }
}

function isSame(one: ProofSubject | null, other: ProofSubject | null): boolean {
  if (one === null || other === null) return one === other
  if ('Login' in one) return 'Login' in other && one.Login === other.Login
  return 'GroupId' in other && one.GroupId === other.GroupId && one.Roll === other.Roll
}

/** The registration of the flow in the journal. */
export const rightsProofFlow = describeFlow({
  machine: rightsProofMachine,
  version: 1,
  keeps: { of: kept, asked: kept, proof: forgotten(null), failure: kept },
  calls: { prove: true },
})
