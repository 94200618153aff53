import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo } from 'react'
import { mayBeDone } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import {
  isFinished,
  type PayslipEvent,
  payslipLife,
  payslipRights,
  stateOfAnswer,
} from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import { useOpens } from '#ui/runtime/access.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import type { BatchAction, BatchDialog } from '#ui/widgets/table/table.types.ts'
import { PublishDialog } from '../delivery/publish-dialog.tsx'
import type { PayslipRow } from './columns.tsx'

const batchOf =
  (attest: Attest) =>
  (id: PayslipAction, icon: NonNullable<BatchAction['icon']>): BatchAction => ({
    id,
    url: id,
    icon,
    label: runTexts.actions[id],
    body: ['AnstNr', 'Nummer', 'Version'],
    appliesTo: row => mayBeDone(payslipLife(attest), stateOfAnswer(row as PayslipRow, false, attest), id),
  })

/** The batch that prints the chosen payslips, which is no call. */
export const printBatch = 'print'
export const print: BatchAction = {
  id: printBatch,
  url: printBatch,
  icon: Printer,
  label: runTexts.print.chosen,
  body: ['AnstNr', 'Nummer'],
  rowsPerCall: 'all',
  isOpening: true,
}

/** The batch that opens the correction of the chosen payslips, which is no call of the table. */
export const correctBatch = 'correct'
const correct = (isLocked: boolean): BatchAction => ({
  id: correctBatch,
  url: correctBatch,
  icon: Pencil,
  label: runTexts.correctChosen,
  body: ['AnstNr', 'Nummer', 'Version'],
  rowsPerCall: 'all',
  isOpening: true,
  appliesTo: row => {
    const state = stateOfAnswer(row as PayslipRow, isLocked, 'none')
    return state.standing === 'counts' && isFinished(state)
  },
})

interface Run {
  readonly attest: Attest
  readonly isLocked: boolean
  /** The day from which employees see published payslips, or an empty text. */
  readonly visibleFrom: string
}

/** Returns what somebody with these rights may do with many payslips of a period. */
export function batchesOf(
  { attest, isLocked, visibleFrom }: Run,
  hasRight: (right: Right) => boolean,
): readonly BatchAction[] {
  const may = (action: PayslipEvent) => hasRight(payslipRights[action])
  const corrects = may('takeBack') ? [correct(isLocked)] : []
  if (isLocked) return [...corrects, print]
  const batch = batchOf(attest)
  const ready = { ...batch('ready', Check), isAskedAbout: 'Varningar', question: runTexts.questions.ready }
  const publish = {
    ...batch('publish', Send),
    isAskedAbout: true,
    renderDialog: (dialog: BatchDialog) => (
      <PublishDialog {...dialog} payslips={dialog.rows as readonly PayslipRow[]} attest={attest} day={visibleFrom} />
    ),
  }
  const paid = { ...batch('paid', Banknote), isAskedAbout: true, question: runTexts.questions.paid }
  const unpublish = { ...batch('unpublish', Undo2), isAskedAbout: true, question: runTexts.questions.unpublish }
  const usesAttest = attest !== 'none'
  return [
    ...(may('ready') ? [ready] : []),
    ...(usesAttest && may('attest') ? [batch('attest', BadgeCheck)] : []),
    ...(may('publish') ? [publish] : []),
    ...(may('paid') ? [paid] : []),
    ...corrects,
    print,
    ...(may('unready') ? [batch('unready', Undo2)] : []),
    ...(usesAttest && may('unattest') ? [batch('unattest', Undo2)] : []),
    ...(may('unpublish') ? [unpublish] : []),
  ]
}

/** Returns what the signed-in person may do with many payslips of a period. */
export function useBatches({ attest, isLocked, visibleFrom }: Run): readonly BatchAction[] {
  const opens = useOpens()
  return useMemo(
    () => batchesOf({ attest, isLocked, visibleFrom }, name => opens(right(name))),
    [opens, attest, isLocked, visibleFrom],
  )
}
