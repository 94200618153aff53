import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { sumOf } from '#contracts/rules/hundredths.ts'
import type { StatementRow } from '#contracts/statements/shapes.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { CellNote, type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { showExact, showWhole } from './amounts.ts'
import { FigureButton } from './figure-button.tsx'
import { link, muted } from './look.ts'
import { statementTexts } from './statements.text.ts'

const texts = statementTexts.figure
const columns: readonly PlainColumn[] = [
  { label: texts.columns.person },
  { label: texts.columns.text },
  { label: texts.columns.amount, isNumeric: true },
]

/** An amount that was asked what it comes of. */
export interface Figure {
  readonly name: string
  readonly amount: number
  readonly rows: readonly StatementRow[]
  /** The steps by which it was calculated: items of a list. */
  readonly steps?: readonly ReactNode[]
  /** The persons' parts of a sum, which open to the rows behind them. */
  readonly persons?: {
    readonly title: string
    readonly of: readonly {
      readonly AnstNr: string
      readonly Namn: string
      readonly amount: number
      readonly rows: readonly StatementRow[]
    }[]
  }
}

/** Shows what a figure comes of. */
export type Ask = (figure: Figure) => void

/** Returns the path of the payslip that a row is of. */
export type PayslipPath = (period: string, AnstNr: string, Nummer: number) => string

interface FigureDialogProps {
  readonly figure: Figure
  readonly onClose: () => void
  /** Shows another figure instead. */
  readonly onAsk: Ask
  readonly payslipPath: PayslipPath
}

/** Renders what an amount comes of: its steps, its parts by person, and the rows of payslips. */
export const FigureDialog = ({ onClose, ...contents }: FigureDialogProps) => (
  <Dialog
    open
    title={contents.figure.name}
    description={showWhole(contents.figure.amount)}
    width={600}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    <FigureContents {...contents} />
  </Dialog>
)

/** Renders what stands in the dialog, which a server does not render. */
export const FigureContents = ({ figure, onAsk, payslipPath }: Omit<FigureDialogProps, 'onClose'>) => {
  const { rows, steps = [], persons = { title: '', of: [] } } = figure
  return (
    <div className={common.stack5}>
      {steps.length > 0 && <ol className={common.list5}>{steps}</ol>}
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
      {rows.length > 0 && <Rows rows={rows} payslipPath={payslipPath} />}
      {rows.length + steps.length + persons.of.length === 0 && <p>{texts.none}</p>}
    </div>
  )
}

function Rows({ rows, payslipPath }: { readonly rows: readonly StatementRow[]; readonly payslipPath: PayslipPath }) {
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
            showExact(Belopp),
          ],
        }))}
        foot={{ key: 'sum', cells: [texts.total, '', showExact(total)] }}
      />
      {total % 100 !== 0 && <p className={muted}>{texts.dropped}</p>}
    </div>
  )
}
