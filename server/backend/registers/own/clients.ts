import { clientNumberProblem, clientNumberSettings } from '#contracts/clients/numbers.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { settingsFor } from '../../employees/read-employee.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { client, clientAssignment } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

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
