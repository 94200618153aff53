import { describe, expect, it } from 'vitest'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { eventTypes } from '../tables/event-types.ts'
import { eventTexts } from './event-texts.ts'
import { thingOf } from './things.ts'

const everything = { readable: new Set<string>(companySettings.names), day: '2026-11-23' }
const told = (payload: object, readable = everything.readable) => {
  const { text, details } = eventTexts['company.changed']
  const context = { ...everything, readable }
  return [text({ ...payload }, context), details?.({ ...payload }, context) ?? []]
}

describe('the sentence of every event', () => {
  it.each(eventTypes)('%s is a Swedish sentence, also of an empty or an odd payload', type => {
    for (const payload of [
      {},
      { login: 7, changes: null, years: 'x', fields: {}, id: null },
      { years: [2024, 2025] },
    ]) {
      const text = eventTexts[type].text(payload, everything)
      expect(text).toMatch(/^[A-ZÅÄÖ][^{}]+$/)
      expect(text).not.toMatch(/undefined|null|\[object|NaN|\s$/)
    }
  })
})

describe('changed settings', () => {
  const changes = {
    Telefon: { from: '', to: '0470-123 45' },
    Epost: { from: 'a@b.se', to: '' },
    UseAvdelning: { from: false, to: true },
  }

  it('are told with what they were and are', () => {
    const [text] = told({ changes: { Telefon: changes.Telefon } })
    expect(text).toMatch(/^Ändrade .*Telefon från – till 0470-123 45 i företagsinställningarna$/)
  })

  it('are named two at a time, and all in the details', () => {
    const [text, details] = told({ changes })
    expect(text).toMatch(/ och 1 till i företagsinställningarna$/)
    expect(details).toHaveLength(3)
    expect(details?.[2]).toContain('från Nej till Ja')
  })

  it('are kept from a reader who may not read them, also their names', () => {
    expect(told({ changes }, new Set())).toEqual(['Ändrade 3 av företagsinställningarna, som du inte får läsa', []])
    const [text, details] = told({ changes }, new Set(['Epost']))
    expect(JSON.stringify([text, details])).not.toMatch(/Telefon|0470/)
  })

  it('show no value that the event does not hold, such as a personal number', () => {
    expect(told({ changes: { BankPersonNr: {} } })[0]).toContain('från (visas inte) till (visas inte)')
  })
})

describe('the thing of an event', () => {
  const at = { actor: 'adm', ftgKey: null, payload: {} }
  it.each([
    [{ ...at, type: 'company.changed', ftgKey: 'k' }, 'company:k'],
    [{ ...at, type: 'company.removed', payload: { ftgKey: 'k' } }, 'company:k'],
    [{ ...at, type: 'account.lockedOut', payload: { login: 'per' } }, 'account:per'],
    [{ ...at, type: 'session.started' }, 'account:adm'],
    [{ ...at, type: 'signIn.failed', actor: null }, 'licence:own'],
    [{ ...at, type: 'portal.changed' }, 'licence:own'],
    [{ ...at, type: 'of.the.future' }, 'licence:own'],
  ])('%o is %s', (event, thing) => expect(thingOf(event)).toBe(thing))
})
