import { exampleUser, exampleUserSession } from '#contracts/users/examples.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { userViewFlow } from './user-view.machine.ts'
import type { UserFacts } from './user-view.types.ts'

const { Values: _values, ...state } = exampleUser
const anna: UserFacts = { ...state, Namn: 'Anna Nyström', sessions: [exampleUserSession] }

verifyView(userViewFlow, {
  spec: import.meta.url,
  key: 'ny.anna',
  other: 'borta',
  value: anna,
  later: { ...anna, sessions: [] },
})
