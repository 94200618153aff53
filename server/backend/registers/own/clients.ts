import { clientNumberProblem, clientNumberSettings } from '#contracts/clients/numbers.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { openUnit, unitName } from '#contracts/registers/result-units.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { settingsFor } from '../../employees/read-employee.ts'
import { client, clientAssignment } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { codesIn } from '../codes-in.ts'
import type { OwnRegister } from '../own-register.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the message of a number that a new client may not have. */
export async function numberRefused(tx: Transaction, number: string): Promise<FieldMessages> {
  const problem = clientNumberProblem(number, await settingsFor(tx, clientNumberSettings))
  return problem === undefined ? {} : { Brukare: problem }
}

/** Returns the messages of changed result units that are not in their registers. */
async function unknownUnits(tx: Transaction, form: FormValues, original: Values | undefined): Promise<FieldMessages> {
  const messages: Record<string, string> = {}
  for (const n of resultUnits) {
    const code = String(form[`ResEnh${n}`] ?? '')
    const isChecked = form[openUnit(n)] === true && form[`RegisterResEnh${n}`] === true
    if (!isChecked || code === '' || code === original?.[`ResEnh${n}`]) continue
    const found = await codesIn(tx, `resultUnits${n}`, [code])
    if (!found.has(code)) messages[`ResEnh${n}`] = `${unitName(n)(form)} ${code} finns inte i registret.`
  }
  return messages
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
  /** Keeps the numbers of clients in their range, and their units in the registers. */
  async fits(tx, form, original) {
    const picture = original?.ProfilePictureId ?? noGuid
    return {
      ...(original === undefined && (await numberRefused(tx, String(form.Brukare)))),
      ...(form.ProfilePictureId !== picture && { ProfilePictureId: 'Bilden byts för sig.' }),
      ...(await unknownUnits(tx, form, original)),
    }
  },
}
