import fc from 'fast-check'
import { fillPath, needsCompany } from '#contracts/call.ts'
import { companyPictureFile } from '#contracts/companies/picture-file.ts'
import type { Download } from '#contracts/download.ts'
import { downloads } from '#contracts/downloads.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { OutcomeRequest } from '#contracts/outcomes/outcome.ts'
import { describedCalls } from '#contracts/pact/interactions.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Attacker } from './attackers.ts'
import type { Owner } from './canaries.ts'
import { codeOf, codeOfAll, hashNamed, type Place } from './fill-tables.ts'
import { jobNamed, keyNamed, keyStates, usedKey, usedRequest, type World } from './world.ts'

/** A request for what is not the attacker's. */
export interface Attempt {
  readonly by: Attacker
  /** The owners whose rows the answer may show. */
  readonly knows: readonly Owner[]
  readonly disguise: Disguise
  readonly call: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Where the foreign thing stands, or what is forged. */
export const disguises = [
  'ids',
  'company',
  'company and ids',
  'no company',
  'several companies',
  'query and headers',
  'search',
  'body',
  'another’s key of idempotency',
  'forged cookie',
  'forged key',
  'two of a kind',
] as const
type Disguise = (typeof disguises)[number]

/** What can be asked for: a call, a file, a print or a picture. */
interface Target {
  readonly name: string
  readonly method: string
  /** With its parameters in braces, from the root. */
  readonly path: string
  readonly request: OutcomeRequest
  readonly paged: boolean
  readonly filtered: boolean
  readonly writes: boolean
  readonly needsCompany: boolean
  /** Answered without a session. */
  readonly isPublic: boolean
}

export function targets(): Target[] {
  const calls = describedCalls().map(({ call, outcomes }): Target => {
    const { method, path, effect, access, paged, filter } = call
    const request = (outcomes.find(({ answer }) => 'data' in answer) ?? outcomes[0])?.request ?? {}
    const filtered = !filter.safeParse(undefined).success
    const name = `${method} ${path}`
    return {
      name,
      method,
      path: `/api${path}`,
      request,
      paged,
      filtered,
      writes: effect === 'writes',
      needsCompany: needsCompany(access),
      isPublic: access === 'public',
    }
  })
  const file = { method: 'GET', paged: false, filtered: false, writes: false, isPublic: false }
  return [
    ...calls,
    ...Object.values<Download>(downloads).map(({ path, access, outcomes: [outcome] }) => ({
      ...file,
      name: path,
      path,
      needsCompany: needsCompany(access),
      request: { params: (outcome?.request.params ?? {}) as Readonly<Record<string, string>> },
    })),
    {
      ...file,
      name: 'picture',
      path: companyPictureFile.path,
      needsCompany: false,
      request: { params: { FtgId: '', PictureId: '' } },
    },
  ]
}

/** The calls that end the session that makes them. */
const endsSession = ['GET /logout', 'GET /me/clearSession']
/** The ids that a call gives to something new of the caller's own. Others may have the same. */
const newIds: Readonly<Record<string, readonly string[]>> = {
  'POST /createCompany': ['FtgId'],
  'POST /restoreCompany': ['FtgId', 'TargetSchemaName'],
  'POST /cloneCompany': ['targetFtgId'],
}

/** The table whose ids a path names, by its first part. */
const tableOfPath: Readonly<Record<string, string>> = {
  messages: 'message',
  notifications: 'notification',
  userRightsGroups: 'rights_group',
  integrations: 'integration',
  kortnummer: 'card_number',
  users: 'session',
  ftgpicture: 'company_picture',
  perreg: 'employee_absence',
  bokforingsunderlag: 'voucher',
  employees: 'employee_vehicle',
  vehicleBenefits: 'employee_vehicle',
}

/** The kind of the jobs whose ids a path names, by its first part. */
const jobOfPath: Readonly<Record<string, Parameters<typeof jobNamed>[1]>> = {
  companyJobs: 'SEND',
  sendCompanyCopy: 'SEND',
  restoreCompany: 'RESTORE',
  cloneCompany: 'CLONE',
  removeCompany: 'REMOVE',
}

/** The keys of registers, by which each company has an item. */
const registerKeys = new Set(Object.values(registers).map(({ key }) => key))

/** The ids of rows, by table and owner. Everybody is taken to know them. */
export type KnownIds = ReadonlyMap<string, ReadonlyMap<Owner, readonly string[]>>

/** Reads the ids of the rows of each place. */
export async function readIds({ owner, tables, places }: World): Promise<KnownIds> {
  const known = new Map<string, Map<Owner, string[]>>()
  for (const { name, columns } of tables) {
    const ids = columns.filter(
      ({ is_key, name, type }) => is_key && !['ftg_key', 'lic_nr'].includes(name) && type !== 'int2',
    )
    if (ids.length === 0) continue
    const { rows } = await owner.query<{ id: string; row: Record<string, unknown> }>(
      `select to_jsonb(t) as row, ${ids.map(({ name: id }) => `coalesce(t."${id}"::text, '')`).join(` || ' ' || `)} as id from "${name}" t`,
    )
    const of = new Map<Owner, string[]>()
    for (const { id, row } of rows) {
      const place = places.find(
        each =>
          each.licNr === row.lic_nr &&
          (row.ftg_key ? each.company?.ftgKey === row.ftg_key : each.company === undefined) &&
          (!each.owner.startsWith('post.') || row.login === each.login || row.scope === each.login),
      )
      if (place) of.set(place.owner, [...(of.get(place.owner) ?? []), ...id.split(' ').filter(Boolean)])
    }
    known.set(name, of)
  }
  return known
}

/** Returns candidates for a part of a request by its name: what a place has of the kind. */
function candidates(call: string, name: string, place: Place, ids: KnownIds): readonly string[] {
  const { licence, licNr, login, company } = place
  const of = (table: string): readonly string[] =>
    // What a licence has is open to its own accounts.
    [place.owner, ...(licence === 'a' ? [] : [licence])].flatMap(owner => ids.get(table)?.get(owner) ?? [])
  const companyId = company?.ftgId ?? 'bolagb2'
  if (/FtgId|Companies|FtgIdAccessList|TargetSchemaName/.test(name)) return [companyId]
  if (name === 'FtgKey') return [company?.ftgKey ?? '']
  if (name === 'LicNr' || name === 'Container') return [licNr]
  // Colleagues may be administered.
  if (name === 'Login') return licence === 'a' && !company ? [] : [login]
  if (name === 'Recipients') return [login]
  if (name === 'Thing') return [`company:${company?.ftgKey ?? ''}`, `account:${login}`, 'licence:own', 'help:infopanel']
  if (name === 'name' || name === 'Behorighetsgrupp') return of('rights_group')
  if (name === 'Name') return [`kopia${licence}`]
  if (name === 'VersionId') return of('company_copy')
  if (name === 'PictureId') return [...of('company_picture'), ...of('client_picture').filter(id => id.length === 36)]
  if (name === 'Token') return of('account_link')
  if (name === 'orderRef' || name === 'BankIDToken') return [hashNamed('bankid')]
  const ofAll = codeOfAll[name]
  if (ofAll !== undefined) return [ofAll]
  if (name === 'AnstNr') return of('employee')
  if (name === 'KortNr') return of('card_number')
  if (/^(Id|id|jobId|IntegrationID|VerId)$/.test(name)) {
    const [, , segment = ''] = `/${call.split(' ')[1] ?? ''}`.split('/')
    if (call.includes('/documents/')) return of('employee_document').filter(id => id.length === 36)
    if (/\/(jobs|fileJobs)\//.test(call)) return of('job_file').filter(id => id.length === 36)
    const job = jobOfPath[segment]
    if (job) return [jobNamed(licence, job)]
    const table = tableOfPath[segment]
    // A key may have other parts, such as a login.
    if (table) return of(table).filter(id => id.length === 36)
  }
  return registerKeys.has(name) ? [codeOf(place)] : []
}

/** Replaces each id in a request by one of the place's. */
function withIds(
  target: Target,
  value: unknown,
  name: string,
  place: Place,
  ids: KnownIds,
  pick: () => number,
): unknown {
  if (Array.isArray(value)) return value.map(each => withIds(target, each, name, place, ids, pick))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withIds(target, part, key, place, ids, pick)]),
    )
  }
  if (typeof value !== 'string' || newIds[target.name]?.includes(name)) return value
  const found = candidates(target.name, name, place, ids)
  return found[pick() % found.length] ?? value
}

