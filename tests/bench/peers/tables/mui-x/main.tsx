import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid'
import { createRef, type RefObject } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type BenchRow, benchColumns, enter, isText, rowHeight, swedish } from '../contestant.ts'

/** Numbers are unformatted: formatting by locale would cost time that the others do not spend. */
const columns: readonly GridColDef<BenchRow>[] = benchColumns.map(field => ({
  field,
  width: 120,
  ...(isText(field) ? { sortComparator: swedish.compare } : { type: 'number', valueFormatter: String }),
}))
const api: RefObject<GridApi | null> = createRef()
let root: Root | undefined

enter({
  mount: (element, rows) => {
    root = createRoot(element)
    root.render(
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={columns}
        getRowId={({ AnstNr }) => AnstNr}
        rowHeight={rowHeight}
        // The largest page that the community edition allows. All rows are sorted, and some of the
        // page are in the document.
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />,
    )
  },
  sort: column => api.current?.sortColumn(column, 'asc'),
  first: place => document.querySelector(`[data-rowindex="0"] [data-colindex="${place}"]`)?.textContent ?? undefined,
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  unmount: () => root?.unmount(),
})
