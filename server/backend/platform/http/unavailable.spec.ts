import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('the database', () => {
  it.each([
    ['refuses connections', coded('ECONNREFUSED')],
    ['has no socket yet', coded('ENOENT')],
    ['is shutting down, said of a query', new DrizzleQueryError('select 1', [], coded('57P01'))],
    ['went away', new Error('Connection terminated unexpectedly')],
    ['has no connection to spare', coded('53300')],
    ['has a full disk', new DrizzleQueryError('insert', [], coded('53100'))],
  ])('is away when it %s', (_, error) => expect(isDatabaseAway(error)).toBe(true))

  it.each([
    ['a statement is wrong', coded('42601')],
    ['a row is there already', new DrizzleQueryError('insert', [], coded('23505'))],
    ['something else fails', new Error('x')],
    ['something odd was thrown', 'ECONNREFUSED'],
  ])('is not away when %s', (_, error) => expect(isDatabaseAway(error)).toBe(false))
})
