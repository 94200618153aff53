import { expect, it } from 'vitest'
import { testVault } from '../../kit/shared/testing/test-vault.ts'
import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { userActionsFlow } from './user-actions.machine.ts'
import { doneTexts, questions } from './user-actions.texts.ts'
import type { UserAct } from './user-actions.types.ts'

const user = { Login: 'ny.anna', Namn: 'Anna Nyström' }
const { keepSame } = testVault()

verifyAct(userActionsFlow, {
  spec: import.meta.url,
  asked: { act: 'block', user },
  plain: { act: 'invite', user },
  value: null,
  shown: { MobilSlut: null, Lank: keepSame('/inbjudan/hemlig'), GallerTill: '2026-11-24T08:15:00.000Z' },
})

it('asks before everything that cannot simply be undone, and says what it did', () => {
  expect(Object.keys(questions).toSorted()).toEqual(['block', 'confirmNumber', 'endSessions', 'remove', 'reset'])
  for (const [what, text] of Object.entries(doneTexts)) {
    const isLink = what === 'invite' || what === 'reset'
    expect(text({ act: what as UserAct, user }) === null).toBe(isLink)
  }
})
