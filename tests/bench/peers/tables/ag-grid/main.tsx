import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { type BenchRow, benchColumns, enter, isText, rowHeight, swedish } from '../contestant.ts'

ModuleRegistry.registerModules([AllCommunityModule])
let grid: GridApi<BenchRow> | undefined

enter({
  mount: (element, rows) => {
    grid = createGrid<BenchRow>(element, {
      rowHeight,
      rowData: [...rows],
      columnDefs: benchColumns.map(field => ({
        field,
        width: 120,
        ...(isText(field) && { comparator: swedish.compare }),
      })),
    })
  },
  sort: colId => grid?.applyColumnState({ state: [{ colId, sort: 'asc' }], defaultState: { sort: null } }),
  first: place =>
    document.querySelector(`[role=row][row-index="0"] [aria-colindex="${place + 1}"]`)?.textContent ?? undefined,
  scroller: () => document.querySelector('.ag-grid-viewport'),
  unmount: () => grid?.destroy(),
})
