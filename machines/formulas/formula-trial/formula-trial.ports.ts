import type { FormulaName } from '#contracts/formulas/facts.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FactValue } from './formula-trial.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const formulaTrialPorts = {
  /** `GET /formel/variables`. */
  fetchNames: port<undefined, Result<readonly FormulaName[]>>('formulaTrial.fetchNames'),
  /** `GET /formel/variables/values/{AnstNr}`. */
  fetchValues: port<{ readonly AnstNr: string }, Result<readonly FactValue[]>>('formulaTrial.fetchValues'),
}
