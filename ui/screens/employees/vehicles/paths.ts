/** The paths of the screens of company cars. */
export const recalculationPath = '/registry/employees/@/vehicles'
export const vehiclesPath = (AnstNr: string): string => `/registry/employees/${encodeURIComponent(AnstNr)}/vehicles`
export const vehiclePath = (AnstNr: string, Id: string): string => `${vehiclesPath(AnstNr)}/${Id}`
export const newVehiclePath = (AnstNr: string): string => `${vehiclesPath(AnstNr)}/@/create`
