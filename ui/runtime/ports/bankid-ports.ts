import type { BankIdCollected } from '#contracts/sign-in/bankid.shapes.ts'
import { bankIdLink } from '#contracts/sign-in/bankid-link.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult, ok } from '#machines/kit/shared/result.ts'
import type { SecretRef } from '#machines/kit/shared/secret.ts'
import { bankIdMachine } from '#machines/sign-in/bankid/bankid.machine.ts'
import { bankIdPorts } from '#machines/sign-in/bankid/bankid.ports.ts'
import type { BankIdOutcome } from '#machines/sign-in/bankid/bankid.types.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'
import { callerOf } from './private.ts'

/**
 * Provides sign-in with BankID over the adapter. References, tokens and pictures are in the vault.
 */
const liveBankId = ({ api, vault, prefetchFlows }: Pick<Outside, 'api' | 'vault' | 'prefetchFlows'>) => {
  const pictures = latestIn(vault)
  const params = (order: SecretRef) => ({ orderRef: vault.reveal(order) ?? '' })
  return bankIdMachine.provide({
    actors: {
      recallOrder: answer(bankIdPorts.recallOrder, async () => {
        const kept = storage.bankIdOrder.read()
        if (kept === null) return null
        const { device, order, autoStart } = kept
        return { device, order: { order: vault.keep(order), autoStart: vault.keep(autoStart) } }
      }),
      startOrder: answer(bankIdPorts.startOrder, async ({ input: { device }, signal }) => {
        prefetchFlows()
        const body = { Type: device === 'other' ? 1 : 0, ...(device === 'mobile' && { Mobile: true }) }
        return mapResult(await asResult(api.bankId.start.mutate({ body }, { signal })), ({ data }) => ({
          order: vault.keep(data.OrderRef),
          autoStart: vault.keep(data.AutoStartToken),
        }))
      }),
      collectOrder: answer(bankIdPorts.collectOrder, async ({ input: { order }, signal }) =>
        mapResult(await asResult(api.bankId.collect.mutate({ params: params(order) }, { signal })), ({ data }) =>
          outcomeOf(data, vault, pictures),
        ),
      ),
      selectAccount: answer(bankIdPorts.selectAccount, async ({ input: { token, login }, signal }) => {
        const body = { BankIDToken: vault.reveal(token) ?? '', Login: login }
        const result = await asResult(api.bankId.selectUser.mutate({ body }, { signal }))
        if (result.tag === 'failure') return result
        const { data } = result.value
        // BankID is two factors: a backend that demands a third breaks the contract.
        if (data.requireSMSVerification) return failure({ tag: 'unexpected', message: '' })
        return ok({ ...callerOf(data), workplace: null })
      }),
      // Is not cancelled when the flow no longer waits for the answer.
      cancelOrder: answer(bankIdPorts.cancelOrder, async ({ input: { order } }) =>
        mapResult(await asResult(api.bankId.cancel.mutate({ params: params(order) })), () => null),
      ),
    },
    actions: {
      rememberOrder: (_, { device, order }) => {
        const reveal = (ref: SecretRef) => vault.reveal(ref) ?? ''
        storage.bankIdOrder.write({ device, order: reveal(order.order), autoStart: reveal(order.autoStart) })
      },
      forgetOrder: () => storage.bankIdOrder.forget(),
      openApp: (_, { device, autoStart }) => {
        if (device === 'computer') window.location.assign(bankIdLink(vault.reveal(autoStart) ?? '', device))
      },
    },
  })
}

function outcomeOf(data: BankIdCollected, vault: Vault, pictures: (picture: string) => SecretRef): BankIdOutcome {
  if (data.Completed) {
    return {
      state: 'completed',
      accounts: data.UsersList,
      token: data.BankIDToken === null ? null : vault.keep(data.BankIDToken),
    }
  }
  if (data.Cancelled) return { state: 'cancelled', message: data.Message }
  return {
    state: 'pending',
    message: data.Message,
    isPendingStart: data.PendingStart,
    qr: data.QRCodeDataURL === '' ? null : pictures(data.QRCodeDataURL),
  }
}

/** Keeps the current picture and the previous one, which is shown until the new one is rendered. */
function latestIn(vault: Vault): (picture: string) => SecretRef {
  let kept: readonly SecretRef[] = []
  return picture => {
    const [before, ...older] = kept
    for (const ref of older) vault.forget(ref)
    const ref = vault.keep(picture)
    kept = before ? [ref, before] : [ref]
    return ref
  }
}

/** The flow of BankID, by its id. */
export const bankIdFlows = (outside: Outside) => ({ bankid: liveBankId(outside) })
