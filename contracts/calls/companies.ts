import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleCompany, exampleListItem } from '../examples.ts'
import { states } from '../pact/states.ts'
import { CompanyListItem } from '../shapes/company.ts'
import { CompanyInfoAnswer, FtgId, SalaryYear } from '../shapes/session.ts'

/** The companies that an account may choose, and their salary years (first document §4, §7). */
export const companyCalls = {
  list: call('GET', '/companyList', {
    summary: 'The companies that the account may choose, by name in Swedish order, the archived ones among them.',
    access: 'session',
    data: z.array(CompanyListItem),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'the companies of the account',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: {},
        answer: { data: [exampleListItem] },
      },
      { name: 'nobody signed in', given: [], request: {}, answer: { error: errors.noSession } },
    ],
  }),
  info: call('GET', '/companyInfo/{FtgId}', {
    summary:
      "A company of the account's. One of another licence, or outside FtgIdAccessList, is as if it did not exist.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyInfoAnswer,
    errors: [errors.noSession, errors.companyMissing],
    outcomes: [
      {
        name: 'a company of the account',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: { params: { FtgId: 'nordsken' } },
        answer: { data: { ...exampleCompany, requireSMSVerification: false } },
      },
      {
        name: 'an SMS code demanded',
        given: [states.signedIn('ftg2'), states.companyWithSms('akvarell', 'ftg2')],
        request: { params: { FtgId: 'akvarell' } },
        answer: { data: { requireSMSVerification: true } },
      },
      {
        name: 'a company whose SMS code is verified',
        given: [
          states.signedIn('ftg2'),
          states.companyWithSms('akvarell', 'ftg2'),
          states.companyVerified('akvarell', 'ftg2'),
        ],
        request: { params: { FtgId: 'akvarell' } },
        answer: { data: { ...exampleCompany, FtgId: 'akvarell', requireSMSVerification: false } },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { params: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
  salaryYears: call('GET', '/salaryyears', {
    summary: 'The salary years of the company in the company header, the latest first.',
    access: 'company',
    data: z.array(SalaryYear),
    errors: [errors.noSession, errors.companyMissing],
    outcomes: [
      {
        name: 'the years of a company',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: { scope: { FtgId: 'nordsken' } },
        answer: { data: [2026] },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { scope: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
}
