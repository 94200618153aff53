import { useMemo } from 'react'
import { roles } from '#contracts/code-lists/roles.ts'
import type { RightsGroupUser } from '#contracts/rights-groups/shapes.ts'
import type { StoredGroup } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { css } from '#styled-system/css/index.js'
import { useDialog, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { rightsGroupsTexts } from './rights-groups.text.ts'

const texts = rightsGroupsTexts.usedBy
const room = css({ minHeight: '[min(28rem, calc(100dvh - 16rem))]' })

const columns: readonly TableColumn<RightsGroupUser>[] = [
  { id: 'Namn', label: texts.columns.name, width: 220 },
  { id: 'Login', label: texts.columns.login, width: 160 },
  {
    id: 'Roll',
    label: texts.columns.role,
    width: 190,
    isSortable: false,
    isSearchable: false,
    render: ({ Roll }) => roles.label(Roll),
  },
]

/** Renders the number of accounts that have a group, and the button that shows which. */
export function GroupUsers({ group }: { readonly group: StoredGroup }) {
  const [isOpen, setOpen] = useDialog('rightsGroupUsers')
  const { users, isStandard, BenText } = group
  return (
    <Section title={texts.title}>
      <div className={common.stack3AtStart}>
        {users === 0 ? (
          <p>{isStandard ? texts.none : texts.removable}</p>
        ) : (
          <>
            <p>{rightsGroupsTexts.users(users)}</p>
            {!isStandard && <p className={common.muted}>{texts.kept}</p>}
            <Button size="sm" onClick={() => setOpen(true)}>
              {texts.show}
            </Button>
          </>
        )}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.dialog(BenText)} width={720}>
        <div className={room}>
          <Users group={group} />
        </div>
      </Dialog>
    </Section>
  )
}

function Users({ group: { Id, BenText } }: { readonly group: StoredGroup }) {
  const host = useTableHost()
  const load = useListPages('rightsGroupUsers')
  const source = useMemo(() => serverSource([Id], { load: (query, signal) => load(Id, query, signal) }), [load, Id])
  return (
    <DataTable
      name="rightsGroups.users"
      title={texts.dialog(BenText)}
      columns={columns}
      source={source}
      host={host}
      sortBy="Namn"
      sortOrder="asc"
      empty={{ title: texts.none }}
    />
  )
}
