import { describe, expect, it } from 'vitest'
import { isIn, mayBeDone, nextOf, reachable, stateAfter } from '../../life/life.ts'
import {
  begun,
  doneBy,
  isApproved,
  isFinished,
  neededSteps,
  payslipLife,
  payslipState,
  payslipStatus,
  runSteps,
} from './payslip-life.ts'

describe('the status of a payslip', () => {
  const none = { Klarmarkerad: false, Attesterad: false, Backad: false, Utskriven: false, Utbetald: false }
  const all = { Klarmarkerad: true, Attesterad: true, Backad: true, Utskriven: true, Utbetald: true }

  it.each([
    [all, true, 'Återförd'],
    [{ ...all, Backad: false }, true, 'Utbetald'],
    [{ ...all, Backad: false, Utbetald: false }, true, 'Utskriven'],
    [{ ...none, Attesterad: true, Klarmarkerad: true }, true, 'Attesterad'],
    [{ ...none, Attesterad: true, Klarmarkerad: true }, false, 'Klarmarkerad'],
    [{ ...none, Attesterad: true }, false, 'Skapad'],
    [{ ...none, Klarmarkerad: true }, true, 'Klarmarkerad'],
    [none, true, 'Skapad'],
  ])('%o with attest %s is %s', (flags, usesAttest, status) => expect(payslipStatus(flags, usesAttest)).toBe(status))
})

describe('a payslip', () => {
  it('waits for each step in turn, and for nothing once it is paid', () => {
    const next = (attest: 'none' | 'optional' | 'required', ...steps: readonly object[]) =>
      steps.map(step => nextOf(payslipLife(attest), { ...begun, ...step }))
    const [ready, attested] = [{ approval: 'ready' }, { approval: 'attested' }]
    expect(next('required', {}, ready, attested)).toEqual(['ready', 'attest', 'paid'])
    expect(next('optional', {}, ready)).toEqual(['ready', 'paid'])
    expect(next('none', { ...ready, payment: 'ordered' }, { ...ready, payment: 'paid' })).toEqual(['settle', null])
    expect([neededSteps('required'), neededSteps('optional')]).toEqual([
      ['ready', 'attest', 'paid'],
      ['ready', 'paid'],
    ])
  })

  it('is paid or ordered only when it is approved, and published likewise', () => {
    for (const attest of ['none', 'optional', 'required'] as const)
      for (const state of reachable(payslipLife(attest), [begun])) {
        if (state.payment !== 'unpaid' || state.publication === 'published')
          expect([attest, state, isApproved(state, attest)]).toEqual([attest, state, true])
      }
  })

  it('has each step of the run done after it, and not before', () => {
    const life = payslipLife('required')
    for (const state of reachable(life, [begun]))
      for (const step of runSteps.filter(each => mayBeDone(life, state, each)))
        expect([state, step, isIn(state, [doneBy[step]]), isIn(stateAfter(life, state, step), [doneBy[step]])]).toEqual(
          [state, step, false, true],
        )
  })

  it('is final once it is paid, or ready in a locked period', () => {
    expect(isFinished({ payment: 'paid', period: 'open', approval: 'ready' })).toBe(true)
    expect(isFinished({ payment: 'ordered', period: 'locked', approval: 'ready' })).toBe(true)
    expect(isFinished({ payment: 'unpaid', period: 'locked', approval: 'created' })).toBe(false)
    expect(isFinished({ payment: 'ordered', period: 'open', approval: 'attested' })).toBe(false)
  })

  it('is not attested where the company does not attest', () => {
    const facts = {
      isReady: true,
      isAttested: true,
      isPrinted: false,
      isPublished: false,
      isOrdered: false,
      isPaid: false,
      isTakenBack: false,
      isCorrection: false,
      isLocked: false,
    }
    expect([payslipState(facts, 'none').approval, payslipState(facts, 'optional').approval]).toEqual([
      'ready',
      'attested',
    ])
  })
})
