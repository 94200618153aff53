import { Link } from 'react-router-dom'
import type { DeclarationRow } from '#contracts/payroll/declaration/shapes.ts'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { sumOf } from '#contracts/rules/hundredths.ts'
import { showAmount } from '#ui/screens/payroll/explained/amounts.ts'
import { StepItem } from '#ui/screens/payroll/explained/step-item.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { CellNote, type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { payslipPath } from '../run/paths.ts'
import { showWhole } from './amounts.ts'
import { declarationTexts } from './declaration.text.ts'
import { link, muted } from './declaration-look.ts'
import { FigureButton } from './figure-button.tsx'

const texts = declarationTexts.figure
const columns: readonly PlainColumn[] = [
  { label: texts.columns.person },
  { label: texts.columns.text },
  { label: texts.columns.amount, isNumeric: true },
]

/** An amount that was asked what it comes of. */
export interface Figure {
  readonly name: string
  readonly amount: number
  readonly rows: readonly DeclarationRow[]
  readonly steps?: readonly TrialStep[]
  /** The persons' parts of a sum, which open to the rows behind them. */
  readonly persons?: {
    readonly title: string
    readonly of: readonly {
      readonly AnstNr: string
      readonly Namn: string
      readonly amount: number
      readonly rows: readonly DeclarationRow[]
    }[]
  }
}

interface FigureDialogProps {
  readonly figure: Figure
  readonly onClose: () => void
  /** Shows another figure instead. */
  readonly onAsk: (figure: Figure) => void
}

/** Renders what an amount comes of: its steps, its parts by person, and the rows of payslips. */
export const FigureDialog = ({ figure, onClose, onAsk }: FigureDialogProps) => {
  const { name, amount, rows, steps = [], persons = { title: '', of: [] } } = figure
  return (
    <Dialog
      open
      title={name}
      description={showWhole(amount)}
      width={600}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={common.stack5}>
        {steps.length > 0 && (
          <ol className={common.list5}>
            {steps.map(each => (
              <StepItem key={each.Id} step={each} />
            ))}
          </ol>
        )}
        {persons.of.length > 0 && (
          <PlainTable
            caption={persons.title}
            isCaptioned
            columns={columns}
            rows={persons.of.map(({ AnstNr, Namn, amount: part, rows: own }) => ({
              key: AnstNr,
              cells: [
                AnstNr,
                Namn,
                <FigureButton
                  key="amount"
                  name={Namn}
                  amount={part}
                  onAsk={() => onAsk({ name: `${persons.title}, ${Namn}`, amount: part, rows: own })}
                />,
              ],
            }))}
          />
        )}
        {rows.length > 0 && <Rows rows={rows} />}
        {rows.length + steps.length + persons.of.length === 0 && <p>{texts.none}</p>}
      </div>
    </Dialog>
  )
}

function Rows({ rows }: { readonly rows: readonly DeclarationRow[] }) {
  const total = sumOf(rows.map(({ Belopp }) => Belopp))
  return (
    <div>
      <PlainTable
        caption={texts.rows}
        isCaptioned
        columns={columns}
        rows={rows.map(({ Period, AnstNr, Nummer, RadId, LonArtNr, Text, Belopp }) => ({
          key: `${Period} ${AnstNr} ${Nummer} ${RadId}`,
          cells: [
            <Link key="payslip" className={link} to={payslipPath(Period, AnstNr, Nummer)}>
              {AnstNr}
            </Link>,
            <>
              {Text}
              <CellNote>{LonArtNr}</CellNote>
            </>,
            showAmount(Belopp),
          ],
        }))}
        foot={{ key: 'sum', cells: [texts.total, '', showAmount(total)] }}
      />
      {total % 100 !== 0 && <p className={muted}>{texts.dropped}</p>}
    </div>
  )
}
