import { describe, expect, it } from 'vitest'
import { affectedBy, type TestFile } from './changed.ts'

const tests: readonly TestFile[] = [
  { path: 'tests/e2e/frame/journey.e2e.ts', text: '' },
  { path: 'tests/e2e/companies/companies.e2e.ts', text: '' },
  { path: 'tests/e2e/copies/copies.e2e.ts', text: '' },
  { path: 'tests/e2e/sign-in/bankid.e2e.ts', text: '' },
  { path: 'tests/e2e/employees/vehicles.e2e.ts', text: '' },
  { path: 'tests/e2e/payroll/payments.e2e.ts', text: '' },
  { path: 'tests/e2e/payroll/vouchers.e2e.ts', text: '' },
  { path: 'tests/e2e/registers/some.e2e.ts', text: "page.goto('/registry/card-numbers')" },
  { path: 'server/backend/rights/matrix.db.spec.ts', text: "import '../vehicles/pact-states.ts'" },
  { path: 'server/backend/vehicles/vehicles.db.spec.ts', text: "import '../vehicles/tables.ts'" },
]
const journey = 'tests/e2e/frame/journey.e2e.ts'
const browser = (...files: string[]) => affectedBy(files, tests).browser
const specs = (...files: string[]) => affectedBy(files, tests).specs

describe('what a change can break', () => {
  it('a subject: its own journeys, and the one through everything', () =>
    expect(
      browser('machines/companies/company-archive/company-archive.machine.ts', 'ui/screens/companies/x.tsx'),
    ).toEqual([journey, 'tests/e2e/companies/companies.e2e.ts']))

  it('two subjects: those of both', () =>
    expect(browser('contracts/copies/calls.ts', 'server/backend/sign-in/session/token.ts')).toEqual([
      journey,
      'tests/e2e/copies/copies.e2e.ts',
      'tests/e2e/sign-in/bankid.e2e.ts',
    ]))

  it.each([
    ['contracts/vehicles/shapes.ts', ['tests/e2e/employees/vehicles.e2e.ts']],
    ['server/backend/card-numbers/card-numbers-area.ts', ['tests/e2e/registers/some.e2e.ts']],
    ['server/backend/payroll/payments/payments-area.ts', ['tests/e2e/payroll/payments.e2e.ts']],
    // No journey is named by it, so those of payroll run.
    ['ui/screens/payroll/trial/trial.tsx', ['tests/e2e/payroll/payments.e2e.ts', 'tests/e2e/payroll/vouchers.e2e.ts']],
    ['server/backend/engine/line.ts', ['tests/e2e/payroll/payments.e2e.ts', 'tests/e2e/payroll/vouchers.e2e.ts']],
  ])('the journeys that are named by the subject, or mention it (%s)', (file, journeys) =>
    expect(browser(file)).toEqual([journey, ...journeys]),
  )

  it('a subject without a journey: the one through everything', () =>
    expect(browser('server/backend/fos/fos-area.ts')).toEqual([journey]))

  it('a subject: the specs of its folders, and those elsewhere that import of it', () => {
    expect(specs('server/backend/vehicles/vehicles-area.ts')).toEqual([
      ...['contracts/vehicles/', 'machines/vehicles/', 'server/backend/vehicles/', 'ui/screens/vehicles/'],
      ...['server/backend/rights/matrix.db.spec.ts', 'tests/architecture/'],
    ])
    expect(specs('contracts/vehicles/shapes.ts')).toContain('contracts/pact/')
    expect(specs('machines/vehicles/vehicles/vehicles.spec.ts')).toEqual([
      'machines/vehicles/vehicles/vehicles.spec.ts',
    ])
    expect(specs('server/backend/law/law.ts')).toEqual(
      expect.arrayContaining(['server/backend/law/', 'server/backend/payroll/']),
    )
    expect(specs('README.md')).toEqual([])
  })

  it.each(['server/backend/platform/http/route.ts', 'machines/kit/journal/record.ts', 'package.json'])(
    'a mechanism: the specs whose imports reach it (%s)',
    file => expect(specs('contracts/vehicles/shapes.ts', file)).toBe('related'),
  )

  it.each([
    'contracts/call.ts',
    'machines/kit/form/form.machine.ts',
    'ui/widgets/button/button.tsx',
    'server/backend/platform/http/route.ts',
    'package-lock.json',
    'vite.config.ts',
    'tests/harness/running-app.ts',
    'tests/e2e/test.ts',
  ])('a mechanism: everything (%s)', file => expect(browser('contracts/copies/calls.ts', file)).toBe('all'))

  it.each(['README.md', 'machines/companies/company-archive/company-archive.spec.ts', 'docs/glossary.md'])(
    'words and specs: nothing in a browser (%s)',
    file => expect(browser(file)).toEqual([]),
  )

  it('the pacts, when a side of them has changed', () => {
    expect(affectedBy(['server/adapter/trpc.ts'], tests).pact).toBe(true)
    expect(affectedBy(['ui/screens/companies/x.tsx'], tests).pact).toBe(false)
  })
})
