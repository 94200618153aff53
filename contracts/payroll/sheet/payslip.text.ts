import type { absenceTypes } from '../../code-lists/absence.ts'
import type { employmentForms } from '../../code-lists/employment-forms.ts'
import type { taxTypes } from '../../code-lists/taxes.ts'

/**
 * The texts of a payslip, in each language of payslips (company field StdPayslipLocale, employee
 * field LonSprak).
 */
const swedish = {
  title: 'Lönebesked',
  draft: 'utkast',
  period: 'Period',
  payout: 'Utbetalas',
  page: (page: number, pages: number) => `Sida ${page} av ${pages}`,
  orgNr: 'Org.nr',
  phone: 'Telefon',
  email: 'E-post',
  employeeNumber: 'Anst.nr',
  personalNumber: 'Personnr',
  department: 'Avdelning',
  position: 'Befattning',
  employment: 'Anställningsform',
  employedFrom: 'Anställd från',
  employedTo: 'Anställd till',
  degree: 'Sysselsättningsgrad',
  baseSalary: 'Grundlön',
  account: 'Konto',
  cash: 'Kontant',
  columns: {
    LonArtNr: 'Löneart',
    text: 'Benämning',
    Datum: 'Datum',
    quantity: 'Antal',
    price: 'À-pris',
    unitCode: 'Kst',
    amount: 'Belopp',
  },
  benefits: 'Förmåner',
  gross: 'Bruttolön',
  tax: 'Preliminär skatt',
  afterTax: 'Tillägg och avdrag efter skatt',
  net: 'Att betala ut',
  currency: 'kr',
  taxGroup: 'Skatt',
  taxTable: (table: number, column: number) => `Tabell ${table}, kolumn ${column}`,
  taxAdjusted: 'jämkad',
  taxPercent: (percent: string) => `${percent} % enligt beslut`,
  taxAmount: 'Belopp enligt beslut',
  taxBase: 'Skatteunderlag',
  employer: 'Arbetsgivaren betalar',
  contributions: 'Arbetsgivaravgifter',
  pension: 'Tjänstepension',
  year: 'Hittills i år',
  yearGross: 'Bruttolön',
  yearBenefits: 'Förmåner',
  yearTax: 'Skatt',
  vacation: 'Semesterdagar',
  vacationPaid: 'Betalda',
  vacationSaved: 'Sparade',
  vacationUnpaid: 'Obetalda',
  vacationAdvance: 'Förskott',
  vacationEarned: 'Intjänade i år',
  earnedHoliday: 'Intjänad semesterlön, kr',
  parental: (child: string) => `Föräldradagar kvar, ${child}`,
  time: 'Tid, timmar',
  compTime: 'Komp',
  flexTime: 'Flex',
  shorterHours: 'Arbetstidsförkortning',
  debt: 'Löneskuld',
  absence: 'Frånvaro i perioden',
  schedule: 'Schema, timmar måndag–söndag',
  week: (week: number) => `Vecka ${week}`,
  message: 'Meddelande',
  corrects: 'Rättar',
  units: { TIM: 'tim', DAG: 'dgr', VEC: 'v', MÅN: 'mån', ST: 'st', KM: 'km', MIL: 'mil', KR: 'kr', PRC: '%' },
} as const

/** The type of the same texts in another language. */
type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: never[]) => string
    ? Text
    : { readonly [Key in keyof Text]: Translated<Text[Key]> }

export type PayslipTexts = Translated<typeof swedish>

