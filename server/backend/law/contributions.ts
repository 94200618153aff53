import type {
  AgeGroup,
  CompanyReduction,
  ContributionRules,
  PartialFee,
  ResearchReduction,
  StartUpSupport,
} from '../engine/contributions/contribution-rules.ts'
import { kronor } from '../engine/money.ts'
import { between, knownUntil, rule, since, toConfirm, years } from './entries.ts'

const names = [
  'Ålderspensionsavgift',
  'Efterlevandepensionsavgift',
  'Sjukförsäkringsavgift',
  'Föräldraförsäkringsavgift',
  'Arbetsmarknadsavgift',
  'Arbetsskadeavgift',
  'Allmän löneavgift',
] as const
const payrollFee = 'Allmän löneavgift'

const fees = (...rates: readonly number[]): PartialFee[] =>
  names.map((name, at) => ({ name, rate: rates[at] as number }))
const since2019 = fees(1021, 60, 355, 260, 264, 20, 1162)
const of2026 = fees(1021, 30, 355, 200, 264, 10, 1262)
const pensionOnly = of2026.slice(0, 1)
const law = 'Socialavgiftslagen 2 kap. 26–28 §§'

const none: AgeGroup = {
  group: 'none',
  name: 'Födda 1937 eller tidigare',
  bornAtLatest: 1937,
  fees: [],
  source: 'Socialavgiftslagen 2 kap. 27 §',
}
const older = (leastAge: number): AgeGroup => ({
  group: 'old-age',
  name: `${leastAge} år eller äldre vid årets ingång`,
  leastAge,
  fees: pensionOnly,
  source: 'Socialavgiftslagen 2 kap. 27 §',
})
const young = { group: 'youth', leastAge: 18, maxAge: 22, upTo: kronor(25_000) } as const
const pupils: AgeGroup = {
  group: 'youth',
  name: 'Ungdomar 15–17 år',
  leastAge: 15,
  maxAge: 17,
  fees: pensionOnly,
  upTo: kronor(25_000),
  source: 'Socialavgiftslagen 2 kap. 28 §',
}
/** How the 9.52 % beside the old-age pension fee are divided is not known. */
const youth2021: AgeGroup = {
  ...young,
  name: 'Ungdomar 18–22 år',
  source: toConfirm('19,73 % enligt Skatteverket, utan uppdelning på delavgifter'),
  fees: [...pensionOnly, { name: 'Övriga avgifter', rate: 952 }],
}
const youthInSummer: AgeGroup = {
  ...young,
  name: 'Ungdomar 18–22 år, sommar',
  fees: pensionOnly,
  source: 'Skatteverkets sida om arbetsgivaravgifter',
}
/** Each fee but the old-age pension fee is halved, and cut to two decimals. */
const youth2026: AgeGroup = {
  ...young,
  name: 'Ungdomar 18–22 år',
  fees: fees(1021, 15, 177, 100, 132, 5, 631),
  source: 'SFS 2026:100',
}

const rules = (of: readonly PartialFee[], ...groups: readonly AgeGroup[]): ContributionRules => ({
  fees: of,
  payrollFee,
  groups: [none, ...groups],
  leastYear: kronor(1000),
})

export const contributionFees = rule<ContributionRules>(
  'Arbetsgivaravgifterna',
  between('2019-07-01', '2019-07-31', law, rules(since2019, older(65))),
  between('2019-08-01', '2020-12-31', law, rules(since2019, older(65), pupils)),
  between('2021-01-01', '2021-05-31', law, rules(since2019, older(65), pupils, youth2021)),
  between('2021-06-01', '2021-08-31', law, rules(since2019, older(65), pupils, youthInSummer)),
  between('2021-09-01', '2022-05-31', law, rules(since2019, older(65), pupils, youth2021)),
  between('2022-06-01', '2022-08-31', law, rules(since2019, older(65), pupils, youthInSummer)),
  between('2022-09-01', '2022-12-31', law, rules(since2019, older(65), pupils, youth2021)),
  between('2023-01-01', '2023-03-31', law, rules(since2019, older(66), pupils, youth2021)),
  between('2023-04-01', '2023-12-31', law, rules(since2019, older(66), pupils)),
  years(2024, 2025, law, rules(since2019, older(66))),
  between('2026-01-01', '2026-03-31', law, rules(of2026, older(67))),
  between('2026-04-01', '2026-12-31', law, rules(of2026, older(67), youth2026)),
)

const startUpLaw = 'lagen (2016:1053) om växa-stöd'
const support: StartUpSupport = {
  remaining: 1021,
  upTo: kronor(25_000),
  months: 12,
  isRefunded: false,
  leastMonths: 3,
  leastWeeklyHours: 20,
}

/** The reduction until 2025 is declared; from 2026 the support is paid back to the tax account. */
export const startUp = rule<StartUpSupport>(
  'Växa-stödet',
  between('2017-01-01', '2018-02-28', startUpLaw, support),
  between('2018-03-01', '2024-12-31', startUpLaw, { ...support, months: 24 }),
  years(2025, 2025, toConfirm(`${startUpLaw}: 35 000 kr även för den som anställdes före maj 2024`), {
    ...support,
    months: 24,
    upTo: kronor(35_000),
  }),
  years(2026, 2026, 'lag 2025:1334', { ...support, months: 24, upTo: kronor(35_000), isRefunded: true }),
)

const researchLaw = 'Socialavgiftslagen 2 kap. 29–31 §§'
const research = (rate: number, most: number): ResearchReduction => ({
  rate,
  most: kronor(most),
  least: 1021,
  leastShareOfTime: 5000,
  leastHours: 1500,
})
export const researchReduction = rule<ResearchReduction>(
  'Avdraget för forskning och utveckling',
  between('2020-04-01', '2021-06-30', toConfirm(researchLaw), research(1959, 450_000)),
  between('2021-07-01', '2023-06-30', toConfirm(researchLaw), research(1959, 600_000)),
  between('2023-07-01', '2023-12-31', toConfirm(researchLaw), research(2000, 3_000_000)),
  between('2024-01-01', knownUntil, `${researchLaw}, lag 2023:747`, research(2000, 3_000_000)),
)

export const regionalReduction = rule<CompanyReduction>(
  'Det regionala stödet',
  since('2002-01-01', 'lagen (2001:1170) om särskilda avdrag i vissa fall', {
    rate: 1000,
    most: kronor(7100),
    least: 1021,
  }),
)

export const payrollTax = rule(
  'Den särskilda löneskatten på pensionskostnader',
  since('1991-01-01', 'lagen (1991:687) om särskild löneskatt på pensionskostnader', 2426),
)

export const profitShareTax = rule(
  'Den särskilda löneskatten på vinstandelar',
  since('1990-01-01', 'lagen (1990:659) om särskild löneskatt på vissa förvärvsinkomster', 2426),
)
