import { expect, expectTypeOf, it } from 'vitest'
import { type PathOf, type Redactions, toJournalEvent } from './redact.ts'

interface Person {
  readonly Namn: string
  readonly Personnr: string
}
type Found = {
  readonly type: 'people.found'
  readonly people: readonly Person[]
  readonly by: { readonly Login: string } | null
}

it('blots what is declared, through objects and arrays, and leaves the event itself alone', () => {
  const event: Found = {
    type: 'people.found',
    people: [
      { Namn: 'Frida', Personnr: '199003159804' },
      { Namn: 'Ali', Personnr: '198001019804' },
    ],
    by: { Login: 'ftg2' },
  }
  const declared = { 'people.found': ['people.Personnr', 'by'] } satisfies Redactions<Found>
  const written = toJournalEvent(event, declared['people.found'])
  expect(written).toEqual({
    type: 'people.found',
    people: [
      { Namn: 'Frida', Personnr: '[redacted]' },
      { Namn: 'Ali', Personnr: '[redacted]' },
    ],
    by: '[redacted]',
  })
  expect(event.people[0]?.Personnr).toBe('199003159804')
})

it('does not mind a path that leads nowhere', () => {
  expect(toJournalEvent({ type: 'a' }, ['by.Login', '__proto__.polluted'])).toEqual({ type: 'a' })
  expect(toJournalEvent({ type: 'a', by: null } as { type: string }, ['by.Login'])).toEqual({ type: 'a', by: null })
})

it('keeps only the name of an error, whose message may quote anything', () => {
  const error = new TypeError('Unexpected token in "199003159804"')
  const written = toJournalEvent({ type: 'xstate.error.actor.ask', error } as { type: string })
  expect(written).toEqual({ type: 'xstate.error.actor.ask', error: { name: 'TypeError' } })
})

it('knows the paths of an event by its type', () => {
  expectTypeOf<PathOf<Omit<Found, 'type'>>>().toEqualTypeOf<
    'people' | 'people.Namn' | 'people.Personnr' | 'by' | 'by.Login'
  >()
})
