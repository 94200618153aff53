import type { IsoDate } from '#contracts/rules/date.ts'

/** What Kivra must know of the employer, as the company's settings have it. */
export interface KivraEmployer {
  readonly Namn: string
  /** 12 digits. */
  readonly Orgnr: string
  readonly Adress1: string
  readonly Adress2: string
  readonly PostNr: string
  readonly PostOrt: string
  readonly LandAdr: string
  readonly Telefon: string
  readonly Epost: string
}

/** What of a payslip Kivra shows beside its PDF. Amounts in öre, days in hundredths. */
export interface SentPayslip {
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  readonly payDate: IsoDate
  readonly employedFrom: IsoDate
  readonly gross: number
  readonly tax: number
  readonly net: number
  /** Paid days of holiday, and saved ones, that are left. Null where none are counted. */
  readonly holidays: number | null
  readonly savedHolidays: number | null
}

/** Returns the company's number without the century that the register has. */
const tenDigits = (Orgnr: string): string => Orgnr.replace(/\D/g, '').slice(-10)
export const vatNumberOf = (Orgnr: string): string => `SE${tenDigits(Orgnr)}01`

/**
 * Returns a telephone number that begins with a digit, which Kivra's pattern takes in every reading
 * of it: `+46 8 123` is `08123`, and another country's begins with 00.
 */
const telephoneOf = (Telefon: string): string =>
  Telefon.replace(/^\s*(\+|00)46[\s-]*\(?0?\)?/, '0')
    .replace(/^\s*\+/, '00')
    .replace(/[^\d -]/g, '')
    .trim()
    .replace(/-+$/, '')

/** What Kivra demands of the employer, by the names of the settings. */
const demanded: readonly (readonly [name: string, isThere: (employer: KivraEmployer) => boolean])[] = [
  ['organisationsnummer', ({ Orgnr }) => tenDigits(Orgnr).length === 10],
  ['adress', ({ Adress1, Adress2 }) => Adress1 !== '' || Adress2 !== ''],
  ['postnummer', ({ PostNr }) => PostNr !== ''],
  ['postort', ({ PostOrt }) => PostOrt !== ''],
  ['telefon', ({ Telefon }) => /^\d.*\d$/.test(telephoneOf(Telefon))],
  ['e-post', ({ Epost }) => Epost !== ''],
]

/** Returns what the company lacks in order to send to Kivra, in Swedish, or empty. */
export function lackingForKivra(employer: KivraEmployer): string {
  const names = demanded.flatMap(([name, isThere]) => (isThere(employer) ? [] : [name]))
  if (names.length === 0) return ''
  const last = names.at(-1)
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} och ${last}`
  return `Kivra kräver företagets ${list}. Fyll i det i företagsinställningarna.`
}

/** Returns hundredths as Kivra writes a number: 32500.50. */
const written = (hundredths: number): string => (hundredths / 100).toFixed(2)
const kronor = (ore: number) => ({ monetary_amount: written(ore), currency: 'SEK' })

/** Returns the part of Kivra's content that says what a payslip says, of its type `salaryslip`. */
export const salarySlipOf = (employer: KivraEmployer, slip: SentPayslip, madeAt: Date) => ({
  document_metadata: { creation_timestamp: madeAt.toISOString().replace(/\.\d+Z$/, 'Z'), source_system: 'Avlöna' },
  employment: {
    start_date: slip.employedFrom,
    employer: {
      legal_name: employer.Namn,
      legal_identifiers: {
        vat_number: vatNumberOf(employer.Orgnr),
        org_number: tenDigits(employer.Orgnr).replace(/^(\d{6})/, '$1-'),
      },
      contact_information: {
        address: {
          street_address: employer.Adress1 || employer.Adress2,
          postal_code: employer.PostNr,
          city: employer.PostOrt,
          country: employer.LandAdr || 'Sverige',
        },
        email_address: employer.Epost,
        telephone_number: telephoneOf(employer.Telefon),
      },
    },
  },
  pay_period: {
    start_date: slip.firstDay,
    end_date: slip.lastDay,
    payout_date: slip.payDate,
    gross_pay: kronor(slip.gross),
    tax_deducted: kronor(slip.tax),
    net_pay: kronor(slip.net),
  },
  ...((slip.holidays !== null || slip.savedHolidays !== null) && {
    holidays: {
      ...(slip.savedHolidays !== null && { days_saved_from_previous_years: written(slip.savedHolidays) }),
      ...(slip.holidays !== null && { days_remaining_in_period: written(slip.holidays) }),
    },
  }),
})

/** The most bytes of a content, the file in it included. */
export const maxKivraBytes = 1_000_000

export interface KivraFile {
  readonly name: string
  readonly pdf: Buffer
}

/**
 * Returns the content that is sent to Kivra, as it is sent: Kivra delivers the very same once, so
 * it is stored before it is sent. Its subject holds nothing personal.
 */
export const kivraContent = (
  personalNumber: string,
  subject: string,
  slip: ReturnType<typeof salarySlipOf>,
  file: KivraFile,
): string =>
  JSON.stringify({
    ssn: personalNumber,
    subject,
    type: 'salaryslip',
    generated_at: slip.document_metadata.creation_timestamp.slice(0, 10),
    parts: [{ name: file.name, data: file.pdf.toString('base64'), content_type: 'application/pdf' }],
    salaryslip: slip,
  })
