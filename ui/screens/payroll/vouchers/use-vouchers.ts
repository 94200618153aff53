import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import { useMay } from '#ui/runtime/access.ts'
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

/** Returns what the account may do with vouchers. */
export function useVoucherRights() {
  const write = useMay(right('Bookkeeping.Write'))
  const send = useMay(right('Bookkeeping.Send'))
  const fetchFile = useMay(right('Bookkeeping.Export'))
  const seePayslips = useMay(right('Payslips.Read'))
  return { write, send, fetchFile, seePayslips }
}
