import { useState } from 'react'
import type { RemovedCompany } from '#contracts/copies/removed-companies.shapes.ts'
import { useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'

const texts = copyTexts.log
const columns: readonly TableColumn<RemovedCompany>[] = [
  { id: 'Namn', label: texts.columns.Namn, width: 280 },
  { id: 'FtgId', label: texts.columns.FtgId, width: 150 },
  { id: 'Login', label: texts.columns.Login, width: 140 },
  {
    id: 'TimeStamp',
    label: texts.columns.TimeStamp,
    width: 160,
    isSearchable: false,
    render: ({ TimeStamp }) => formatTime(TimeStamp),
  },
]

/** Renders the log of removed companies, newest first: the company, who removed it and when. */
export default function DeleteLogDialog({ onClose }: { readonly onClose: () => void }) {
  const removedCompanies = useListPages('removedCompanies')
  const host = useTableHost()
  const [source] = useState(() => serverSource([], { load: removedCompanies }))
  return (
    <Dialog
      open
      title={texts.title}
      width={900}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copyTexts.close}</Button>}
    >
      <DataTable
        name="removedCompanies"
        title={texts.title}
        columns={columns}
        source={source}
        host={host}
        sortBy="TimeStamp"
        sortOrder="desc"
        empty={{ title: texts.empty }}
      />
    </Dialog>
  )
}
