/** Where the screens of the settings are, by their route names. */
export const settingsPaths = {
  CompanySettings: '/settings/company',
  BokforingSettings: '/settings/bokforing',
  SysData: '/settings/sysdata',
  DigitalMailbox: '/settings/digitalmailbox',
  Printouts: '/settings/printouts',
  ExportSettings: '/settings/export',
} as const
