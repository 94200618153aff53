import { ofCall, writing } from '../../kit/shared/of-call.ts'
import type { ActOnEmployee } from './employee-actions.types.ts'

const nothing = () => null

/** The flow's ports: the requests whose answers it waits for. */
export const employeeActionsPorts = {
  /** The call of the act. `key`: the idempotency key. */
  doAct: ofCall('employeeActions.doAct', (asked: ActOnEmployee & { readonly key: string }) => {
    const [params, idempotencyKey] = [{ AnstNr: asked.employee.number }, asked.key]
    switch (asked.act) {
      case 'remove':
        return writing('employees', 'remove', { params, idempotencyKey }, nothing)
      case 'renumber': {
        const body = { Version: asked.version, AnstNr: asked.to }
        return writing('employees', 'changeNumber', { params, body, idempotencyKey }, nothing)
      }
      case 'removeAbsence':
        return writing('absences', 'remove', { params: { ...params, Id: asked.id }, idempotencyKey }, nothing)
      case 'removeFact': {
        const body = { Version: asked.version, Slag: asked.kind, From: asked.from }
        return writing('employees', 'removeFact', { params, body, idempotencyKey }, nothing)
      }
    }
  }),
}
