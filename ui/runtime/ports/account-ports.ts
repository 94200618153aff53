import { sentChange } from '#contracts/account/account-change.ts'
import { myAccountMachine } from '#machines/account/my-account/my-account.machine.ts'
import { myAccountPorts } from '#machines/account/my-account/my-account.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { changePasswordMachine } from '#machines/sign-in/change-password/change-password.machine.ts'
import { changePasswordPorts } from '#machines/sign-in/change-password/change-password.ports.ts'
import { type Api, asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import type { Vault } from '../vault.ts'
import { withCalls } from '../with-calls.ts'

/**
 * Provides the user's own account over the adapter. The current password is in this tab's vault.
 */
const liveMyAccount = (api: Api, vault: Vault) =>
  withCalls(myAccountMachine, api).provide({
    actors: {
      saveAccount: answer(myAccountPorts.saveAccount, async ({ input: { draft, password }, signal }) => {
        const CurrentPassword = password === null ? undefined : vault.reveal(password)
        const body = { ...sentChange(draft), ...(CurrentPassword !== undefined && { CurrentPassword }) }
        const saved = await asResult(api.account.change.mutate({ body }, { signal }))
        if (password !== null) vault.forget(password)
        return mapResult(saved, ({ data }) => data)
      }),
    },
  })

/**
 * Provides the change of password over the adapter. The vault holds both passwords only until the
 * answer.
 */
export const liveChangePassword = (api: Api, vault: Vault) =>
  changePasswordMachine.provide({
    actors: {
      changePassword: answer(changePasswordPorts.changePassword, async ({ input: { current, next }, signal }) => {
        const body = { CurrentPassword: vault.reveal(current) ?? '', NewPassword: vault.reveal(next) ?? '' }
        const changed = await asResult(api.account.changePassword.mutate({ body }, { signal }))
        vault.forget(current)
        vault.forget(next)
        return mapResult(changed, () => null)
      }),
    },
  })

/** The flows of the user's own account, by their ids. */
export const accountFlows = ({ api, vault }: Outside) => ({
  myAccount: liveMyAccount(api, vault),
  changePassword: liveChangePassword(api, vault),
})
