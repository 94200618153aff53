/** The paths of the settings screens, by route name. */
export const settingsPaths = {
  CompanySettings: '/settings/company',
  BokforingSettings: '/settings/bokforing',
  SysData: '/settings/sysdata',
  DigitalMailbox: '/settings/digitalmailbox',
  Printouts: '/settings/printouts',
  ExportSettings: '/settings/export',
} as const
