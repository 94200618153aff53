import type { ReactNode } from 'react'
import { table } from '#styled-system/recipes/index.js'
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx'

interface TableCheckboxProps extends CheckboxProps {
  readonly 'aria-label': string
  /** Its words, where they are seen. */
  readonly children?: ReactNode
}

const styles = table()

/**
 * A box in a cell, or with its words in a list of choices; the label around it is what can be hit.
 */
export const TableCheckbox = ({ children, ...box }: TableCheckboxProps) => (
  <label className={styles.check}>
    <Checkbox {...box} />
    {children}
  </label>
)
