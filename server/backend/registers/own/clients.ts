import { clientNumberProblem, clientNumberSettings } from '#contracts/clients/numbers.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import type { EventType } from '../../tables/event-types.ts'
import { client, clientAssignment } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/**
 * The picture of a client was set, replaced or removed. Payload: `register` ('clients'), `key` (the
 * number), and the client's `version`, which stays.
 */
export const clientPictureChanged = 'client.pictureChanged' satisfies EventType

/** Returns the message of a number that a new client may not have. */
export async function numberRefused(tx: Transaction, number: string): Promise<FieldMessages> {
  const problem = clientNumberProblem(number, await settingsFor(tx, clientNumberSettings))
  return problem === undefined ? {} : { Brukare: problem }
}

/** Employees are joined to the clients whose assistants they are. */
export const clients: OwnRegister = {
  place: {
    table: client,
    columns: { Brukare: 'clientNumber', Efternamn: 'lastName', Fornamn: 'firstName', PersNr: 'personalNumber' },
    rest: 'details',
    lines: {
      Assistenter: {
        table: clientAssignment,
        owner: 'clientNumber',
        columns: { AnstNr: 'employmentNumber', FranDatum: 'validFrom', TomDatum: 'validTo' },
        days: ['FranDatum', 'TomDatum'],
      },
    },
  },
  references: () => [{ text: 'assistenter', table: clientAssignment, column: clientAssignment.clientNumber }],
  /** Keeps the numbers of clients in their range. */
  async fits(tx, form, _, original) {
    const picture = original?.ProfilePictureId ?? noGuid
    return {
      ...(original === undefined && (await numberRefused(tx, String(form.Brukare)))),
      ...(form.ProfilePictureId !== picture && { ProfilePictureId: 'Bilden byts för sig.' }),
    }
  },
}
