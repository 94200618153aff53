import type { FormValues } from '#contracts/forms/field.ts'
import { editedOf, valuesOf } from '#contracts/payroll/vouchers/voucher.form.ts'
import { factsIn } from '#contracts/registers/company-facts.ts'
import { unitFacts } from '#contracts/registers/result-units.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { voucherForm as form } from '#machines/kit/form/form.voucher.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { voucherMachine } from '#machines/payroll/voucher/voucher.machine.ts'
import { voucherActionsMachine } from '#machines/payroll/voucher-actions/voucher-actions.machine.ts'
import { vouchersMachine } from '#machines/payroll/vouchers/vouchers.machine.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the vouchers of the salary periods over the adapter. */
export const vouchers: LazyFlow<'vouchers'> = { id: 'vouchers', join: ({ api }) => withCalls(vouchersMachine, api) }

/** Provides a voucher over the adapter. */
export const voucher: LazyFlow<'voucher'> = { id: 'voucher', join: ({ api }) => withCalls(voucherMachine, api) }

/** Provides what is done with vouchers over the adapter. */
export const voucherActions: LazyFlow<'voucherActions'> = {
  id: 'voucherActions',
  join: ({ api }) => withCalls(voucherActionsMachine, api),
}

/** Returns what the company says of its result units. */
async function factsOf({ api, scope }: Outside, signal: AbortSignal): Promise<Result<FormValues>> {
  const { FtgId } = scope()
  if (FtgId === null || FtgId === undefined) return ok({})
  const company = await asResult(api.companies.info.query({ params: { FtgId } }, { signal }))
  return mapResult(company, ({ data }) => (data.requireSMSVerification ? {} : factsIn(unitFacts, data)))
}

/** Provides the form of a voucher over the adapter. */
export const voucherForm: LazyFlow<'voucherForm'> = {
  id: 'voucherForm',
  join: outside => {
    const { api } = outside
    const ports = formPorts('voucherForm')
    async function load(VerId: string, signal: AbortSignal): Promise<Result<StoredForm>> {
      const [facts, found] = await Promise.all([
        factsOf(outside, signal),
        asResult(api.vouchers.read.query({ params: { VerId } }, { signal })),
      ])
      if (!isOk(facts)) return facts
      return mapResult(found, ({ data }) => ({ Version: data.Version, values: { ...valuesOf(data), ...facts.value } }))
    }
    return form.flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, ({ input: { id }, signal }) => load(id, signal)),
        // A voucher is stored whole. Another version than the one that was edited is refused.
        save: answer(ports.save, async ({ input: { id: VerId, Version, changes, key }, signal }) => {
          const stored = await load(VerId, signal)
          if (!isOk(stored)) return stored
          const body = { Version, ...editedOf({ ...(stored.value.values as FormValues), ...changes }) }
          const request = { params: { VerId }, body, idempotencyKey: key }
          const saved = await asResult(api.vouchers.change.mutate(request, { signal }))
          // Rows that were new have numbers from now on.
          return isOk(saved) ? load(VerId, signal) : saved
        }),
      },
    })
  },
}
