import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { filterChips } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

/** One filter that is in force. */
export interface FilterChip {
  readonly id: string
  /** What is filtered: 'Avtal'. Left out where the list's own name says it. */
  readonly name?: string
  /** What it is filtered by: 'Tjänstemän', '3 st'. */
  readonly value: string
  /** Small and muted after it: what tells two of the same name apart. */
  readonly hint?: string | undefined
}

export interface FilterChipsProps {
  /** What the list of them is called. */
  readonly label: string
  readonly chips: readonly FilterChip[]
  /** Left out, with `onClear`, where they can only be read. */
  readonly onRemove?: ((id: string) => void) | undefined
  readonly onClear?: (() => void) | undefined
}

/**
 * The filters in force above a list. Each can be taken away, by its button or with Delete; the
 * focus goes on to the one that takes its place, so that the keyboard never loses its way.
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
