import { Link } from 'react-router-dom'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { showNumber } from '#ui/statements/amounts.ts'
import { link } from '#ui/statements/look.ts'
import { StatementList } from '#ui/statements/statement-lists.tsx'
import { payslipPath } from '../run/paths.ts'
import { declarationTexts as texts } from './declaration.text.ts'

const about = css({ color: 'fg.muted', marginBottom: '3' })

interface OfDeclaration {
  readonly declaration: EmployerDeclaration
}

/** Renders the absences that Försäkringskassan is told of, a day each. */
export const DeclarationAbsences = ({ declaration: { Franvaro, Period } }: OfDeclaration) => (
  <>
    <p className={about}>{texts.absences.about}</p>
    <StatementList
      caption={texts.tabs.absences}
      columns={Object.values(texts.absences.columns)}
      none={texts.absences.none}
      rows={Franvaro.map(({ AnstNr, Namn, Datum, Typ, Timmar, Procent, Rader: [row] }) => ({
        key: `${AnstNr} ${Datum} ${Typ}`,
        cells: [
          <>
            <Link className={link} to={payslipPath(row?.Period ?? Period, AnstNr)}>
              {AnstNr}
            </Link>{' '}
            {Namn}
          </>,
          Datum,
          texts.absences.kinds[Typ],
          Timmar === null ? texts.absences.percent(showNumber(Procent ?? 0)) : texts.absences.hours(showNumber(Timmar)),
        ],
      }))}
    />
  </>
)
