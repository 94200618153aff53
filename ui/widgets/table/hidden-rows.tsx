import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { hiddenRows } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { VirtualList } from '../virtual-list/virtual-list.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { tableTexts } from './table.text.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.hidden

interface HiddenRowsProps {
  readonly flow: TableFlow
  /** Returns the name of a row. */
  readonly nameOf: (row: object) => string
  readonly isDisabled: boolean
}

/**
 * Renders the number of selected rows that the list does not show, with buttons to show or unselect
 * them.
 */
export function HiddenRows({ flow, nameOf, isDisabled }: HiddenRowsProps) {
  const rows = useFlowOf(flow, hiddenRows)
  const selected = useFlowOf(flow, ({ context }) => context.selected.size)
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const drop = () => flow.send({ type: 'table.unselectHidden' })
  return (
    <div className={table().hidden}>
      <span role="status">{texts.count(rows.length, selected)}</span>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
      <Button size="sm" variant="ghost" disabled={isDisabled} onClick={drop}>
        {texts.drop}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(rows.length)}
        description={texts.description}
        width={480}
        footer={
          <>
            <Button onClick={drop}>{texts.drop}</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {texts.close}
            </Button>
          </>
        }
      >
        <VirtualList
          label={texts.list}
          sections={[{ key: 'hidden', items: rows }]}
          itemKey={nameOf}
          rowHeight={40}
          maxHeight={400}
          onActivate={row => flow.send({ type: 'table.select', row, isSelected: false })}
          renderItem={row => (
            <span className={table().hiddenRow}>
              <span>
                <VisuallyHidden>{texts.unselect('')}</VisuallyHidden>
                {nameOf(row)}
              </span>
              <X aria-hidden />
            </span>
          )}
        />
      </Dialog>
    </div>
  )
}
