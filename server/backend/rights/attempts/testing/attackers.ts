import { withSystem } from '../../../platform/database/tenancy.ts'
import type { TestDatabase } from '../../../platform/database/test-database.ts'
import { beginSession, endSession } from '../../../sign-in/session/sessions.ts'
import { tokenHash } from '../../../sign-in/session/token.ts'
import type { Owner } from './canaries.ts'
import { uuidNamed } from './fill-tables.ts'
import { keyNamed, keyStates, roles, type World } from './world.ts'

/** Somebody of licence `a`, or nobody. */
export interface Attacker {
  readonly name: string
  readonly credentials: { readonly cookie?: string; readonly authorization?: string }
  /** The owners whose rows it may see. */
  readonly knows: readonly Owner[]
  /** The company that it works in. */
  readonly company: string
}

const company = 'bolaga1'

/** Begins a session for an account, and returns its cookie. */
export async function signInAs({ database }: TestDatabase, login: string, licNr: string, now: Date): Promise<string> {
  const owner = { login, licNr, longestIdle: 1440 }
  return `avlona=${await withSystem(database, tx => beginSession(tx, owner, 'PASSWORD', now))}`
}

/**
 * Signs in every account of licence `a`, then ends one session, blocks one account and takes a
 * company from one. Gives the keys, too.
 */
export async function makeAttackers(test: TestDatabase, { owner }: World, now: Date): Promise<Attacker[]> {
  const attackers: Attacker[] = []
  for (const { name, all } of roles) {
    if (name === 'kollega') continue
    const login = `a.${name}`
    const cookie = await signInAs(test, login, 'PROVA', now)
    const companies = all ? ['a1', 'a2', 'a3'] : ['a1']
    const knows = name === 'blocked' ? [] : ['a', ...companies, `post.${login}`]
    attackers.push({ name: login, credentials: { cookie }, knows, company })
  }
  const ended = await signInAs(test, 'a.adm', 'PROVA', now)
  const hash = tokenHash(ended.replace('avlona=', ''))
  await withSystem(test.database, tx => endSession(tx, hash, 'SIGNED_OUT', now))
  attackers.push({ name: 'an ended session', credentials: { cookie: ended }, knows: [], company })
  await owner.query(`delete from user_company_access where login = 'a.lost' and ftg_key = $1`, [
    uuidNamed('company a2'),
  ])
  await owner.query(`update user_account set blocked_at = now() where login = 'a.blocked'`)
  for (const state of keyStates) {
    attackers.push({
      name: `a ${state} key`,
      credentials: { authorization: `Bearer ${keyNamed('a', state)}` },
      knows: state === 'valid' ? ['a', 'a1'] : [],
      company,
    })
  }
  attackers.push({ name: 'nobody', credentials: {}, knows: [], company })
  return attackers
}
