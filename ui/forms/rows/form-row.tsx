import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useMemo } from 'react'
import { type AnyField, type FieldValue, type FormValues, inRow, labelOf } from '#contracts/forms/field.ts'
import type { Problems } from '#contracts/forms/form-model.ts'
import { isBlankRow, type RowTexts, readRow, rowTextsOf } from '#contracts/forms/rows.ts'
import { css } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { useForm } from '../form-context.tsx'
import { formWidgets } from '../form-widgets.tsx'
import { typedText } from '../typed-texts.ts'
import type { RowActions } from './row-keys.ts'

const texts = formTexts.rows
const line = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[var(--columns) var(--tools)]' },
  padding: { base: '3', md: '0' },
  border: { base: 'subtle', md: 'none' },
  borderRadius: 'control',
  /** The heads of the columns say the labels. */
  '& [data-field-top]': { md: { srOnly: true } },
  // A checkbox is lower than the controls beside it.
  '& [data-kind=flag]': { md: { paddingTop: '2' } },
})
/** A row of many columns, as a card with a label at each cell. */
const card = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]',
  padding: '3',
  border: 'subtle',
  borderRadius: 'control',
})
const tools = css({ display: 'flex', justifyContent: 'end', gridColumn: '[-2 / -1]' })
/**
 * What stays in sight while a wide grid scrolls: what a row is about, and the amounts that end it.
 * The shadow covers half of the gap at each side, and leaves a neighbour its focus ring.
 */
export const stays = css({
  '&[data-stays]': {
    md: {
      position: 'sticky',
      zIndex: 'raised',
      bg: 'bg.surface',
      boxShadow: '[-0.25rem 0 token(colors.bg.surface), 0.25rem 0 token(colors.bg.surface)]',
    },
  },
  '&[data-stays=start]': { md: { left: '0' } },
  '&[data-stays=end]': { md: { right: '[calc(var(--after) * 8.5rem)]' } },
})

/**
 * Returns the columns that stay at the end of a wide grid: those that are summed, when they stand
 * side by side, as debit and credit do. Apart, they would cover the columns between them.
 */
export function stayingAtEnd(shown: readonly string[], totals: readonly string[]): readonly string[] {
  const first = shown.findIndex(name => totals.includes(name))
  return totals.every((_, at) => totals.includes(shown[first + at] ?? '')) ? totals : []
}

/** Returns what says that a column of a wide grid stays in sight, and how many do after it. */
export const staying = (name: string, [first]: readonly string[], atEnd: readonly string[]) =>
  name === first
    ? { 'data-stays': 'start' }
    : atEnd.includes(name)
      ? { 'data-stays': 'end', style: { '--after': atEnd.length - 1 - atEnd.indexOf(name) } as object }
      : {}

/** The most columns that a grid has place for. With more, each row is a card. */
export const maxInGrid = 7

/**
 * Returns the width of a column. A reference that comes first says what the row is about. One that
 * stays where it is has the width that its neighbours reckon with.
 */
export const rowGrid = (column: AnyField | undefined, isFirst: boolean, isStaying: boolean): string =>
  isStaying && !isFirst
    ? '8rem'
    : column?.kind === 'reference' && isFirst
      ? 'minmax(11rem, 4fr)'
      : column?.kind === 'integer' || column?.kind === 'decimal' || column?.kind === 'time'
        ? 'minmax(7rem, 2fr)'
        : column?.kind === 'date'
          ? 'minmax(8.75rem, 3fr)'
          : 'minmax(0, 3fr)'

interface FormRowProps {
  readonly at: number
  readonly field: AnyField
  readonly fieldName: string
  readonly row: RowTexts
  readonly shown: readonly string[]
  readonly values: FormValues
  /** Today, from which the rows are read. */
  readonly day: string
  /** True when the problems of the rows are shown. */
  readonly showsProblems: boolean
  readonly isFixed: boolean
  readonly isInCards: boolean
  /** True when the grid may be wider than its place, and scrolls. */
  readonly isWide: boolean
  readonly isLast: boolean
  readonly actions: RowActions
  readonly onCell: (at: number, name: string, text: string) => void
}