const hasIds = ({ request: { params, body }, name }: Target): boolean =>
  Object.keys(params ?? {}).some(key => key !== 'year' && key !== 'key' && key !== 'Folder') ||
  (JSON.stringify(body ?? {}).match(
    /"(FtgId|Login|Recipients|originalFtgId|Container|Companies|FtgIdAccessList|AnstNr)"/,
  ) !== null &&
    name !== 'POST /createCompany')

/** Makes an attempt of the draws of a generator. */
function attemptOf(
  by: Attacker,
  target: Target,
  wanted: Disguise,
  place: Place,
  ids: KnownIds,
  picks: readonly number[],
): Attempt {
  let at = 0
  const pick = () => picks[at++ % picks.length] ?? 0
  const { name, method, request } = target
  const ending = endsSession.includes(name)
  const foreignCompany = wanted === 'company' || wanted === 'company and ids' || wanted === 'several companies'
  // A write in the attacker's own company that names nothing foreign would be no attempt.
  const pointless = target.writes && !foreignCompany && wanted !== 'no company' && !hasIds(target)
  const disguise: Disguise = ending ? 'forged cookie' : pointless ? (target.needsCompany ? 'company' : wanted) : wanted
  const params = withIds(target, request.params ?? {}, '', place, ids, pick) as Record<string, unknown>
  let body = request.body === undefined ? undefined : withIds(target, request.body, '', place, ids, pick)
  const headers: Record<string, string> = {
    [header.marker]: markerValue,
    'x-forwarded-for': `198.51.100.${(pick() % 250) + 1}`,
  }
  const query = new URLSearchParams()
  const ownId = by.company
  const theirId = place.company?.ftgId ?? 'bolagb2'
  const header1 = { own: ownId, their: theirId, none: undefined }
  const chosen =
    disguise === 'company' || disguise === 'company and ids' ? 'their' : disguise === 'no company' ? 'none' : 'own'
  const companyHeader = header1[chosen]
  if (companyHeader !== undefined) headers[header.company] = companyHeader
  headers[header.salaryYear] = '2026'
  Object.assign(headers, by.credentials)
  if (method !== 'GET') headers[header.idempotencyKey] = `prov-${picks.join('')}`.slice(0, 40)

  const searched = [theirId, place.login, place.licNr, place.company?.ftgKey ?? '', 'kanarie']
  if (target.paged) {
    const { searchTerm: _, searchFields: __, ...page } = request.pagination ?? {}
    const search = disguise === 'search' ? { searchTerm: searched[pick() % searched.length] } : {}
    query.set('pagination', JSON.stringify({ ...page, ...search, perPage: 1000, pageNum: 1 }))
  }
  if (target.filtered && disguise === 'search')
    query.set('filter', JSON.stringify(withIds(target, { FtgId: '' }, '', place, ids, pick)))
  const foreignFacts = {
    LicNr: place.licNr,
    lic_nr: place.licNr,
    FtgId: theirId,
    FtgKey: place.company?.ftgKey ?? '',
    ftg_key: place.company?.ftgKey ?? '',
    Login: place.login,
    login: place.login,
  }
  if (disguise === 'query and headers') {
    for (const [key, value] of Object.entries(foreignFacts)) query.append(key, value)
    Object.assign(headers, {
      'x-lic-nr': place.licNr,
      'x-licnr': place.licNr,
      'x-ftg-key': foreignFacts.FtgKey,
      'x-user': place.login,
      'x-forwarded-user': place.login,
      'x-original-url': `/api/companyInfo/${theirId}`,
      'x-http-method-override': 'DELETE',
    })
  }
  if (disguise === 'several companies')
    headers[header.company] =
      [`${ownId},${theirId}`, `${theirId.toUpperCase()}`, ` ${theirId} `, `${theirId}%00`][pick() % 4] ?? theirId
  if (disguise === 'body' && typeof body === 'object') body = { ...body, ...foreignFacts }
  if (disguise === 'another’s key of idempotency') headers[header.idempotencyKey] = usedKey(place.login)
  if (disguise === 'forged cookie' || ending) {
    delete headers.authorization
    headers.cookie = forgedCookie(by, place, ids, pick())
  }
  if (disguise === 'forged key') headers.authorization = `Bearer ${forgedKey(place, pick())}`
  if (disguise === 'two of a kind') {
    headers.cookie = `${headers.cookie ?? ''}; ${forgedCookie(by, place, ids, pick())}; avlona-browser=${hashNamed(place.owner)}`
  }
  const isReplay = disguise === 'another’s key of idempotency' && pick() % 2 === 0
  const { method: sent, path } = isReplay
    ? { method: usedRequest.method, path: `/api${usedRequest.path}` }
    : { method, path: fillPath(target.path, params) }
  if (isReplay) {
    delete headers[header.company]
    delete headers[header.salaryYear]
    query.delete('pagination')
  }
  const json = isReplay || body === undefined || method === 'GET' ? undefined : JSON.stringify(body)
  if (json !== undefined) headers['content-type'] = 'application/json'
  const search = query.size > 0 ? `?${query}` : ''
  const knows = disguise === 'forged cookie' ? [] : by.knows
  return {
    by,
    knows,
    disguise,
    call: name,
    method: sent,
    path: path + search,
    headers,
    ...(json !== undefined && { body: json }),
  }
}

