import { z } from 'zod'

/** Content of the type salaryslip as Kivra's documentation has it. */
const date = z.iso.date()
const number = z.string().regex(/^-?(0|[1-9]\d*)(\.\d{1,2})?$/)
const text = z.string().min(1)
const money = z.strictObject({ monetary_amount: number, currency: z.string().regex(/^[A-Z]{3}$/) })
const named = money.extend({ type: text })

const Employer = z.strictObject({
  legal_name: text,
  legal_identifiers: z.strictObject({
    vat_number: z.string().regex(/^SE\d{12}$/),
    org_number: z.string().regex(/^\d{6}-\d{4}$/),
  }),
  contact_information: z.strictObject({
    address: z.strictObject({ street_address: text, postal_code: text, city: text, country: text }),
    email_address: z.email(),
    telephone_number: z.string().regex(/^(\d|\+[1-9]\d{0,2})[\d -]*\d$/),
  }),
})

const Slip = z.strictObject({
  document_metadata: z.strictObject({
    creation_timestamp: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
    source_system: text,
  }),
  employment: z.strictObject({
    employer: Employer,
    start_date: date.optional(),
    type: text.optional(),
    weekly_hours: number.optional(),
    organizational_unit_identifier: text.optional(),
  }),
  yearly_accumulated_gross_pay: money.optional(),
  yearly_accumulated_taxes: money.optional(),
  pay_period: z.strictObject({
    start_date: date,
    end_date: date,
    payout_date: date,
    gross_pay: money,
    tax_deducted: money,
    net_pay: money,
    total_hours_worked: number.optional(),
    overtime_hours: number.optional(),
    effective_tax_rate_percentage: number.optional(),
    absences: z.array(z.strictObject({ type: text, duration_in_hours: number })).optional(),
    vacation_pay: money.optional(),
    basic_contractual_salary: money.optional(),
    additional_payments: z.array(named).optional(),
    employee_benefits: z.array(named.extend({ description: text.optional() })).optional(),
  }),
  tax_information: z.looseObject({}).optional(),
  recipient_account: z.looseObject({ identifier: text }).optional(),
  holidays: z
    .strictObject({
      period: z.strictObject({ start_date: date, end_date: date }).optional(),
      total_days_entitled: number.optional(),
      days_saved_from_previous_years: number.optional(),
      days_used_in_period: number.optional(),
      days_remaining_in_period: number.optional(),
    })
    .optional(),
})

const pdf = z.strictObject({
  name: text,
  // A file that is none would be delivered as it is.
  data: z.base64().refine(data => Buffer.from(data, 'base64').subarray(0, 5).toString() === '%PDF-'),
  content_type: z.literal('application/pdf'),
})

const Content = z.strictObject({
  ssn: z.string().regex(/^\d{12}$/),
  // It is shown where others see it, so it holds no number of a person.
  subject: text.max(100).refine(subject => !/\d{6}/.test(subject)),
  type: z.literal('salaryslip'),
  generated_at: date.optional(),
  retain: z.boolean().optional(),
  retention_time: z.enum(['30', '390']).optional(),
  parts: z.array(pdf).min(1),
  salaryslip: Slip,
})

/** Returns a received content, or where it is not as Kivra demands. */
export function receivedContent(json: string): z.output<typeof Content> | string {
  let body: unknown
  try {
    body = JSON.parse(json)
  } catch {
    return 'JSON'
  }
  const read = Content.safeParse(body)
  return read.success ? read.data : read.error.issues.map(({ path }) => path.join('.')).join(', ')
}