const none: Problems = {}

/**
 * Renders a row: its cells, and the buttons that move and remove it. It is drawn again only when
 * something of it has changed: a key in a cell leaves the other rows alone.
 */
export const FormRow = memo(function FormRow({
  at,
  field,
  shown,
  values,
  showsProblems,
  isFixed,
  isLast,
  actions,
  isInCards,
  isWide,
  ...props
}: FormRowProps) {
  const { rowTools } = useForm()
  const read = readRow(field, props.row, values, props.day)
  const around = inRow(read.value ?? {}, values)
  const problems = showsProblems && !isBlankRow(props.row) ? read.problems : none
  const number = at + 1
  return (
    <fieldset aria-label={texts.row(number)} className={isInCards ? card : line}>
      {shown.map(name => (
        <div
          key={name}
          className={stays}
          data-cell={`${at}:${name}`}
          data-kind={field.rows?.model.fields[name]?.kind}
          {...(isWide && staying(name, shown, stayingAtEnd(shown, field.rows?.totals ?? [])))}
        >
          <Cell
            at={at}
            field={field}
            name={name}
            values={around}
            isFixed={isFixed}
            problem={problems[name]}
            {...props}
          />
        </div>
      ))}
      {(!isFixed || rowTools) && (
        <div className={tools}>
          {rowTools?.(props.row)}
          {!isFixed && <RowButtons number={number} isLast={isLast} first={shown[0] ?? ''} actions={actions} />}
        </div>
      )}
    </fieldset>
  )
})

interface RowButtonsProps extends Pick<FormRowProps, 'isLast' | 'actions'> {
  readonly number: number
  /** The cell that is focused in a moved row. */
  readonly first: string
}

/** Renders the buttons that move and remove a row. */
function RowButtons({ number, isLast, first, actions }: RowButtonsProps) {
  const at = number - 1
  return (
    <>
      <PlainIconButton
        label={texts.up(number)}
        icon={ArrowUp}
        tabIndex={-1}
        disabled={at === 0}
        onClick={() => actions.move(at, -1, first)}
      />
      <PlainIconButton
        label={texts.down(number)}
        icon={ArrowDown}
        tabIndex={-1}
        disabled={isLast}
        onClick={() => actions.move(at, 1, first)}
      />
      <PlainIconButton label={texts.remove(number)} icon={Trash2} tabIndex={-1} onClick={() => actions.remove(at)} />
    </>
  )
}

interface CellProps
  extends Pick<FormRowProps, 'at' | 'field' | 'fieldName' | 'row' | 'day' | 'values' | 'isFixed' | 'onCell'> {
  readonly name: string
  readonly problem: string | undefined
}

/** Renders a cell with the widget of its column's kind. */
function Cell({ at, field, fieldName, name, row, day, values, problem, isFixed, onCell }: CellProps) {
  const { store } = useForm()
  const column = field.rows?.model.fields[name]
  const typed = useMemo(
    () =>
      typedText({
        texts: { type: (_, text) => onCell(at, name, text), flush: () => {}, isPending: () => false },
        name,
        text: () => rowTextsOf(store.get(fieldName).text)?.[at]?.[name] ?? '',
        subscribe: listener => store.subscribe(fieldName, listener),
      }),
    [store, fieldName, at, name, onCell],
  )
  if (!column?.isShown(values) || column.kind === 'rows') return null
  const Widget = formWidgets[column.kind]
  const text = row[name] ?? ''
  const format = column.format(day)
  const read = format.parse(text, '')
  return (
    <Widget
      field={column}
      name={`${fieldName}.${at}.${name}`}
      text={text}
      typed={typed}
      problem={problem}
      label={labelOf(column, values)}
      hint={undefined}
      value={read.ok ? read.value : format.empty}
      isShown
      isCell
      isRequired={column.isRequired(values)}
      lockedBecause={column.lockedBecause?.(values)}
      choices={column.choices?.(values)}
      isReadOnly={isFixed}
      leave={() => {}}
      set={(value: FieldValue) => onCell(at, name, String(format.show(value)))}
    />
  )
}
