import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectHelp from '#machines/frame/help-panel/help-panel.select.ts'
import * as selectLicence from '#machines/licence/licence-info/licence-info.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand, useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Drawer } from '#ui/widgets/drawer/drawer.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { SkipLink } from '#ui/widgets/visually-hidden/skip-link.tsx'
import { Keyboard } from './keyboard.tsx'
import { CompanyCard } from './side-menu/company-card.tsx'
import { MenuItems } from './side-menu/menu-items.tsx'
import { SideMenu } from './side-menu/side-menu.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'

const HelpPanel = lazyChunk(() => import('./help-panel/help-panel.tsx'))
const SalaryYearDialogs = lazyChunk(() => import('../screens/salary-years/salary-year-dialogs.tsx'))
const LicenceDialog = lazyChunk(() => import('../screens/licence/licence-dialog/licence-dialog.tsx'))

const frame = css({ display: 'flex', minHeight: 'screen' })
const column = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' })
const main = css({
  flex: '1',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: { base: '4', md: '6' },
})

/** The side menu, the toolbar, and the screen of the chosen company and year. */
export default function Frame({ children }: { readonly children: ReactNode }) {
  const { softwareName } = useBrand()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const hasHelp = useSelect('helpPanel', selectHelp.isOpenForScreen)
  const hasLicence = useSelect('licenceInfo', selectLicence.isOpen)
  const hasYears = useSelect('salaryYear', selectYear.dialog) !== null
  return (
    <div className={frame}>
      <SkipLink target="content" />
      <Keyboard />
      <SideMenu />
      <div className={column}>
        <Toolbar onOpenMenu={() => setDrawerOpen(true)} />
        <main className={main} id="content" tabIndex={-1}>
          <Work>{children}</Work>
        </main>
      </div>
      {hasHelp && <HelpPanel />}
      {hasLicence && <LicenceDialog />}
      {hasYears && <SalaryYearDialogs />}
      <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} title={softwareName}>
        <CompanyCard />
        <MenuItems onGo={() => setDrawerOpen(false)} />
      </Drawer>
    </div>
  )
}

/** A company without a year: whoever may make one is led to it. */
function NoYear() {
  const flow = useFlow('salaryYear')
  const mayCreate = allows(useSelect('rights', selectRights.rights), 'SalaryYear.CreateNew')
  const { title, text, textForMaker } = shellTexts.noYears
  return (
    <EmptyState
      title={title}
      text={mayCreate ? textForMaker : text}
      action={
        mayCreate ? (
          <Button variant="primary" onClick={() => flow.send({ type: 'salaryYears.open', dialog: 'create' })}>
            {shellTexts.createYear}
          </Button>
        ) : undefined
      }
    />
  )
}

/** A screen is made anew for another company, year or route; without rights or a year there is none to show. */
function Work({ children }: { readonly children: ReactNode }) {
  const workplace = useSelect('app', selectApp.workplace)
  const arePending = useSelect('rights', selectRights.arePending)
  const { pathname } = useLocation()
  if (arePending) return <LoadingIndicator />
  if (!workplace?.year) return <NoYear />
  return <div key={`${workplace.company.FtgKey} ${workplace.year} ${pathname}`}>{children}</div>
}
