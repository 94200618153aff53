import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allows, allRights, type Right, rightsWhere } from './catalogue.ts'
import { RightsTree } from './rights-tree.ts'
import {
  demoUserRights,
  licenceUserRights,
  noRights,
  payslipAttesterRights,
  readOnlyRights,
  rightsByAccount,
  rightsByStandardGroup,
  standardUserRights,
} from './standard-groups.ts'

const granted = (rights: typeof noRights) => allRights.filter(right => allows(rights, right))

describe('the standard rights groups', () => {
  it('a licence user may everything', () => expect(granted(licenceUserRights)).toEqual(allRights))

  it('a standard user may all but manage rights groups', () =>
    expect(allRights.filter(right => !allows(standardUserRights, right))).toEqual([
      'Settings.UserRightsGroups.Read',
      'Settings.UserRightsGroups.Write',
    ]))

  it('read-only is every Read flag and the dashboard', () =>
    expect(granted(readOnlyRights)).toEqual(
      allRights.filter(right => right.endsWith('.Read') || right === 'Infopanel.LonDashboardStats'),
    ))

  it('the demo user lacks what would leave the house', () =>
    expect(
      granted(standardUserRights)
        .filter(right => !allows(demoUserRights, right))
        .toSorted(),
    ).toEqual([
      'Bookkeeping.Send',
      'EmployerDeclaration.Send',
      'SAF.API',
      'Settings.DigitalMailbox.Write',
      'Settings.Users.Read',
      'Settings.Users.Write',
    ]))

  it('the attester may read what is attested, and attest it', () =>
    expect(granted(payslipAttesterRights).toSorted()).toEqual([
      'Ersattningar.Read',
      'Infopanel.LonDashboardStats',
      'Kalendarie.Read',
      'Loneuppdrag.Read',
      'Payslips.Attest',
      'Payslips.Read',
      'Registry.PerReg.Read',
      'Tidrapport.Read',
    ]))

  it('nobody in particular may nothing', () => expect(granted(noRights)).toEqual([]))
})

describe('whose rights follow from what', () => {
  it.each([
    ['LIC', 'WEB100200', licenceUserRights],
    ['LIC', 'WEB999100', licenceUserRights],
    ['ADM', 'WEB999100', demoUserRights],
    ['ADM', 'WEB100200', undefined],
  ] as const)('%s of %s', (Roll, LicNr, rights) => expect(rightsByAccount({ Roll, LicNr })).toBe(rights))

  it.each([
    ['STDUSER', standardUserRights],
    ['STDREAD', readOnlyRights],
    ['WEBLONHUVATTESTUSER', payslipAttesterRights],
    ['Tidrapportörer', undefined],
    ['constructor', undefined],
  ])('group %s', (group, rights) => expect(rightsByStandardGroup(group)).toBe(rights))
})

describe('a set of rights', () => {
  it('is what its rule says, flag by flag, also after the wire', () =>
    fc.assert(
      fc.property(fc.subarray([...allRights]), chosen => {
        const rights = RightsTree.parse(JSON.parse(JSON.stringify(rightsWhere(right => chosen.includes(right)))))
        for (const right of allRights) expect(allows(rights, right)).toBe(chosen.includes(right))
      }),
      { numRuns: 30 },
    ))

  it('has a flag that is not there off', () => {
    const rights = RightsTree.parse({ Payslips: { Read: true } })
    expect(granted(rights)).toEqual(['Payslips.Read'])
  })

  it('knows no right outside the catalogue', () => {
    expect(allows(licenceUserRights, 'Payslips' as Right)).toBe(false)
    expect(allows(licenceUserRights, 'toString' as Right)).toBe(false)
  })
})
