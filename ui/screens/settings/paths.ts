/** Where the screens of the settings are, by their route names: for going from one to another. `ui/shell/screens.ts` says the same. */
export const settingsPaths: Readonly<Record<string, string>> = {
  CompanySettings: '/settings/company',
  BokforingSettings: '/settings/bokforing',
  SysData: '/settings/sysdata',
  DigitalMailbox: '/settings/digitalmailbox',
  Printouts: '/settings/printouts',
  ExportSettings: '/settings/export',
}
