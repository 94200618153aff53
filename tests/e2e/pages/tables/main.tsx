import '#ui/theme/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { online } from '#ui/runtime/ports/root-ports.ts'
import { storage } from '#ui/runtime/storage.ts'
import { Tables } from '#ui/screens/dev/tables.tsx'
import type { TableHost } from '#ui/widgets/table/table.types.ts'

/**
 * The element that shows what the tables report. The page has only the tables, with the
 * application's storage.
 */
const said = document.createElement('output')
document.body.append(said)
const host: TableHost = {
  rowsPerPage: storage.rowsPerPage as TableHost['rowsPerPage'],
  columns: storage.tableColumns,
  sort: storage.tableSort,
  tell: (_kind, text) => said.replaceChildren(text),
  report: failure => said.replaceChildren(failure?.message ?? ''),
  networkReturn: online,
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main style={{ padding: 16 }}>
        <h1>Tabeller</h1>
        <Tables host={host} />
      </main>
    </StrictMode>,
  )
}
