import type { Download } from './download.ts'
import { errors } from './errors.ts'
import { states } from './pact/states.ts'
import { openings } from './rights/openings.ts'

const ofCompany = [errors.noSession, errors.companyMissing, errors.invalidRequest] as const
const inNordsken = {
  given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
  request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
}

/** Every file and print. A new one is added here, and is answered in `server/backend/files.ts`. */
export const downloads = {
  payrollCalendar: {
    summary: 'Returns the payroll dates of the company and year in the headers, as a calendar file (RFC 5545).',
    path: '/file/payrollDates',
    access: 'company',
    type: 'text/calendar',
    errors: ofCompany,
    outcomes: [{ name: 'the calendar', ...inNordsken, answer: { fileName: 'Lönedatum 2026.ics' } }],
  },
  payrollDates: {
    summary: 'Returns the payroll dates of the company and year in the headers, as a PDF to print.',
    path: '/print/payrollDates',
    access: 'company',
    type: 'application/pdf',
    errors: ofCompany,
    outcomes: [
      { name: 'the print', ...inNordsken, answer: { fileName: 'Lönedatum 2026.pdf' } },
      {
        name: 'a company that is not there',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { scope: { FtgId: 'zenit', SalaryYear: 2026 } },
        answer: { error: errors.companyMissing },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { error: errors.noSession },
      },
    ],
  },
  paxmlEmployees: {
    summary: 'Returns the employees of the company as PAXml 2.0.',
    path: '/file/paxml/employees',
    access: { right: 'Registry.PerReg.Read' },
    type: 'text/xml',
    errors: [...ofCompany, errors.rightMissing],
    outcomes: [{ name: 'the employees', ...inNordsken, answer: { fileName: 'Anställda 2026-11-23.xml' } }],
  },
  paxmlRows: {
    summary: 'Returns the imported pay and time rows of the company as PAXml 2.0.',
    path: '/file/paxml/rows',
    access: { right: 'Registry.ImpReg.Read' },
    type: 'text/xml',
    errors: [...ofCompany, errors.rightMissing],
    outcomes: [{ name: 'the rows', ...inNordsken, answer: { fileName: 'Löne- och tidrader 2026-11-23.xml' } }],
  },
  paxmlSchedules: {
    summary:
      'Returns the working hours of each employee and day of the salary year, by their work schedules, as PAXml 2.0.',
    path: '/file/paxml/schedules',
    access: { right: 'Registry.PerReg.Read' },
    type: 'text/xml',
    errors: [...ofCompany, errors.rightMissing],
    outcomes: [{ name: 'the schedules', ...inNordsken, answer: { fileName: 'Scheman 2026.xml' } }],
  },
  eventHistory: {
    summary:
      'Returns the event history that the account may read as CSV, the newest first: at most 100,000 events. For the roles LIC, ADM and FTG.',
    path: '/file/eventHistory',
    access: { rule: openings.eventHistory },
    type: 'text/csv',
    errors: [errors.noSession, errors.rightMissing, errors.invalidRequest],
    outcomes: [
      {
        name: 'the history',
        given: [states.signedIn('adm')],
        request: {},
        answer: { fileName: 'Behandlingshistorik 2026-11-23.csv' },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('per')],
        request: {},
        answer: { error: errors.rightMissing },
      },
    ],
  },
} as const satisfies Record<string, Download>
