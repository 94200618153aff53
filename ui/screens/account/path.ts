/** The path of the person's own settings. */
export const settingsPath = '/mySettings'
