import { expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { Refusal, requireFields } from './refusal.ts'

it('refuses the fields that have a message, and nothing when none has', () => {
  expect(() => requireFields({ Namn: undefined })).not.toThrow()
  expect(() => requireFields()).not.toThrow()
  expect(() => requireFields({ Namn: 'Namn saknas.', Epost: undefined })).toThrow(
    new Refusal(errors.fieldsRefused, undefined, { Namn: 'Namn saknas.' }),
  )
})
