import { eq } from 'drizzle-orm'
import { withTenant } from '../platform/database/tenancy.ts'
import { type LiveEvent, namedLogin } from '../platform/live/live-event.ts'
import { userAccount } from '../tables/schema.ts'

export const rightsLiveEvents: readonly LiveEvent[] = [
  {
    /**
     * Payload: `group`, the id of the changed rights group, or `login`, the account that got
     * another group.
     */
    type: 'rights-group.changed',
    async audience(database, row) {
      const { group } = row.payload
      if (typeof group !== 'string') return namedLogin(database, row)
      return withTenant(database, { licNr: row.licNr }, async tx => {
        const found = await tx
          .select({ login: userAccount.login })
          .from(userAccount)
          .where(eq(userAccount.rightsGroup, group))
        return found.map(({ login }) => login)
      })
    },
    message: async (_, { seq }) => ({ seq, event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED', payload: null }),
  },
]
