import { describe, expect, it } from 'vitest'
import { type CompanyFacts, type Facts, opens } from '#contracts/rights/access.ts'
import { allRights, rightsWhere } from '#contracts/rights/catalogue.ts'
import { noRights, payslipAttesterRights, readOnlyRights } from '#contracts/rights/standard-groups.ts'
import { exampleCompany, exampleLicence } from '#contracts/sign-in/examples.ts'
import { specifiedRoutes } from '#tests/harness/specified-routes.ts'
import { areas } from './areas.ts'
import { menu } from './menu.ts'
import { menuOf } from './shell/side-menu/menu-of.ts'

const screens = areas.flatMap(area => area.screens ?? [])

/** A company in which everything is on. */
const company: CompanyFacts = {
  ...exampleCompany,
  UseLSS: true,
  UseAvdelning: true,
  UseLosen: true,
  AmfTecknad: true,
  ITPTecknad: true,
  ScbStatistik: true,
  SafMedlem: true,
  KfoMedlem: true,
  KPTecknad: true,
  HasSINKEmployees: true,
  IsEmployee: true,
  AgreementFlags: {
    FerIngBer: true,
    FerUphLon: true,
    OpenOBRegler: true,
    OpenJORRegler: true,
    OpenBERRegler: true,
    OpenELDRegler: true,
    OpenHLGRegler: true,
    OpenOVTRegler: true,
  },
}
/** A licence user of a licence in which everything is on. */
const everything: Facts = {
  Roll: 'LIC',
  rights: rightsWhere(() => true),
  HasPlus: true,
  Supplier: exampleLicence.Supplier,
  options: { HRTIL: true, FERTIL: true },
  grants: {},
  company,
  companies: 2,
}

/** Returns the paths of a person's menu, each group as a list with its title first. */
const shown = (facts: Facts) =>
  menuOf(menu, screens, rule => rule === undefined || opens(rule, facts)).flatMap(part =>
    part.kind === 'screen'
      ? [part.screen.path]
      : part.kind === 'group'
        ? [[part.group.title, ...part.screens.map(({ path }) => path)]]
        : [],
  )

const within = (prefix: string, names: string) => names.split(' ').map(name => `${prefix}${name}`)

/** The menu of the second document §2.3, and Meddelanden. */
const whole = [
  '/infopanel',
  '/kalendarie',
  '/tidrapport',
  '/ersattningar',
  '/messages',
  '/myPayslips',
  ['Lönekörning', '/fos', '/payslips', '/salaryCalculation', '/employerDeclaration', '/bokforingsunderlag'],
  [
    'Funktioner',
    ...within(
      '/',
      'loneuppdrag datatreesearch semberedning fora collectum scb kontrolluppgift ferLon uphLon saf kfo kpber losen forskottutbetalning lonerevision lonekartlaggning retrolon fksjukanmalan narvarostatus documents',
    ),
  ],
  ['LSS Assistansersättning', ...within('/lss/', 'rapOmk overview rapErs redov aterrapportering kostntyp settings')],
  [
    'Rapporter',
    ...within(
      '/rapporter/',
      'loneartslista resultatrapport bruttolonelista lonestatistik Saldoskuld laslista rehablista fteHeadcount timeJournals avtalslista personallista brukarreglista brukarperlista personkort perkontakt SINK debiteringskonto anvandarlista fackavgifter loneutmatning loneutveckling',
    ),
  ],
] as const

/** True for a group, and for a path that is not of a register or setting of our own. */
const isSpecified = (path: string) => !/^\/(registry|settings)\//.test(path) || specifiedRoutes.includes(path)

