import { z } from 'zod'
import { exampleNotification } from '../portal/examples.ts'
import { Notification } from '../portal/shapes.ts'

/**
 * A live event, declared once. The backend sends it, and the browser's `liveConnection` delivers
 * it. The message pacts and the reference in contracts/README.md are made from it.
 */
export interface LiveEvent<Payload extends z.ZodType = z.ZodType> {
  /** One sentence that says what has happened, for the reference. */
  readonly summary: string
  /** The recipients: only their sockets receive the event. */
  readonly to: string
  readonly payload: Payload
  readonly example: z.output<Payload>
}

const live = <Payload extends z.ZodType>(event: LiveEvent<Payload>): LiveEvent<Payload> => event

/**
 * The live events (first document §7, third document §7 "Real-time client"), by their names on the
 * wire.
 */
export const liveEvents = {
  USER_NOTIFICATION_CREATED: live({
    summary: 'A notification was created.',
    to: 'the account that it concerns',
    payload: Notification,
    example: exampleNotification,
  }),
  NEW_UNREAD_MESSAGE_RECEIVED: live({
    summary: 'The account has received a message. The client fetches the number of unread messages again.',
    to: 'the account that it concerns',
    payload: z.null(),
    example: null,
  }),
  USERRIGHTSGROUPS_USER_SETTINGS_UPDATED: live({
    summary:
      'A rights group was changed, or an account was given another rights group or access to other companies. The client fetches its rights again, and the company that is in use, which may no longer be accessible.',
    to: 'the accounts that it concerns',
    payload: z.null(),
    example: null,
  }),
  COMPANY_INFO_UPDATED: live({
    summary:
      'The settings of a company were changed, or it was archived or restored. A client that uses the company fetches it again. A client that shows the list of companies fetches the changed one again.',
    to: 'the accounts with access to the company',
    payload: z.object({
      FtgId: z.string(),
      /** The latest version of the company's settings. */ Version: z.int().min(1),
    }),
    example: { FtgId: 'nordsken', Version: 8 },
  }),
  SALARY_YEARS_UPDATED: live({
    summary:
      'A salary year of a company was created, or salary years were purged. A client that uses the company fetches the years again.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string() }),
    example: { FtgId: 'nordsken' },
  }),
  REGISTER_UPDATED: live({
    summary:
      'An item of a register was added, changed or removed. A client that shows the register fetches it again. `Version` is that of the item, or null when it was removed.',
    to: 'the accounts with access to the company',
    payload: z.object({
      FtgId: z.string(),
      Register: z.string(),
      Key: z.string(),
      Version: z.int().min(1).nullable(),
    }),
    example: { FtgId: 'nordsken', Register: 'departments', Key: '10', Version: 2 },
  }),
  EMPLOYEE_UPDATED: live({
    summary:
      'An employee was added, changed, removed or given another number. A client that shows the staff register or the employee fetches it again. `Version` is that of the employee, or null when it was removed.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string(), AnstNr: z.string(), Version: z.int().min(1).nullable() }),
    example: { FtgId: 'nordsken', AnstNr: '101', Version: 2 },
  }),
  PAYSLIPS_UPDATED: live({
    summary:
      'Payslips of a period were calculated, changed, marked, attested, paid, published or sent, or their payments ordered, fetched or cancelled. A client that shows the salary run or its payments fetches them again.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string(), Period: z.string() }),
    example: { FtgId: 'nordsken', Period: '202611' },
  }),
  ADVANCES_UPDATED: live({
    summary:
      'Advances on pay were registered, taken back or ordered. A client that shows them fetches them again, also when payslips change.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string() }),
    example: { FtgId: 'nordsken' },
  }),
  VOUCHERS_UPDATED: live({
    summary:
      'Vouchers of a salary period were made, changed, removed, sent or taken back. A client that shows them fetches them again.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string(), Period: z.string() }),
    example: { FtgId: 'nordsken', Period: '202611' },
  }),
  EMPLOYER_DECLARATION_UPDATED: live({
    summary:
      'A file of the employer’s declaration of a month was fetched. A client that shows the month or its year fetches it again.',
    to: 'the accounts with access to the company',
    payload: z.object({ FtgId: z.string(), Period: z.string() }),
    example: { FtgId: 'nordsken', Period: '202610' },
  }),
  COMPANY_LIST_UPDATED: live({
    summary:
      'A company was created, copied or removed. The client fetches the list of companies again, and the company that is in use, which may have been removed.',
    to: 'all accounts of the licence',
    payload: z.null(),
    example: null,
  }),
  APP_VERSION_UPDATED: live({
    summary: 'The backend has another build than the page, which names its build when it connects.',
    to: 'the page with another build',
    payload: z.object({ /** The build that the socket leads to. */ BuildId: z.string().min(1) }),
    example: { BuildId: '8d0c5be1f4a2' },
  }),
} as const

/** The name of a live event. */
export type LiveEventName = keyof typeof liveEvents
/** The payload of a live event, by its name. */
export type LivePayload<Name extends LiveEventName> = z.output<(typeof liveEvents)[Name]['payload']>
