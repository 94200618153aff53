import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormPage as Page } from '#contracts/forms/form-layout.ts'
import { right } from '#contracts/rights/openings.ts'
import { accountGroups } from '#contracts/settings/accounts.ts'
import { settingsBinding } from '#contracts/settings/bound-settings.ts'
import { companySettingsLayout as layout } from '#contracts/settings/company-settings-layout.ts'
import * as selectApp from '#machines/app/app.select.ts'
import type { SoughtField } from '#ui/forms/form-body.tsx'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useOpens } from '#ui/runtime/access.ts'
import { useEmployees, useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companySettings } from '#ui/runtime/lazy/company-settings.ts'
import { companySettingsTexts as texts } from '#ui/screens/settings/settings.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { History } from './history/history.tsx'
import { pathOfPage } from './page-path.ts'
import { RemoveCompany } from './remove-company.tsx'
import { SettingsTour } from './settings-tour.tsx'

const actions = common.wrap

/** The BAS accounts that the settings refer to, each once, with the first of its names. */
const basAccounts = [
  ...new Map(
    Object.values(accountGroups)
      .flatMap(({ accounts }) => Object.values(accounts).map(([number, name]) => [number, { number, name }] as const))
      .toReversed(),
  ).values(),
].toSorted((a, b) => a.number.localeCompare(b.number))

export interface SettingsScreenProps {
  readonly page: Page
  /** What is rendered below the fields of a card, by the card's id. */
  readonly extras?: Readonly<Record<string, ReactNode>>
  /** What is rendered beside the form in a wide window. */
  readonly aside?: ReactNode
  /** The button that opens the same content in a narrow window. */
  readonly asideButton?: ReactNode
}

/** Renders a screen of the settings: its page of the form, read-only without the right to write. */
export function SettingsScreen({ page, extras, aside, asideButton }: SettingsScreenProps) {
  const flow = useLazyFlow(companySettings)
  const opens = useOpens()
  const company = useSelect('app', selectApp.workplace)?.company
  const role = useSelect('app', selectApp.session)?.account.Roll
  const employees = useEmployees()
  const navigate = useNavigate()
  const { state } = useLocation()
  // The pages that the person may read: the search finds nothing else.
  const readable = useMemo(
    () => ({ ...layout, pages: layout.pages.filter(({ read }) => !read || opens(right(read))) }),
    [opens],
  )
  const locked = useMemo(() => role && settingsBinding(role), [role])
  if (!flow) return <LoadingIndicator />
  const mayWrite = !page.write || opens(right(page.write))
  return (
    <FormPage
      flow={flow}
      layout={readable}
      page={page}
      context={company && texts.context(company.Namn)}
      actions={
        <div className={actions}>
          {asideButton}
          <History />
          {page.name === 'CompanySettings' && <RemoveCompany />}
        </div>
      }
      notices={
        <div className={common.noticesAbove}>
          {!mayWrite && <Notice kind="INFO">{texts.readOnly}</Notice>}
          <SettingsTour />
        </div>
      }
      isReadOnly={!mayWrite}
      locked={locked}
      accounts={basAccounts}
      extras={extras}
      employees={opens(right('Registry.PerReg.Read')) ? employees : undefined}
      aside={aside}
      startAt={soughtIn(state)}
      onOtherPage={({ name }, field) => navigate(pathOfPage(name), { state: { field } satisfies SoughtField })}
    />
  )
}

/** Returns the field that a search has led to, which a navigation's state names. */
const soughtIn = (state: unknown): SoughtField | null =>
  typeof state === 'object' && state !== null && 'field' in state ? (state as SoughtField) : null
