import { Menu as ArkMenu } from '@ark-ui/react/menu'
import type { ReactNode } from 'react'
import { menu } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'

export interface MenuItemProps {
  /** Unique within the menu. */
  readonly value: string
  readonly onSelect: () => void
  readonly icon?: Icon
  /** Small and muted at the end: a shortcut, a count. */
  readonly hint?: ReactNode
  readonly disabled?: boolean
  /** `danger` for destructive commands. */
  readonly tone?: 'default' | 'danger'
  readonly children: ReactNode
}

/** Renders a command of a menu. */
export const MenuItem = ({ value, onSelect, icon: Icon, hint, disabled, tone, children }: MenuItemProps) => {
  const styles = menu()
  return (
    <ArkMenu.Item value={value} disabled={disabled} onSelect={onSelect} data-tone={tone} className={styles.item}>
      {Icon && <Icon aria-hidden />}
      <ArkMenu.ItemText className={styles.itemText}>{children}</ArkMenu.ItemText>
      {hint !== undefined && <span className={styles.itemHint}>{hint}</span>}
    </ArkMenu.Item>
  )
}

/** Renders a line between groups of commands. */
export const MenuSeparator = () => <ArkMenu.Separator className={menu().separator} />
