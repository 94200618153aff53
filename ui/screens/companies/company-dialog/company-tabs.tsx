import { useMemo } from 'react'
import * as select from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { type Tab, Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { CompanyList } from './company-list.tsx'
import { CompanyListView } from './company-list-view.tsx'

const CreateCompany = lazyChunk(() => import('./create-company.tsx'), {
  fallback: <SkeletonRows rows={4} />,
  failure: 'inside',
})

/**
 * Keeps the height of the form, so that the tabs do not move when switched; on a phone, the height
 * of the window.
 */
const steady = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: { base: '[calc(100dvh - 17.5rem)]', sm: '[min(34rem, 70dvh)]' },
})

type TabName = 'choose' | 'create' | 'archive'

/**
 * Renders the tabs that the person has access to, or only the companies when there is no other tab.
 */
export function CompanyTabs() {
  const companies = useSelect('companySelection', select.companies)
  const mayCreate = useSelect('companySelection', select.mayCreate)
  const hasArchive = useSelect('companySelection', select.hasArchive)
  const [chosen, setChosen] = useWritten<TabName | undefined>('companyTab', undefined)
  const byTab = useMemo(() => companies && select.companiesByTab(companies, hasArchive), [companies, hasArchive])

  const choose =
    byTab && byTab.choose.length > 0 ? (
      <CompanyList companies={byTab.choose} label={texts.tabs.choose} />
    ) : (
      <CompanyListView isEmpty={byTab !== null} hasArchived={(byTab?.archive.length ?? 0) > 0} />
    )
  const tabs: Tab<TabName>[] = [{ value: 'choose', label: texts.tabs.choose, content: choose }]
  if (mayCreate) tabs.push({ value: 'create', label: texts.tabs.create, content: <CreateCompany /> })
  if (byTab && byTab.archive.length > 0) {
    const archive = <CompanyList companies={byTab.archive} label={texts.tabs.archive} isArchive />
    tabs.push({ value: 'archive', label: texts.tabs.archive, count: byTab.archive.length, content: archive })
  }
  if (tabs.length === 1) return choose
  // The form for a new company comes first for a person without companies. The archive tab
  // disappears with its last company.
  const first = mayCreate && companies?.length === 0 ? 'create' : 'choose'
  const value = tabs.some(tab => tab.value === chosen) ? (chosen ?? first) : first
  return (
    <div className={steady}>
      <Tabs label={texts.tabs.label} value={value} onChange={setChosen} tabs={tabs} />
    </div>
  )
}
