import type { AssignmentAnswer } from '#contracts/payroll/assignments/shapes.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { css } from '#styled-system/css/index.js'
import { formatCount } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { assignmentTexts as texts } from './assignments.text.ts'

const kronor = decimalFormat({ places: 2, most: 2, zero: true }).show
const quantity = decimalFormat({ places: 0, most: 2, zero: true }).show

const said = common.caption
const list = css({ display: 'grid', maxHeight: '[22rem]', overflowY: 'auto', listStyle: 'none', padding: '0' })
const line = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '3',
  paddingBlock: '2',
  borderBottom: 'subtle',
})
const wrong = css({ gridColumn: '[1 / -1]', color: 'error.text', textStyle: 'caption' })
const sum = css({ display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'strong' })

interface AssignedRowsProps {
  readonly answer: AssignmentAnswer
  /** How many times each person gets the row; 0 without a limit. */
  readonly most: number
}

/** Renders those who get an assignment's row, what it becomes for each, and the sum. */
export function AssignedRows({ answer: { Antal, Rader, Summa }, most }: AssignedRowsProps) {
  if (Antal === 0) {
    return (
      <div className={common.fluid3}>
        <p className={common.strong}>{texts.nobody}</p>
        <p className={said}>{texts.nobodyWhy}</p>
      </div>
    )
  }
  return (
    <div className={common.fluid3}>
      <p className={common.strong}>{texts.concerned(formatCount(Antal), Antal === 1)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard. */}
      <ul className={list} aria-label={texts.rows} tabIndex={0}>
        {Rader.map(({ AnstNr, Namn, Antal: count, Pris, Belopp, Ganger, Problem }) => (
          <li key={AnstNr} className={line}>
            <span>{Namn}</span>
            <span className={common.figureAtEnd}>{Belopp === null ? '–' : kronor(Belopp)}</span>
            <span className={said}>
              {[AnstNr, ...(Ganger > 0 || most > 0 ? [texts.times(Ganger, most)] : [])].join(' · ')}
            </span>
            {count !== null && Pris !== null && (
              <span className={`${said} ${common.figureAtEnd}`}>{texts.product(quantity(count), kronor(Pris))}</span>
            )}
            {Problem !== '' && <span className={wrong}>{Problem}</span>}
          </li>
        ))}
      </ul>
      <p className={sum}>
        <span>{texts.total}</span>
        <span className={common.figureAtEnd}>{kronor(Summa)} kr</span>
      </p>
      {Antal > Rader.length && <p className={said}>{texts.first(formatCount(Rader.length))}</p>}
    </div>
  )
}
