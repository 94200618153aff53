import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { importErrors } from '../imports/errors.ts'
import { fosErrors } from './errors.ts'
import {
  FosAcceptance,
  FosAnswerFile,
  FosAnswerPreview,
  FosEnquiry,
  FosEnquiryMade,
  FosPerson,
  FosSelection,
} from './shapes.ts'

const read = { right: 'FOS.Read' } as const
const write = { right: 'FOS.Upd' } as const
const bodyLimit = 7 * 1024 * 1024

/** The calls about enquiries to Skatteverket on tax deduction (third document: FOS Read, Upd). */
export const fosCalls = {
  persons: call('GET', '/fos/@/persons', {
    summary:
      'Returns employees by name, whether Skatteverket is asked about them, or why not, and when that was last done. Leaves out those whose last day has passed. Sorts and searches as the staff list does.',
    access: read,
    paged: true,
    filter: FosSelection,
    data: z.array(FosPerson),
    errors: [commonErrors.fieldsRefused],
  }),
  ask: call('POST', '/fos', {
    summary:
      'Notes an enquiry about the employees of a selection, whose file is then fetched by its number. Those without a personal number, and those whose tax is not read from a table, are left out.',
    access: write,
    body: FosEnquiry,
    data: FosEnquiryMade,
    errors: [commonErrors.fieldsRefused, fosErrors.fosNobody],
  }),
  preview: call('POST', '/fos/@/answer/preview', {
    summary:
      'Returns what an answer would change, by employee: the table, the column and the adjustment, from the day in the file. Stores nothing. Also requires the right to change employees. The file has at most 5,000,000 bytes.',
    access: write,
    effect: 'reads',
    body: FosAnswerFile,
    bodyLimit,
    data: FosAnswerPreview,
    errors: [importErrors.importFileRefused],
  }),
  accept: call('POST', '/fos/@/answer', {
    summary:
      'Stores an answer for the employees that it changes, except those left out, as changes from the day in the file. The number of changes of the preview must still hold. Also requires the right to change employees.',
    access: write,
    body: FosAcceptance,
    bodyLimit,
    data: z.object({ /** How many employees were changed. */ Andrade: z.int().min(0) }),
    errors: [importErrors.importFileRefused, importErrors.importOutdated],
  }),
}
