import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { progress, work } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu/menu-item.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { HiddenRows } from './hidden-rows.tsx'
import type { BatchAction } from './table.types.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

/** The number of buttons above which they become a menu (third document §9). */
export const maxButtons = 4

interface BatchBarProps {
  readonly flow: TableFlow
  readonly batches: readonly BatchAction[]
  /** Whether there is no room for buttons in a row. */
  readonly isNarrow: boolean
  /** Returns the name of a row. */
  readonly nameOf: (row: object) => string
}

/** Renders the actions on the selected rows. Slides in from below while any row is selected. */
export function BatchBar({ flow, batches, isNarrow, nameOf }: BatchBarProps) {
  const selected = useFlowOf(flow, ({ context }) => context.selected)
  const count = selected.size
  const doing = useFlowOf(flow, work)
  const current = useFlowOf(flow, ({ context }) => context.batch)
  const isCounted = useFlowOf(flow, snapshot => progress(snapshot) !== null)
  const styles = table()
  if (isCounted) return <BatchProgress flow={flow} label={batches.find(({ id }) => id === current)?.label ?? ''} />
  if (doing === 'selecting') {
    return (
      <div className={styles.batchBar} role="status">
        <span className={styles.batchCount}>{tableTexts.selecting}</span>
        <Button size="sm" onClick={() => flow.send({ type: 'table.giveUp' })}>
          {tableTexts.giveUp}
        </Button>
      </div>
    )
  }
  if (count === 0) return null
  const start = (id: string) => () => flow.send({ type: 'batch.start', id })
  const isSending = doing === 'sending'
  const label = tableTexts.withSelected(count)
  const rows = [...selected.values()]
  const offered = batches.filter(({ appliesTo }) => !appliesTo || rows.some(appliesTo))
  const isMenu = offered.length > maxButtons || (isNarrow && offered.length > 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={styles.batchBar} role="group" aria-label={label}>
      {isMenu ? (
        <Menu
          trigger={
            <Button size="sm" variant="primary" icon={ChevronUp} pending={isSending}>
              {label}
            </Button>
          }
        >
          {offered.map(({ id, label: name, icon, tone }) => (
            <MenuItem key={id} value={id} onSelect={start(id)} {...(icon && { icon })} {...(tone && { tone })}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <>
          <span className={styles.batchCount} role="status">
            {label}
          </span>
          {offered.map(({ id, label: name, icon, tone }) => (
            <Button
              key={id}
              size="sm"
              variant={tone === 'danger' ? 'danger' : 'secondary'}
              pending={isSending && current === id}
              disabled={isSending && current !== id}
              onClick={start(id)}
              {...(icon && { icon })}
            >
              {name}
            </Button>
          ))}
        </>
      )}
      <IconButton
        icon={X}
        label={tableTexts.selectNone}
        size="sm"
        disabled={isSending}
        onClick={() => flow.send({ type: 'table.selectNone' })}
      />
      <HiddenRows flow={flow} nameOf={nameOf} isDisabled={isSending} />
    </div>
  )
}
