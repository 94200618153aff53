import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { wholeDates } from '../whole-dates/whole-dates.tsx'
import { useFieldHelp } from './field-help.tsx'
import type { FieldTexts } from './field-props.ts'

// Computed once, because a form has hundreds of fields.
const styles = field()

export const requiredMark = (
  <span aria-hidden className={styles.mark}>
    *
  </span>
)

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  /** The text, for the counter. */
  readonly text?: string
  readonly required?: boolean | undefined
  /** The label names a group of controls, by `labelId`, instead of one. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

/** Returns the label's id for the `aria-labelledby` of a group of controls. */
export const labelId = (id: string) => `${id}-label`

/**
 * Renders the label and counter above, and the hint or error below. It uses plain elements instead
 * of Ark's Field, whose `aria-errormessage` few screen readers support, and which creates an
 * observer per field.
 */
export const FieldFrame = ({ id, text = '', required, isGroup = false, children, ...texts }: FieldFrameProps) => {
  const { label, counter } = texts
  const help = useFieldHelp(id, texts)
  const words = (
    <>
      {label}
      {required && requiredMark}
    </>
  )
  const title = isGroup ? (
    <span id={labelId(id)} className={styles.label}>
      {words}
    </span>
  ) : (
    <label htmlFor={id} className={styles.label}>
      {words}
    </label>
  )
  return (
    <div className={styles.root} {...help.events}>
      <div className={styles.top} data-field-top="">
        {counter !== undefined && <Counter id={id} length={Array.from(text).length} most={counter} />}
        {title}
        {help.button}
      </div>
      {children}
      <FieldFoot id={id} {...texts} help={help.text} />
    </div>
  )
}

interface CounterProps {
  readonly id: string
  readonly length: number
  readonly most: number
}

const Counter = ({ id, length, most }: CounterProps) => (
  <span className={styles.counter} data-over={length > most ? '' : undefined}>
    <span aria-hidden>{`${length}/${most}`}</span>
    <VisuallyHidden>
      <span id={`${id}-counter`}>{widgetTexts.counter(length, most)}</span>
    </VisuallyHidden>
  </span>
)

interface FieldFootProps extends Pick<FieldTexts, 'hint' | 'error' | 'disabledReason'> {
  readonly id: string
  readonly help: ReactNode
}

/** Renders below a control: the error, otherwise the disabled reason, otherwise the hint. */
export const FieldFoot = ({ id, hint, error, disabledReason, help }: FieldFootProps) => {
  return (
    <>
      {error === undefined && disabledReason !== undefined && (
        <p id={`${id}-reason`} className={styles.reason}>
          <Lock aria-hidden />
          {disabledReason}
        </p>
      )}
      {error === undefined && disabledReason === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {wholeDates(hint)}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert aria-hidden />
            {wholeDates(error)}
          </p>
        )}
        {help}
      </div>
    </>
  )
}