const english: PayslipTexts = {
  title: 'Payslip',
  draft: 'draft',
  period: 'Period',
  payout: 'Paid on',
  page: (page, pages) => `Page ${page} of ${pages}`,
  orgNr: 'Reg. no.',
  phone: 'Phone',
  email: 'E-mail',
  employeeNumber: 'Employee no.',
  personalNumber: 'Personal ID',
  department: 'Department',
  position: 'Position',
  employment: 'Employment',
  employedFrom: 'Employed from',
  employedTo: 'Employed until',
  degree: 'Degree of employment',
  baseSalary: 'Base salary',
  account: 'Account',
  cash: 'Cash',
  columns: {
    LonArtNr: 'Pay type',
    text: 'Description',
    Datum: 'Date',
    quantity: 'Quantity',
    price: 'Price',
    unitCode: 'Cost centre',
    amount: 'Amount',
  },
  benefits: 'Benefits',
  gross: 'Gross salary',
  tax: 'Preliminary tax',
  afterTax: 'Additions and deductions after tax',
  net: 'To be paid',
  currency: 'SEK',
  taxGroup: 'Tax',
  taxTable: (table, column) => `Table ${table}, column ${column}`,
  taxAdjusted: 'adjusted',
  taxPercent: percent => `${percent} % by decision`,
  taxAmount: 'Amount by decision',
  taxBase: 'Taxable amount',
  employer: 'Paid by the employer',
  contributions: 'Employer contributions',
  pension: 'Occupational pension',
  year: 'This year so far',
  yearGross: 'Gross salary',
  yearBenefits: 'Benefits',
  yearTax: 'Tax',
  vacation: 'Vacation days',
  vacationPaid: 'Paid',
  vacationSaved: 'Saved',
  vacationUnpaid: 'Unpaid',
  vacationAdvance: 'Advance',
  vacationEarned: 'Earned this year',
  earnedHoliday: 'Earned holiday pay, SEK',
  parental: child => `Parental days left, ${child}`,
  time: 'Time, hours',
  compTime: 'Compensatory leave',
  flexTime: 'Flexitime',
  shorterHours: 'Reduced working hours',
  debt: 'Salary debt',
  absence: 'Absence in the period',
  schedule: 'Schedule, hours Monday–Sunday',
  week: week => `Week ${week}`,
  message: 'Message',
  corrects: 'Corrects',
  units: {
    ...{ TIM: 'h', DAG: 'd', VEC: 'wk', MÅN: 'mo', ST: 'pc', KM: 'km', MIL: '× 10 km', KR: 'SEK', PRC: '%' },
  },
}

/** The names of codes in English. In Swedish they are those of contracts/code-lists. */
export const englishCodes = {
  employmentForms: {
    ...{ TV: 'Permanent employment', PRO: 'Probationary employment', TID: 'Fixed-term employment' },
    ...{ VIK: 'Substitute', PEN: 'Employed after retirement', PRJ: 'Project employment', PRA: 'Internship' },
    ...{ FER: 'Holiday work', SES: 'Seasonal employment', AVT: 'Fixed term by agreement', NEJ: 'Not employed' },
  } satisfies Record<(typeof employmentForms.codes)[number], string>,
  taxTypes: {
    ...{ HUV: 'Main income, by tax table', EXT: 'Side income, 30 %', TMP: 'Short-term work, 30 %' },
    ...{ STU: 'Student, 0 %', JUR: 'Legal person without F-tax, 30 %', FTG: 'Contractor with F-tax, 0 %' },
    ...{ S25: 'SINK', A15: 'A-SINK, 15 %', LOK: 'Locally employed, 0 %', NEJ: 'No tax deduction, 0 %' },
    '???': 'Unknown tax status, table plus 10 %',
  } satisfies Record<(typeof taxTypes.codes)[number], string>,
  absenceTypes: {
    ...{ SJK: 'Sick leave', ASK: 'Work injury', SMB: 'Disease carrier', REH: 'Rehabilitation' },
    ...{ FSP: 'Preventive sickness benefit', GRA: 'Pregnancy benefit', FPE: 'Parental leave with benefit' },
    ...{ FLE: 'Parental leave without benefit', TFP: 'Care of child', TIO: 'Ten days at childbirth' },
    ...{ NÄR: 'Care of close relative', SEM: 'Holiday', SEO: 'Unpaid holiday', KOM: 'Compensatory leave' },
    ...{ ATF: 'Reduced working hours', FLX: 'Flexitime leave', PER: 'Short leave', TJL: 'Leave of absence' },
    ...{ STU: 'Study leave', SFI: 'Swedish for immigrants', FAC: 'Union duties', TFT: 'Total defence service' },
    ...{ OMB: 'Public office', KOR: 'Short-time work', PRM: 'Lay-off', OGI: 'Unauthorised absence' },
  } satisfies Record<(typeof absenceTypes.codes)[number], string>,
} as const

/** The code of a language of payslips: contracts/code-lists/languages.ts. */
export type PayslipLanguage = 'SV' | 'EN'
export const payslipTexts: Readonly<Record<PayslipLanguage, PayslipTexts>> = { SV: swedish, EN: english }
