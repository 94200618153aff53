import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { work } from '#machines/kit/table/table.select.ts'
import type { ExportFormat } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem, MenuSeparator } from '../menu/menu-item.tsx'
import { MenuRadioGroup } from '../menu/menu-options.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import { SearchBox } from './search-box.tsx'
import type { TableColumn } from './table.types.ts'
import type { Columns } from './use-columns.ts'
import { isSearchable, type TableFlow, useFlowOf } from './use-table-flow.ts'

interface TableToolbarProps<Row extends object> {
  readonly flow: TableFlow
  readonly all: readonly TableColumn<Row>[]
  readonly columns: Columns<Row>
  /** Whether rows are cards, which have no headings to sort by. */
  readonly isNarrow: boolean
}

/** Renders the toolbar above the rows: search, sort order for cards, columns, export and print. */
export function TableToolbar<Row extends object>({ flow, all, columns, isNarrow }: TableToolbarProps<Row>) {
  const [isChoosing, setChoosing] = useState(false)
  const styles = table()
  const fields = all.filter(isSearchable)
  return (
    <div className={styles.toolbar}>
      {fields.length > 0 && <SearchBox flow={flow} fields={fields} />}
      <div className={styles.tools}>
        {isNarrow && <SortMenu flow={flow} columns={columns.shown} />}
        <IconButton icon={Columns3} label={tableTexts.columns.open} size="sm" onClick={() => setChoosing(true)} />
        <ExportMenu flow={flow} />
      </div>
      <ColumnDialog open={isChoosing} onClose={() => setChoosing(false)} columns={columns} />
    </div>
  )
}

function ExportMenu({ flow }: { readonly flow: TableFlow }) {
  const isExporting = useFlowOf(flow, work) === 'exporting'
  const isEmpty = useFlowOf(flow, ({ context }) => (context.page?.totalRows ?? 0) === 0)
  const give = (format: ExportFormat) => () => flow.send({ type: 'table.export', format })
  if (isExporting) {
    return (
      <Button size="sm" onClick={() => flow.send({ type: 'table.giveUp' })}>
        {tableTexts.giveUp}
      </Button>
    )
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Download} label={tableTexts.export.open} size="sm" disabled={isEmpty} />}
    >
      <MenuItem value="xlsx" icon={FileSpreadsheet} onSelect={give('xlsx')}>
        {tableTexts.export.xlsx}
      </MenuItem>
      <MenuItem value="csv" icon={FileText} onSelect={give('csv')}>
        {tableTexts.export.csv}
      </MenuItem>
      <MenuSeparator />
      <MenuItem value="print" icon={Printer} onSelect={give('print')}>
        {tableTexts.export.print}
      </MenuItem>
    </Menu>
  )
}

interface SortMenuProps<Row extends object> {
  readonly flow: TableFlow
  readonly columns: readonly TableColumn<Row>[]
}

function SortMenu<Row extends object>({ flow, columns }: SortMenuProps<Row>) {
  const by = useFlowOf(flow, ({ context }) => context.sortBy)
  const order = useFlowOf(flow, ({ context }) => context.sortOrder)
  const sort = (id: string) => flow.send({ type: 'table.sort', by: id })
  const options = columns.filter(({ isSortable = true }) => isSortable).map(({ id, label }) => ({ value: id, label }))
  return (
    <Menu align="end" trigger={<IconButton icon={ArrowUpDown} label={tableTexts.sortBy} size="sm" />}>
      <MenuRadioGroup
        label={tableTexts.sortBy}
        value={by ?? ''}
        onChange={id => id !== by && sort(id)}
        options={options}
      />
      {by !== undefined && (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            value={order}
            onChange={chosen => chosen !== order && sort(by)}
            options={(['asc', 'desc'] as const).map(value => ({ value, label: tableTexts.order[value] }))}
          />
        </>
      )}
    </Menu>
  )
}
