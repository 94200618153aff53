import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type' | 'ref' | 'aria-label'> {
  /** Its name; what it searches is better said in the placeholder too. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly size?: 'sm' | 'md'
}

/** A search term, with a button that clears it and gives the focus back to the field. */
export const SearchField = ({ label, value, onChange, size, ...rest }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const styles = field({ size })
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={styles.control} data-has-icon="" data-disabled={rest.disabled ? '' : undefined}>
      <span className={styles.icon}>
        <Search aria-hidden />
      </span>
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && (
        <button type="button" className={styles.action} aria-label={widgetTexts.clearSearch} onClick={clear}>
          <X aria-hidden />
        </button>
      )}
    </search>
  )
}
