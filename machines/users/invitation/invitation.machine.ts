import { assign, setup } from 'xstate'
import { userErrors } from '#contracts/users/errors.ts'
import type { Invitation } from '#contracts/users/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { invitationPorts } from './invitation.ports.ts'
import type { InvitationContext, InvitationEvent } from './invitation.types.ts'

/** Lets a person who follows an invitation, or the link of a reset, choose a password. */
export const invitationMachine = setup({
  types: { context: {} as InvitationContext, events: {} as InvitationEvent },
  actors: invitationPorts,
  actions: {
    setToken: assign((_, token: SecretRef) => ({ token, invitation: null, failure: null })),
    setInvitation: assign((_, invitation: Invitation) => ({ invitation, failure: null })),
    setPassword: assign((_, password: SecretRef) => ({ password, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure, password: null })),
    forgetFailure: assign({ failure: null }),
    forgetSecrets: assign({ token: null, password: null }),
  },
  guards: { isGone: (_, { dvCode }: ApiFailure) => dvCode === userErrors.invitationGone.dvCode },
}).createMachine({
  id: 'invitation',
  context: { token: null, invitation: null, password: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No link has been followed.',
      on: {
        'invitation.open': { target: 'opening', actions: { type: 'setToken', params: ({ event }) => event.token } },
      },
    },
    opening: {
      description: 'Asks which account the link belongs to.',
      invoke: {
        id: 'fetchInvitation',
        src: 'fetchInvitation',
        input: ({ context }) => ({ token: tokenOf(context) }),
        onDone: answered({
          ok: { target: 'choosing', actions: 'setInvitation' },
          failed: [
            { guard: 'isGone', target: 'gone' },
            { target: 'failed', actions: 'setFailure' },
          ],
        }),
      },
    },
    failed: {
      description: 'The link could not be tried. It may still be good.',
      on: { 'invitation.retry': 'opening' },
    },
    gone: { description: 'The link is used, replaced or too old.', entry: 'forgetSecrets' },
    choosing: {
      description: 'The person chooses a password. The failure of the last attempt is shown until the field is edited.',
      on: {
        'invitation.edit': { actions: 'forgetFailure' },
        'invitation.accept': {
          target: 'saving',
          actions: { type: 'setPassword', params: ({ event }) => event.password },
        },
      },
    },
    saving: {
      description: 'Saves the password. Another attempt is ignored meanwhile.',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ token: tokenOf(context), password: passwordOf(context) }),
        onDone: answered({
          ok: 'done',
          failed: [
            { guard: 'isGone', target: 'gone' },
            { target: 'choosing', actions: 'setFailure' },
          ],
        }),
      },
    },
    done: { description: 'The password is set. The person can sign in.', entry: 'forgetSecrets' },
  },
})

const given = (ref: SecretRef | null): SecretRef => {
  if (ref === null) throw new Error('A link is tried only once it has been followed')
  return ref
}
const tokenOf = ({ token }: InvitationContext) => given(token)
const passwordOf = ({ password }: InvitationContext) => given(password)

/** The registration of the flow in the journal. */
export const invitationFlow = describeFlow({ machine: invitationMachine, version: 1, resume: 'afresh' })
