import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveEvents } from './live-events.ts'
import { connectionMessages, readLiveMessage } from './live-messages.ts'

const read = (message: unknown) => readLiveMessage(JSON.stringify(message))

describe('a live message', () => {
  it.each(Object.entries(liveEvents))('%s is read from its envelope', (event, { example }) => {
    const message = { event: 'api/v1', payload: { seq: 17, event, payload: example } }
    expect(read(message)).toEqual(message)
  })

  it.each(Object.entries(connectionMessages))('%s is read', (event, { example }) => {
    expect(read({ event, payload: example })).toEqual({ event, payload: example })
  })

  it('without a number is one of the moment', () => {
    const payload = { event: 'NEW_UNREAD_MESSAGE_RECEIVED', payload: null }
    expect(read({ event: 'api/v1', payload })).toEqual({ event: 'api/v1', payload })
  })

  it('of an event that nobody knows is passed over', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (event, payload) => {
        fc.pre(!(event in connectionMessages) && !(event in liveEvents) && event !== 'api/v1')
        expect(read({ event, payload })).toBeUndefined()
        expect(read({ event: 'api/v1', payload: { event, payload } })).toBeUndefined()
      }),
    )
    expect(read({ event: 'constructor', payload: 1 })).toBeUndefined()
  })

  it.each([
    ['no JSON', 'hej'],
    ['no message', '[]'],
    ['an envelope without an event', '{"event":"api/v1","payload":{}}'],
    ['a payload of another shape', '{"event":"lon/caught-up","payload":{"seq":-1}}'],
    ['a notification without its fields', '{"event":"api/v1","payload":{"event":"USER_NOTIFICATION_CREATED"}}'],
  ])('is refused: %s', (_, text) => {
    expect(() => readLiveMessage(text)).toThrow()
  })
})
