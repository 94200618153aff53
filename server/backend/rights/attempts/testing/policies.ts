import type { Client } from 'pg'

/** A row-level policy of the database. */
export interface Policy {
  readonly table: string
  readonly name: string
  readonly role: 'avlona_app' | 'avlona_clone' | 'avlona_system'
  readonly command: 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'
  readonly using: string | null
  readonly check: string | null
}

/**
 * Reads every policy that opens something. Those that narrow what is opened have a spec of their
 * own: payroll/own/own-payslips.db.spec.ts.
 */
export async function readPolicies(owner: Client): Promise<Policy[]> {
  const { rows } = await owner.query<Policy & { roles: string }>(
    `select tablename as table, policyname as name, array_to_string(roles, ',') as role, cmd as command,
       qual as using, with_check as check
     from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE' order by tablename, policyname`,
  )
  return rows
}

const conditions = (using: string | null, check: string | null) =>
  `${using === null ? '' : ` using (${using})`}${check === null ? '' : ` with check (${check})`}`
const create = ({ table, name, role, command }: Policy, using: string | null, check: string | null) =>
  `create policy "${name}" on "${table}" for ${command} to ${role}${conditions(using, check)}`
const drop = ({ table, name }: Policy) => `drop policy "${name}" on "${table}"`
const open = (condition: string | null) => (condition === null ? null : 'true')

/** Runs work without a policy, so that what it lets through is refused. */
export const withDropped = <Result>(owner: Client, policy: Policy, work: () => Promise<Result>): Promise<Result> =>
  changed(owner, policy, drop(policy), work)

/** Runs work with a policy that holds nobody back. */
export const withLifted = <Result>(owner: Client, policy: Policy, work: () => Promise<Result>): Promise<Result> =>
  changed(owner, policy, lifted(policy), work)

const lifted = (policy: Policy) => `${drop(policy)}; ${create(policy, open(policy.using), open(policy.check))}`

/** Makes a policy hold nobody back. */
export async function lift(owner: Client, policy: Policy): Promise<void> {
  await owner.query(lifted(policy))
}

async function changed<Result>(owner: Client, policy: Policy, statements: string, work: () => Promise<Result>) {
  await owner.query(statements)
  try {
    return await work()
  } finally {
    await owner.query(
      `drop policy if exists "${policy.name}" on "${policy.table}"; ${create(policy, policy.using, policy.check)}`,
    )
  }
}
