import { z } from 'zod'
import { commonErrors } from './common-errors.ts'
import { companyStates } from './companies/states.ts'
import type { Download } from './download.ts'
import { exampleDocument } from './employees/documents/examples.ts'
import { employeeErrors } from './employees/errors.ts'
import { exampleEmployeeValues } from './employees/examples.ts'
import { givenCompany, payingScope } from './employees/stated-staff.ts'
import { employeeStates } from './employees/states.ts'
import { fileJobErrors } from './file-jobs/errors.ts'
import { exampleFileJob, givenFileJob, unknownFileJob } from './file-jobs/examples.ts'
import { jobFiles, keptFileDays } from './file-jobs/job-files.ts'
import type { FormValues } from './forms/field.ts'
import { fosCalls } from './fos/calls.ts'
import { fosErrors } from './fos/errors.ts'
import { exampleEnquiry } from './fos/example.ts'
import { callerStates } from './outcomes/caller-states.ts'
import { earlier } from './outcomes/earlier.ts'
import { declarationLife } from './payroll/declaration/declaration-life.ts'
import { exampleDeclared } from './payroll/declaration/outcomes.ts'
import { payrollErrors } from './payroll/errors.ts'
import { ofOwnPayslip } from './payroll/own/calls.ts'
import { givenOwn, ownParams, ownScope, published } from './payroll/own/outcomes.ts'
import { ofPaymentOrder } from './payroll/payments/calls.ts'
import { fileOfOrder, givenPayslips, orderedPayment, paymentScope, ready } from './payroll/payments/examples.ts'
import { orderLife } from './payroll/payments/order-life.ts'
import { maxPayslipsInBatch } from './payroll/run/calls.ts'
import { PeriodCode as PayrollPeriod } from './payroll/run/shapes.ts'
import { sentVouchers, voucherScope } from './payroll/vouchers/examples.ts'
import { PeriodCode } from './payroll/vouchers/shapes.ts'
import { voucherLife } from './payroll/vouchers/voucher-life.ts'
import { maxNumberLength } from './person/identity.ts'
import { openings } from './rights/openings.ts'
import { StatementPeriod } from './statements/shapes.ts'

const { AnstNr } = exampleEmployeeValues
const ofEmployee = z.strictObject({ AnstNr: z.string().min(1).max(maxNumberLength) })
const documentOfEmployee = ofEmployee.extend({ Id: z.uuid() })
/** Returns the states of an account, and an employee with a document. */
const givenDocument = (by: string, own: object = {}) => [
  callerStates.signedIn(by),
  employeeStates.employee('dokumenten', by, { ...exampleEmployeeValues, ...own } as unknown as FormValues),
  employeeStates.employeeDocuments('dokumenten', by, AnstNr, [exampleDocument]),
]
const person = { given: givenDocument('adm'), scope: { FtgId: 'dokumenten' } }
const ofProtected = 'That of a person with a protected identity is for accounts with the right to write.'
const ofDocument = {
  access: { right: 'Registry.PerReg.Read' },
  params: documentOfEmployee,
  type: 'application/pdf',
  form: 'pdf',
  outcomes: [
    {
      name: 'the document',
      given: person.given,
      request: { scope: person.scope, params: { AnstNr, Id: exampleDocument.Id } },
      answer: { fileName: exampleDocument.FilNamn },
    },
    {
      name: 'a document that does not exist',
      given: person.given,
      request: { scope: person.scope, params: { AnstNr, Id: '0b0e7f7c-5a39-4a52-9f3e-2f8d6d6b1c11' } },
      answer: { error: employeeErrors.documentMissing },
    },
    {
      name: 'a document of a person with a protected identity, to an account that may not write',
      given: givenDocument('las', { SkyddadIdentitet: true }),
      request: { scope: person.scope, params: { AnstNr, Id: exampleDocument.Id } },
      answer: { error: employeeErrors.documentProtected },
    },
  ],
} as const

const ofCompany = [commonErrors.noSession, commonErrors.companyMissing, commonErrors.invalidRequest] as const
const inNordsken = {
  given: [callerStates.signedIn('ftg2'), companyStates.company('nordsken', 'ftg2')],
  request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
}

const ofOrder = {
  access: { right: orderLife.actions.fetch },
  params: ofPaymentOrder,
  errors: [...ofCompany, commonErrors.rightMissing, payrollErrors.paymentMissing],
} as const
const noOrder = {
  name: 'an order that does not exist',
  given: orderedPayment,
  request: { scope: paymentScope, params: { Period: '202611', Nr: '9' } },
  answer: { error: payrollErrors.paymentMissing },
} as const

