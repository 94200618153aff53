import { maxImportBytes } from '#contracts/imports/limits.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fileRefusal } from '../../imports/file-refusal.ts'
import type { AnswerRow } from './answer-reader.ts'
import { officialAnswer } from './official-answer.ts'
import { tableAnswer } from './table-answer.ts'

/** The readers of answers. The first one that a file is for reads it. */
const readers = [officialAnswer, tableAnswer] as const

/**
 * Reads the file of an answer, in base64.
 *
 * @throws Refusal importFileRefused
 */
export async function readAnswer(base64: string, today: IsoDate): Promise<readonly AnswerRow[]> {
  const content = Buffer.from(base64, 'base64')
  if (content.length > maxImportBytes) throw fileRefusal('Filen är större än 5 MB. Dela den i flera.')
  if (content.length === 0) throw fileRefusal('Filen är tom.')
  const reader = readers.find(each => each.isFor(content)) ?? tableAnswer
  return reader.read(content, today)
}
