import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ClipboardEvent, type FocusEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FormValues, inRow, labelOf } from '#contracts/forms/field.ts'
import { newRowTexts, type RowTexts, readRow, rowTextsOf, textOfRows, totalOf } from '#contracts/forms/rows.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { formTexts } from '#ui/forms/forms.text.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { FieldFrame } from '#ui/widgets/field/field-frame.tsx'
import { focusControl } from '../focus-control.ts'
import { type FormFieldHandle, useForm, useFormSelect } from '../form-context.tsx'
import { FormRow, maxInGrid, rowGrid, staying, stayingAtEnd, stays } from './form-row.tsx'
import { isBlock, isCut, withBlock, withCell, withMoved, withoutRow, withRow, withSame } from './row-edits.ts'
import { type CellPlace, cellAt, cellSelector, onRowKey, onWholeRowKey } from './row-keys.ts'

const texts = formTexts.rows
// A fieldset is otherwise as wide as its rows, which then do not scroll.
const frame = css({ minWidth: '0' })
const list = css({ display: 'grid', gap: { base: '3', md: '2' } })
/**
 * Rows of many columns keep their width where there is no room. The padding is for focus rings.
 * What is hidden in the cells is placed within it, so that the page is no wider.
 */
const scrolls = css({
  position: 'relative',
  overflowX: 'auto',
  padding: '1',
  margin: '-1',
  // A cell that is focused comes out from below what stays in sight.
  scrollPaddingInline: { md: '[12rem 18rem]' },
  '& > fieldset, & > [aria-hidden]': { minWidth: { md: '[var(--least)]' } },
})
const head = css({
  display: { base: 'none', md: 'grid' },
  gridTemplateColumns: '[var(--columns) var(--tools)]',
  gap: '2',
  textStyle: 'captionStrong',
  color: 'fg.muted',
})
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '3' })
const sum = css({ ml: 'auto', textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })
const keys = css({ display: { base: 'none', _pointer: 'block' }, mt: '2', textStyle: 'caption', color: 'fg.muted' })

/** A removed row that can be taken back, and the text of those that were left. */
interface RemovedRow {
  readonly at: number
  readonly row: RowTexts
  readonly left: string
}

/** Returns the rows of a text. A row that says the same as before is the same object. */
function useRows(text: string): readonly RowTexts[] {
  const kept = useRef<readonly RowTexts[]>([])
  return useMemo(() => {
    kept.current = withSame(kept.current, rowTextsOf(text) ?? [])
    return kept.current
  }, [text])
}

