import { z } from 'zod'
import { call } from '../../call.ts'
import { errors } from '../../errors.ts'
import { DeclarationMonth, DeclaredPeriod, EmployerDeclaration } from './shapes.ts'

const access = { right: 'EmployerDeclaration.Read' } as const

/**
 * The calls of the employer's declaration (arbetsgivardeklaration på individnivå). The
 * specification names its routes and rights, and leaves the calls open. The file is a download:
 * downloads.ts.
 */
export const employerDeclarationCalls = {
  year: call('GET', '/employerDeclaration', {
    summary:
      'Returns the twelve months of a year: the status of each declaration, its last day by law, its sums, and what its checks find. Payslips that are marked as ready or paid count. Without a filter, the year is that of the header, else the current one.',
    access,
    filter: z.strictObject({ Year: z.string().regex(/^20\d\d$/) }),
    data: z.array(DeclarationMonth),
  }),
  period: call('GET', '/employerDeclaration/{Period}', {
    summary:
      'Returns the declaration of a month: the main form, a statement for each person, the absences, and for each figure the rows of payslips behind it; what the checks find, in the words of Skatteverket, and where it is mended; who is left out and why; and the files that have been fetched. Holds no whole personal number. Refused at Period when the law of the month is not entered.',
    access,
    params: z.strictObject({ Period: DeclaredPeriod }),
    data: EmployerDeclaration,
    errors: [errors.fieldsRefused],
  }),
}
