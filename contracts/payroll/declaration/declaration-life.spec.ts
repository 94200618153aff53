import { describe, expect, it } from 'vitest'
import { mayBeDone, nextOf, reachable, refusalOf } from '../../life/life.ts'
import { afterwards, declarationLife, declarationStatusOf, stateOfDeclaration, undeclared } from './declaration-life.ts'
import { exampleDeclaration } from './outcomes.ts'

const states = reachable(declarationLife, [undeclared])

describe('a declaration', () => {
  it('is sent, signed, and opened for a correction, which has its own receipt', () => {
    const steps = ['send', 'receipt', 'reopen', 'send', 'receipt'] as const
    const seen = steps.map((_, place) => afterwards(steps.slice(0, place + 1)))
    expect(seen.map(state => [state.submission, nextOf(declarationLife, state)])).toEqual([
      ['draft', 'receipt'],
      ['filed', null],
      ['withdrawn', 'send'],
      ['draft', 'receipt'],
      ['filed', null],
    ])
    expect(seen.map(state => declarationStatusOf(state).Text)).toEqual([
      'Skickad, väntar på underskrift',
      'Inlämnad',
      'Inlämnad',
      'Rättelse: skickad, väntar på underskrift',
      'Rättad',
    ])
  })

  it('that is handed in is not sent before it has been opened, and never without a receipt', () => {
    for (const state of states) {
      const isFiled = state.submission === 'filed' || state.submission === 'filedByHand'
      expect([state, mayBeDone(declarationLife, state, 'send')]).toEqual([state, !isFiled])
      expect([state, mayBeDone(declarationLife, state, 'reopen')]).toEqual([state, isFiled])
      if (isFiled) expect([state, state.receipts === 'none']).toEqual([state, false])
    }
  })

  it('is not handed out while the checks stop it, and nothing is asked of Skatteverket without a connection', () => {
    for (const state of states) {
      for (const action of ['fetch', 'copy', 'send', 'refuse'] as const)
        expect(mayBeDone(declarationLife, { ...state, checks: 'stopped' }, action)).toBe(false)
      for (const action of ['send', 'receipt', 'remove'] as const)
        expect(refusalOf(declarationLife, { ...state, connection: 'none' }, action)).toMatch('inte anslutet')
    }
  })

  it('stands in an answer where its events have led it', () => {
    const told = { Tid: '2026-11-10T08:00:00.000Z', Anvandare: 'adm', Lank: '', Kvittens: '', Fel: [] }
    const typed = {
      send: 'SKICKAD',
      refuse: 'AVVISAD',
      remove: 'BORTTAGEN',
      receipt: 'INLAMNAD',
      file: 'INLAMNAD',
      reopen: 'OPPNAD',
    }
    type Typed = keyof typeof typed
    const sequences: readonly (readonly Typed[])[] = [
      [],
      ['send'],
      ['refuse'],
      ['send', 'remove'],
      ['send', 'receipt'],
      ['file'],
      ['file', 'reopen'],
      ['send', 'receipt', 'reopen', 'send', 'receipt'],
    ]
    for (const actions of sequences) {
      const state = afterwards(actions)
      const Handelser = actions
        .map((action, place) => ({ ...told, Nummer: place + 1, Typ: typed[action] as 'SKICKAD' }))
        .toReversed()
      const Skatteverket = {
        ...exampleDeclaration.Skatteverket,
        Utkast: state.submission === 'draft',
        Inlamnad: state.submission.startsWith('filed'),
        Handelser,
      }
      const answer = { ...exampleDeclaration, Stopp: 0, Status: declarationStatusOf(state), Skatteverket }
      expect([actions, stateOfDeclaration(answer)]).toEqual([actions, state])
    }
  })
})
