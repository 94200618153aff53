import type { ImportKindCode } from '#contracts/registers/import-kinds.ts'
import { fileRefusal } from '../file-refusal.ts'
import type { PaxmlRead } from './read-paxml.ts'
import { createReaders } from './readers.ts'
import type { Table, TableForm } from './table.ts'

/** What is read of a file: the table of one, or the rows of PAXml. */
export type ReadingTask = { readonly content: Uint8Array } & (
  | { readonly table: TableForm }
  | { readonly paxml: readonly ImportKindCode[] }
)

/** What came of a task: what was read, or why nothing was, in Swedish. */
export type ReadingAnswer = { readonly read: Table | PaxmlRead } | { readonly refused: string }

/** The readers of this process. They begin with the first file. */
const readers = createReaders<ReadingTask, ReadingAnswer>({ file: new URL('./reading-worker.ts', import.meta.url) })

async function answerTo(task: ReadingTask): Promise<Table | PaxmlRead> {
  const answer = await readers.read(task)
  if (answer === 'too much')
    throw fileRefusal('Filen är för stor eller för invecklad att läsa. Dela den i flera, eller spara den på nytt.')
  if ('refused' in answer) throw fileRefusal(answer.refused)
  return answer.read
}

/**
 * Reads the table of a file, beside the thread that answers others.
 *
 * @throws Refusal importFileRefused
 */
export const readTable = async (content: Buffer, { Format, Separator, Teckenkod, Rubrikrad, Kolumner }: TableForm) =>
  (await answerTo({
    content,
    table: {
      Format,
      Separator,
      Teckenkod,
      Rubrikrad,
      Kolumner: Kolumner.map(({ Falt, Start, Langd }) => ({ Falt, Start, Langd })),
    },
  })) as Table

/**
 * Reads the rows of a PAXml file, beside the thread that answers others.
 *
 * @throws Refusal importFileRefused
 */
export const readPaxml = async (content: Buffer, kinds: readonly ImportKindCode[]) =>
  (await answerTo({ content, paxml: kinds })) as PaxmlRead
