import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { StatementPeriod } from '../../statements/shapes.ts'
import { statement } from '../../statements/statement.ts'
import { payrollErrors } from '../errors.ts'
import { declarationLife } from './declaration-life.ts'
import { DeclarationMonth, EmployerDeclaration } from './shapes.ts'
import { SkatteverketAction, SkatteverketReturn } from './skatteverket.shapes.ts'

/** The employer's declaration as a statement. */
const declaration = statement({
  path: '/employerDeclaration',
  right: 'EmployerDeclaration.Read',
  life: declarationLife,
  month: DeclarationMonth,
  whole: EmployerDeclaration,
  summaries: {
    year: 'Returns the twelve months of a year: the status of each declaration, its last day by law, its sums, and what its checks find. Payslips that are marked as ready or paid count. Without a filter, the year is that of the header, else the current one.',
    period:
      'Returns the declaration of a month: the main form, a statement for each person, the absences, and for each figure the rows of payslips behind it; what the checks find, in the words of Skatteverket, and where it is mended; who is left out and why; and the files that have been fetched. Holds no whole personal number. Refused at Period when the law of the month is not entered.',
    filed:
      'Says that the declaration has been handed in by hand, or opens it for a correction. With the setting AGILasPeriod the salary periods that were paid in the month are locked, or unlocked.',
  },
})
const { year, period, filed } = declaration.calls
const send = { right: declarationLife.actions.send } as const

/**
 * The calls of the employer's declaration (arbetsgivardeklaration på individnivå). The
 * specification names its routes and rights, and leaves the calls open. The file is a download:
 * downloads.ts.
 */
export const employerDeclarationCalls = {
  year,
  period,
  skatteverket: call('POST', '/employerDeclaration/{Period}/skatteverket', {
    summary:
      'Asks Skatteverket’s API to take the declaration as a draft that somebody signs there, for its receipts, or to remove the draft. Whoever is signed in at Skatteverket has it done by a job, and gets no address; others get the address where they sign in. The job is told by GET /employerDeclaration/{Period}.',
    access: send,
    params: declaration.params,
    body: z.strictObject({ Atgard: SkatteverketAction }),
    data: z.object({ Adress: z.url({ protocol: /^https?$/ }).nullable() }),
    errors: [commonErrors.fieldsRefused, payrollErrors.skatteverketMissing, payrollErrors.skatteverketBusy],
  }),
  signedIn: call('POST', '/employerDeclaration/signedIn', {
    summary:
      'Takes the code that Skatteverket’s sign-in gave the caller, and begins what the sign-in was for. Refused when it is another’s, or has been used.',
    access: send,
    body: SkatteverketReturn,
    data: z.object({ Period: StatementPeriod }),
    errors: [payrollErrors.skatteverketMissing, payrollErrors.skatteverketSignInLost, payrollErrors.skatteverketBusy],
  }),
  filed,
}
