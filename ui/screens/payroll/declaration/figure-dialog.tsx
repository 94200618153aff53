import { Link } from 'react-router-dom'
import type { DeclarationRow } from '#contracts/payroll/declaration/shapes.ts'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { showAmount } from '#ui/screens/payroll/explained/amounts.ts'
import { StepItem } from '#ui/screens/payroll/explained/step-item.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { showWhole } from './amounts.ts'
import { declarationTexts } from './declaration.text.ts'
import { cell, head, link, muted, table } from './declaration-table.ts'
import { FigureButton } from './figure-button.tsx'

const texts = declarationTexts.figure
const parts = css({ display: 'grid', gap: '5' })
const list = css({ display: 'grid', gap: '5', listStyle: 'none', padding: '0' })
const caption = css({ textStyle: 'title', textAlign: 'start', paddingBottom: '1' })

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
      <div className={parts}>
        {steps.length > 0 && (
          <ol className={list}>
            {steps.map(each => (
              <StepItem key={each.Id} step={each} />
            ))}
          </ol>
        )}
        {persons.of.length > 0 && (
          <Parts title={persons.title}>
            {persons.of.map(({ AnstNr, Namn, amount: part, rows: own }) => (
              <tr key={AnstNr}>
                <th scope="row" className={cell}>
                  {AnstNr}
                </th>
                <td className={cell}>{Namn}</td>
                <td className={cell} data-number>
                  <FigureButton
                    name={Namn}
                    amount={part}
                    onAsk={() => onAsk({ name: `${persons.title}, ${Namn}`, amount: part, rows: own })}
                  />
                </td>
              </tr>
            ))}
          </Parts>
        )}
        {rows.length > 0 && <Rows rows={rows} />}
        {rows.length + steps.length + persons.of.length === 0 && <p>{texts.none}</p>}
      </div>
    </Dialog>
  )
}

const Parts = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <table className={table}>
    <caption className={caption}>{title}</caption>
    <thead>
      <tr>
        <th scope="col" className={head}>
          {texts.columns.person}
        </th>
        <th scope="col" className={head}>
          {texts.columns.text}
        </th>
        <th scope="col" className={head} data-number>
          {texts.columns.amount}
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

function Rows({ rows }: { readonly rows: readonly DeclarationRow[] }) {
  const total = rows.reduce((sum, { Belopp }) => sum + Math.round(Belopp * 100), 0)
  return (
    <div>
      <Parts title={texts.rows}>
        {rows.map(({ Period, AnstNr, Nummer, RadId, LonArtNr, Text, Belopp }) => (
          <tr key={`${Period} ${AnstNr} ${Nummer} ${RadId}`}>
            <th scope="row" className={cell}>
              <Link className={link} to={`/payslips/${Period}/${AnstNr}`}>
                {AnstNr}
              </Link>
            </th>
            <td className={cell}>
              {Text} <span className={muted}>{LonArtNr}</span>
            </td>
            <td className={cell} data-number>
              {showAmount(Belopp)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2} className={cell}>
            {texts.total}
          </th>
          <td className={cell} data-number>
            {showAmount(total / 100)}
          </td>
        </tr>
      </Parts>
      {total % 100 !== 0 && <p className={muted}>{texts.dropped}</p>}
    </div>
  )
}