function forgedCookie(by: Attacker, place: Place, ids: KnownIds, pick: number): string {
  const sessions = ids.get('session')?.get(place.licence) ?? []
  const own = by.credentials.cookie?.replace('avlona=', '') ?? ''
  const forged = [
    '',
    place.login,
    hashNamed(`session ${place.licence}`),
    ...sessions,
    `${own}x`,
    own.slice(1),
    own.toUpperCase(),
    encodeURIComponent(`' or login='${place.login}`),
    `${own.slice(0, -4)}AAAA`,
    hashNamed(own),
  ]
  const name = ['avlona', '__Host-avlona', 'avlona-browser', 'session'][Math.floor(pick / 7) % 4]
  // The own token under its own name would be no forgery.
  return `${name}=${forged[pick % forged.length]}`
}

function forgedKey(place: Place, pick: number): string {
  const key = keyNamed(place.licence, 'valid')
  const ended = keyStates.slice(1).map(state => keyNamed(place.licence, state))
  const own = keyNamed('a', 'valid')
  return (
    [...ended, hashNamed(key), key.slice(0, 12), `${key}x`, key.toUpperCase(), `${own},${hashNamed(key)}`][pick % 8] ??
    key
  )
}

/**
 * Draws attempts. Every target meets every disguise, from ever another attacker on ever another's
 * data.
 *
 * @param of true for the targets to draw among, by default all
 */
export function drawAttempts(
  { places }: World,
  ids: KnownIds,
  attackers: readonly Attacker[],
  {
    seed,
    count,
    of = () => true,
  }: { readonly seed: number; readonly count: number; readonly of?: (target: Target) => boolean },
): Attempt[] {
  const all = targets().filter(of)
  const draw = fc.record({
    attacker: fc.nat({ max: attackers.length - 1 }),
    place: fc.nat(),
    picks: fc.array(fc.nat({ max: 9999 }), { minLength: 8, maxLength: 8 }),
  })
  return fc.sample(fc.noBias(draw), { seed, numRuns: count }).map(({ attacker, place, picks }, index) => {
    const by = attackers[attacker] as Attacker
    const foreign = places.filter(({ owner }) => !by.knows.includes(owner))
    const target = all[index % all.length] as Target
    const disguise = disguises[Math.floor(index / all.length) % disguises.length] as Disguise
    return attemptOf(by, target, disguise, foreign[place % foreign.length] as Place, ids, picks)
  })
}
