import type { ReactNode } from 'react'
import { table } from '#styled-system/recipes/index.js'
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx'

interface TableCheckboxProps extends CheckboxProps {
  readonly 'aria-label': string
  /** The visible label, if any. */
  readonly children?: ReactNode
}

const styles = table()

/**
 * Renders a checkbox in a cell, or with a label in a list of choices. The label around it is the
 * hit area.
 */
export const TableCheckbox = ({ children, ...box }: TableCheckboxProps) => (
  <label className={styles.check}>
    <Checkbox {...box} />
    {children}
  </label>
)
