import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type BenchRow, benchColumns, enter, isText, swedish } from '../contestant.ts'

const columns: GridColDef<BenchRow>[] = benchColumns.map(field => ({
  field,
  width: 120,
  ...(isText(field) ? { sortComparator: swedish.compare } : { type: 'number' as const }),
}))
let root: Root | undefined
let api: RefObject<{ sortColumn: (field: string, order: 'asc') => void } | null> | undefined

/** Its community edition shows at most 100 rows a page; it sorts them all. */
function Grid({ rows }: { readonly rows: readonly BenchRow[] }) {
  const ref = useGridApiRef()
  api = ref
  return (
    <DataGrid
      apiRef={ref}
      rows={rows}
      columns={columns}
      getRowId={row => row.AnstNr}
      initialState={{ pagination: { paginationModel: { pageSize: 100, page: 0 } } }}
    />
  )
}

enter({
  mount: (element, rows) => {
    root = createRoot(element)
    root.render(<Grid rows={rows} />)
  },
  sort: column => api?.current?.sortColumn(column, 'asc'),
  first: place =>
    document.querySelector(`[role=row][data-rowindex="0"] [role=gridcell][data-colindex="${place}"]`)?.textContent ??
    undefined,
  unmount: () => root?.unmount(),
})
