import { describe, expect, it } from 'vitest'
import { hintOf } from '#contracts/forms/field.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { PayRow } from '../../engine/payslip.ts'
import type { Company } from './company.ts'
import type { DeclaredContributions } from './declared-entries.ts'
import type { ContributionKind, PostedPerson } from './pay-accounts.ts'
import { paymentVouchers } from './payment-voucher.ts'
import {
  basisWith,
  companyWith,
  declaredWith,
  netRow,
  oneDay,
  personWith,
  rowWith,
  slipWith,
  taxRow,
} from './testing.ts'
import { numbered, vouchersOf } from './vouchers-of.ts'

/** The settings that say what is posted, and where. */
type Setting = Extract<keyof Company, `${'Kto' | 'Kontera' | 'Fordela' | 'Speca' | 'Vernr'}${string}`>

/** What shows the effect of a setting: a payslip, its payment, and what else decides. */
interface Scenario {
  readonly rows?: readonly PayRow[]
  readonly person?: Partial<PostedPerson>
  readonly company?: Partial<Company>
  readonly kind?: ContributionKind
  readonly payrollTax?: number
  readonly isPaid?: boolean
  readonly declared?: DeclaredContributions
}

const unit = (code: string) => [code, '', '', '', '', '']
/** A row of one of the product's pay types. */
const of = (payType: string, account: string, changes: Partial<PayRow> = {}): PayRow =>
  rowWith(100_000, { id: payType, payType, account, ...changes })
const net = (payType: string, account: string, amount = -100): PayRow =>
  netRow(amount, { id: payType, payType, account })
const benefit = (payType: string, account: string): PayRow => of(payType, account, { kind: 'FÖRMÅN' })
const premium = (payType: string, account: string): PayRow =>
  of(payType, account, { kind: 'PENSION', contribution: 'SLP' })

const pay: Scenario = { rows: [of('1000', '7210')] }
const isPaid: Scenario = { ...pay, isPaid: true }
const beside = (row: PayRow): Scenario => ({ rows: [of('1000', '7210', { amount: 500_000 }), row] })
const to = (type: PostedPerson['type'], row = of('1000', '7210')): Scenario => ({ rows: [row], person: { type } })
const seen = (row: PayRow): Scenario => ({ rows: [row], company: { KonteraNaturaFrm: true } })
const costs: Partial<Company> = { KonteraBerArbAvg: true }
const holiday: Partial<Company> = { ...costs, KonteraBerSemLon: true }
const charged = (kind: ContributionKind): Scenario => ({ ...pay, company: costs, kind })
const pension: Scenario = {
  rows: [of('1000', '7210'), premium('6500', '7411'), premium('6510', '7412')],
  payrollTax: 48_520,
  company: { KonteraPension1: true, KonteraPension2: true },
}
const inUnits: Scenario = { ...pension, rows: [of('1000', '7210', { units: unit('A') }), ...(pension.rows ?? [])] }
const divided = (changes: Partial<Company>): Scenario => ({
  ...inUnits,
  company: { OpenResEnhet1: true, ...pension.company, ...changes },
})
const detailed: Scenario = {
  rows: [
    of('1000', '7210', { quantity: 16_000 }),
    of('1005', '7210', { from: '2026-12-02', quantity: 800, text: 'Månadslön, del av månad' }),
  ],
}
const severance = of('1090', '7217')
const sick = of('2045', '7281')
const parental = of('2106', '7283')
const vacation = of('3000', '7285')
const idle = of('1095', '7288')
const exchange = of('6000', '7210', { amount: -50_000 })
const abroad = (type: PostedPerson['type']): Scenario => ({ ...to(type), person: { type, isAbroad: true } })
const supported = (type: PostedPerson['type']): Scenario => ({ ...to(type), person: { type, hasStartUpSupport: true } })
const earned = (type: PostedPerson['type']): Scenario => ({ ...to(type), company: holiday })
const exchanged = (type: PostedPerson['type']): Scenario => ({ rows: [of('1000', '7210'), exchange], person: { type } })
/** Has no effect, which the hint of the setting says. */
const none = null