describe('the menu', () => {
  it('has, for whom everything is open, what the specification lists, in its order', () => {
    const menuOfAll = shown(everything)
    expect(menuOfAll.slice(0, whole.length)).toEqual(whole)
    const [registers, settings] = menuOfAll.slice(whole.length)
    expect(new Set((registers as string[]).filter(isSpecified))).toEqual(
      new Set([
        'Register',
        ...within(
          '/registry/',
          'impreg salaryPeriods Departments Holidays fordelningsnycklar arbschema dagschema obregler jorregler berregler eldregler hlgregler ovtregler tidkoder lonkoder varugrupper friaackardef egenskaper accounts resenheter artsty customFormelVariables agreements vacationagreements fackfor brukare employees artreg loneartstabeller',
        ),
      ]),
    )
    expect((settings as string[]).filter(isSpecified)).toEqual([
      'Inställningar',
      ...within(
        '/settings/',
        'company bokforing users userRightsGroups kortnummer integrations sysdata digitalmailbox printouts export',
      ),
    ])
  })

  const without = (facts: Partial<Facts>) => {
    const left = new Set(shown({ ...everything, ...facts }).flat())
    return new Set(
      shown(everything)
        .flat()
        .filter(path => !left.has(path)),
    )
  }
  const off = (flags: Partial<CompanyFacts>): Partial<Facts> => ({ company: { ...company, ...flags } })
  const noAgreement = (flag: keyof CompanyFacts['AgreementFlags']) =>
    off({ AgreementFlags: { ...company.AgreementFlags, [flag]: false } })
  const ruleRegisters = within('/registry/', 'obregler jorregler berregler eldregler hlgregler ovtregler')

  it.each<[what: string, facts: Partial<Facts>, lost: readonly string[]]>([
    ['departments', off({ UseAvdelning: false }), ['/registry/Departments']],
    ['reports to SCB', off({ ScbStatistik: false }), ['/scb']],
    ['SAF', off({ SafMedlem: false }), ['/saf']],
    ['KFO', off({ KfoMedlem: false }), ['/kfo']],
    ['KP', off({ KPTecknad: false }), ['/kpber']],
    ['LÖSEN', off({ UseLosen: false }), ['/losen']],
    ['ITP', off({ ITPTecknad: false }), ['/collectum']],
    ['AMF', off({ AmfTecknad: false }), ['/fora']],
    ['an employee', off({ IsEmployee: false }), ['/myPayslips']],
    ['anybody taxed by SINK', off({ HasSINKEmployees: false }), ['/rapporter/SINK']],
    [
      'LSS',
      off({ UseLSS: false }),
      [
        'LSS Assistansersättning',
        ...within('/lss/', 'rapOmk overview rapErs redov aterrapportering kostntyp settings'),
        ...within('/rapporter/', 'brukarreglista brukarperlista'),
        '/registry/brukare',
      ],
    ],
    ['holiday pay of an agreement', noAgreement('FerIngBer'), ['/ferLon']],
    ['pause pay of an agreement', noAgreement('FerUphLon'), ['/uphLon']],
    ['an agreement with OB', noAgreement('OpenOBRegler'), ['/registry/obregler']],
    ['an agreement with overtime', noAgreement('OpenOVTRegler'), ['/registry/ovtregler']],
    [
      'Plus',
      { HasPlus: false },
      [...ruleRegisters, '/registry/egenskaper', '/registry/fackfor', '/settings/userRightsGroups'],
    ],
    ['the options', { options: {} }, ['/ferLon', '/uphLon', '/rapporter/fteHeadcount']],
    [
      'the role of an administrator',
      { Roll: 'FTG' },
      ['/rapporter/debiteringskonto', '/rapporter/anvandarlista', '/settings/eventHistory'],
    ],
  ])('lacks, without %s, what needs it and nothing else', (_, facts, lost) => {
    expect([...without(facts)].filter(isSpecified).toSorted()).toEqual(lost.filter(isSpecified).toSorted())
  })

  it('bars the administrators of a company that bars them, and no other role', () => {
    const barred = off({ UseFtgAdminUserAccountAccess: false, UseFtgAdminIntegrationsAccess: false })
    expect(without({ ...barred, Roll: 'ADM' }).size).toBe(0)
    const lost = without({ ...barred, Roll: 'FTG' })
    expect(lost).toContain('/settings/users')
    expect(lost).toContain('/settings/integrations')
  })

  it('offers the HR add-on to those who lack it, have Plus, and the one supplier', () => {
    const lacking = { ...everything, options: { FERTIL: true } }
    expect(shown(lacking)).toContain('/hrpartner')
    expect(shown(everything)).not.toContain('/hrpartner')
    expect(shown({ ...lacking, HasPlus: false })).not.toContain('/hrpartner')
    expect(shown({ ...lacking, Supplier: 'NORRLON' })).not.toContain('/hrpartner')
  })

  it('follows the flags of the group', () => {
    expect(shown({ ...everything, Roll: 'PER', rights: noRights }).flat()).toEqual([
      '/infopanel',
      '/messages',
      '/myPayslips',
    ])
    expect(shown({ ...everything, Roll: 'AVD', rights: payslipAttesterRights }).flat()).toEqual([
      '/infopanel',
      '/kalendarie',
      '/tidrapport',
      '/ersattningar',
      '/messages',
      '/myPayslips',
      'Lönekörning',
      '/payslips',
      '/salaryCalculation',
      'Funktioner',
      '/loneuppdrag',
      'Register',
      '/registry/employees',
    ])
    expect(shown({ ...everything, Roll: 'LIC', rights: readOnlyRights })).toEqual(shown(everything))
  })
})

describe('the routes', () => {
  it('need the right to write for a blank form, and to read for all else', () => {
    for (const { path, access } of screens) {
      if (!access || !('right' in access)) continue
      // The recalculation of vehicle benefits, certificates and absences have rights of their own.
      if (/CalcVehicleBenefits|ArbGivIntyg|Franvaro/.test(access.right)) continue
      const isBlank = /@\/(new|create)$/.test(path)
      expect([path, access.right.endsWith(isBlank ? '.Write' : '.Read')]).toEqual([path, true])
    }
  })

  it('need an employee for calendar, time report and allowances only', () => {
    const needing = screens.filter(({ needsEmployees }) => needsEmployees).map(({ path }) => path.split('/')[1])
    expect(new Set(needing)).toEqual(new Set(['kalendarie', 'tidrapport', 'ersattningar']))
  })

  it('are each opened by a right that a group can have', () => {
    const known = new Set<string>(allRights)
    const named = screens.flatMap(({ access }) => (access && 'right' in access ? [access.right] : []))
    expect(named.filter(right => !known.has(right))).toEqual([])
  })
})
