import { date } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'
import { children } from './children.ts'
import { companyFacts, tableFacts, tableFollows } from './company-facts.ts'
import { employment } from './employment.ts'
import { garnishments } from './garnishments.ts'
import { identity } from './identity.ts'
import { benefits, payment } from './payment.ts'
import { standingPay } from './standing-pay.ts'
import { tax } from './tax.ts'

/**
 * An employee, whole. The fields that `factKinds` names are dated: each value holds from
 * a day on.
 */
export const employeeForm = formModel(
  'Anställd',
  {
    /**
     * The day from which the changes of dated fields hold. It belongs to the change, and is no
     * value of the employee.
     */
    GallerFran: date('Ändringar gäller från', {
      default: today => today,
      required: true,
      hint: 'Lön, skatt och annat med historik ändras från den dagen. Namn, telefon och saldon ändras genast.',
    }),
    ...companyFacts,
    ...tableFacts,
    ...identity,
    ...employment,
    ...tax,
    ...payment,
    ...benefits,
    ...children,
    ...standingPay,
    ...garnishments,
  },
  [tableFollows],
)
