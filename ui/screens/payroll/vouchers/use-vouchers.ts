import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { actionsFor } from '#contracts/life/life.ts'
import type { VoucherHead } from '#contracts/payroll/vouchers/shapes.ts'
import { type VoucherAction, voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import { useMay, useOpens } from '#ui/runtime/access.ts'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { vouchers } from '#ui/runtime/lazy/vouchers.ts'

/**
 * Shows the vouchers of a year, or of one of its periods. Returns their flow, undefined until it
 * has started, and the year. An address may name a job that has found out what would be made.
 *
 * @param period its code; an empty text for the year
 */
export function useVouchers(period: string): {
  readonly flow: FlowRef<'vouchers'> | undefined
  readonly year: number
} {
  const flow = useLazyFlow(vouchers)
  const chosen = useSelect('salaryYear', selectYear.year) ?? 0
  // A link may lead to a period of another year than the chosen one.
  const year = Number(/\d{4}/.exec(period)?.[0] ?? chosen)
  useLayoutEffect(() => {
    if (!flow || year === 0) return
    flow.send({ type: 'vouchers.show', year, period })
    return () => flow.send({ type: 'vouchers.leave' })
  }, [flow, year, period])
  const [search, setSearch] = useSearchParams()
  const job = search.get('forslag') ?? ''
  useLayoutEffect(() => {
    if (!flow || year === 0 || period === '' || job === '') return
    flow.send({ type: 'vouchers.collect', job, isPreview: true })
    setSearch({}, { replace: true })
  }, [flow, year, period, job, setSearch])
  return { flow, year }
}

/** Returns a function that answers what the account may do with a voucher as it stands. */
export function useVoucherActionsFor(): (voucher: VoucherHead) => readonly VoucherAction[] {
  const opens = useOpens()
  return voucher => actionsFor(voucherLife, voucherState(voucher), name => opens(right(name)))
}

/** Returns what the account may do with vouchers. */
export function useVoucherRights() {
  const write = useMay(right(voucherLife.actions.change))
  const send = useMay(right(voucherLife.actions.send))
  const fetchFile = useMay(right(voucherLife.actions.fetch))
  const seePayslips = useMay(right('Payslips.Read'))
  return { write, send, fetchFile, seePayslips }
}
