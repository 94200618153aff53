import Archive from 'lucide-react/icons/archive'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleHelp from 'lucide-react/icons/circle-help'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Send from 'lucide-react/icons/send'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectHelp from '#machines/frame/help-panel/help-panel.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import * as selectPassword from '#machines/sign-in/change-password/change-password.select.ts'
import { useColourMode, useCopies, useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts } from '#ui/screens/copies/copy-entries.text.ts'
import { paletteTexts as texts } from '#ui/shell/command-palette/command-palette.text.ts'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { formatOrgnr } from '#ui/text/format.ts'
import type { PaletteItem } from '#ui/widgets/palette/palette.tsx'
import { useMayCopy } from '../../screens/copies/copy-entries.tsx'
import { screens } from '../screens.ts'
import { useRouteHasParameters } from '../use-route-has-parameters.ts'
import type { Findable } from './search.ts'

export interface Command extends PaletteItem, Findable {
  readonly run: () => void
}

const colourIcons = { system: SunMoon, light: Sun, dark: Moon } as const

/** The screens that the rights open. A screen with a parameter cannot be gone to by name alone. */
export function useScreens(): readonly Command[] {
  const rights = useSelect('rights', selectRights.rights)
  const arePending = useSelect('rights', selectRights.arePending)
  const navigate = useNavigate()
  return useMemo(
    () =>
      screens
        .filter(({ path, right }) => !arePending && !path.includes(':') && (!right || allows(rights, right)))
        .map(({ path, title, icon }) => ({ id: `screen:${path}`, title, icon, run: () => navigate(path) })),
    [rights, arePending, navigate],
  )
}

/** What can be done from anywhere. */
export function useActions(onShortcuts: () => void): readonly Command[] {
  const session = useFlow('session')
  const password = useFlow('changePassword')
  const selection = useFlow('companySelection')
  const salaryYear = useFlow('salaryYear')
  const help = useFlow('helpPanel')
  const mayChangePassword = useSelect('changePassword', selectPassword.mayChange)
  const mayChangeCompany = useSelect('companySelection', selectCompanies.mayChange)
  const years = useSelect('salaryYear', selectYear.years)
  const year = useSelect('salaryYear', selectYear.year)
  const isHelpOpen = useSelect('helpPanel', selectHelp.isOpen)
  const isHelpWritten = useSelect('helpPanel', selectHelp.isWriting)
  const maySend = useMayCopy('CanSend')
  const mayRestore = useMayCopy('CanRestore')
  const openCopies = useCopies()
  const company = useSelect('app', selectApp.workplace)?.company
  const { colourMode } = useRuntime()
  const mode = useColourMode() ?? 'system'
  const { actions, also } = texts
  return [
    ...(mayChangeCompany
      ? [
          {
            id: 'action:companies',
            title: actions.companies,
            also: also.companies,
            icon: Building2,
            run: () => selection.send({ type: 'companies.open' }),
          },
        ]
      : []),
    ...years
      .filter(other => other !== year)
      .map(other => ({
        id: `action:year-${other}`,
        title: actions.year(other),
        also: also.year,
        icon: CalendarDays,
        run: () => salaryYear.send({ type: 'salaryYear.choose', year: other }),
      })),
    ...(['light', 'dark', 'system'] as const)
      .filter(other => other !== mode)
      .map(other => ({
        id: `action:colour-${other}`,
        title: actions.colour[other],
        also: also.colour,
        icon: colourIcons[other],
        run: () => colourMode.choose(other === 'system' ? null : other),
      })),
    ...(mayChangePassword
      ? [
          {
            id: 'action:password',
            title: actions.password,
            also: also.password,
            icon: KeyRound,
            run: () => password.send({ type: 'password.open' }),
          },
        ]
      : []),
    ...(mayRestore
      ? [
          {
            id: 'action:restore-copy',
            title: copyEntryTexts.restore,
            also: also.copies,
            icon: DatabaseBackup,
            run: () => void openCopies({ type: 'copies.open', dialog: 'restoreJob', company: null }),
          },
        ]
      : []),
    ...(maySend && company
      ? [
          {
            id: 'action:send-copy',
            title: copyEntryTexts.send,
            also: also.copies,
            icon: Send,
            run: () =>
              void openCopies({
                type: 'copies.open',
                dialog: 'sendJob',
                company: { FtgId: company.FtgId, Namn: company.Namn },
              }),
          },
        ]
      : []),
    ...(isHelpWritten
      ? []
      : [
          {
            id: 'action:help',
            title: isHelpOpen ? helpTexts.close : helpTexts.open,
            also: also.help,
            icon: CircleHelp,
            run: () => help.send({ type: 'help.toggle' }),
          },
        ]),
    { id: 'action:shortcuts', title: actions.shortcuts, also: also.shortcuts, icon: Keyboard, run: onShortcuts },
    {
      id: 'action:sign-out',
      title: actions.signOut,
      also: also.signOut,
      icon: LogOut,
      run: () => session.send({ type: 'signOut' }),
    },
  ]
}

/** The companies that may be chosen; choosing one changes to it. */
export function useCompanies(companies: readonly CompanyListItem[] | null): readonly Command[] {
  const selection = useFlow('companySelection')
  const currentId = useSelect('companySelection', selectCompanies.currentId)
  const routeHasParameters = useRouteHasParameters()
  return useMemo(
    () =>
      (companies ?? []).map(({ FtgId, Namn, Orgnr, Archived }) => ({
        id: `company:${FtgId}`,
        title: Namn,
        also: FtgId,
        digits: Orgnr,
        icon: Archived ? Archive : Building2,
        hint: FtgId === currentId ? texts.current : Archived ? texts.archived : formatOrgnr(Orgnr),
        run: () => selection.send({ type: 'company.choose', FtgId, routeHasParameters }),
      })),
    [companies, currentId, routeHasParameters, selection],
  )
}
