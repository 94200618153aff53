import type { Use } from '#contracts/registers/calls.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { ItemRemoval, NumberChange } from './register.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const registerPorts = {
  /** Removes an item. The message of a refusal says what uses it. */
  removeItem: port<ItemRemoval, Result<null>>('register.removeItem'),
  /** Gives an item another key. A refusal of the key is at its field. */
  changeNumber: port<NumberChange, Result<null>>('register.changeNumber'),
  /** Fetches what uses an item that could not be removed. */
  fetchUses: port<ItemRemoval, Result<readonly Use[]>>('register.fetchUses'),
}
