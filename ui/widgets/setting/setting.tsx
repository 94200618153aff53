import { type ReactNode, useId } from 'react'
import { setting } from '#styled-system/recipes/index.js'

/** The ids that tie a control to its words. */
export interface SettingIds {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

export interface SettingProps {
  readonly label: string
  /** What it does, or whom it is for. */
  readonly hint?: ReactNode
  /** At the right of the words; below them where there is no room. */
  readonly control?: ReactNode | ((ids: SettingIds) => ReactNode)
  /** Over the whole width, under both: a field that appears when it is wanted. */
  readonly children?: ReactNode
}

/** Rows of settings, under a section's title. */
export const SettingList = ({ children }: { readonly children: ReactNode }) => (
  <div className={setting().list}>{children}</div>
)

/** One setting: what it is called, what it does, and its control. */
export const Setting = ({ label, hint, control, children }: SettingProps) => {
  const id = useId()
  const styles = setting()
  const ids: SettingIds = { labelledBy: `${id}-label`, describedBy: hint === undefined ? undefined : `${id}-hint` }
  return (
    <div className={styles.row}>
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
