import Ellipsis from 'lucide-react/icons/ellipsis'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { PlainIconButton } from '../button/plain-icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu/menu-item.tsx'
import type { RowAction } from './table.types.ts'

interface RowActionsProps<Row extends object> {
  readonly actions: readonly RowAction<Row>[]
  readonly row: Row
  /** The row's name. */
  readonly name: string
}

/**
 * Renders the row's actions in a menu, and the first two also as buttons where there is a mouse.
 */
export function RowActions<Row extends object>({ actions, row, name }: RowActionsProps<Row>) {
  if (actions.length === 0) return null
  const styles = table()
  return (
    <span className={styles.actions}>
      <span className={styles.quickActions}>
        {actions.slice(0, 2).map(({ id, label, icon, disabled, onSelect }) => (
          <PlainIconButton
            key={id}
            icon={icon}
            label={`${label} ${name}`}
            size="sm"
            // Not `disabled`, which would take the focus from whoever has just pressed it.
            {...(disabled && { 'aria-disabled': true })}
            onClick={disabled ? undefined : () => onSelect(row)}
          />
        ))}
      </span>
      <RowMenu actions={actions} row={row} name={name} />
    </span>
  )
}

/** Renders all actions of a row in a menu; nothing without actions. */
export const RowMenu = <Row extends object>({ actions, row, name }: RowActionsProps<Row>) =>
  actions.length > 0 && (
    <Menu align="end" trigger={<PlainIconButton icon={Ellipsis} label={tableTexts.rowActions(name)} size="sm" />}>
      {actions.map(({ id, label, icon, tone, disabled, onSelect }) => (
        <MenuItem
          key={id}
          value={id}
          icon={icon}
          {...(tone && { tone })}
          {...(disabled && { disabled })}
          onSelect={() => onSelect(row)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
