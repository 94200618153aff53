import { describe, expect, it } from 'vitest'
import { affectedBy } from './changed.ts'

const subjects = ['sign-in', 'companies', 'copies', 'frame']
const browser = (...files: string[]) => affectedBy(files, subjects).browser

describe('what a change can break', () => {
  it('a subject: its own journeys, and the one through everything', () =>
    expect(
      browser('machines/companies/company-archive/company-archive.machine.ts', 'ui/screens/companies/x.tsx'),
    ).toEqual(['tests/e2e/frame/journey.e2e.ts', 'tests/e2e/companies/']))

  it('two subjects: those of both', () =>
    expect(browser('contracts/copies/calls.ts', 'server/backend/sign-in/session/token.ts')).toEqual([
      'tests/e2e/frame/journey.e2e.ts',
      'tests/e2e/copies/',
      'tests/e2e/sign-in/',
    ]))

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
    expect(affectedBy(['server/adapter/trpc.ts'], subjects).pact).toBe(true)
    expect(affectedBy(['ui/screens/companies/x.tsx'], subjects).pact).toBe(false)
  })
})
