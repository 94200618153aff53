import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/users/user-actions/user-actions.select.ts'
import type { ActOn, UserAct } from '#machines/users/user-actions/user-actions.types.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { userActions } from '#ui/runtime/lazy/users.ts'
import { newKey } from '#ui/runtime/new-key.ts'

/** Returns whether the account may change users. */
export const useMayWrite = (): boolean => useMay(right('Settings.Users.Write'))

/** Returns the flow of what is done with users, and a function that starts an act. */
export function useUserActions() {
  const flow = useLazyFlow(userActions)
  const act = useCallback(
    (act: UserAct, user: ActOn['user'], more: Pick<ActOn, 'session' | 'version'> = {}) =>
      flow?.send({ type: 'user.act', act, user, key: newKey(), ...more }),
    [flow],
  )
  const done = useSelector(flow, snapshot => (snapshot ? select.done(snapshot) : 0))
  return { flow, act, done }
}
