import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiedCompanyId, newCompanyId, proposedCopyId, restoredCompanyIdMessage } from './company-id.rules.ts'

it('a new company’s id is lower-case a–z and digits, at most 15, whatever is typed; typed again, it stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const id = newCompanyId(typed)
      expect(id).toMatch(/^[a-z0-9]{0,15}$/)
      expect(newCompanyId(id)).toBe(id)
      if (id !== '') expect(restoredCompanyIdMessage(id)).toBeUndefined()
    }),
  )
  expect(newCompanyId('Åkeri Ängö & Söner 1234')).toBe('akeriangosoner1')
})

it('a copy’s id keeps a plus sign, and all of its length', () =>
  expect(copiedCompanyId('Nordsken+ÖVNING i tre delar')).toBe('nordsken+ovningitredelar'))

it.each([
  ['nordsken', 'nordsken2'],
  ['nordsken2', 'nordsken3'],
  ['nordsken9', 'nordsken10'],
  ['nordsken09', 'nordsken10'],
  ['2026', '2027'],
  ['nordskenhandela', 'nordskenhandel2'],
  ['999999999999999', '100000000000000'],
  ['', '2'],
])('a copy of %j is proposed to be called %j', (id, proposed) => expect(proposedCopyId(id)).toBe(proposed))
