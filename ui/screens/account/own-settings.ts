import { settingsTexts as texts } from './account.text.ts'

const { account, security, device, shortcuts } = texts

/** A setting of the person's own, by which the command palette finds it. */
interface OwnSetting {
  readonly title: string
  /** The section of the page. */
  readonly place: string
  /** Whether it is a setting of passwords, which are not used where BankID is enforced. */
  readonly isOfPassword?: boolean
}

/** The settings of the page, by the ids of their rows or the names of their fields. */
export const ownSettings = {
  Namn: { title: account.name, place: account.title },
  Epost: { title: account.email, place: account.title },
  'own-password': { title: security.password, place: security.title, isOfPassword: true },
  'own-mobile': { title: security.mobile, place: security.title },
  'own-two-step': { title: security.twoStep, place: security.title, isOfPassword: true },
  'own-colour': { title: device.colour, place: device.title },
  'own-rows': { title: device.rows, place: device.title },
  'own-idle': { title: device.idle, place: device.title },
  'own-single-keys': { title: device.singleKeys, place: device.title },
  shortcuts: { title: shortcuts.title, place: texts.title },
} as const satisfies Readonly<Record<string, OwnSetting>>

/** The id of a setting's row, or the name of its field. */
export type OwnSettingId = keyof typeof ownSettings

/** The state of a navigation to a setting. */
export interface SoughtSetting {
  readonly setting: OwnSettingId
}
