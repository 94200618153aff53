import X from 'lucide-react/icons/x'
import { hiddenRows } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { VirtualList } from '../virtual-list/virtual-list.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { tableTexts } from './table.text.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.hidden

interface HiddenListProps {
  readonly flow: TableFlow
  /** Returns the name of a row. */
  readonly nameOf: (row: object) => string
}

/** Renders the selected rows that the table does not show, each to unselect. */
export default function HiddenList({ flow, nameOf }: HiddenListProps) {
  const rows = useFlowOf(flow, hiddenRows)
  return (
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
  )
}
