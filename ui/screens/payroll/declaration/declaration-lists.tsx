import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { formatTime } from '#ui/text/format.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showNumber } from './amounts.ts'
import { declarationTexts as texts } from './declaration.text.ts'
import { cell, head, link, muted, table } from './declaration-table.ts'

const about = css({ color: 'fg.muted', marginBottom: '3' })

interface RowsProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
  readonly none: string
}

/** Renders a plain table, whose first column names the row; or that there is nothing. */
const PlainTable = ({ caption, columns, rows, none }: RowsProps) =>
  rows.length === 0 ? (
    <p>{none}</p>
  ) : (
    <table className={table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, first, ...others]) => (
          <tr key={key}>
            <th scope="row" className={cell}>
              {first}
            </th>
            {others.map((content, at) => (
              <td key={columns[at + 1]} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

interface OfDeclaration {
  readonly declaration: EmployerDeclaration
}

/** Renders the absences that Försäkringskassan is told of, a day each. */
export const DeclarationAbsences = ({ declaration: { Franvaro, Period } }: OfDeclaration) => (
  <>
    <p className={about}>{texts.absences.about}</p>
    <PlainTable
      caption={texts.tabs.absences}
      columns={Object.values(texts.absences.columns)}
      none={texts.absences.none}
      rows={Franvaro.map(({ AnstNr, Namn, Datum, Typ, Timmar, Procent, Rader: [row] }) => [
        `${AnstNr} ${Datum} ${Typ}`,
        <>
          <Link className={link} to={`/payslips/${row?.Period ?? Period}/${AnstNr}`}>
            {AnstNr}
          </Link>{' '}
          {Namn}
        </>,
        Datum,
        texts.absences.kinds[Typ],
        Timmar === null ? texts.absences.percent(showNumber(Procent ?? 0)) : texts.absences.hours(showNumber(Timmar)),
      ])}
    />
  </>
)

/** Renders who has payslips and is not declared, and why. */
export const DeclarationLeftOut = ({ declaration: { Utelamnade } }: OfDeclaration) => (
  <PlainTable
    caption={texts.tabs.leftOut}
    columns={Object.values(texts.leftOut.columns)}
    none={texts.leftOut.none}
    rows={Utelamnade.map(({ AnstNr, Namn, Orsak }) => [AnstNr, `${AnstNr} ${Namn}`, texts.leftOut.reasons[Orsak]])}
  />
)

/** Renders the files that have been fetched, the latest first. */
export const DeclarationFiles = ({ declaration: { Exporter } }: OfDeclaration) => (
  <PlainTable
    caption={texts.tabs.files}
    columns={Object.values(texts.files.columns)}
    none={texts.files.none}
    rows={Exporter.map(({ Nummer, Tid, Anvandare, Oforandrad }) => [
      String(Nummer),
      Nummer,
      formatTime(Tid),
      Anvandare,
      <span key="same" className={Oforandrad ? undefined : muted}>
        {Oforandrad ? texts.files.same : texts.files.changed}
      </span>,
    ])}
  />
)
