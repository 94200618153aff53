import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { requirePlace } from '../companies/files-limit.ts'
import type { PictureContent } from '../companies/pictures/decode-picture.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { clientPictureChanged } from '../registers/own/clients.ts'
import { client, clientPicture } from '../tables/schema.ts'

/**
 * Sets the picture of a client, or none, tells of it, and returns its id. The version stays, so
 * that a form that is open meanwhile can be saved.
 *
 * @throws Refusal registerItemMissing; documentRefused when the company has no place for it
 */
export async function setClientPicture(tx: Transaction, number: string, picture: PictureContent | null) {
  const isThis = eq(client.clientNumber, number)
  // A change of the client's other fields, which are in the same column, waits.
  const [row] = await tx.select().from(client).where(isThis).for('update')
  if (!row) throw new Refusal(errors.registerItemMissing)
  const removed = await tx.delete(clientPicture).where(eq(clientPicture.clientNumber, number)).returning()
  const id = picture === null ? noGuid : await keep(tx, number, picture)
  if (picture === null && removed.length === 0) return id
  await tx
    .update(client)
    .set({ details: { ...row.details, ProfilePictureId: id } })
    .where(isThis)
  const payload = { register: 'clients', key: row.clientNumber, version: row.version }
  await appendEvent(tx, { type: clientPictureChanged, payload })
  return id
}

async function keep(tx: Transaction, clientNumber: string, { type, content }: PictureContent): Promise<string> {
  const size = content.length
  await requirePlace(tx, size)
  const values = { clientNumber, type, size, content }
  const [made] = await tx.insert(clientPicture).values(values).returning({ id: clientPicture.id })
  if (!made) throw new Error('a picture was not stored')
  return made.id
}

/**
 * Returns the picture of a client by its id, or undefined.
 *
 * @param seesProtected false for an account that does not see persons with a protected identity
 */
export async function clientPictureOf(tx: Transaction, id: string, seesProtected: boolean) {
  const [found] = await tx
    .select({
      picture: clientPicture,
      isProtected: sql<boolean>`${client.details} -> 'SkyddadIdentitet' = 'true'`,
    })
    .from(clientPicture)
    .innerJoin(
      client,
      and(eq(client.ftgKey, clientPicture.ftgKey), eq(client.clientNumber, clientPicture.clientNumber)),
    )
    .where(eq(clientPicture.id, id))
  return found && (seesProtected || found.isProtected !== true) ? found.picture : undefined
}
