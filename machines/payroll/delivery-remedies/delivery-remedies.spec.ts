import { verifyAct } from '../../kit/shared/testing/verify-act.ts'
import { deliveryRemediesFlow } from './delivery-remedies.machine.ts'

verifyAct(deliveryRemediesFlow, {
  spec: import.meta.url,
  plain: { Period: '202611', items: [{ AnstNr: '1', Nummer: 1, Atgard: 'AGAIN' }] },
  value: '',
})
