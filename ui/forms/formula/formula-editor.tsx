import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { checkFormula, textOfProblem } from '#contracts/formulas/check.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import * as select from '#machines/formulas/formula-trial/formula-trial.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { field as fieldRecipe } from '#styled-system/recipes/index.js'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { formulaTrial } from '#ui/runtime/lazy/formula-trial.ts'
import { FieldFrame } from '#ui/widgets/field/field-frame.tsx'
import { ariaOf, boxOf, type TextProps } from '#ui/widgets/field/field-props.ts'
import type { TypedText } from '../typed-texts.ts'
import { completed, completionAt, piecesOf, type Suggestion } from './completion.ts'
import { Suggestions } from './suggestions.tsx'

const box = css({ position: 'relative' })
/** The coloured text lies right under the transparent one of the control. */
const underneath = css({
  position: 'absolute',
  inset: '0',
  px: '3',
  py: '2',
  overflow: 'hidden',
  pointerEvents: 'none',
  textStyle: 'body',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  color: 'fg.default',
  _touch: { fontSize: 'sm' },
  '@media (forced-colors: active)': { display: 'none' },
  '& [data-kind=number]': { color: 'info.text' },
  '& [data-kind=function]': { color: 'link.default' },
  '& [data-kind=name]': { color: 'success.text' },
  '& [data-kind=operator], & [data-kind=separator]': { color: 'fg.muted' },
  '& [data-wrong]': {
    color: 'error.text',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'error.text',
  },
})
const control = css({
  '& textarea': {
    color: 'transparent',
    caretColor: 'fg.default',
    position: 'relative',
    overflowWrap: 'break-word',
    zIndex: '[0]',
  },
})

export interface FormulaEditorProps extends Omit<TextProps, keyof TypedText>, TypedText {
  readonly readOnly?: boolean
}

/**
 * Renders the field of a formula: coloured, checked as one types, with the words that it may go on
 * with. The list of words is the text box's own, since a combobox replaces its whole text.
 */
export default function FormulaEditor({ value, onChange, ref, readOnly, ...props }: FormulaEditorProps) {
  const id = useId()
  const flow = useLazyFlow(formulaTrial)
  const names = useSelector(flow, snapshot => (snapshot ? select.names(snapshot) : null))
  const element = useRef<HTMLTextAreaElement | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(value)
  /** Where the caret was when a word was last asked for, or null when no words are shown. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  useEffect(() => flow?.send({ type: 'formula.show' }), [flow])
  // The form's text, when it changes elsewhere: a conflict, a discarded draft.
  useEffect(() => setText(value), [value])
  const attach = useMemo(
    () => (control: HTMLTextAreaElement | null) => {
      element.current = control
      return ref(control)
    },
    [ref],
  )
  const problems = useMemo(() => {
    const known = names && new Set(names.map(({ Kod }) => folded(Kod)))
    return text.trim() === '' ? [] : checkFormula(text, known ? name => known.has(name) : undefined)
  }, [text, names])
  const [problem] = problems
  // What is not finished yet is no error while one types.
  const shown = problem?.isUnfinished ? [] : problems
  const { required, label, hint, help, counter, disabledReason } = props
  const error = problem && !problem.isUnfinished ? textOfProblem(problem) : props.error
  const texts = { label, hint, help, counter, disabledReason, error }
  const state = { ...texts, readOnly, disabled: props.disabled }
  const listId = `${id}-words`

  // The names may be fetched after the word is typed.
  const completion = useMemo(
    () => (caret === null ? undefined : completionAt(text, caret, names ?? [])),
    [text, caret, names],
  )
  const suggest = (at: number | null) => {
    setCaret(at)
    setActive(0)
  }
  const change = (now: string) => {
    setText(now)
    onChange(now)
  }
  const take = (suggestion: Suggestion) => {
    const area = element.current
    if (!area || !completion) return
    const next = completed(area.value, completion, suggestion)
    area.value = next.text
    area.setSelectionRange(next.caret, next.caret)
    area.focus()
    change(next.text)
    suggest(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.ctrlKey && element.current) {
      event.preventDefault()
      suggest(element.current.selectionStart)
      return
    }
    if (!completion) return
    const count = completion.suggestions.length
    const chosen = completion.suggestions[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (event.key === 'Escape') suggest(null)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const styles = fieldRecipe()
  return (
    <FieldFrame {...texts} id={id} text={text} required={required}>
      <div className={cx(styles.control, styles.area, box, control)} {...boxOf(state)}>
        <div ref={layer} aria-hidden className={underneath}>
          {piecesOf(text, shown).map(({ from, text: piece, kind, isWrong }) => (
            <span key={from} data-kind={kind} data-wrong={isWrong ? '' : undefined}>
              {piece}
            </span>
          ))}
        </div>
        <textarea
          {...ariaOf(id, state)}
          id={id}
          name={props.name}
          ref={attach}
          defaultValue={value}
          required={required}
          readOnly={readOnly || disabledReason !== undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-controls={completion ? listId : undefined}
          aria-activedescendant={completion ? `${listId}-${active}` : undefined}
          onCompositionStart={props.onCompositionStart}
          onCompositionEnd={props.onCompositionEnd}
          onChange={({ target }) => {
            change(target.value)
            suggest(target.selectionStart)
          }}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => layer.current?.scrollTo({ top: currentTarget.scrollTop })}
          onBlur={() => {
            suggest(null)
            props.onBlur?.()
          }}
          className={styles.input}
        />
        {completion && <Suggestions id={listId} completion={completion} active={active} take={take} />}
      </div>
    </FieldFrame>
  )
}
