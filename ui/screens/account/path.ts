/** The person's own settings. */
export const settingsPath = '/mySettings'
