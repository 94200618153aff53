import { type ReactNode, useId } from 'react'
import { setting } from '#styled-system/recipes/index.js'

/** The ids that connect a control to its label and hint. */
export interface SettingIds {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

export interface SettingProps {
  /** The id of the row, by which a search leads to it. */
  readonly id?: string | undefined
  readonly label: string
  /** The effect of the setting, or whom it is for. */
  readonly hint?: ReactNode
  /** Right of the label; below it where there is no room. */
  readonly control?: ReactNode | ((ids: SettingIds) => ReactNode)
  /** Below both, over the full width: a field that appears when needed. */
  readonly children?: ReactNode
}

/** Renders the rows of settings under a section's title. */
export const SettingList = ({ children }: { readonly children: ReactNode }) => (
  <div className={setting().list}>{children}</div>
)

/** Renders a setting: label, hint and control. */
export const Setting = ({ id: rowId, label, hint, control, children }: SettingProps) => {
  const id = useId()
  const styles = setting()
  const ids: SettingIds = { labelledBy: `${id}-label`, describedBy: hint === undefined ? undefined : `${id}-hint` }
  return (
    <div id={rowId} className={styles.row}>
      <div className={styles.words}>
        <p id={ids.labelledBy} className={styles.label}>
          {label}
        </p>
        {hint !== undefined && (
          <p id={ids.describedBy} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {control !== undefined && (
        <div className={styles.control}>{typeof control === 'function' ? control(ids) : control}</div>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </div>
  )
}
