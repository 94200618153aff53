import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Fact } from '#contracts/rights/rights-chain.ts'
import type { CompanyFlag } from '#contracts/rights/rule.ts'
import type { ProofStep } from '#contracts/rights-groups/proof.shapes.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { readHistory, type Transaction } from '../../platform/database/tenancy.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import type { EventType } from '../../tables/event-types.ts'
import { event } from '../../tables/schema.ts'
import type { ProvedSubject } from './proof-subject.ts'

/** Where a fact is set, and who set it when. */
export type FactSource = Pick<ProofStep, 'Source' | 'Place'>

const stamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns a moment in Sweden: `den 3 november 2026 kl. 10.42`. */
function moment(at: Date): string {
  const part = Object.fromEntries(stamp.formatToParts(at).map(({ type, value }) => [type, value]))
  return `den ${part.day} ${part.month} ${part.year} kl. ${part.hour}.${part.minute}`
}

interface Origin {
  /** The events that change the fact. */
  readonly changed: SQL | undefined
  /** The events that create the thing that the fact is of. */
  readonly created: SQL | undefined
  /** What is done to create it: `lade upp kontot`, and the same in the passive voice. */
  readonly creates: readonly [active: string, passive: string]
}

/** Returns who set a fact and when: by its last change, else by the creation of its thing. */
async function sentenceOf(tx: Transaction, { changed, created, creates }: Origin): Promise<string> {
  const [last] = await readHistory(tx, () =>
    tx
      .select({
        at: event.at,
        by: sql<string>`coalesce(${event.actorName}, ${event.actor}, 'systemet')`,
        isCreated: sql<boolean>`(${created})`,
      })
      .from(event)
      .where(or(changed, created))
      .orderBy(desc(event.seq))
      .limit(1),
  )
  if (!last) return `Så sedan ${creates[1]}.`
  return last.isCreated
    ? `Så sedan ${last.by} ${creates[0]} ${moment(last.at)}.`
    : `Ändrat av ${last.by} ${moment(last.at)}.`
}

const ofType = (...types: EventType[]) => inArray(event.type, types)
const payload = (name: string) => sql`${event.payload} ->> ${name}`
/** True when a list, or the keys of an object, in the payload contain a text. */
const has = (name: string, text: string) => sql`coalesce(${event.payload} -> ${name} ? ${text}, false)`

/** Returns who gave an account its role, group or companies, and when. */
async function ofAccount(tx: Transaction, login: string, ...fields: string[]): Promise<FactSource> {
  const Source = await sentenceOf(tx, {
    changed: and(ofType('user.changed'), eq(payload('login'), login), or(...fields.map(field => has('fields', field)))),
    created: and(ofType('user.created'), eq(payload('login'), login)),
    creates: ['lade upp kontot', 'kontot lades upp'],
  })
  return { Source, Place: { Route: 'User', Params: { Login: login } } }
}

/** Returns who gave an account its rights group, and when. */
export const groupSource = (tx: Transaction, login: string): Promise<FactSource> =>
  ofAccount(tx, login, 'Behorighetsgrupp')

/** Returns who blocked an account, and when. */
export async function blockSource(tx: Transaction, login: string): Promise<FactSource> {
  const changed = and(ofType('user.blocked'), eq(payload('login'), login))
  const created = sql`false`
  const Source = await sentenceOf(tx, { changed, created, creates: ['', 'kontot spärrades'] })
  return { Source, Place: { Route: 'User', Params: { Login: login } } }
}

/** Returns who gave an account its companies, and when. */
export const companiesSource = (tx: Transaction, login: string): Promise<FactSource> =>
  ofAccount(tx, login, 'AllaForetag', 'FtgIdAccessList')

const groupsPlace = { Route: 'UserRightsGroups', Params: {} }

async function ofFlag(tx: Transaction, right: string, { rightsFrom, login }: ProvedSubject): Promise<FactSource> {
  if (rightsFrom.kind === 'licence') return ofLicence
  if (rightsFrom.kind !== 'group') return login === null ? nowhere : ofAccount(tx, login, 'Roll', 'Behorighetsgrupp')
  if (rightsFrom.isStandard) return { Source: 'Standardgrupper är lika för alla och ändras inte.', Place: groupsPlace }
  const isOfGroup = eq(payload('group'), rightsFrom.id)
  const Source = await sentenceOf(tx, {
    changed: and(ofType('rights-group.changed'), isOfGroup, or(has('added', right), has('removed', right))),
    created: and(ofType('rights-group.created'), isOfGroup),
    creates: ['skapade gruppen', 'gruppen lades upp'],
  })
  return { Source, Place: groupsPlace }
}

const nowhere: FactSource = { Source: '', Place: null }
const ofLicence: FactSource = { Source: 'Bestäms av licensens avtal.', Place: null }
const staffPlace = { Route: 'Personalregister', Params: {} }

async function ofCompany(tx: Transaction, flag: CompanyFlag, ftgKey: string): Promise<FactSource> {
  if (flag === 'HasEmployees' || flag === 'HasSINKEmployees' || flag === 'IsEmployee')
    return { Source: '', Place: staffPlace }
  const isHere = eq(event.ftgKey, ftgKey)
  const place = companySettingsLayout.placeOf(flag)
  const Source = await sentenceOf(tx, {
    changed:
      flag === 'Archived'
        ? and(ofType('company.archived', 'company.unarchived'), isHere)
        : and(ofType(settingsChanged), isHere, has('changes', flag)),
    created: and(ofType('company.created', 'company.cloned', 'company.restored'), isHere),
    creates: ['lade upp företaget', 'företaget lades upp'],
  })
  return { Source, Place: place ? { Route: place.page.name, Params: {} } : null }
}

/** Returns where a fact is set, and who set it when. */
export async function factSource(tx: Transaction, fact: Fact, subject: ProvedSubject): Promise<FactSource> {
  const { login, company, facts } = subject
  if ('flag' in fact) return ofFlag(tx, fact.flag, subject)
  if ('role' in fact) return login === null ? nowhere : ofAccount(tx, login, 'Roll')
  if ('moreCompaniesThan' in fact) return login === null ? nowhere : companiesSource(tx, login)
  if ('plus' in fact || 'option' in fact || 'supplier' in fact) return ofLicence
  if ('grant' in fact) return fact.grant === 'supported' ? nowhere : { Source: 'Bestäms av leverantören.', Place: null }
  if (!company || facts.company === null) return nowhere
  return 'agreement' in fact
    ? { Source: '', Place: { Route: 'Agreements', Params: {} } }
    : ofCompany(tx, fact.company, company.ftgKey)
}
