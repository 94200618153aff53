import { Link } from 'react-router-dom'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatTime } from '#ui/text/format.ts'
import { type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { payslipPath } from '../run/paths.ts'
import { showNumber } from './amounts.ts'
import { declarationTexts as texts } from './declaration.text.ts'
import { link, muted } from './declaration-look.ts'

const about = css({ color: 'fg.muted', marginBottom: '3' })

interface ListProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly PlainRow[]
  readonly none: string
}

/** Renders a table of what the declaration has, or that it has none. */
const List = ({ caption, columns, rows, none }: ListProps) =>
  rows.length === 0 ? (
    <p>{none}</p>
  ) : (
    <PlainTable caption={caption} columns={columns.map(label => ({ label }))} rows={rows} />
  )

interface OfDeclaration {
  readonly declaration: EmployerDeclaration
}

/** Renders the absences that Försäkringskassan is told of, a day each. */
export const DeclarationAbsences = ({ declaration: { Franvaro, Period } }: OfDeclaration) => (
  <>
    <p className={about}>{texts.absences.about}</p>
    <List
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

/** Renders who has payslips and is not declared, and why. */
export const DeclarationLeftOut = ({ declaration: { Utelamnade } }: OfDeclaration) => (
  <List
    caption={texts.tabs.leftOut}
    columns={Object.values(texts.leftOut.columns)}
    none={texts.leftOut.none}
    rows={Utelamnade.map(({ AnstNr, Namn, Orsak }) => ({
      key: AnstNr,
      cells: [`${AnstNr} ${Namn}`, texts.leftOut.reasons[Orsak]],
    }))}
  />
)

/** Renders the files that have been fetched, the latest first. */
export const DeclarationFiles = ({ declaration: { Exporter } }: OfDeclaration) => (
  <List
    caption={texts.tabs.files}
    columns={Object.values(texts.files.columns)}
    none={texts.files.none}
    rows={Exporter.map(({ Nummer, Tid, Anvandare, Oforandrad }) => ({
      key: String(Nummer),
      cells: [
        Nummer,
        formatTime(Tid),
        Anvandare,
        <span key="same" className={Oforandrad ? undefined : muted}>
          {Oforandrad ? texts.files.same : texts.files.changed}
        </span>,
      ],
    }))}
  />
)
