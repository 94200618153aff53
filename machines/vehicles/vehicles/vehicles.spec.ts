import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { vehiclesFlow } from './vehicles.machine.ts'

verifyAct(vehiclesFlow, {
  spec: import.meta.url,
  asked: { AnstNr: '1', Id: 'b1', text: 'Volvo V60' },
  value: null,
})
