import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import LockOpen from 'lucide-react/icons/lock-open'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type Role, roleLabel } from '#contracts/code-lists/roles.ts'
import type { UserListItem, UserStatus } from '#contracts/users/shapes.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useListPages, useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { userTexts as texts } from '#ui/screens/users/users.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { LinkDialog } from './link-dialog.tsx'
import { copyOf, newUserPath, userPath } from './paths.ts'
import { StatusOfUser } from './status-of-user.tsx'
import { useMayWrite, useUserActions } from './use-users.ts'

/** An account as a row of the table: each column is a text, which is also what is exported. */
interface UserRow extends Pick<UserListItem, 'Login' | 'Namn' | 'Grupp' | 'PersNr'> {
  readonly Roll: string
  readonly Foretag: string
  readonly Metoder: string
  readonly Status: string
  readonly SenastAktiv: string
  readonly status: UserStatus
}

const rowOf = (user: UserListItem): UserRow => ({
  ...user,
  Roll: roleLabel(user.Roll as Role),
  Foretag: user.AntalForetag === null ? texts.allCompanies : String(user.AntalForetag),
  Metoder: user.Inloggningsmetoder.filter(method => method !== 'F')
    .map(method => texts.methods[method])
    .join(', '),
  Status: texts.status[user.Status],
  SenastAktiv: user.SenastAktiv === null ? '' : formatTime(user.SenastAktiv),
  status: user.Status,
})

const unsearched = { isSearchable: false, isSortable: false } as const
const { columns: labels } = texts
const columns: readonly TableColumn<UserRow>[] = [
  { id: 'Namn', label: labels.Namn, width: 190 },
  { id: 'Login', label: labels.Login, width: 140 },
  { id: 'Roll', label: labels.Roll, width: 180, isSearchable: false },
  { id: 'Grupp', label: labels.Grupp, width: 160 },
  { id: 'Foretag', label: labels.Foretag, width: 80, ...unsearched },
  {
    id: 'Status',
    label: labels.Status,
    width: 130,
    ...unsearched,
    render: ({ status }) => <StatusOfUser status={status} />,
  },
  { id: 'Metoder', label: labels.Metoder, width: 140, ...unsearched },
  { id: 'PersNr', label: labels.PersNr, width: 130, ...unsearched },
  { id: 'SenastAktiv', label: labels.SenastAktiv, width: 140, ...unsearched, isHidden: true },
]

/** Renders the accounts of the licence. */
export default function Users() {
  const host = useTableHost()
  const load = useListPages('users')
  const navigate = useNavigate()
  const LicNr = useSelect('app', selectApp.account)?.LicNr ?? ''
  const mayWrite = useMayWrite()
  const { act, changes, isActing: disabled } = useUserActions()
  const source = useMemo(
    () =>
      serverSource([], {
        load: async (query, signal) =>
          mapResult(await load(query, signal), ({ rows, totalRows }) => ({ rows: rows.map(rowOf), totalRows })),
      }),
    [load],
  )
  const rowActions = ({ status }: UserRow): readonly RowAction<UserRow>[] => [
    {
      id: 'copy',
      label: texts.actions.copy,
      icon: Copy,
      onSelect: ({ Login }) => navigate(`${newUserPath}?${copyOf}=${encodeURIComponent(Login)}`),
    },
    status === 'SPARRAD'
      ? {
          id: 'unblock',
          label: texts.actions.unblock,
          icon: LockOpen,
          disabled,
          onSelect: user => act('unblock', user),
        }
      : { id: 'block', label: texts.actions.block, icon: Ban, disabled, onSelect: user => act('block', user) },
    {
      id: 'remove',
      label: texts.actions.remove,
      icon: Trash2,
      tone: 'danger',
      disabled,
      onSelect: user => act('remove', user),
    },
  ]
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => navigate(newUserPath)}>
      {texts.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} context={texts.context(LicNr)} actions={mayWrite && create} />
      <DataTable
        name="users"
        title={texts.title}
        columns={columns}
        source={source}
        changes={changes}
        host={host}
        keyFields={['Login']}
        sortBy="Namn"
        {...(mayWrite && { rowActions })}
        renderLink={({ Login }, content) => <Link to={userPath(Login)}>{content}</Link>}
        empty={{ title: texts.empty }}
      />
      <LinkDialog />
    </>
  )
}