/** Each setting, and what shows its effect. */
const scenarios: Readonly<Record<Setting, Scenario | null>> = {
  // Money
  KtoKassa: { ...pay, person: { isPaidInCash: true } },
  KtoPlusgiro: { ...isPaid, company: { BankClearNr: '9500' } },
  KtoBank: isPaid,
  KtoSkattekonto: none,
  KtoAvrundning: beside(net('9040', '3740', 50)),
  KtoMomsUt25: none,
  KtoMomsUt12: none,
  KtoMomsUt6: none,
  KtoMomsIn: beside(net('5105', '2641', 2500)),
  KtoMomsRedovisning: none,
  // Claims
  KtoReseforskott: beside(net('6155', '1611')),
  KtoKassaforskott: none,
  KtoLoneforskott: beside(net('6145', '1613')),
  KtoLan: beside(net('6160', '1614')),
  KtoLoneskuld: { rows: [net('6100', '2799')] },
  KtoForskottssemester: none,
  // Tax and deductions
  KtoPersonalskatt: beside(taxRow(30_000)),
  KtoSINK: beside(taxRow(30_000, { payType: '9020', box: '274' })),
  KtoASINK: beside(taxRow(30_000, { payType: '9025', box: '275' })),
  KtoUtmatning: beside(net('6130', '2750')),
  KtoFackavgift: beside(net('6120', '2794')),
  KtoGranskningsarvode: none,
  KtoIntressekontor: beside(net('6180', '2791')),
  KtoLonsparande: beside(net('6175', '2792')),
  KtoGruppforsakringAvdrag: beside(net('6170', '2793')),
  KtoOvrigaAvdrag: beside(net('6100', '2799')),
  // Debts
  KtoNettolon: pay,
  KtoReserakningar: none,
  KtoTantiemSkuld: none,
  KtoUpplupnaLoner: none,
  KtoSemesterloneskuld: earned('TJM'),
  KtoSemestermedel: none,
  KtoKompskuld: none,
  KtoAtfSkuld: none,
  KtoArbAvgSkuld: charged('full'),
  KtoLoneskattSkuld: { rows: [of('1000', '7210', { contribution: 'SLP' })], company: costs, payrollTax: 24_260 },
  KtoAvtaladeAvgifter: none,
  KtoUpplupenArbAvg: earned('TJM'),
  KtoUpplupenLoneskatt: none,
  KtoPensionsskatt: pension,
  KtoUpplupenPension: pension,
  KtoUpplupnaForsakringar: none,
  KtoForaSkuld: none,
  // Pay
  KtoLonArb: to('ARB'),
  KtoVinstandelArb: none,
  KtoLonVaxaArb: supported('ARB'),
  KtoAvgangArb: to('ARB', severance),
  KtoBruttoavdragArb: exchanged('ARB'),
  KtoUtlandArb: abroad('ARB'),
  KtoSjuklonArb: to('ARB', sick),
  KtoSemesterlonArb: to('ARB', vacation),
  KtoForaldralonArb: to('ARB', parental),
  KtoEjArbetadArb: to('ARB', idle),
  KtoSemesterskuldArb: earned('ARB'),
  KtoLonTjm: pay,
  KtoVinstandelTjm: none,
  KtoLonVaxaTjm: supported('TJM'),
  KtoAvgangTjm: to('TJM', severance),
  KtoBruttoavdragTjm: exchanged('TJM'),
  KtoUtlandTjm: abroad('TJM'),
  KtoSjuklonTjm: to('TJM', sick),
  KtoForaldralonTjm: to('TJM', parental),
  KtoSemesterlonTjm: to('TJM', vacation),
  KtoEjArbetadTjm: to('TJM', idle),
  KtoSemesterskuldTjm: earned('TJM'),
  KtoLonOvr: to('ÖVR'),
  KtoLonLed: to('LED'),
  KtoTantiemLed: none,
  KtoAvgangLed: to('LED', severance),
  KtoBruttoavdragLed: exchanged('LED'),
  KtoSjuklonLed: to('LED', sick),
  KtoForaldralonLed: to('LED', parental),
  KtoSemesterlonLed: to('LED', vacation),
  KtoEjArbetadLed: to('LED', idle),
  KtoSemesterskuldLed: earned('LED'),
  KtoLonDel: to('DEL'),
  KtoStyrelsearvode: to('LED', of('1040', '7240')),
  KtoLonIdr: to('IDR'),
  // Allowances
  KtoTraktSkattefri: beside(net('5000', '7321', 100)),
  KtoTraktSkattepliktig: beside(of('5018', '7322')),
  KtoTraktUtlSkattefri: beside(net('5030', '7323', 100)),
  KtoTraktUtlSkattepliktig: beside(of('5038', '7324')),
  KtoBilSkattefri: beside(net('5020', '7331', 100)),
  KtoBilSkattepliktig: beside(of('5021', '7332')),
  KtoTrangselskatt: none,
  KtoResor: beside(net('5050', '5810', 100)),
  KtoRepresentation: beside(net('5112', '7631', 100)),
  KtoExtraErsattning: none,
  KtoOvrigaErsattningar: beside(net('5105', '', 100)),
  // Benefits
  KtoForman: seen(benefit('4099', '')),
  KtoFormanBostad: seen(benefit('4020', '7381')),
  KtoFormanMat: seen(benefit('4010', '7382')),
  KtoFormanBil: seen(benefit('4000', '7385')),
  KtoFormanErsattning: beside(net('6105', '7388')),
  KtoFormanMotkonto: seen(benefit('4000', '7385')),
  // Contributions
  KtoArbAvg: charged('full'),
  KtoArbAvgForman: { rows: [benefit('4000', '7385')], company: costs },
  KtoArbAvgErsattning: { rows: [of('5018', '7322')], company: costs },
  KtoArbAvgUngdom: charged('youth'),
  KtoArbAvgPension: charged('old-age'),
  KtoArbAvgVaxa: charged('start-up'),
  KtoArbAvgUtsand: charged('posted abroad'),
  KtoArbAvgEjDriftst: charged('no establishment'),
  KtoArbAvgArvode: { rows: [of('1040', '7240')], company: costs },
  KtoArbAvgBruttoavdrag: { rows: [of('1000', '7210'), exchange], company: costs },
  KtoArbAvgSemester: earned('TJM'),
  KtoArbAvgRabatt: { ...pay, company: costs, declared: declaredWith({ reductions: { '475': 0, '476': 710 } }) },
  KtoArbAvgFoU: { ...pay, company: costs, declared: declaredWith({ reductions: { '475': 320, '476': 0 } }) },
  KtoLoneskatt: { rows: [of('1000', '7210', { contribution: 'SLP' })], company: costs, payrollTax: 24_260 },
  KtoLoneskattForsakring: none,
  // Pensions
  KtoPension1: pension,
  KtoPension2: pension,
  KtoPensionUtbetald: to('TJM', of('6520', '7460', { contribution: 'FRI' })),
  KtoPensionOvrig: none,
  KtoPensionLoneskatt: pension,
  KtoForaAvgift: none,
  KtoGruppforsakring: none,
  KtoOvrigaAvgifter: none,
  // What is divided and posted
  FordelaArbAvg: divided(costs),
  FordelaSemLon: divided(holiday),
  FordelaPension: divided({}),
  FordelaMotkonto: divided({}),
  KonteraBerArbAvg: pay,
  KonteraBerSemLon: pay,
  KonteraAvrSemLon: { rows: [vacation], company: holiday },
  KonteraAmfAvgift: none,
  KonteraPension1: { ...pension, company: {} },
  KonteraPension2: { ...pension, company: {} },
  KonteraNaturaFrm: { rows: [benefit('4000', '7385')] },
  KonteraPassiva: none,
  KonteraAntal: detailed,
  // What is told apart
  SpecaAnstNr: pay,
  SpecaLonArt: detailed,
  SpecaAvdelning: { ...pay, person: { department: '10' } },
  SpecaDatum: detailed,
  SpecaText: detailed,
  SpecaSkatt: beside(taxRow(30_000)),
  SpecaNetto: pay,
  SpecaArbAvg: { ...pay, company: costs },
  SpecaSemLon: { ...pay, company: holiday },
  SpecaPension: pension,
  // Numbers
  VernrUseNext: pay,
  VernrNextNr: { ...pay, company: { VernrUseNext: true } },
}

