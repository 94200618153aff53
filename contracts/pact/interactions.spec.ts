import { describe, expect, it } from 'vitest'
import { errors } from '../errors.ts'
import { describedCalls, interactions } from './interactions.ts'

describe.each(describedCalls().map(each => [each.name, each] as const))('%s', (_, { call, outcomes }) => {
  it('has outcomes that fit its shapes', () => {
    expect(outcomes.length).toBeGreaterThan(0)
    for (const { request, answer, name } of outcomes) {
      expect(call.params.safeParse(request.params).success, `${name}: params`).toBe(true)
      expect(call.body.safeParse(request.body).success, `${name}: body`).toBe(true)
      if ('data' in answer) expect(call.data.parse(answer.data), `${name}: data`).toEqual(answer.data)
    }
  })

  it('shows the errors that follow from who may call, and no error that it does not declare', () => {
    const shown = outcomes.flatMap(({ answer }) => ('error' in answer ? [answer.error] : []))
    for (const error of shown) expect(call.errors).toContain(error)
    if (call.access !== 'public') expect(shown).toContain(errors.noSession)
  })
})

it('no two exchanges have the same description', () => {
  const descriptions = interactions().map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
