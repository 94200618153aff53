import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { AssignmentAnswer, AssignmentQuestion, maxCalculated } from './shapes.ts'

/** The calls on pay assignments beside their register: they are ours. */
export const assignmentCalls = {
  preview: call('POST', '/loneuppdrag/@/preview', {
    summary: `Returns whom a pay assignment with these values concerns in a salary period, and the row that each of the first ${maxCalculated} gets, calculated as on the payslip. Stores nothing.`,
    access: { right: 'Loneuppdrag.Read' },
    effect: 'reads',
    body: AssignmentQuestion,
    data: AssignmentAnswer,
    errors: [commonErrors.fieldsRefused],
  }),
}
