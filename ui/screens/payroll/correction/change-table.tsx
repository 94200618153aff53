import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { showKronor } from '../explained/amounts.ts'
import { figuresTable } from '../explained/figures-table.ts'

const texts = correctionTexts.slip
const { table, head, cell } = figuresTable

/** A figure before a correction, and after it. */
interface ChangedFigure {
  readonly name: string
  readonly was: number
  readonly is: number
}

interface ChangeTableProps {
  readonly label: string
  /** What the figures are called together. */
  readonly of: string
  readonly figures: readonly ChangedFigure[]
}

/** Renders figures before and after a correction, with the difference. */
export const ChangeTable = ({ label, of, figures }: ChangeTableProps) => (
  <table className={table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col" className={head}>
          {of}
        </th>
        {[texts.was, texts.is, texts.difference].map(each => (
          <th key={each} scope="col" className={head} data-number>
            {each}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ name, was, is }) => (
        <tr key={name}>
          <th scope="row" className={cell}>
            {name}
          </th>
          <td className={cell} data-number>
            {showKronor(was)}
          </td>
          <td className={cell} data-number>
            {showKronor(is)}
          </td>
          <td className={cell} data-number data-strong>
            {showKronor(Math.round((is - was) * 100) / 100)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
