import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useFieldHelp } from './field-help.tsx'
import type { FieldTexts } from './field-props.ts'

// Once for all: a form has hundreds of fields.
const styles = field()

export const requiredMark = (
  <span aria-hidden className={styles.mark}>
    *
  </span>
)

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  /** What is written, for the counter. */
  readonly text?: string
  readonly required?: boolean | undefined
  /** It names a group of controls, by `labelId`, instead of one. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

/** The id of the label of a group of controls, for its `aria-labelledby`. */
export const labelId = (id: string) => `${id}-label`

/**
 * Label and counter above, hint or error below. Plain elements instead of Ark's Field: its error is
 * tied by `aria-errormessage`, which few screen readers speak, and each of its fields costs an
 * observer.
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
      <div className={styles.top}>
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

/** Below a control: what is wrong, else why it is locked, else what to write. */
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
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
        {help}
      </div>
    </>
  )
}
