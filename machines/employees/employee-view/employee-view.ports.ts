import { ofCalls, reading } from '../../kit/shared/of-call.ts'
import { isOk, mapResult, ok } from '../../kit/shared/result.ts'
import type { FetchedView } from './employee-view.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeViewPorts = {
  /** Fetches the choices, and the employee unless the number is empty. */
  fetchView: ofCalls<FetchedView, string>('employeeView.fetchView', async (AnstNr, ask) => {
    const [given, found] = await Promise.all([
      ask(reading('employees', 'choices', {})),
      AnstNr === '' ? null : ask(reading('employees', 'one', { params: { AnstNr } })),
    ])
    if (!isOk(given)) return given
    const choices = given.value
    if (found === null) return ok({ facts: null, choices })
    return mapResult(found, ({ Values: _values, Datum: _day, ...facts }) => ({ facts, choices }))
  }),
}
