import { userErrors } from '#contracts/users/errors.ts'
import { isLinkToken } from '#contracts/users/link-token.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult } from '#machines/kit/shared/result.ts'
import { invitationMachine } from '#machines/users/invitation/invitation.machine.ts'
import { invitationPorts } from '#machines/users/invitation/invitation.ports.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'

/** The flow of an invitation's link. Its token and the password are in this tab's vault. */
export const invitationFlows = ({ api, vault }: Outside) => ({
  invitation: invitationMachine.provide({
    actors: {
      fetchInvitation: answer(invitationPorts.fetchInvitation, async ({ input, signal }) => {
        const params = { Token: vault.reveal(input.token) ?? '' }
        // A link that was cut off is none.
        if (!isLinkToken(params.Token)) return failure({ tag: 'backend', ...userErrors.invitationGone })
        return mapResult(await asResult(api.invitation.open.query({ params }, { signal })), ({ data }) => data)
      }),
      setPassword: answer(invitationPorts.setPassword, async ({ input, signal }) => {
        const params = { Token: vault.reveal(input.token) ?? '' }
        const body = { NewPassword: vault.reveal(input.password) ?? '' }
        const set = await asResult(api.invitation.accept.mutate({ params, body }, { signal }))
        vault.forget(input.password)
        return mapResult(set, () => null)
      }),
    },
  }),
})
