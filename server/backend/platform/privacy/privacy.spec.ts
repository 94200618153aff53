import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeError } from './privacy.ts'

describe('an error in the log', () => {
  it('keeps a failed query and its code, and none of its values', () => {
    const cause = Object.assign(new Error('duplicate key value'), { code: '23505', detail: 'Key (x)=(Frida) exists' })
    const described = describeError(
      new DrizzleQueryError('insert into t values ($1)', ['Frida', '199003159804'], cause),
    )
    expect(described).toMatchObject({
      message: 'Failed query: insert into t values ($1)',
      cause: { code: '23505', message: 'duplicate key value' },
    })
    expect(JSON.stringify(described)).not.toMatch(/Frida|9804/)
    expect(described.at.length).toBeGreaterThan(0)
  })

  it('may be anything that was thrown', () => {
    expect(describeError('199003159804')).toEqual({
      name: 'string',
      message: 'Something that is no Error was thrown',
      at: [],
    })
  })
})
