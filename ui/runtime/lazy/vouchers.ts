import type { FormValues } from '#contracts/forms/field.ts'
import type { MadeVouchers, ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import { sumsOf } from '#contracts/payroll/vouchers/sums.ts'
import { editedOf, valuesOf } from '#contracts/payroll/vouchers/voucher.form.ts'
import { factsIn } from '#contracts/registers/company-facts.ts'
import { unitFacts } from '#contracts/registers/result-units.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { voucherForm as form } from '#machines/kit/form/form.voucher.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { voucherMachine } from '#machines/payroll/voucher/voucher.machine.ts'
import { voucherPorts } from '#machines/payroll/voucher/voucher.ports.ts'
import { voucherActionsMachine } from '#machines/payroll/voucher-actions/voucher-actions.machine.ts'
import { voucherActionsPorts } from '#machines/payroll/voucher-actions/voucher-actions.ports.ts'
import { vouchersMachine } from '#machines/payroll/vouchers/vouchers.machine.ts'
import { vouchersPorts } from '#machines/payroll/vouchers/vouchers.ports.ts'
import type { Proposal, Proposed } from '#machines/payroll/vouchers/vouchers.types.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** How many rows of a voucher are shown before it is made. */
const mostProposed = 200

const proposedOf = ({ Datum, Text, Serie, Rader }: ProposedVoucher): Proposed => ({
  Datum,
  Text,
  Serie,
  AntalRader: Rader.length,
  ...sumsOf(Rader),
  Rader: Rader.slice(0, mostProposed).map(({ Rad, Konto, KontoNamn, Belopp, ResEnh, Antal, Text: own }) => ({
    Rad,
    Konto,
    KontoNamn,
    Belopp,
    ResEnh,
    Antal,
    Text: own,
  })),
})
const proposalOf = ({ Verifikationer, Anmarkningar }: MadeVouchers): Proposal => ({
  Verifikationer: Verifikationer.map(proposedOf),
  Anmarkningar,
})

/** Provides the vouchers of the salary periods over the adapter. */
export const vouchers: LazyFlow<'vouchers'> = {
  id: 'vouchers',
  join: ({ api }) =>
    vouchersMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchVouchers: answer(vouchersPorts.fetchVouchers, async ({ input: { year, period }, signal }) =>
          period === ''
            ? mapResult(
                await asResult(api.vouchers.periods.query({ filter: { Year: year } }, { signal })),
                ({ data }) => ({ periods: data, list: null }),
              )
            : mapResult(
                await asResult(api.vouchers.list.query({ params: { Period: period } }, { signal })),
                ({ data }) => ({ periods: null, list: data }),
              ),
        ),
        propose: answer(vouchersPorts.propose, async ({ input: params, signal }) =>
          mapResult(
            await asResult(
              api.vouchers.make.mutate(
                { params, body: { Forhandsgranska: true }, idempotencyKey: newKey() },
                { signal },
              ),
            ),
            ({ data }) => proposalOf(data),
          ),
        ),
        make: answer(vouchersPorts.make, async ({ input: { Period, key: idempotencyKey }, signal }) =>
          mapResult(
            await asResult(
              api.vouchers.make.mutate(
                { params: { Period }, body: { Forhandsgranska: false }, idempotencyKey },
                { signal },
              ),
            ),
            ({ data }) => data.Verifikationer.length,
          ),
        ),
        order: answer(
          vouchersPorts.order,
          async ({ input: { Period, isPreview: Forhandsgranska, key: idempotencyKey }, signal }) =>
            mapResult(
              await asResult(
                api.vouchers.order.mutate(
                  { params: { Period }, body: { Forhandsgranska }, idempotencyKey },
                  { signal },
                ),
              ),
              ({ data }) => data.Id,
            ),
        ),
        collect: answer(vouchersPorts.collect, async ({ input: { Period, job: Id }, signal }) =>
          mapResult(await asResult(api.vouchers.made.query({ params: { Period, Id } }, { signal })), ({ data }) =>
            proposalOf(data),
          ),
        ),
        send: answer(vouchersPorts.send, async ({ input: { Period, key: idempotencyKey }, signal }) =>
          mapResult(
            await asResult(api.vouchers.send.mutate({ params: { Period }, idempotencyKey }, { signal })),
            ({ data }) => data,
          ),
        ),
      },
    }),
}

/** Provides a voucher over the adapter. */
export const voucher: LazyFlow<'voucher'> = {
  id: 'voucher',
  join: ({ api }) =>
    voucherMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchVoucher: answer(voucherPorts.fetchVoucher, async ({ input: params, signal }) => {
          const found = await asResult(api.vouchers.read.query({ params }, { signal }))
          if (!isOk(found)) return found
          const { data } = found.value
          const list = await asResult(api.vouchers.list.query({ params: { Period: data.Period } }, { signal }))
          return mapResult(list, ({ data: { Verifikationer } }) => ({
            voucher: data,
            others: Verifikationer.filter(({ VerId }) => VerId !== data.VerId),
          }))
        }),
      },
    }),
}

/** Provides what is done with vouchers over the adapter. */
export const voucherActions: LazyFlow<'voucherActions'> = {
  id: 'voucherActions',
  join: ({ api }) =>
    voucherActionsMachine.provide({
      actors: {
        doAct: answer(voucherActionsPorts.doAct, async ({ input, signal }) => {
          const { VerId } = input.voucher
          const request = { params: { VerId }, idempotencyKey: input.key }
          return input.act === 'remove'
            ? mapResult(await asResult(api.vouchers.remove.mutate(request, { signal })), () => '')
            : mapResult(
                await asResult(api.vouchers.reverse.mutate({ ...request, body: { Datum: input.date } }, { signal })),
                ({ data }) => data.VerId,
              )
        }),
      },
    }),
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
