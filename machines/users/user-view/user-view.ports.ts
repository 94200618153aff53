import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { UserFacts } from './user-view.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const userViewPorts = {
  /** `GET /users/{Login}` and its sessions. */
  fetchFacts: port<{ login: string }, Result<UserFacts>>('userView.fetchFacts'),
}
