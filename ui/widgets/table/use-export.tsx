import { lazy, type ReactNode, Suspense, useState } from 'react'
import { failure, ok } from '#machines/kit/shared/result.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import type { PrintSheetProps } from './print-sheet.tsx'
import type { DataTableProps, TableColumn, TableHost } from './table.types.ts'
import type { Export } from './use-table-flow.ts'

const PrintSheet = lazy(async () => ({ default: (await import('./print-sheet.tsx')).PrintSheet }))

interface Subject<Row extends object> extends Pick<DataTableProps<Row>, 'title' | 'filters'> {
  readonly columns: readonly TableColumn<Row>[]
  readonly host: TableHost
  readonly searchTerm: () => string
}

type Printing = Omit<PrintSheetProps, 'onDone'> & Pick<PrintSheetProps, 'onDone'>

/** Files and prints of the columns that are shown; what makes them is fetched when it is first asked for. */
export function useExport<Row extends object>(
  subject: () => Subject<Row>,
): {
  readonly exportRows: Export
  /** The sheet, while it is printed. */
  readonly sheet: ReactNode
} {
  const [printing, setPrinting] = useState<Printing | null>(null)
  const exportRows: Export = async (format, rows) => {
    const { title, columns, filters, host, searchTerm } = subject()
    const at = new Date().toISOString()
    if (format === 'print') {
      await new Promise<void>(resolve => {
        const onDone = () => {
          setPrinting(null)
          resolve()
        }
        const plain = columns as unknown as PrintSheetProps['columns']
        setPrinting({ title, columns: plain, rows, filters, searchTerm: searchTerm(), at, onDone })
      })
      return ok(null)
    }
    try {
      const { csvFile, excelFile, save } = await import('./export-file.ts')
      const table = { title, columns, rows }
      save(format === 'xlsx' ? await excelFile(table) : csvFile(table), `${title} ${at.slice(0, 10)}.${format}`)
      return ok(null)
    } catch {
      host.tell('ERROR', tableTexts.exportFailed)
      return failure({ tag: 'aborted', message: '' })
    }
  }
  return { exportRows, sheet: printing && <Suspense>{<PrintSheet {...printing} />}</Suspense> }
}
