import { deliveryWays } from '#contracts/code-lists/deliveries.ts'
import { mayBeDone } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { type PayslipAnswer, payslipLife, stateOfAnswer } from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { deliveryTexts } from '#ui/screens/payroll/delivery/delivery.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import type { BatchDialog } from '#ui/widgets/table/table.types.ts'

const texts = deliveryTexts.dialog

/** A payslip of an open period, as the dialog counts it. */
export type Publishable = Pick<PayslipListItem, keyof PayslipAnswer | 'Utlamning'>

/** Returns the payslips that would be published. */
export const publishable = <Row extends Publishable>(rows: readonly Row[], attest: Attest): readonly Row[] =>
  rows.filter(row => mayBeDone(payslipLife(attest), stateOfAnswer(row, false, attest), 'publish'))

interface PublishDialogProps extends BatchDialog {
  readonly payslips: readonly Publishable[]
  readonly attest: Attest
  /** The day from which employees see the payslips, or an empty text while it is not known. */
  readonly day: string
}

/** Renders what publishing will do, in numbers. */
export function PublishDialog({ payslips, attest, day, warning, start, cancel }: PublishDialogProps) {
  const published = publishable(payslips, attest)
  const reasons = Map.groupBy(
    published.filter(({ Utlamning }) => Utlamning.Orsak !== ''),
    ({ Utlamning }) => Utlamning.Orsak,
  )
  const isNothing = published.length === 0
  return (
    <Dialog
      open
      role="alertdialog"
      title={isNothing ? texts.nothing : texts.title(published.length)}
      onClose={cancel}
      width={480}
      footer={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          {!isNothing && (
            <Button variant="primary" onClick={() => start({})}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      <div className={common.stack3}>
        {!isNothing && day !== '' && <p>{texts.day(day, day <= today())}</p>}
        <DescriptionList
          values="end"
          items={deliveryWays.codes.flatMap(way => {
            const number = published.filter(({ Utlamning }) => Utlamning.Satt === way).length
            return number === 0 ? [] : [{ label: texts.ways[way], value: number, numeric: true }]
          })}
        />
        {[...reasons].map(([reason, rows]) => (
          <p key={reason} className={common.caption}>
            {texts.because(rows.length, reason)}
          </p>
        ))}
        {payslips.length > published.length && (
          <p className={common.caption}>{texts.left(payslips.length - published.length)}</p>
        )}
        {warning}
      </div>
    </Dialog>
  )
}
