import { eq } from 'drizzle-orm'
import type { careCalls } from '#contracts/clients/calls.ts'
import { clientNumberRange, clientNumberSettings } from '#contracts/clients/numbers.ts'
import { errors } from '#contracts/errors.ts'
import { isNewField } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import { pictureIn } from '../companies/pictures/picture-content.ts'
import { lowestFree } from '../employees/lowest-free.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { pageOfRows } from '../platform/http/page-of-rows.ts'
import { fieldsRefused, Refusal, requireFields } from '../platform/http/refusal.ts'
import { approversOf } from '../registers/approvers.ts'
import { numberRefused } from '../registers/own/clients.ts'
import { registerEvents } from '../registers/register-area.ts'
import { settingsFor } from '../settings/company-settings.ts'
import { client } from '../tables/schema.ts'
import { setClientPicture } from './client-picture.ts'
import { assistancePeriods, decisionsOf } from './period-overview.ts'

/** The handlers of the calls about clients beside those of their register. */
export const careArea: Handlers<typeof careCalls> = {
  approvers: ({ tx }) => approversOf(tx),
  async periodOverview({ tx, pagination, now }) {
    const periods = assistancePeriods(await decisionsOf(tx), swedishDate(now))
    return pageOfRows(periods, pagination, {
      searchable: ['LSSPeriod'],
      sortable: ['LSSPeriod', 'AntalBrukare', 'AntalBeslut', 'Timmar'],
    })
  },
  async start({ tx }) {
    const settings = await settingsFor(tx, [...clientNumberSettings, 'OpenNewBrukare'])
    const range = clientNumberRange(settings)
    return {
      Brukare: range ? await lowestFree(tx, client.clientNumber, range) : '',
      OpenNewBrukare: settings.OpenNewBrukare === true,
    }
  },
  changeNumber: async ({ tx, params, body }) => ({
    Version: await changeNumber(tx, params.Brukare, body.Version, body.Brukare),
  }),
  setPicture: async ({ tx, params, body }) => ({
    Id: await setClientPicture(tx, params.Brukare, await pictureIn(body)),
  }),
  async removePicture({ tx, params }) {
    await setClientPicture(tx, params.Brukare, null)
    return null
  },
}

/**
 * Gives a client another number. What refers to it follows by the foreign keys.
 *
 * @throws Refusal registerItemMissing, versionConflict, fieldsRefused
 */
async function changeNumber(tx: Transaction, number: string, Version: number, to: string): Promise<number> {
  const [row] = await tx.select().from(client).where(eq(client.clientNumber, number)).for('update')
  if (!row) throw new Refusal(errors.registerItemMissing)
  if (row.version !== Version) throw new Refusal(errors.versionConflict)
  if (row.clientNumber === to) return Version
  const { model } = registers.clients
  const problem = model.problemOf({ Brukare: to, [isNewField]: true }, 'Brukare')
  const refused = problem === undefined ? await numberRefused(tx, to) : { Brukare: problem }
  requireFields(refused)
  if ((await tx.$count(client, eq(client.clientNumber, to))) > 0)
    throw fieldsRefused({ Brukare: `${to} finns redan. Välj ett annat nummer.` })
  const version = Version + 1
  await tx.update(client).set({ clientNumber: to, version }).where(eq(client.clientNumber, row.clientNumber))
  const payload = { register: 'clients', key: to, before: row.clientNumber, version }
  await appendEvent(tx, { type: registerEvents.renumbered, payload })
  return version
}
