import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { MailNotSent } from '../../platform/mail/mail-gateway.ts'
import { payslipDelivery } from '../../tables/schema.ts'
import { withoutMailbox } from './delivery-plan.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { KivraError } from './kivra/kivra-error.ts'
import { maxKivraBytes, vatNumberOf } from './kivra/salary-slip.ts'
import { letterOf } from './letter.ts'
import { noticeOf } from './notice.ts'
import { type CompanyMeans, meansOf, recipientOf } from './recipients.ts'

type DeliveryRow = typeof payslipDelivery.$inferSelect
type Change = Partial<typeof payslipDelivery.$inferInsert>

/** What became of a payslip: it was sent, it goes another way, or it was not sent. */
type Outcome = 'sent' | 'otherwise' | 'failed'

interface Sending {
  /** Runs work in a transaction of its own, for the company. */
  readonly within: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  readonly services: DeliveryServices
  /** When the job began. */
  readonly now: Date
}

/** The tenant of a company at Kivra and its recipients there, or why nothing can be sent. */
type AtKivra = { readonly tenant: string; readonly users: ReadonlySet<string> } | { readonly problem: string }

/** How many times content is sent to a Kivra that does not answer, and the pauses in between. */
const pauses = [0, 500, 2_000]

/**
 * Returns the function that sends one payslip of those given.
 *
 * @param rows all that are to be sent: Kivra is asked once which of the persons it has
 */
export async function sender(sending: Sending, rows: readonly DeliveryRow[]) {
  const { within, services } = sending
  const company = await within(tx => meansOf(tx, services))
  const atKivra = await findAtKivra(sending, company, rows)
  const begun = performance.now()
  const now = () => new Date(sending.now.getTime() + performance.now() - begun)

  /** Marks a payslip as being sent, before it is. Returns undefined when another worker has it. */
  const claim = async (row: DeliveryRow, more: Change = {}): Promise<DeliveryRow | undefined> => {
    const [claimed] = await within(tx =>
      tx
        .update(payslipDelivery)
        .set({ status: 'SENDING', tries: sql`${payslipDelivery.tries} + 1`, ...more })
        .where(and(isRow(row), eq(payslipDelivery.tries, row.tries)))
        .returning(),
    )
    return claimed
  }
  const settle = (row: DeliveryRow, change: Change) =>
    within(tx =>
      tx
        .update(payslipDelivery)
        .set(change)
        .where(
          // A sender that was thought lost may still tell that it has sent.
          and(isRow(row), eq(payslipDelivery.tries, row.tries), inArray(payslipDelivery.status, unsettled)),
        ),
    )
  const done = async (row: DeliveryRow, externalId: string | null = null): Promise<Outcome> => {
    const reason = row.way === 'KIVRA' ? '' : row.reason
    await settle(row, { status: 'DONE', sentAt: now(), externalId, content: null, reason })
    return 'sent'
  }
  const fail = async (row: DeliveryRow, status: 'FAILED' | 'UNSURE', reason: string): Promise<Outcome> => {
    await settle(row, { status, reason })
    return 'failed'
  }
  /** Gives a payslip another way than Kivra. */
  const otherwise = async (row: DeliveryRow, reason: string): Promise<Outcome> => {
    const recipient = await within(tx => recipientOf(tx, row.employmentNumber))
    const way = withoutMailbox(recipient, company.means)
    const isMailed = way === 'EMAIL'
    const change = { way, reason, content: null, status: 'WAITING', jobId: isMailed ? row.jobId : null } as const
    await settle(row, change)
    return isMailed ? byMail({ ...row, ...change }) : 'otherwise'
  }

  async function byMail(row: DeliveryRow): Promise<Outcome> {
    const { mail } = services
    if (row.status === 'SENDING') return fail(row, 'UNSURE', 'Servern stannade medan mejlet skickades.')
    const { email } = await within(tx => recipientOf(tx, row.employmentNumber))
    if (!mail || email === '') return otherwise(row, row.reason || 'Det går inte att skicka e-post.')
    const claimed = await claim(row)
    if (!claimed) return 'otherwise'
    try {
      await mail.send({ to: email, ...noticeOf(company.employer.Namn, row.period), id: row.id })
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error
      return error.isUnsure
        ? fail(claimed, 'UNSURE', 'E-postservern svarade inte.')
        : fail(claimed, 'FAILED', 'E-postservern tog inte emot mejlet.')
    }
    return done(claimed)
  }

  async function toKivra(row: DeliveryRow): Promise<Outcome> {
    const { kivra } = services
    if ('problem' in atKivra) return fail(row, 'FAILED', atKivra.problem)
    if (!kivra) return fail(row, 'FAILED', company.means.noKivra)
    const { personalNumber } = await within(tx => recipientOf(tx, row.employmentNumber))
    if (!atKivra.users.has(personalNumber)) return otherwise(row, 'Den anställda tar inte emot i Kivra.')
    // What may be there already is sent as it was.
    const made = { personalNumber, employer: company.employer, now: now() }
    const content = row.content ?? (await within(tx => letterOf(tx, row, made)))
    if (Buffer.byteLength(content) > maxKivraBytes) return otherwise(row, 'Lönebeskedet är för stort för Kivra.')
    const claimed = await claim(row, { content })
    if (!claimed) return 'otherwise'
    let problem = ''
    for (const pause of pauses) {
      await sleep(pause)
      try {
        return await done(claimed, await kivra.content(atKivra.tenant, content))
      } catch (error) {
        if (!(error instanceof KivraError)) throw error
        problem = error.message
        if (error.code === 'unknown-recipient' || error.code === 'refused') return otherwise(claimed, problem)
        if (error.code !== 'unreachable') return fail(claimed, 'FAILED', problem)
      }
    }
    return fail(claimed, 'UNSURE', problem)
  }

  return (row: DeliveryRow): Promise<Outcome> => (row.way === 'KIVRA' ? toKivra(row) : byMail(row))
}

const unsettled: DeliveryRow['status'][] = ['WAITING', 'SENDING', 'UNSURE']
const isRow = ({ period, employmentNumber, number }: DeliveryRow) =>
  and(
    eq(payslipDelivery.period, period),
    eq(payslipDelivery.employmentNumber, employmentNumber),
    eq(payslipDelivery.number, number),
  )

/** Asks Kivra for the company and for which of the persons it has. */
async function findAtKivra(
  { within, services: { kivra } }: Sending,
  { employer, means }: CompanyMeans,
  rows: readonly DeliveryRow[],
): Promise<AtKivra> {
  const persons = rows.filter(({ way }) => way === 'KIVRA')
  if (persons.length === 0) return { problem: '' }
  if (!kivra || means.noKivra !== '') return { problem: means.noKivra }
  const numbers = await within(async tx => {
    const found: string[] = []
    for (const { employmentNumber } of persons) {
      const { personalNumber } = await recipientOf(tx, employmentNumber)
      if (personalNumber !== '') found.push(personalNumber)
    }
    return found
  })
  let problem = ''
  for (const pause of pauses) {
    await sleep(pause)
    try {
      const tenant = await kivra.tenant(vatNumberOf(employer.Orgnr))
      return { tenant, users: await kivra.matched(tenant, numbers) }
    } catch (error) {
      if (!(error instanceof KivraError)) throw error
      problem = error.message
      if (error.code !== 'unreachable') break
    }
  }
  return { problem }
}
