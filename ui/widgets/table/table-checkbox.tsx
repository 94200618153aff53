import type { ReactNode } from 'react'
import { table } from '#styled-system/recipes/index.js'

interface TableCheckboxProps {
  readonly 'aria-label': string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Some of what it stands for is chosen, and some is not. */
  readonly indeterminate?: boolean
  readonly disabled?: boolean
  /** Its words, where they are seen. */
  readonly children?: ReactNode
}

const styles = table()

/** The browser's own box: hundreds of them stand in a page. Its label makes it 24 px large to hit. */
export const TableCheckbox = ({ checked, onChange, indeterminate = false, children, ...rest }: TableCheckboxProps) => (
  <label className={styles.check}>
    <input
      {...rest}
      type="checkbox"
      ref={input => {
        if (input) input.indeterminate = indeterminate
      }}
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    {children}
  </label>
)
