import { z } from 'zod'

/**
 * A backup is a text of lines, compressed by zstd. The first line is the header. Then come the
 * tables: a line with the table's name and columns, and a line for each row, a JSON list of the
 * columns' texts as PostgreSQL writes them, with null for null. The last line is the end; a backup
 * without one is not whole. The schema is not in it: the header's migrations build it.
 */
export const backupFormat = 1

export const BackupHeader = z.object({
  avlonaBackup: z.literal(backupFormat),
  /** The instant of the snapshot that the backup shows. */
  at: z.string(),
  migrations: z.array(z.object({ at: z.int(), hash: z.string() })).min(1),
})
export type BackupHeader = z.infer<typeof BackupHeader>

export const BackupTable = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export type BackupTable = z.infer<typeof BackupTable>

export const BackupEnd = z.object({
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int().min(0)),
  /** The last value of each sequence, and whether it has been given out. */
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
})
export type BackupEnd = z.infer<typeof BackupEnd>

export const BackupRow = z.array(z.string().nullable())
