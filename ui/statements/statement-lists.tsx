import type { StatementFile } from '#contracts/statements/shapes.ts'
import { formatTime } from '#ui/text/format.ts'
import { type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { muted } from './look.ts'
import { statementTexts as texts } from './statements.text.ts'

interface StatementListProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly PlainRow[]
  readonly none: string
}

/** Renders a table of what a statement has, or that it has none. */
export const StatementList = ({ caption, columns, rows, none }: StatementListProps) =>
  rows.length === 0 ? (
    <p>{none}</p>
  ) : (
    <PlainTable caption={caption} columns={columns.map(label => ({ label }))} rows={rows} />
  )

interface StatementLeftOutProps<Reason extends string> extends Pick<StatementListProps, 'caption' | 'none'> {
  readonly leftOut: readonly { readonly AnstNr: string; readonly Namn: string; readonly Orsak: Reason }[]
  readonly reasons: Readonly<Record<Reason, string>>
}

/** Renders who has payslips and is left out, and why. */
export const StatementLeftOut = <Reason extends string>({
  leftOut,
  reasons,
  ...rest
}: StatementLeftOutProps<Reason>) => (
  <StatementList
    {...rest}
    columns={Object.values(texts.leftOut.columns)}
    rows={leftOut.map(({ AnstNr, Namn, Orsak }) => ({
      key: AnstNr,
      cells: [`${AnstNr} ${Namn}`, reasons[Orsak]],
    }))}
  />
)

interface StatementFilesProps extends Pick<StatementListProps, 'caption' | 'none'> {
  readonly files: readonly StatementFile[]
}

/** Renders the files that have been fetched, the latest first. */
export const StatementFiles = ({ files, ...rest }: StatementFilesProps) => (
  <StatementList
    {...rest}
    columns={Object.values(texts.files.columns)}
    rows={files.map(({ Nummer, Tid, Anvandare, Oforandrad }) => ({
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
