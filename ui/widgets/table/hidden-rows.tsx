import { useState } from 'react'
import { hiddenRows } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { tableTexts } from './table.text.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.hidden

/** Few open the list of what is hidden, and a virtual list is as large as half a table. */
const HiddenList = lazyChunk(() => import('./hidden-list.tsx'), { failure: 'inside' })

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
        <HiddenList flow={flow} nameOf={nameOf} />
      </Dialog>
    </div>
  )
}
