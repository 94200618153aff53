import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { companyErrors } from '../../companies/errors.ts'
import { NewPicture } from '../../companies/pictures.shapes.ts'
import { maxNumberLength } from '../../person/identity.ts'
import { employeeErrors } from '../errors.ts'
import { CertificateValues, DocumentChange, EmployeeDocument, NewDocument } from './shapes.ts'

const read = { right: 'Registry.PerReg.Read' } as const
const write = { right: 'Registry.PerReg.Write' } as const
const certify = { right: 'Registry.PerReg.ArbGivIntyg' } as const
const ofEmployee = z.strictObject({ AnstNr: z.string().min(1).max(maxNumberLength) })
const one = ofEmployee.extend({ Id: z.uuid() })
const made = z.object({ Id: z.uuid() })

/** The calls about what is kept of an employee in files: documents, the picture, certificates. */
export const employeeDocumentCalls = {
  list: call('GET', '/employees/{AnstNr}/documents', {
    summary: "Returns an employee's documents, the latest first.",
    access: read,
    params: ofEmployee,
    data: z.array(EmployeeDocument),
    errors: [employeeErrors.employeeMissing],
  }),
  add: call('POST', '/employees/{AnstNr}/documents', {
    summary:
      'Adds a document to an employee: a PDF, a PNG, a JPEG, or a file of Word or Excel without macros, of at most 10,000,000 bytes. The documents of a company have at most 100,000,000 bytes.',
    access: write,
    params: ofEmployee,
    body: NewDocument,
    bodyLimit: 14 * 1024 * 1024,
    data: made,
    errors: [employeeErrors.employeeMissing, employeeErrors.documentRefused],
  }),
  change: call('PUT', '/employees/{AnstNr}/documents/{Id}', {
    summary: "Changes the title and the day of an employee's document, or one of them. The file stays.",
    access: write,
    params: one,
    body: DocumentChange,
    data: z.null(),
    errors: [employeeErrors.documentMissing],
  }),
  remove: call('DELETE', '/employees/{AnstNr}/documents/{Id}', {
    summary: "Removes an employee's document.",
    access: write,
    params: one,
    data: z.null(),
    errors: [employeeErrors.documentMissing],
  }),
  setPicture: call('PUT', '/employees/{AnstNr}/picture', {
    summary:
      'Sets the picture of an employee, and replaces any earlier one. The file must be a complete PNG or JPEG, of at most 5,000,000 bytes and 60,000,000 pixels.',
    access: write,
    params: ofEmployee,
    body: NewPicture,
    bodyLimit: 7 * 1024 * 1024,
    data: made,
    errors: [
      employeeErrors.employeeMissing,
      companyErrors.pictureRefused,
      companyErrors.pictureTooLarge,
      employeeErrors.documentRefused,
    ],
  }),
  removePicture: call('DELETE', '/employees/{AnstNr}/picture', {
    summary: 'Removes the picture of an employee. Gives the same answer when there is none.',
    access: write,
    params: ofEmployee,
    data: z.null(),
    errors: [employeeErrors.employeeMissing],
  }),
  certificate: call('GET', '/employees/{AnstNr}/certificate', {
    summary:
      "Returns what an employer's certificate begins with: the employment as of its last day or today, and its last twelve months without hours and pay.",
    access: certify,
    params: ofEmployee,
    data: CertificateValues,
    errors: [employeeErrors.employeeMissing],
  }),
  certify: call('POST', '/employees/{AnstNr}/certificate', {
    summary: "Makes an employer's certificate as a PDF, and keeps it among the employee's documents.",
    access: certify,
    params: ofEmployee,
    body: CertificateValues,
    data: made,
    errors: [employeeErrors.employeeMissing, commonErrors.fieldsRefused, employeeErrors.documentRefused],
  }),
}
