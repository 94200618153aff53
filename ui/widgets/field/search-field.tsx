import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type' | 'ref' | 'aria-label'> {
  /** The accessible name. The placeholder should also say what is searched. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly size?: 'sm' | 'md'
}

/** Renders a search field with a button that clears it and returns the focus to the field. */
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
