import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { filterChips } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

/** An active filter. */
export interface FilterChip {
  readonly id: string
  /** The name of the filter: 'Avtal'. Optional when the list's name makes it clear. */
  readonly name?: string
  /** The value of the filter: 'Tjänstemän', '3 st'. */
  readonly value: string
  /** Small and muted after the value; distinguishes equal names. */
  readonly hint?: string | undefined
}

export interface FilterChipsProps {
  /** The name of the list of chips. */
  readonly label: string
  readonly chips: readonly FilterChip[]
  /** Omitted, with `onClear`, for a read-only list. */
  readonly onRemove?: ((id: string) => void) | undefined
  readonly onClear?: (() => void) | undefined
}

/**
 * Renders the active filters above a list. Each can be removed by its button or with Delete; the
 * focus moves to the next chip, so that it is never lost.
 */
export const FilterChips = ({ label, chips, onRemove, onClear }: FilterChipsProps) => {
  const root = useRef<HTMLDivElement>(null)
  const styles = filterChips()
  const removeAt = (index: number) => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? root.current
    next?.focus()
    const gone = chips[index]
    if (gone) onRemove?.(gone.id)
  }
  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      {chips.length > 0 && (
        <>
          <ul aria-label={label} className={styles.list}>
            {chips.map(({ id, name, value, hint }, index) => (
              <li key={id} className={styles.item}>
                {name !== undefined && <span className={styles.name}>{name}:</span>}
                <span className={styles.value} title={value}>
                  {value}
                </span>
                {hint !== undefined && <span className={styles.hint}>{hint}</span>}
                {onRemove && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={widgetTexts.remove(textsOf({ name, value, hint }))}
                    onClick={() => removeAt(index)}
                    onKeyDown={event => {
                      if (event.key === 'Delete' || event.key === 'Backspace') removeAt(index)
                    }}
                  >
                    <X aria-hidden />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {onClear && chips.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                root.current?.focus()
                onClear()
              }}
            >
              {widgetTexts.clearFilters}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

const textsOf = ({ name, value, hint }: Omit<FilterChip, 'id' | 'name'> & { readonly name: string | undefined }) =>
  [name !== undefined && `${name}:`, value, hint].filter(Boolean).join(' ')
