/** How grave a notification is, and so which icon it has (first document §3). */
export const severities = ['ERROR', 'SUCCESS', 'INFO'] as const
export type Severity = (typeof severities)[number]

/** The colours of icons. */
export const iconColours = ['error', 'success', 'info'] as const

/** The icon of a notification, and its colour. */
export interface NotificationIcon {
  readonly Type: Severity
  readonly Color: (typeof iconColours)[number]
}

const colours = { ERROR: 'error', SUCCESS: 'success', INFO: 'info' } as const

/** Returns the icon and the colour that a type is mapped to. */
export const iconOf = (type: Severity): NotificationIcon => ({ Type: type, Color: colours[type] })
