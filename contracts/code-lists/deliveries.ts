import { type CodeOf, codeList } from './code-list.ts'

/**
 * The ways in which an employee gets a payslip (company fields Use…DigitalMailbox; the codes are
 * ours).
 */
export const deliveryWays = codeList({
  KIVRA: 'Kivra',
  EMAIL: 'E-post',
  SCREEN: 'Egen sida',
  PAPER: 'Papper',
})
export type DeliveryWay = CodeOf<typeof deliveryWays>

/**
 * How far the delivery of a payslip has come: nothing is published yet, it waits for its day, it is
 * being sent, the employee has it, it was not sent, or nobody knows whether it was.
 */
export const deliveryStatuses = codeList({
  PLANNED: 'Ej publicerad',
  WAITING: 'Väntar',
  SENDING: 'Skickas',
  DONE: 'Klar',
  FAILED: 'Misslyckades',
  UNSURE: 'Osäkert',
})
export type DeliveryStatus = CodeOf<typeof deliveryStatuses>
