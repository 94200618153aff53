import type { BenefitStep, RecalculationRow } from '#contracts/vehicles/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { vehicleTexts } from '#ui/screens/employees/vehicles/vehicles.text.ts'
import { formatCount } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { type Description, DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'

const texts = vehicleTexts.explanation
const step = css({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4' })
const value = common.figure
const muted = css({ gridColumn: '[1 / -1]', color: 'fg.muted', textStyle: 'caption' })

/** The last salary year with the environmental-car reduction (third document §4). */
const lastReducedYear = 2020

const kronor = (amount: number | null) =>
  amount === null ? '' : vehicleTexts.recalculation.amount(formatCount(amount))

interface ExplanationProps {
  readonly row: RecalculationRow
  readonly year: number
  readonly onClose: () => void
}

/** Renders the dialog 'Beräkning': the calculation of one row (third document §2). */
export const Explanation = ({ row, year, onClose }: ExplanationProps) => (
  <Dialog
    open
    title={texts.title}
    description={`${row.Namn}, ${row.BilModel}`}
    width={560}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    <div className={common.stack6}>
      <DescriptionList values="end" items={factsOf(row, year)} />
      <section>
        <h3 className={common.titleAbove3}>{texts.steps}</h3>
        <ol className={common.list3}>
          {row.Steg.map(each => (
            <Step key={each.Text} step={each} />
          ))}
        </ol>
      </section>
    </div>
  </Dialog>
)

const Step = ({ step: { Text, Formula, Belopp, Kalla } }: { readonly step: BenefitStep }) => (
  <li className={step}>
    <span>{Text}</span>
    <span className={value}>{kronor(Belopp)}</span>
    {(Formula !== '' || Kalla !== '') && (
      <span className={muted}>{[Formula, Kalla].filter(each => each !== '').join('. ')}</span>
    )}
  </li>
)

function factsOf(row: RecalculationRow, year: number): readonly Description[] {
  const amount = (label: string, of: number | null) => ({ label, value: kronor(of), numeric: true })
  const isCompared = row.ComparisonVehicleText !== '' || row.ComparisonVehiclePrice > 0
  return [
    { label: texts.vehicle, value: row.BilModel },
    { label: texts.code, value: row.BilKod || texts.none },
    { label: texts.modelYear, value: String(row.BilYear), numeric: true },
    amount(texts.newPrice, row.BilNypris),
    ...(isCompared
      ? [
          {
            label: texts.compared,
            value: [row.ComparisonVehicleText, row.ComparisonVehicleCode].filter(each => each !== '').join(', '),
          },
          amount(texts.comparedPrice, row.ComparisonVehiclePrice),
        ]
      : []),
    amount(texts.extras, row.BilExtra),
    amount(texts.vehicleTax, row.BerFordonsskatt),
    ...(year <= lastReducedYear
      ? [
          {
            label: texts.reduction(row.BerMiljoRabattPrc),
            numeric: true,
            value: (
              <>
                {kronor(-row.BerMiljoRabatt)} <span className={muted}>{texts.reductionHint}</span>
              </>
            ),
          },
        ]
      : []),
    amount(row.BerFormanTotLabel, row.BerFormanTot),
    amount(row.BerFormanLonLabel, row.BerFormanLon),
  ]
}
