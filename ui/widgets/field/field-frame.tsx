import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/text/widgets.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** What every field shows around its control. */
export interface FieldTexts {
  readonly label: string
  /** What to write, or what it is used for. */
  readonly hint?: string | undefined
  /** What is wrong and what to do; its presence marks the field as invalid. */
  readonly error?: string | undefined
  /** Marked as wrong without words of its own: a message elsewhere says why. */
  readonly invalid?: boolean | undefined
  /** The most characters that are allowed: shown as 12/50, turned red beyond, never cutting what is pasted. */
  readonly counter?: number | undefined
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  readonly length: number
  readonly required: boolean
  readonly children: ReactNode
}

const live = css({ '&:empty': { display: 'none' } })

/** The ids of what describes a control, for its `aria-describedby`. */
export const describedBy = (id: string, { hint, error, counter }: Partial<FieldTexts>) =>
  [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, counter !== undefined && `${id}-counter`]
    .filter(part => part !== false)
    .join(' ') || undefined

/**
 * Label and counter above, hint or error below. Plain elements instead of Ark's Field: its error is tied by
 * `aria-errormessage`, which few screen readers speak, and each of its fields costs an observer.
 */
export const FieldFrame = ({ id, label, hint, error, counter, length, required, children }: FieldFrameProps) => {
  const styles = field()
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && (
            <span aria-hidden className={styles.mark}>
              *
            </span>
          )}
        </label>
        {counter !== undefined && (
          <span className={styles.counter} data-over={length > counter ? '' : undefined}>
            <span aria-hidden>{`${length}/${counter}`}</span>
            <VisuallyHidden>
              <span id={`${id}-counter`}>{widgetTexts.counter(length, counter)}</span>
            </VisuallyHidden>
          </span>
        )}
      </div>
      {children}
      <div aria-live="polite" className={live}>
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
      </div>
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
