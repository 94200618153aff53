import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import type { ActOnUser, UserAct } from '#machines/users/user-actions/user-actions.types.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { userActions } from '#ui/runtime/lazy/users.ts'
import { newKey } from '#ui/runtime/new-key.ts'

/** Returns whether the account may change users. */
export const useMayWrite = (): boolean => useMay(right('Settings.Users.Write'))

/** Returns the flow of actions on users, a function that starts one, and whether one is done. */
export function useUserActions() {
  const flow = useLazyFlow(userActions)
  const act = useCallback(
    (act: UserAct, user: ActOnUser['user'], more: Pick<ActOnUser, 'session' | 'version'> = {}) =>
      flow?.send({ type: 'act.start', act: { act, user, ...more }, key: newKey() }),
    [flow],
  )
  const changes = useSelector(flow, snapshot => (snapshot ? select.changesIn(snapshot) : 0))
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  return { flow, act, changes, isActing }
}
