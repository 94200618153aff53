import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PictureType } from '#contracts/companies/picture-file.rules.ts'
import { bytes, createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { client } from './employees.ts'

/**
 * The picture of a client, which has one at most. It is immutable: another picture has another id,
 * so browsers may cache it for ever. The client's details name it as ProfilePictureId.
 */
export const clientPicture = pgTable(
  'client_picture',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    clientNumber: orderedCode('client_number').notNull(),
    /** Detected from the bytes, not from the file name. */
    type: text('type').$type<PictureType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    unique('client_picture_of_client').on(table.ftgKey, table.clientNumber),
    ofCompany(table),
    foreignKey({
      name: 'client_picture_client',
      columns: [table.ftgKey, table.clientNumber],
      foreignColumns: [client.ftgKey, client.clientNumber],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('client_picture_type', sql`${table.type} in ('image/png', 'image/jpeg')`),
    check('client_picture_size', sql`${table.size} between 1 and 5000000`),
  ],
)
