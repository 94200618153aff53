import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { type Intent, intentAfter, intentFor } from './intent.ts'
import { failure } from './result.ts'
import { companyMissing, networkDown } from './testing/answers.ts'

const open: Intent = { key: 'first', what: 'archive nordsken' }

describe('an intent', () => {
  it('is the same as long as the same is asked for', () => {
    expect(intentFor(null, 'archive nordsken', 'first')).toEqual(open)
    expect(intentFor(open, 'archive nordsken', 'second')).toBe(open)
    expect(intentFor(open, 'take nordsken back', 'second')).toEqual({ key: 'second', what: 'take nordsken back' })
  })

  const answered = (status: number, dvCode: string) => failure({ tag: 'backend' as const, status, dvCode, message: '' })
  it.each([
    ['a refusal', companyMissing],
    ['a key that was used for something else', answered(409, errors.idempotencyKeyReused.dvCode)],
  ])('is over after %s', (_, { failure }) => expect(intentAfter(open, failure)).toBeNull())

  it.each([
    ['a lost answer', networkDown],
    ['no connection', failure({ tag: 'offline' as const, message: '' })],
    ['a time-out', failure({ tag: 'timeout' as const, message: '' })],
    ['a call that was given up', failure({ tag: 'aborted' as const, message: '' })],
    ['a server that broke on the way', answered(500, errors.unexpected.dvCode)],
    ['a first attempt that is still under way', answered(409, errors.idempotencyInProgress.dvCode)],
  ])('is open after %s, for it may have been done', (_, { failure }) => expect(intentAfter(open, failure)).toBe(open))

  it('that a live event has ended meanwhile stays ended', () =>
    expect(intentAfter(undefined, networkDown.failure)).toBeNull())
})
