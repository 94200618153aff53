/** The paths of the screens of absences. */
export const absencesPath = (AnstNr: string): string => `/registry/employees/${encodeURIComponent(AnstNr)}/franvaro`
export const absencePath = (AnstNr: string, Id: string): string => `${absencesPath(AnstNr)}/${Id}`
export const newAbsencePath = (AnstNr: string): string => `${absencesPath(AnstNr)}/@/create`
