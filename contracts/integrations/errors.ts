import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of integrations. */
export const integrationErrors = {
  /** Also the answer when the integration reaches further than the account does. */
  integrationMissing: apiError('40460', 'Integrationen finns inte.'),
  integrationRevoked: apiError('40960', 'Integrationen är återkallad och kan inte ändras.'),
} as const satisfies Record<string, ApiError>
