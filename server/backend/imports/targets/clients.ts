import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { importedClient as model } from '#contracts/imports/register-fields.ts'
import { client } from '../../platform/database/schema.ts'
import { applied } from '../../platform/forms/applied.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { oneByOne } from './target.ts'

/** Stores clients. Fields that the file lacks keep their values. */
export const clients = oneByOne(
  ({ values }) => String(values.Brukare ?? ''),
  async (tx, { values }, today) => {
    const number = String(values.Brukare ?? '')
    const [row] = await tx.select().from(client).where(eq(client.clientNumber, number)).for('update')
    const stored = row && {
      ...{ Brukare: row.clientNumber, Fornamn: row.firstName, Efternamn: row.lastName, PersNr: row.personalNumber },
    }
    const original = stored ? model.read(stored, today) : model.defaults(today)
    const { form, refused } = applied(name => model.fields[name as keyof typeof model.fields], original, values, today)
    const problems = { ...refused, ...(row ? model.problemsOfChange(original, form) : model.problems(form)) }
    if (Object.keys(problems).length > 0) throw new Refusal(errors.fieldsRefused, undefined, problems)
    const written = model.write(form, today)
    const columns = {
      firstName: String(written.Fornamn),
      lastName: String(written.Efternamn),
      personalNumber: String(written.PersNr),
    }
    if (!row) {
      await tx.insert(client).values({ clientNumber: number, ...columns })
      return 'NY'
    }
    if (model.changed(original, form).length === 0) return 'OFORANDRAD'
    await tx
      .update(client)
      .set({ ...columns, version: sql`${client.version} + 1` })
      .where(eq(client.clientNumber, number))
    return 'ANDRAD'
  },
)
