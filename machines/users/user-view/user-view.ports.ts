import { ofCalls, reading } from '../../kit/shared/of-call.ts'
import { isOk, mapResult } from '../../kit/shared/result.ts'
import type { UserFacts } from './user-view.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const userViewPorts = {
  /** Fetches a user by the login, with its sessions. */
  fetchFacts: ofCalls<UserFacts, string>('userView.fetchFacts', async (Login, ask) => {
    const [user, sessions] = await Promise.all([
      ask(reading('users', 'one', { params: { Login } })),
      ask(reading('users', 'sessions', { params: { Login } })),
    ])
    if (!isOk(user)) return user
    const { Values, ...facts } = user.value
    return mapResult(sessions, data => ({ ...facts, Namn: Values.Namn, sessions: data }))
  }),
}
