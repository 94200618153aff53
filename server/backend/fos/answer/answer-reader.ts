import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'

/** What an answer says of a person: values of contracts/fos/answer-row.ts, of the fields it has. */
export interface AnswerRow {
  /** The line of the file, from 1. */
  readonly line: number
  /** The personal number as the file has it. */
  readonly person: string
  readonly values: FormValues
  /** Why cells have no value, by field name. */
  readonly problems: FieldMessages
}

/**
 * A form of answers. Skatteverket's own was not to be had (facts/fos.md): once it is known, its
 * reader takes the place of `official-answer.ts`.
 */
export interface AnswerReader {
  /** True for a file that this reader is for. */
  readonly isFor: (content: Buffer) => boolean
  /** @throws Refusal importFileRefused */
  readonly read: (content: Buffer, today: IsoDate) => Promise<readonly AnswerRow[]>
}
