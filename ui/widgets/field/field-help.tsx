import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import type { FieldTexts } from './field-props.ts'

const styles = field()

interface FieldHelp {
  /** The question mark button; undefined without help. */
  readonly button?: ReactNode
  /** The help text, announced when it opens. */
  readonly text?: ReactNode
  /** For the element around the field. */
  readonly events?: {
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerEnter?: () => void
    readonly onFocus?: () => void
  }
}

/**
 * Returns a field's help, which opens under the field and stays open while the user types: a
 * floating one would cover the next field and close at the first key. The question mark is not in
 * the tab order; Shift+F1 in the field opens the help. The button is rendered only on hover or
 * focus, because hundreds of them doubled the rendering time.
 */
export function useFieldHelp(id: string, { label, help }: Pick<FieldTexts, 'label' | 'help'>): FieldHelp {
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  if (help === undefined) return {}
  const textId = `${id}-help`
  const come = () => setNear(true)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F1' || !event.shiftKey) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  return {
    events: { onKeyDown, ...(!isNear && { onPointerEnter: come, onFocus: come }) },
    button: isNear && (
      <button
        type="button"
        tabIndex={-1}
        className={styles.help}
        data-help-mark=""
        aria-label={widgetTexts.helpOn(label)}
        title={widgetTexts.helpKey}
        aria-keyshortcuts="Shift+F1"
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
    ),
    text: isOpen && (
      <p id={textId} className={styles.helpText}>
        {help === '' ? widgetTexts.noHelp : help}
      </p>
    ),
  }
}
