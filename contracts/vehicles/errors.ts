import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of company cars. */
export const vehicleErrors = {
  vehicleMissing: apiError('40463', 'Bilen finns inte längre.'),
} as const satisfies Record<string, ApiError>
