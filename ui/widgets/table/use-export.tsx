import { type ReactNode, useState } from 'react'
import { failure, ok } from '#machines/kit/shared/result.ts'
import type { TablePage } from '#machines/kit/table/table.types.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import { saveFile } from '#ui/widgets/save-file.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import type { PrintSheetProps } from './print-sheet.tsx'
import type { DataTableProps, TableColumn, TableHost } from './table.types.ts'
import type { Export } from './use-table-flow.ts'

interface Subject<Row extends object> extends Pick<DataTableProps<Row>, 'title' | 'filters'> {
  readonly columns: readonly TableColumn<Row>[]
  readonly host: TableHost
  readonly searchTerm: () => string
  readonly totals: () => TablePage['totals'] | undefined
}

/** Returns the export and print of the visible columns. Their code is loaded on first use. */
export function useExport<Row extends object>(
  subject: () => Subject<Row>,
): {
  readonly exportRows: Export
  /** The sheet, while it is being printed. */
  readonly sheet: ReactNode
} {
  const [sheet, setSheet] = useState<ReactNode>(null)
  const exportRows: Export = async (format, rows) => {
    const { title, columns, filters, host, searchTerm, totals } = subject()
    const at = new Date().toISOString()
    try {
      if (format === 'print') {
        const { PrintSheet } = await loadChunk(() => import('./print-sheet.tsx'))
        const plain = columns as unknown as PrintSheetProps['columns']
        const texts = { title, filters, searchTerm: searchTerm(), totals: totals(), at }
        await new Promise<void>(resolve => {
          setSheet(<PrintSheet {...texts} columns={plain} rows={rows} onDone={resolve} />)
        })
        setSheet(null)
        return ok(null)
      }
      const { csvFile, excelFile } = await loadChunk(() => import('./export-file.ts'))
      const table = { title, columns, rows }
      saveFile(format === 'xlsx' ? await excelFile(table) : csvFile(table), `${title} ${at.slice(0, 10)}.${format}`)
      return ok(null)
    } catch {
      host.tell('ERROR', format === 'print' ? tableTexts.printFailed : tableTexts.exportFailed)
      return failure({ tag: 'aborted', message: '' })
    }
  }
  return { exportRows, sheet }
}
