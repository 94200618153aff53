import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import type { FieldTexts } from './field-props.ts'

const styles = field()

interface FieldHelp {
  /** The question mark; nothing without help. */
  readonly button?: ReactNode
  /** What it opens, read out when it comes. */
  readonly text?: ReactNode
  /** Of what is around the field. */
  readonly events?: {
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerEnter?: () => void
    readonly onFocus?: () => void
  }
}

/**
 * A field's help, opened under the field and staying there while one writes: what floats would
 * cover the next field, and go at the first key. The question mark is no stop of the tab order,
 * which hundreds of fields share: Shift+F1 in the field is its key. It is drawn once somebody comes
 * near: hundreds of them took as long to draw as the fields.
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