/** Renders rows inside a form: a grid that is edited by keyboard, cards on a narrow window. */
export function RowsField({ field, name, label, hint, problem, isRequired, ...props }: FormFieldHandle) {
  const { text, lockedBecause, isReadOnly, leave } = props
  const { flow, store, rowTools } = useForm()
  const snackbar = useFlow('snackbar')
  const values: FormValues = useFormSelect(select.values)
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<CellPlace | null>(null)
  const [removed, setRemoved] = useState<RemovedRow | null>(null)
  const isChanged = useFormSelect(snapshot => select.isChanged(snapshot, name))
  // What is stored has come in its place: the row may be back, and would be put back twice.
  if (removed && !isChanged && text !== removed.left) setRemoved(null)
  const rows = useRows(text)
  const { model, most = 0 } = field.rows ?? {}
  const totals: readonly string[] = field.rows?.totals ?? []
  const isFixed = isReadOnly || lockedBecause !== undefined
  const day = today()
  const around = useMemo(() => {
    const known = new WeakMap<RowTexts, FormValues>()
    return (row: RowTexts) => {
      const found = known.get(row) ?? inRow(readRow(field, row, values, day).value ?? {}, values)
      known.set(row, found)
      return found
    }
  }, [field, values, day])
  // As a text, which is the same for as long as the same columns are shown.
  const columnsShown = useMemo(() => {
    const read = [...rows, {}].map(around)
    return model?.names.filter(each => read.some(row => model.fields[each]?.isShown(row))).join(' ') ?? ''
  }, [rows, model, around])
  const shown = useMemo(() => columnsShown.split(' ').filter(each => each !== ''), [columnsShown])

  // A reference shows a code and a name, and takes the place of two.
  const places = shown.length + shown.filter(each => model?.fields[each]?.kind === 'reference').length
  const isInCards = field.rows?.asCards ?? places > maxInGrid
  const isWide = places > maxInGrid && !isInCards
  const atEnd = isWide ? stayingAtEnd(shown, totals) : []
  const edit = useMemo(() => {
    const current = () => rowTextsOf(store.get(name).text) ?? []
    const set = (next: readonly RowTexts[]) => flow.send({ type: 'form.type', field: name, text: textOfRows(next) })
    const onCell = (at: number, cell: string, now: string) => set(withCell(current(), at, cell, now))
    return { current, set, onCell }
  }, [flow, store, name])
  useEffect(() => {
    if (!wanted.current) return
    const cell = root.current?.querySelector<HTMLElement>(cellSelector(wanted.current))
    wanted.current = null
    if (cell) focusControl(cell)
  })
  const [first = ''] = shown
  const { put, actions } = useMemo(() => {
    const goTo = (place: CellPlace) => {
      const cell = root.current?.querySelector<HTMLElement>(cellSelector(place))
      if (cell) focusControl(cell)
    }
    const put = (next: readonly RowTexts[], focus: CellPlace) => {
      wanted.current = focus
      edit.set(next)
    }
    const actions = {
      focus: goTo,
      add: () => {
        const now = edit.current()
        if (isFixed || now.length >= most) return
        put([...now, newRowTexts(field, day)], { at: now.length, name: first })
      },
      remove: (at: number) => {
        const now = edit.current()
        const row = now[at]
        if (isFixed || !row) return
        const left = withoutRow(now, at)
        setRemoved({ at, row, left: textOfRows(left) })
        put(left, { at: Math.min(at, now.length - 2), name: first })
      },
      move: (at: number, by: -1 | 1, cell: string) => {
        const next = at + by
        const now = edit.current()
        if (!isFixed && now[next]) put(withMoved(now, at, by), { at: next, name: cell })
      },
    }
    return { put, actions }
  }, [edit, field, most, isFixed, day, first])
  const restore = () => {
    if (!removed) return
    put(withRow(edit.current(), removed.at, removed.row), { at: removed.at, name: first })
    setRemoved(null)
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = cellAt(event.target as Element)
    const block = event.clipboardData.getData('text/plain')
    if (isFixed || !place || !isBlock(block)) return
    event.preventDefault()
    put(withBlock(edit.current(), place, block, { names: shown, blank: newRowTexts(field, day), most }), place)
    if (isCut(place, block, { names: shown, most }))
      snackbar.send({ type: 'snackbar.show', kind: 'ERROR', text: texts.cut(most) })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) leave()
  }
  const columns = {
    '--columns': shown.map((each, at) => rowGrid(model?.fields[each], at === 0, atEnd.includes(each))).join(' '),
    '--tools': rowTools ? '9rem' : '7rem',
    // Only the first reference has place for a name. The others are known by their codes.
    '--least': `${Math.max(66, (shown.length + 1) * 8)}rem`,
  } as object
  return (
    <fieldset ref={root} className={frame} aria-labelledby={`${id}-label`} onBlur={onBlur}>
      <FieldFrame
        id={id}
        label={label}
        error={problem}
        disabledReason={lockedBecause}
        required={isRequired}
        isGroup
        // A hint says how a row is written, which is of no use where none can be.
        hint={isReadOnly && rows.length === 0 ? undefined : hint}
        help={field.help}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it. */}
        <div
          className={cx(list, isWide && scrolls)}
          style={columns}
          onPaste={onPaste}
          onKeyDownCapture={event => onWholeRowKey(event, actions)}
          onKeyDown={event => onRowKey(event, rows.length, shown, actions)}
        >
          {rows.length === 0 && <p className={common.muted}>{isFixed ? texts.noneFixed : texts.none}</p>}
          {rows.length > 0 && !isInCards && (
            <div className={head} aria-hidden>
              {shown.map(each => {
                const column = model?.fields[each]
                return (
                  column && (
                    <span key={each} className={stays} {...(isWide && staying(each, shown, atEnd))}>
                      {labelOf(column, inRow({}, values))}
                    </span>
                  )
                )
              })}
            </div>
          )}
          {rows.map((row, at) => (
            <FormRow
              // Rows have no names of their own: a control takes the text of its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={at}
              at={at}
              field={field}
              fieldName={name}
              shown={shown}
              values={values}
              day={day}
              isFixed={isFixed}
              isInCards={isInCards}
              isWide={isWide}
              actions={actions}
              isLast={at === rows.length - 1}
              row={row}
              showsProblems={problem !== undefined}
              onCell={edit.onCell}
            />
          ))}
        </div>
        <div className={foot}>
          {!isFixed && (
            <Button size="sm" icon={Plus} onClick={actions.add} disabled={rows.length >= most}>
              {texts.add}
            </Button>
          )}
          {removed && !isFixed && (
            <Button size="sm" variant="ghost" icon={Undo2} onClick={restore}>
              {texts.restore}
            </Button>
          )}
          {totals.map(each => {
            const column = model?.fields[each]
            return (
              column && (
                <span key={each} className={sum}>
                  {texts.total(labelOf(column, inRow({}, values)), totalOf(field, each, rows, day))}
                </span>
              )
            )
          })}
        </div>
        {!isFixed && rows.length > 0 && <p className={keys}>{texts.keys}</p>}
      </FieldFrame>
    </fieldset>
  )
}
