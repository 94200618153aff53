import { fileRefusal } from '../../imports/file-refusal.ts'
import type { AnswerReader } from './answer-reader.ts'

/** Skatteverket's own answer in XML, whose elements are unknown: nothing is guessed of them. */
export const officialAnswer: AnswerReader = {
  isFor: content => /^(?:\ufeff|ï»¿)?\s*</.test(content.subarray(0, 200).toString('latin1')),
  async read() {
    throw fileRefusal(
      'Filen är i XML. Formen på Skatteverkets eget svar är inte känd för Avlöna. Spara svaret som en tabell (CSV eller Excel) med kolumnerna Personnummer, Skattetabell, Jämkning, Från och med och Till och med.',
    )
  },
}
