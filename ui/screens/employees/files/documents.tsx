import { useSelector } from '@xstate/react'
import FileCheck from 'lucide-react/icons/file-check'
import FileOpen from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { EmployeeDocument } from '#contracts/employees/documents/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useLazyFlow, useListPages, useTableHost, useWritten } from '#ui/runtime/hooks.tsx'
import { employeeFiles } from '#ui/runtime/lazy/employee-files.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { formatFileSize } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { wholeSource } from '#ui/widgets/table/sources.ts'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { employeePath } from '../paths.ts'
import { useEmployeeActions, useMayWrite } from '../use-employees.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { certificatePath, documentFile } from './paths.ts'
import { TitleDialog } from './title-dialog.tsx'

const texts = fileTexts.documents
const { columns: labels } = texts
const link = css({
  color: 'link.default',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '[2px]',
  cursor: 'pointer',
})

type Row = EmployeeDocument

/** The journal of the browser holds what a table has fetched, and no personal number. */
const rowOf = (document: EmployeeDocument): Row => ({
  ...document,
  Titel: maskNumbers(document.Titel),
  FilNamn: maskNumbers(document.FilNamn),
})

const columns: readonly TableColumn<Row>[] = [
  { id: 'Titel', label: labels.Titel, width: 260 },
  { id: 'Datum', label: labels.Datum, kind: 'date', width: 120 },
  { id: 'FilNamn', label: labels.FilNamn, width: 260 },
  {
    id: 'Storlek',
    label: labels.Storlek,
    kind: 'number',
    width: 110,
    render: ({ Storlek }) => formatFileSize(Storlek),
  },
]

/** Renders `/registry/employees/{AnstNr}/documents`: the documents of an employee. */
export default function Documents() {
  const { AnstNr = '' } = useParams()
  const of = { register: 'employees', number: AnstNr, kind: 'document' } as const
  const host = useTableHost()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const mayCertify = useMay(right('Registry.PerReg.ArbGivIntyg'))
  const download = useFlow('download')
  const flow = useLazyFlow(employeeFiles)
  const own = useSelector(flow, snapshot => (snapshot ? select.changes(snapshot) : 0))
  const disabled = useSelector(flow, snapshot => snapshot !== undefined && select.isRemoving(snapshot))
  const { changes } = useEmployeeActions()
  const [written, write] = useWritten('changedDocument', { title: '', day: '' })
  const load = useListPages('employeeDocuments')
  const source = useMemo(
    () => wholeSource([AnstNr], async signal => mapResult(await load(AnstNr, signal), found => found.map(rowOf))),
    [load, AnstNr],
  )
  const open = ({ Id, Typ }: Row) => download.send({ type: 'download.start', path: documentFile(AnstNr, Id, Typ) })
  const rowActions = (): readonly RowAction<Row>[] => [
    { id: 'open', label: texts.open, icon: FileOpen, onSelect: open },
    ...(mayWrite
      ? [
          {
            id: 'change',
            label: texts.change,
            icon: Pencil,
            disabled,
            onSelect: (row: Row) => {
              write({ title: row.Titel, day: row.Datum })
              flow?.send({ type: 'files.open', ...of, Id: row.Id })
            },
          },
          {
            id: 'remove',
            label: texts.remove,
            icon: Trash2,
            tone: 'danger' as const,
            disabled,
            onSelect: ({ Id }: Row) => flow?.send({ type: 'files.remove', ...of, Id, idempotencyKey: newKey() }),
          },
        ]
      : []),
  ]
  const add = mayWrite && (
    <Button variant="primary" icon={Plus} onClick={() => flow?.send({ type: 'files.open', ...of })}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.context(AnstNr)}
        actions={
          <div className={common.wrap}>
            <BackButton to={employeePath(AnstNr)}>{texts.back}</BackButton>
            {mayCertify && (
              <Button icon={FileCheck} onClick={() => navigate(certificatePath(AnstNr))}>
                {texts.certificate}
              </Button>
            )}
            {add}
          </div>
        }
      />
      <DataTable
        columns={columns}
        source={source}
        host={host}
        rowActions={rowActions}
        key={AnstNr}
        name="employeeDocuments"
        title={texts.title}
        changes={own + changes}
        keyFields={['Titel', 'Id']}
        renderLink={(row, content) => (
          <button type="button" className={link} onClick={() => open(row)}>
            {content}
          </button>
        )}
        empty={{ title: texts.empty, action: add }}
      />
      {flow && <DocumentDialog flow={flow} />}
      {flow && <TitleDialog flow={flow} written={written} write={write} />}
    </>
  )
}
