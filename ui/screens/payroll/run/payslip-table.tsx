import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { payslipStatuses } from '#contracts/code-lists/payslips.ts'
import type { CorrectionsRequest } from '#contracts/payroll/correction/shapes.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import type { PayslipAction, PayslipFilter } from '#contracts/payroll/run/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { mapResult, ok } from '#machines/kit/shared/result.ts'
import { css } from '#styled-system/css/index.js'
import { filterOptions } from '#ui/forms/employee-filter/use-staff-options.ts'
import { useFlow, useLazyFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { payslipCorrection } from '#ui/runtime/lazy/payslip-correction.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import { CorrectionsDialog } from '../correction/corrections-dialog.tsx'
import { deliveryFilter, deliveryOptions } from '../delivery/delivery-filter.ts'
import { columns, rowOf } from './columns.tsx'
import { payslipPath, printPath } from './paths.ts'
import { correctBatch, printBatch, useBatches } from './use-batches.tsx'

const texts = runTexts.list
const filters = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4', marginBottom: '4' })
const choice = css({ width: '[14rem]' })

/** The value of the status of a created payslip, whose empty code stands for no choice. */
const created = 'Skapad'
const statuses = payslipStatuses.codes.map(code => ({
  value: code === '' ? created : code,
  label: payslipStatuses.label(code),
}))

interface PayslipTableProps {
  readonly Period: string
  readonly attest: Attest
  readonly isLocked: boolean
  readonly changes: number
  readonly isOnlyWarned: boolean
  readonly onOnlyWarned: (isOnlyWarned: boolean) => void
  /** A value of delivery-filter.ts, or an empty text. */
  readonly delivery: string
  readonly onDelivery: (delivery: string) => void
  /** The day from which employees see the payslips, or an empty text. */
  readonly visibleFrom: string
  /** The run, which is fetched again when something was marked, attested or paid here. */
  readonly flow: FlowRef<'salaryRun'>
  /** The button that fills an empty period. */
  readonly empty: ReactNode
}

/** Renders the table of a period's payslips, with its filters and batches. */
export function PayslipTable({
  Period,
  attest,
  isLocked,
  changes,
  flow,
  empty,
  visibleFrom,
  ...props
}: PayslipTableProps) {
  const { isOnlyWarned, onOnlyWarned } = props
  const host = useTableHost()
  const download = useFlow('download')
  const correction = useLazyFlow(payslipCorrection)
  const load = useListPages('payslips')
  const act = useListPages('payslipBatch')
  const [status, setStatus] = useState('')
  const [department, setDepartment] = useState('')
  const [delivery, setDelivery] = [props.delivery, props.onDelivery]
  const departments = useReferenceList('departments', undefined, true).items
  const batches = useBatches({ attest, isLocked, visibleFrom })
  const source = useMemo(() => {
    const filter: PayslipFilter = {
      ...(status !== '' && { Status: (status === created ? '' : status) as NonNullable<PayslipFilter['Status']> }),
      ...(department !== '' && { Avdelning: department }),
      ...(isOnlyWarned && { MedVarningar: true }),
      ...deliveryFilter(delivery),
    }
    return serverSource([Period, filter], {
      load: async (query, signal) =>
        mapResult(await load(Period, filter, query, signal), ({ rows, totalRows }) => ({
          rows: rows.map(rowOf),
          totalRows,
        })),
      async send({ url, items }, signal) {
        if (url === printBatch) {
          const payslips = items as unknown as CorrectionsRequest['Lonebesked']
          download.send({ type: 'download.start', path: printPath(Period, payslips) })
          return ok({ errors: [] })
        }
        if (url === correctBatch) {
          const payslips = items as unknown as CorrectionsRequest['Lonebesked']
          correction?.send({ type: 'correction.open', of: { kind: 'many', Period, payslips } })
          return ok({ errors: [] })
        }
        const answer = await act(Period, url as PayslipAction, items, signal)
        flow.send({ type: 'run.reload' })
        return answer
      },
    })
  }, [load, act, Period, status, department, isOnlyWarned, delivery, flow, download, correction])
  const isNarrowed = status !== '' || department !== '' || isOnlyWarned || delivery !== ''
  return (
    <>
      <div className={filters}>
        <div className={choice}>
          <SelectField
            label={texts.status}
            value={status}
            onChange={setStatus}
            options={statuses}
            placeholder={texts.everyStatus}
          />
        </div>
        {(departments ?? []).length > 0 && (
          <div className={choice}>
            <SelectField
              label={texts.department}
              value={department}
              onChange={setDepartment}
              options={filterOptions(departments)}
              placeholder={texts.everyDepartment}
            />
          </div>
        )}
        <div className={choice}>
          <SelectField
            label={texts.delivery}
            value={delivery}
            onChange={setDelivery}
            options={deliveryOptions}
            placeholder={texts.everyDelivery}
          />
        </div>
        <Switch label={texts.onlyWarned} checked={isOnlyWarned} onChange={onOnlyWarned} />
      </div>
      <DataTable
        name="payslips"
        title={texts.title(Period)}
        columns={columns}
        source={source}
        host={host}
        changes={changes}
        batches={batches}
        keyFields={['AnstNr', 'Nummer']}
        sortBy="AnstNr"
        isSelectable={batches.length > 0}
        renderLink={({ AnstNr, Nummer }, content) => <Link to={payslipPath(Period, AnstNr, Nummer)}>{content}</Link>}
        empty={isNarrowed ? { title: texts.noMatch } : { title: texts.empty, action: empty }}
      />
      <CorrectionsDialog />
    </>
  )
}
