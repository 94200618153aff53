import { LogOut } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/text/company-dialog.ts'
import { shellTexts } from '#ui/text/shell.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { type Tab, Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { ChunkBoundary } from '../chunks/chunk-boundary.tsx'
import { lazyChunk } from '../chunks/load-chunk.ts'
import { RestoreButton } from '../copies/copy-entries.tsx'
import { DeleteLogButton } from '../delete-log/delete-log-button.tsx'
import { DialogHelp } from '../help-panel/dialog-help.tsx'
import { Logo } from '../logo.tsx'
import { CompanyFaces } from './company-faces.tsx'
import { CompanyList } from './company-list.tsx'

const CreateCompany = lazyChunk(() => import('./create-company.tsx'))

const head = css({ display: 'flex', alignItems: 'center', gap: '4', paddingBottom: '4' })
const body = css({ display: 'flex', flexDirection: 'column', minHeight: '0', outline: 'none' })
const lost = css({ paddingBottom: '4' })
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '4', '&:empty': { display: 'none' } })
/** The search field, the first field of the form, or the row that the keyboard is at. */
const firstStop = 'input, [role=row] button[tabindex="0"]'
const who = css({ marginLeft: 'auto', minWidth: '0', truncate: true, color: 'fg.muted' })

/**
 * The select-company dialog: 700 wide. Without a company it stays until one is chosen; with one, a press outside or
 * Escape closes it.
 */
export default function CompanyDialog() {
  const selection = useFlow('companySelection')
  const session = useFlow('session')
  const account = useSelect('app', selectApp.account)
  const choice = useRef<HTMLDivElement>(null)
  const isOpen = useSelect('companySelection', select.isDialogOpen)
  const isClosable = useSelect('companySelection', select.isDialogClosable)
  const lostName = useSelect('companySelection', select.lostName)
  return (
    <Dialog
      open={isOpen}
      title={texts.title}
      width={700}
      initialFocus={() => choice.current?.querySelector<HTMLElement>(firstStop) ?? choice.current}
      actions={<DialogHelp dialogKey="company-dialog" />}
      persistent={!isClosable}
      onClose={isClosable ? () => selection.send({ type: 'companies.close' }) : undefined}
    >
      <div className={head}>
        <Logo size={24} />
        <span className={who}>{account?.Namn}</span>
        <Button variant="ghost" size="sm" icon={LogOut} onClick={() => session.send({ type: 'signOut' })}>
          {shellTexts.signOut}
        </Button>
      </div>
      {lostName !== undefined && (
        <div className={lost}>
          <Notice kind="ERROR">{texts.lost(lostName)}</Notice>
        </div>
      )}
      {/* What is chosen from takes the focus, not the way out above it. */}
      <div ref={choice} tabIndex={-1} className={body}>
        <CompanyTabs />
      </div>
      <div className={tools}>
        <RestoreButton />
        <DeleteLogButton />
      </div>
    </Dialog>
  )
}

/** As high as the form, so that the tabs stay under the pointer from one to another. */
const steady = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: { base: '[75dvh]', sm: '[min(34rem, 70dvh)]' },
})

type TabName = 'choose' | 'create' | 'archive'

/** The tabs that the person has; without others, the companies alone. */
function CompanyTabs() {
  const companies = useSelect('companySelection', select.companies)
  const mayCreate = useSelect('companySelection', select.mayCreate)
  const hasArchive = useSelect('companySelection', select.hasArchive)
  const [chosen, setChosen] = useState<TabName>()
  const byTab = useMemo(() => companies && select.companiesByTab(companies, hasArchive), [companies, hasArchive])

  const choose =
    byTab && byTab.choose.length > 0 ? (
      <CompanyList companies={byTab.choose} label={texts.tabs.choose} />
    ) : (
      <CompanyFaces isEmpty={byTab !== null} hasArchived={(byTab?.archive.length ?? 0) > 0} />
    )
  const tabs: Tab<TabName>[] = [{ value: 'choose', label: texts.tabs.choose, content: choose }]
  if (mayCreate) tabs.push({ value: 'create', label: texts.tabs.create, content: <Creating /> })
  if (byTab && byTab.archive.length > 0) {
    const archive = <CompanyList companies={byTab.archive} label={texts.tabs.archive} isArchive />
    tabs.push({ value: 'archive', label: texts.tabs.archive, count: byTab.archive.length, content: archive })
  }
  if (tabs.length === 1) return choose
  // Who has no company yet creates one. The last to leave the archive takes its tab away.
  const first = mayCreate && companies?.length === 0 ? 'create' : 'choose'
  const value = tabs.some(tab => tab.value === chosen) ? (chosen ?? first) : first
  return (
    <div className={steady}>
      <Tabs label={texts.tabs.label} value={value} onChange={setChosen} tabs={tabs} />
    </div>
  )
}

const Creating = () => (
  <ChunkBoundary fallback={<SkeletonRows rows={4} />}>
    <CreateCompany />
  </ChunkBoundary>
)
