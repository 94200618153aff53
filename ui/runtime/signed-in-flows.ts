import type { Machines, SignedInId } from '#machines/app/app.flows.ts'
import type { Outside } from './outside.ts'
import { liveChangePassword, liveMyAccount } from './ports/account-ports.ts'
import { liveCommandPalette } from './ports/command-palette-ports.ts'
import { liveCompanyArchive, liveCompanyInfo, liveCompanySelection } from './ports/company-ports.ts'
import { liveDownload } from './ports/download-ports.ts'
import { liveHelpPanel } from './ports/help-ports.ts'
import { liveIdleLogout } from './ports/idle-ports.ts'
import { liveLicenceInfo } from './ports/licence-ports.ts'
import { listFlows } from './ports/list-ports.ts'
import { liveLiveConnection } from './ports/live-ports.ts'
import { liveCompose, liveInbox, liveMessages, liveNotifications } from './ports/mail-ports.ts'
import { liveRights } from './ports/rights-ports.ts'
import { liveSalaryYear } from './ports/salary-year-ports.ts'

/** Provides the signed-in flows with their ports. Their code is loaded during sign-in. */
export const signedInFlows = (outside: Outside): Machines<SignedInId> => {
  const { api, vault } = outside
  return {
    ...listFlows(api),
    companySelection: liveCompanySelection(api, vault, outside),
    companyArchive: liveCompanyArchive(api),
    companyInfo: liveCompanyInfo(api),
    salaryYear: liveSalaryYear(api),
    rights: liveRights(api),
    idleLogout: liveIdleLogout(),
    myAccount: liveMyAccount(api, vault),
    changePassword: liveChangePassword(api, vault),
    commandPalette: liveCommandPalette(api),
    notifications: liveNotifications(api),
    messages: liveMessages(api),
    inbox: liveInbox(api),
    compose: liveCompose(api),
    helpPanel: liveHelpPanel(api),
    licenceInfo: liveLicenceInfo(api),
    download: liveDownload(outside),
    liveConnection: liveLiveConnection(),
  }
}
