import { and, eq, gte, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProviderState } from '#contracts/outcomes/provider-state.ts'
import { openTo } from '../copies/make-company.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Transaction, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { hasAccess } from '../rights/company-access.ts'
import { company, idempotencyKey, licence, session, userAccount } from '../tables/schema.ts'

export type Params = ProviderState['params']

/**
 * Registers a function that restores something. All of them run at the state's teardown, the latest
 * first.
 */
export type Undo = (back: () => Promise<unknown>) => void

/**
 * Sets up a state from its parameters, and returns what the following requests need. Rejects when
 * it cannot. The route adds the parameter Address: that of the request for the state, and of the
 * following ones.
 */
export type PactState = (params: Params, undo: Undo) => Promise<Record<string, string>>
export type PactStates = Readonly<Record<string, PactState>>

export const text = (params: Params, name: string): string => String(params[name] ?? '')
export const list = <Each>(params: Params, name: string): readonly Each[] => params[name] as unknown as readonly Each[]

type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** The tools of the handlers of all subjects' states. */
export type PactTools = ReturnType<typeof pactTools>

export function pactTools({ database, clock }: { readonly database: Database; readonly clock: () => Date }) {
  const asSystem: Run = work => withSystem(database, work)

  /** @throws Error when there is no such account */
  async function account(login: string) {
    const [found] = await asSystem(tx =>
      tx
        .select({
          login: userAccount.login,
          licNr: userAccount.licNr,
          enforceBankId: licence.enforceBankId,
          longestIdle: licence.autoLogoutMinutes,
        })
        .from(userAccount)
        .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
        .where(eq(userAccount.login, login)),
    )
    if (!found) throw new Error(`There is no account ${login}: verify on a database with the demo data`)
    return found
  }

  /** Runs work as the account in the parameter Login. */
  async function asAccount<Result>(params: Params, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const { login, licNr } = await account(text(params, 'Login'))
    return withTenant(database, { licNr, login }, work)
  }

  /** Runs work in a company of a licence. */
  const inCompany = <Result>(
    tenant: { readonly licNr: string; readonly ftgKey: string; readonly login?: string },
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> => withTenant(database, tenant, work)

  async function companyOf(login: string, FtgId: string) {
    const { licNr } = await account(login)
    const [found] = await withTenant(database, { licNr }, tx =>
      tx
        .select({ ftgKey: company.ftgKey })
        .from(company)
        .innerJoin(userAccount, eq(userAccount.login, login))
        .where(and(eq(company.ftgId, FtgId), or(userAccount.allCompanies, hasAccess(tx)))),
    )
    return found && { licNr, ftgKey: found.ftgKey }
  }

  /** Returns the company of the parameters. Rejects when the account may not choose it. */
  async function chosen(params: Params) {
    const tenant = await companyOf(text(params, 'Login'), text(params, 'FtgId'))
    if (!tenant) throw new Error(`${text(params, 'Login')} may not choose ${text(params, 'FtgId')}`)
    return tenant
  }

  /**
   * Creates a company with the id in the parameters, which the account may choose, and removes it
   * at the teardown.
   */
  async function fresh(params: Params, undo: Undo) {
    const ftgId = text(params, 'FtgId')
    const remove = () => asAccount(params, tx => tx.delete(company).where(eq(company.ftgId, ftgId)))
    await remove()
    undo(remove)
    const [made] = await asAccount(params, tx =>
      tx
        .insert(company)
        .values({ ftgId, name: 'Provbolaget AB', orgnr: '165560000126' })
        .returning({ ftgKey: company.ftgKey }),
    )
    const { licNr, login } = await account(text(params, 'Login'))
    const tenant = { licNr, ftgKey: made?.ftgKey ?? '' }
    await asAccount(params, tx => openTo(tx, login, tenant.ftgKey))
    return tenant
  }

  /** Restores the rows as they are now, at the teardown. */
  async function keepRows<Table extends PgTable>(run: Run, table: Table, where: SQL | undefined, undo: Undo) {
    const rows = await run(tx =>
      tx
        .select()
        .from(table as PgTable)
        .where(where),
    )
    undo(() =>
      run(async tx => {
        await tx.delete(table).where(where)
        if (rows.length > 0) await tx.insert(table).values(rows as Table['$inferInsert'][])
      }),
    )
    return rows as Table['$inferSelect'][]
  }

  /**
   * Restores some values of one row as they are now, at the teardown. References to the row stay.
   */
  async function keepValues<Table extends PgTable>(
    run: Run,
    table: Table,
    where: SQL | undefined,
    isKept: (column: string) => boolean,
    undo: Undo,
  ) {
    const [row] = await run(tx =>
      tx
        .select()
        .from(table as PgTable)
        .where(where),
    )
    if (!row) return
    const values = Object.fromEntries(Object.entries(row).filter(([column]) => isKept(column)))
    undo(() =>
      run(tx =>
        tx
          .update(table)
          .set(values as Partial<Table['$inferInsert']>)
          .where(where),
      ),
    )
  }

  /** Removes at the teardown the account's sessions begun since now, and its idempotency keys. */
  async function keepSessions(login: string, undo: Undo): Promise<void> {
    const since = clock()
    const known = await asSystem(tx =>
      tx.select({ tokenHash: session.tokenHash }).from(session).where(eq(session.login, login)),
    )
    undo(() =>
      asSystem(async tx => {
        const now = await tx.select({ tokenHash: session.tokenHash }).from(session).where(eq(session.login, login))
        for (const { tokenHash } of now) {
          if (known.some(each => each.tokenHash === tokenHash)) continue
          await tx.delete(session).where(eq(session.tokenHash, tokenHash))
        }
        await tx
          .delete(idempotencyKey)
          .where(and(eq(idempotencyKey.scope, login), gte(idempotencyKey.createdAt, since)))
      }),
    )
  }

  return {
    asSystem,
    account,
    asAccount,
    inCompany,
    companyOf,
    chosen,
    fresh,
    keepRows,
    keepValues,
    keepSessions,
    clock,
  }
}
