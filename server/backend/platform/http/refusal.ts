import { type ApiError, commonErrors } from '#contracts/common-errors.ts'
import type { FieldMessages } from '#contracts/wire.ts'

/** Refuses a request with an error of the catalogue. Thrown in a transaction, it rolls back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: ApiError
  /** The messages of single fields, when the error concerns fields. */
  readonly fields: FieldMessages | undefined

  /** @param message a Swedish message that is more specific than the error's own */
  constructor(error: ApiError, message: string = error.message, fields?: FieldMessages) {
    super(message)
    this.error = error
    this.fields = fields
  }
}

/** Returns the refusal of fields, each with its message in Swedish. */
export const fieldsRefused = (fields: FieldMessages): Refusal =>
  new Refusal(commonErrors.fieldsRefused, undefined, fields)

/**
 * Refuses the fields that have a message.
 *
 * @throws Refusal fieldsRefused when there is one
 */
export function requireFields(messages: Readonly<Record<string, string | undefined>> = {}): void {
  const wrong = Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [[field, message]],
  )
  if (wrong.length > 0) throw fieldsRefused(Object.fromEntries(wrong))
}
