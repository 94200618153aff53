import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const formulaTrialPorts = {
  fetchNames: ofCall('formulaTrial.fetchNames', () => reading('formulas', 'variables', {})),
  /** Fetches the values of an employee. */
  fetchValues: ofCall('formulaTrial.fetchValues', (params: { readonly AnstNr: string }) =>
    reading('formulas', 'values', { params }),
  ),
}
