import { exampleDeliveries } from '#contracts/payroll/delivery/examples.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { payslipDeliveryFlow } from './payslip-delivery.machine.ts'

const { Period } = exampleDeliveries

verifyView(payslipDeliveryFlow, {
  spec: import.meta.url,
  key: Period,
  other: '202501',
  value: { ...exampleDeliveries, Skickas: 0 },
  later: { ...exampleDeliveries, Skickas: 0, Misslyckade: [] },
  goingOn: { ...exampleDeliveries, Skickas: 3 },
  change: { FtgId: 'nordsken', Period },
  otherChange: { FtgId: 'nordsken', Period: '202501' },
})
