import '../../../../../ui/theme/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { DataTable } from '../../../../../ui/widgets/table/data-table.tsx'
import { localSource } from '../../../../../ui/widgets/table/sources.ts'
import type { TableColumn, TableHost } from '../../../../../ui/widgets/table/table.types.ts'
import { type BenchRow, benchColumns, enter, isText } from '../contestant.ts'

const columns: readonly TableColumn<BenchRow>[] = benchColumns.map(id => ({
  id,
  label: id,
  width: 120,
  kind: isText(id) ? 'text' : 'number',
}))
const host: TableHost = {
  rowsPerPage: { read: () => 25, write: () => {} },
  columns: () => ({ read: () => null, write: () => {} }),
  sort: () => ({ read: () => null, write: () => {} }),
  tell: () => {},
  report: () => {},
  networkReturn: () => new Promise(() => {}),
}
let root: Root | undefined

enter({
  mount: (element, rows) => {
    root = createRoot(element)
    root.render(
      <DataTable
        name="bench"
        title="Anställda"
        columns={columns}
        source={localSource([], rows)}
        host={host}
        perPage={-1}
        empty={{ title: '' }}
      />,
    )
  },
  sort: column => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('thead button')]
    buttons.find(button => button.textContent === column)?.click()
  },
  first: place => document.querySelectorAll('[aria-rowindex="2"] td')[place]?.textContent ?? undefined,
  scroller: () => document.querySelector('[data-virtual]'),
  unmount: () => root?.unmount(),
})
