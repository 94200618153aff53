import { periodPath as runPath } from '../run/paths.ts'

/** The paths of the screens of vouchers, and of what they lead to. */
export const yearPath = '/bokforingsunderlag'
export const periodPath = (period: string): string => `/bokforingsunderlagList/${encodeURIComponent(period)}`
export const voucherPath = (VerId: string): string => `${yearPath}/${encodeURIComponent(VerId)}`
export const settingsPath = '/settings/bokforing'
export const exportSettingsPath = '/settings/export'
export const filePath = (period: string, file: number): `/file/${string}` =>
  `/file/bokforingsunderlag/${encodeURIComponent(period)}/${file}`
export { overviewPath as runOverviewPath, paymentsPath, payslipPath } from '../run/paths.ts'
export { runPath }