const ofPayslips = {
  access: { right: 'Payslips.Read' },
  type: 'application/pdf',
  form: 'pdf',
  errors: [...ofCompany, commonErrors.rightMissing, payrollErrors.payslipMissing],
} as const
/**
 * Payslips of a period with commas between, each as the employee's number, and after a colon the
 * payslip's where it is a correction: `7,48:2`. No number has either.
 */
const chosenPayslips = z
  .string()
  .refine(text => text.split(',').length <= maxPayslipsInBatch)
  .refine(text =>
    text
      .split(',')
      .every(each => /^[^:]+(:[1-9]\d{0,2})?$/.test(each) && (each.split(':')[0] ?? '').length <= maxNumberLength),
  )

/** Every file and print. A new one is added here, and is answered in `server/backend/files.ts`. */
export const downloads = {
  payrollCalendar: {
    summary: 'Returns the payroll dates of the company and year in the headers, as a calendar file (RFC 5545).',
    path: '/file/payrollDates',
    access: 'company',
    type: 'text/calendar',
    form: 'calendar',
    errors: ofCompany,
    outcomes: [
      {
        name: 'the calendar',
        ...inNordsken,
        answer: { fileName: 'Lönedatum 2026.ics', says: ['DTSTART;VALUE=DATE:20261125', 'SUMMARY:Lön betalas ut'] },
      },
    ],
  },
  payrollDates: {
    summary: 'Returns the payroll dates of the company and year in the headers, as a PDF to print.',
    path: '/print/payrollDates',
    access: 'company',
    type: 'application/pdf',
    form: 'pdf',
    errors: ofCompany,
    outcomes: [
      { name: 'the print', ...inNordsken, answer: { fileName: 'Lönedatum 2026.pdf' } },
      {
        name: 'a company that is not there',
        given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
        request: { scope: { FtgId: 'zenit', SalaryYear: 2026 } },
        answer: { error: commonErrors.companyMissing },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { error: commonErrors.noSession },
      },
    ],
  },
  fosEnquiry: {
    summary: 'Returns the file of an enquiry to Skatteverket on tax deduction, to upload in its e-service.',
    path: '/file/fos/{Nr}',
    access: { right: 'FOS.Read' },
    params: z.strictObject({ Nr: z.string().regex(/^[1-9]\d{0,8}$/) }),
    type: 'text/xml',
    form: 'enquiry',
    errors: [...ofCompany, commonErrors.rightMissing, fosErrors.fosEnquiryMissing, fosErrors.fosNobody],
    outcomes: [
      {
        name: 'the file',
        given: [...person.given, earlier(fosCalls.ask, { scope: person.scope, body: exampleEnquiry })],
        request: { scope: person.scope, params: { Nr: '1' } },
        answer: {
          fileName: 'Förfrågan om skatteavdrag 2027 nr 1.xml',
          says: ['<Inkomstar>2027<', 'personNr="199003159804"', '<EgenReferens>101<'],
        },
      },
      {
        name: 'an enquiry that does not exist',
        given: person.given,
        request: { scope: person.scope, params: { Nr: '9' } },
        answer: { error: fosErrors.fosEnquiryMissing },
      },
    ],
  },
  paxmlEmployees: {
    summary:
      'Returns the employees of the company as PAXml 2.0. An account without the right to write does not see where a person with a protected identity lives.',
    path: '/file/paxml/employees',
    access: { right: 'Registry.PerReg.Read' },
    type: 'text/xml',
    form: 'paxml',
    errors: [...ofCompany, commonErrors.rightMissing],
    outcomes: [
      {
        name: 'the employees',
        given: givenCompany('adm'),
        request: { scope: payingScope },
        answer: {
          fileName: 'Anställda 2026-11-23.xml',
          says: [
            'persnr="199003159804"',
            '<ort>Växjö<',
            '<manlon>35000<',
            '<skattetabell>33<',
            '<skattekolumn>1<',
            'persnr="198506129801"',
            'Hemliga gatan 7',
          ],
        },
      },
      {
        name: 'the employees, to an account that may not write',
        given: givenCompany('las'),
        request: { scope: payingScope },
        answer: {
          fileName: 'Anställda 2026-11-23.xml',
          says: ['persnr="199003159804"', '<ort>Växjö<', 'persnr="198506129801"'],
          keepsBack: ['Hemliga gatan 7', '903 20', 'Umeå'],
        },
      },
    ],
  },
  paxmlRows: {
    summary: 'Returns the imported pay and time rows of the company as PAXml 2.0.',
    path: '/file/paxml/rows',
    access: { right: 'Registry.ImpReg.Read' },
    type: 'text/xml',
    form: 'paxml',
    errors: [...ofCompany, commonErrors.rightMissing],
    outcomes: [
      {
        name: 'the rows',
        ...inNordsken,
        answer: { fileName: 'Löne- och tidrader 2026-11-23.xml', says: ['<format>LÖNIN<'] },
      },
    ],
  },
  paxmlSchedules: {
    summary:
      'Returns the working hours of each employee and day of the salary year, by their work schedules, as PAXml 2.0.',
    path: jobFiles.paxmlSchedules.path,
    access: { right: 'Registry.PerReg.Read' },
    type: 'text/xml',
    form: 'paxml',
    errors: [...ofCompany, commonErrors.rightMissing, fileJobErrors.fileTakesLong],
    outcomes: [{ name: 'the schedules', ...inNordsken, answer: { fileName: 'Scheman 2026.xml' } }],
  },
  employeeDocument: {
    ...ofDocument,
    summary: `Returns a document of an employee. ${ofProtected}`,
    path: '/file/employees/{AnstNr}/documents/{Id}',
    errors: [...ofCompany, commonErrors.rightMissing, employeeErrors.documentMissing, employeeErrors.documentProtected],
  },
  employeeDocumentPrint: {
    ...ofDocument,
    summary: `Returns a document of an employee to show, when it is a PDF or a picture. ${ofProtected}`,
    path: '/print/employees/{AnstNr}/documents/{Id}',
    errors: [...ofCompany, commonErrors.rightMissing, employeeErrors.documentMissing, employeeErrors.documentProtected],
  },
  personalCard: {
    summary:
      'Returns the personal card of an employee as a PDF: what is known as of a day, and what changes in a year. An account without the right to write does not see where a person with a protected identity lives.',
    path: '/print/employees/{AnstNr}/card/{Datum}/{Ar}',
    access: { right: 'Registry.PerReg.Read' },
    params: ofEmployee.extend({ Datum: z.iso.date(), Ar: z.string().regex(/^[12]\d{3}$/) }),
    type: 'application/pdf',
    form: 'pdf',
    errors: [...ofCompany, commonErrors.rightMissing, employeeErrors.employeeMissing],
    outcomes: [
      {
        name: 'the card',
        given: person.given,
        request: { scope: person.scope, params: { AnstNr, Datum: '2026-11-23', Ar: '2026' } },
        answer: { fileName: `Personkort ${AnstNr} 2026-11-23.pdf` },
      },
      {
        name: 'an employee that does not exist',
        given: person.given,
        request: { scope: person.scope, params: { AnstNr: '999', Datum: '2026-11-23', Ar: '2026' } },
        answer: { error: employeeErrors.employeeMissing },
      },
    ],
  },
  payments: {
    ...ofOrder,
    summary:
      'Returns the bank file of a payment order as it was made, and counts that it was fetched: pain.001, or the older file of Bankgirot.',
    path: '/file/payments/{Period}/{Nr}',
    type: 'application/octet-stream',
    form: 'payments',
    outcomes: [
      {
        name: 'the file',
        given: orderedPayment,
        request: { scope: paymentScope, params: { Period: '202611', Nr: '1' } },
        answer: {
          fileName: fileOfOrder,
          says: ['<MsgId>LON-202611-0001<', '>27866.00<', '<ReqdExctnDt>2026-11-25<', 'Anna Berg', '0147258925'],
        },
      },
      noOrder,
    ],
  },
  payoutList: {
    ...ofOrder,
    summary: 'Returns who is paid what by a payment order, to accounts and in cash, as a PDF to print.',
    path: jobFiles.payoutList.path,
    errors: [...ofOrder.errors, fileJobErrors.fileTakesLong],
    type: 'application/pdf',
    form: 'pdf',
    outcomes: [
      {
        name: 'the list',
        given: orderedPayment,
        request: { scope: paymentScope, params: { Period: '202611', Nr: '1' } },
        answer: { fileName: 'Utbetalningslista LON-202611-0001.pdf' },
      },
      noOrder,
    ],
  },
  payslips: {
    ...ofPayslips,
    summary:
      'Returns the payslips of a period that are ready, and attested where the company attests, as one PDF in the order of the company’s settings, each in its employee’s language. An account that may write or publish payslips marks them as printed.',
    path: jobFiles.payslips.path,
    errors: [...ofPayslips.errors, fileJobErrors.fileTakesLong],
    params: z.strictObject({ Period: PayrollPeriod }),
    outcomes: [
      {
        name: 'the print',
        given: givenPayslips([ready]),
        request: { scope: paymentScope, params: { Period: '202611' } },
        answer: { fileName: 'Lönebesked 202611.pdf' },
      },
      {
        name: 'none that is ready',
        given: givenPayslips([{ AnstNr: '1', Flags: [] }]),
        request: { scope: paymentScope, params: { Period: '202611' } },
        answer: { error: payrollErrors.payslipMissing },
      },
    ],
  },
  chosenPayslips: {
    ...ofPayslips,
    summary: `Returns the payslips of chosen employees in a period as one PDF, as the whole period's. AnstNr: one, or up to ${maxPayslipsInBatch} with commas between; a correction has its number after a colon, 48:2. Those that are not ready are drafts, and say so; they are not marked as printed.`,
    path: '/print/payslips/{Period}/{AnstNr}',
    params: z.strictObject({ Period: PayrollPeriod, AnstNr: chosenPayslips }),
    outcomes: [
      {
        name: 'the print',
        given: givenPayslips([ready]),
        request: { scope: paymentScope, params: { Period: '202611', AnstNr: '1' } },
        answer: { fileName: 'Lönebesked 202611 1.pdf' },
      },
      {
        name: 'an employee without a payslip',
        given: givenPayslips([ready]),
        request: { scope: paymentScope, params: { Period: '202611', AnstNr: '99' } },
        answer: { error: payrollErrors.payslipMissing },
      },
    ],
  },
  checkList: {
    ...ofPayslips,
    summary:
      'Returns the check list of a period as a PDF, in the order of the company’s settings: what each payslip comes to, with its warnings, and the sums.',
    path: jobFiles.checkList.path,
    errors: [...ofPayslips.errors, fileJobErrors.fileTakesLong],
    params: z.strictObject({ Period: PayrollPeriod }),
    outcomes: [
      {
        name: 'the list',
        given: givenPayslips([ready]),
        request: { scope: paymentScope, params: { Period: '202611' } },
        answer: { fileName: 'Kontrollista 202611.pdf' },
      },
      {
        name: 'a period without payslips',
        given: givenPayslips([]),
        request: { scope: paymentScope, params: { Period: '202611' } },
        answer: { error: payrollErrors.payslipMissing },
      },
    ],
  },
  ownPayslip: {
    summary:
      "Returns one of the employee's own published payslips as a PDF, in the employee's language. It is not marked as printed.",
    path: '/file/myPayslips/{Period}/{AnstNr}/{Nummer}',
    access: { rule: openings.ownPayslips },
    params: ofOwnPayslip,
    type: 'application/pdf',
    form: 'pdf',
    errors: [...ofCompany, commonErrors.rightMissing, payrollErrors.payslipMissing],
    outcomes: [
      {
        name: 'the payslip',
        given: givenOwn(published),
        request: { scope: ownScope, params: ownParams },
        answer: { fileName: 'Lönebesked 202611.pdf' },
      },
      {
        name: "somebody else's",
        given: givenOwn(published),
        request: { scope: ownScope, params: { ...ownParams, AnstNr: '2' } },
        answer: { error: payrollErrors.payslipMissing },
      },
    ],
  },
  vouchers: {
    summary:
      "Returns a file of sent vouchers of a salary period in the format of the company's accounting program: SIE 4I, text or Excel.",
    path: '/file/bokforingsunderlag/{Period}/{Fil}',
    access: { right: voucherLife.actions.fetch },
    params: z.strictObject({ Period: PeriodCode, Fil: z.string().regex(/^[1-9]\d{0,3}$/) }),
    type: 'application/octet-stream',
    form: 'vouchers',
    errors: [
      ...ofCompany,
      commonErrors.rightMissing,
      payrollErrors.voucherPeriodMissing,
      payrollErrors.voucherFileRefused,
    ],
    outcomes: [
      {
        name: 'the file',
        given: sentVouchers,
        request: { scope: voucherScope, params: { Period: '202611', Fil: '1' } },
        answer: {
          fileName: 'LÖN 202611.SI',
          says: [
            '#VER F 41 20261125 "Lön, skatter och avgifter 2026-11"',
            '#TRANS 7210 {} 30000.00',
            '#TRANS 2821 {} -23000.00',
          ],
        },
      },
      {
        name: 'a file that the period does not have',
        given: sentVouchers,
        request: { scope: voucherScope, params: { Period: '202611', Fil: '9' } },
        answer: { error: payrollErrors.voucherPeriodMissing },
      },
    ],
  },
  employerDeclaration: {
    summary:
      'Returns a file of the employer’s declaration of a month, for Skatteverket’s e-service: `Del` is 1, unless the declaration has more forms than a file holds. Each fetched file is remembered with when, who and a hash of what it says, and the statement numbers in it are kept for good.',
    path: jobFiles.employerDeclaration.path,
    access: { right: declarationLife.actions.fetch },
    params: z.strictObject({ Period: StatementPeriod, Del: z.string().regex(/^[1-9]\d?$/) }),
    type: 'text/xml',
    form: 'declaration',
    errors: [
      ...ofCompany,
      commonErrors.rightMissing,
      payrollErrors.declarationFileMissing,
      commonErrors.fieldsRefused,
      fileJobErrors.fileTakesLong,
    ],
    outcomes: [
      {
        name: 'the file',
        given: exampleDeclared,
        request: { scope: { FtgId: 'deklaren' }, params: { Period: '202610', Del: '1' } },
        answer: {
          fileName: 'Arbetsgivardeklaration 202610.xml',
          says: ['>202610<', '>10997<', '>7134<', '>35000<', '>199003159804<'],
        },
      },
      {
        name: 'a part that the declaration does not have',
        given: exampleDeclared,
        request: { scope: { FtgId: 'deklaren' }, params: { Period: '202610', Del: '2' } },
        answer: { error: payrollErrors.declarationFileMissing },
      },
      {
        name: 'a month whose law is not entered',
        given: exampleDeclared,
        request: { scope: { FtgId: 'deklaren' }, params: { Period: '202701', Del: '1' } },
        answer: { error: commonErrors.fieldsRefused },
      },
    ],
  },
  jobFile: {
    summary: `Returns the file that a job of the account has made in the company (POST /fileJobs), with the right that its download asks for, for ${keptFileDays} days. A file of which the account now sees less is refused.`,
    path: '/file/jobs/{Id}',
    access: 'company',
    params: z.strictObject({ Id: z.uuid() }),
    type: 'application/pdf',
    form: 'pdf',
    errors: [...ofCompany, commonErrors.rightMissing, fileJobErrors.fileGone, fileJobErrors.fileOutdated],
    outcomes: [
      {
        name: 'the file',
        given: givenFileJob('COMPLETED'),
        request: { scope: paymentScope, params: { Id: exampleFileJob.Id } },
        answer: { fileName: 'Lönebesked 202611.pdf' },
      },
      {
        name: 'a file that is not made yet',
        given: givenFileJob('INPROGRESS'),
        request: { scope: paymentScope, params: { Id: exampleFileJob.Id } },
        answer: { error: fileJobErrors.fileGone },
      },
      {
        name: 'a file that the account did not ask for',
        given: unknownFileJob,
        request: { scope: paymentScope, params: { Id: exampleFileJob.Id } },
        answer: { error: fileJobErrors.fileGone },
      },
    ],
  },
  eventHistory: {
    summary:
      'Returns the event history that the account may read as CSV, the newest first: at most 100,000 events. For the roles LIC, ADM and FTG.',
    path: '/file/eventHistory',
    access: { rule: openings.eventHistory },
    type: 'text/csv',
    form: 'csv',
    errors: [commonErrors.noSession, commonErrors.rightMissing, commonErrors.invalidRequest],
    outcomes: [
      {
        name: 'the history',
        given: [callerStates.signedIn('adm')],
        request: {},
        answer: { fileName: 'Behandlingshistorik 2026-11-23.csv', says: ['Händelse'] },
      },
      {
        name: 'an account that is no administrator',
        given: [callerStates.signedIn('per')],
        request: {},
        answer: { error: commonErrors.rightMissing },
      },
    ],
  },
} as const satisfies Record<string, Download>
