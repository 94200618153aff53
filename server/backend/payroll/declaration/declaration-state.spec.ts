import { describe, expect, it } from 'vitest'
import { type DeclarationAction, declarationStatusOf } from '#contracts/payroll/declaration/declaration-life.ts'
import { type Happened, needsCorrection, stateAfterAll } from './declaration-state.ts'

const happened = (...all: readonly (readonly [DeclarationAction, hash?: string])[]): readonly Happened[] =>
  all.map(([action, hash = ''], at) => ({ action, hash, at: `2026-11-0${at + 1}` }))

describe('the status of a declaration', () => {
  it.each<[readonly DeclarationAction[], string, string]>([
    [[], 'UNDERLAG', 'Inte skickad'],
    [['fetch'], 'EXPORTERAD', 'Exporterad'],
    [['fetch', 'send'], 'SKICKAD', 'Skickad, väntar på underskrift'],
    [['send', 'refuse'], 'AVVISAD', 'Avvisad av Skatteverket'],
    [['send', 'refuse', 'send', 'receipt'], 'INLAMNAD', 'Inlämnad'],
    [['send', 'remove'], 'UNDERLAG', 'Inte skickad'],
    [['send', 'receipt', 'reopen'], 'INLAMNAD', 'Inlämnad'],
    [['send', 'receipt', 'reopen', 'send'], 'SKICKAD', 'Rättelse: skickad, väntar på underskrift'],
    // Such as a declaration of an earlier version, which let a correction be sent at once.
    [['send', 'receipt', 'send'], 'SKICKAD', 'Rättelse: skickad, väntar på underskrift'],
    [['send', 'receipt', 'reopen', 'send', 'remove'], 'INLAMNAD', 'Inlämnad'],
    [['send', 'receipt', 'reopen', 'send', 'receipt'], 'INLAMNAD', 'Rättad'],
    [['fetch', 'file', 'fetch'], 'EXPORTERAD', 'Rättelse: exporterad'],
  ])('after %j is %s', (actions, Kod, Text) => {
    const state = stateAfterAll(happened(...actions.map(action => [action] as const)))
    expect(declarationStatusOf(state)).toEqual({ Kod, Text })
    expect(needsCorrection(state, true)).toBe(false)
  })

  it.each<[string, string]>([
    // The file is fetched once more, from what is handed in or waits for a signature.
    ['fetch a, file a, fetch a', 'Inlämnad'],
    ['send a, fetch a', 'Skickad, väntar på underskrift'],
    ['send a, receipt, fetch a', 'Inlämnad'],
    ['send a, receipt, fetch b', 'Rättelse: exporterad'],
    ['send a, receipt, reopen, fetch a', 'Inlämnad'],
    ['send a, receipt, reopen, send b, fetch b', 'Rättelse: skickad, väntar på underskrift'],
    // It may be handed in by hand instead.
    ['send a, refuse, fetch a', 'Exporterad'],
    ['send a, remove, fetch a', 'Exporterad'],
  ])('after %s is not moved by a copy of what is handed in', (written, text) => {
    const all = written.split(', ').map(each => each.split(' ') as [DeclarationAction, string?])
    expect(declarationStatusOf(stateAfterAll(happened(...all))).Text).toBe(text)
  })

  it('of a month without payslips says so, until something has happened', () => {
    const of = (...actions: readonly DeclarationAction[]) =>
      declarationStatusOf(stateAfterAll(happened(...actions.map(action => [action] as const)), { payslips: 'none' }))
        .Kod
    expect([of(), of('fetch'), of('file')]).toEqual(['INGEN', 'EXPORTERAD', 'INLAMNAD'])
  })

  it('needs a correction when the payslips are no longer what was declared', () => {
    const changed = (...actions: readonly DeclarationAction[]) =>
      needsCorrection(stateAfterAll(happened(...actions.map(action => [action] as const))), false)
    expect([changed(), changed('fetch'), changed('send', 'receipt'), changed('send', 'remove')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
