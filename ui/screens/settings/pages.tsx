import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { PayslipPreview, PayslipPreviewButton } from './payslip/payslip-preview.tsx'
import { CompanyPicture } from './picture/company-picture.tsx'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx'

/** The six screens of a company's settings. Each is a page of the same form. */

const screenOf = (name: string, more: Omit<SettingsScreenProps, 'page'> = {}) => {
  const page = companySettingsLayout.pages.find(each => each.name === name)
  if (!page) throw new Error(`The settings have no page ${name}`)
  return () => <SettingsScreen page={page} {...more} />
}

export const Company = screenOf('CompanySettings', { extras: { identity: <CompanyPicture /> } })
export const Bookkeeping = screenOf('BokforingSettings')
export const SystemData = screenOf('SysData')
export const Mailbox = screenOf('DigitalMailbox')
export const Printouts = screenOf('Printouts', { aside: <PayslipPreview />, asideButton: <PayslipPreviewButton /> })
export const Export = screenOf('ExportSettings')