/** Returns what a company posts of a scenario: the payslip, and its payment when it is paid. */
function posted(
  {
    rows = [],
    person = {},
    company: own = {},
    kind = 'full',
    payrollTax = 0,
    isPaid: paid = false,
    declared,
  }: Scenario,
  changes: Partial<Company>,
) {
  const company = companyWith({ ...oneDay, ...own, ...changes })
  const people = [personWith('1', person)]
  const payslip = slipWith('1', rows, { payrollTax })
  const vouchers = vouchersOf(
    basisWith({
      company,
      people,
      payslips: [payslip],
      contributions: [{ payslip: payslip.id, kind, amount: 31_420 }],
      holiday: [{ person: '1', liability: 12_000, contributions: 3770 }],
      ...(declared && { declared }),
    }),
  )
  const payment = { payDate: payslip.payDate, amount: payslip.totals.net, isInCash: false, isGarnishment: false }
  const order = { messageId: 'LON-202612-0001', slips: [{ payslip, payments: [payment], isCorrection: false }] }
  const payments = paid ? paymentVouchers({ company, people, keys: {} }, order) : []
  return numbered(company, [...vouchers, ...payments]).vouchers
}

/** An account that no other setting has. */
const another = '9999'

/** Returns another value of a setting. */
const otherOf = (setting: Setting, scenario: Scenario): string | number | boolean => {
  if (setting.startsWith('Kto')) return another
  const value = companyWith(scenario.company)[setting]
  return typeof value === 'boolean' ? !value : Number(value) + 100
}

const settings = Object.keys(companySettings.fields).filter((name): name is Setting =>
  /^(Kto|Kontera|Fordela|Speca|Vernr)[A-Z]/.test(name),
)
const hintFor = (setting: Setting) => hintOf(companySettings.fields[setting], {}) ?? ''

describe('each setting of the postings', () => {
  it('has its scenario, or none', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(settings.toSorted())
  })

  it.each(settings.filter(setting => scenarios[setting] !== null))('%s changes what is posted', setting => {
    const scenario = scenarios[setting] ?? {}
    const [before, after] = [posted(scenario, {}), posted(scenario, { [setting]: otherOf(setting, scenario) })]
    expect(after).not.toEqual(before)
    if (setting.startsWith('Kto'))
      expect(after.flatMap(({ rows }) => rows).some(({ account }) => account === another)).toBe(true)
    expect(hintFor(setting)).not.toMatch(/^Har ingen verkan/)
  })

  it.each(settings.filter(setting => scenarios[setting] === null))('%s changes nothing, and says so', setting => {
    for (const scenario of Object.values(scenarios)) {
      if (scenario === null) continue
      expect(posted(scenario, { [setting]: otherOf(setting, scenario) })).toEqual(posted(scenario, {}))
    }
    expect(hintFor(setting)).toMatch(/^Har ingen verkan: .+\.$/)
  })
})
