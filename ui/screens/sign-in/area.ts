import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectPassword from '#machines/sign-in/change-password/change-password.select.ts'
import * as selectIdle from '#machines/sign-in/idle-logout/idle-logout.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Area } from '#ui/shell/area.ts'
import { PasswordMenuItem, usePasswordCommands } from './change-password/password-entries.tsx'

/**
 * The parts of sign-in that remain once a person is signed in: the SMS code for a company, changing
 * the password, and the idle logout.
 */
export const signIn: Area = {
  UserMenu: PasswordMenuItem,
  useCommands: usePasswordCommands,
  dialogs: [
    {
      within: 'session',
      useIsWanted: () => useSelect('companySelection', selectCompanies.requiresSms),
      load: () => import('./sms-verification/sms-dialog.tsx'),
    },
    {
      within: 'session',
      useIsWanted: () => useSelect('idleLogout', selectIdle.isWarning),
      load: () => import('./idle-logout/idle-warning.tsx'),
    },
    {
      within: 'company',
      useIsWanted: () => useSelect('changePassword', selectPassword.isOpen),
      load: () => import('./change-password/password-dialog.tsx'),
    },
  ],
}
