import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo } from 'react'
import { type Attest, isApproved } from '#contracts/payroll/run/attest.ts'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import type { BatchAction, BatchDialog } from '#ui/widgets/table/table.types.ts'
import { PublishDialog } from '../delivery/publish-dialog.tsx'
import type { PayslipRow } from './columns.tsx'

type Suits = (payslip: PayslipRow, isApproved: boolean) => boolean

/** Which payslips each action does something with. One is approved when it may go out. */
const suited: Readonly<Record<PayslipAction, Suits>> = {
  ready: ({ Klarmarkerad }) => !Klarmarkerad,
  attest: ({ Klarmarkerad, Attesterad }) => Klarmarkerad && !Attesterad,
  publish: ({ Publicerad }, isApproved) => isApproved && !Publicerad,
  paid: ({ Utbetald }, isApproved) => isApproved && !Utbetald,
  unready: ({ Klarmarkerad, Publicerad, Utbetald }) => Klarmarkerad && !Publicerad && !Utbetald,
  unattest: ({ Attesterad, Publicerad, Utbetald }) => Attesterad && !Publicerad && !Utbetald,
  unpublish: ({ Publicerad, Utbetald }) => Publicerad && !Utbetald,
}

const batchOf =
  (attest: Attest) =>
  (id: PayslipAction, icon: NonNullable<BatchAction['icon']>): BatchAction => ({
    id,
    url: id,
    icon,
    label: runTexts.actions[id],
    body: ['AnstNr', 'Nummer', 'Version'],
    suits: row => {
      const payslip = row as PayslipRow
      return suited[id](payslip, isApproved({ isReady: payslip.Klarmarkerad, isAttested: payslip.Attesterad }, attest))
    },
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
  suits: row => {
    const { Utbetald, Klarmarkerad, Backad } = row as PayslipRow
    return !Backad && (Utbetald || (isLocked && Klarmarkerad))
  },
})

/**
 * Returns what the person may do with many payslips of a period.
 *
 * @param visibleFrom the day from which employees see published payslips, or an empty text
 */
export function useBatches(attest: Attest, isLocked: boolean, visibleFrom: string): readonly BatchAction[] {
  const mayWrite = useMay(right('Payslips.Write'))
  const mayAttest = useMay(right('Payslips.Attest')) && attest !== 'none'
  const mayPay = useMay(right('Payslips.Payout'))
  const mayPublish = useMay(right('Payslips.Publish'))
  return useMemo(() => {
    const batch = batchOf(attest)
    return isLocked
      ? [...(mayPay ? [correct(true)] : []), print]
      : [
          ...(mayWrite
            ? [{ ...batch('ready', Check), isAskedAbout: 'Varningar', question: runTexts.questions.ready }]
            : []),
          ...(mayAttest ? [batch('attest', BadgeCheck)] : []),
          ...(mayPublish
            ? [
                {
                  ...batch('publish', Send),
                  isAskedAbout: true,
                  renderDialog: (dialog: BatchDialog) => (
                    <PublishDialog
                      {...dialog}
                      payslips={dialog.rows as readonly PayslipRow[]}
                      attest={attest}
                      day={visibleFrom}
                    />
                  ),
                },
              ]
            : []),
          ...(mayPay ? [{ ...batch('paid', Banknote), isAskedAbout: true, question: runTexts.questions.paid }] : []),
          ...(mayPay ? [correct(false)] : []),
          print,
          ...(mayWrite ? [batch('unready', Undo2)] : []),
          ...(mayAttest ? [batch('unattest', Undo2)] : []),
          ...(mayPublish
            ? [{ ...batch('unpublish', Undo2), isAskedAbout: true, question: runTexts.questions.unpublish }]
            : []),
        ]
  }, [isLocked, mayWrite, mayAttest, mayPay, mayPublish, attest, visibleFrom])
}
