import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { type EventType, eventTypes } from '../tables/event-types.ts'
import { event } from '../tables/schema.ts'
import { eventTexts } from './event-texts.ts'

interface Happened {
  readonly type: string
  readonly ftgKey: string | null
  readonly actor: string | null
  readonly payload: Readonly<Record<string, unknown>>
}

const licence = 'licence:own'

/** Returns the id of the thing that an event is about. */
export function thingOf({ type, ftgKey, actor, payload }: Happened): string {
  const about = eventTexts[type as EventType]?.about
  if (about === 'company') return ftgKey === null ? named('company', payload.ftgKey) : `company:${ftgKey}`
  if (about === 'account') return named('account', payload.login ?? actor)
  if (about === 'register') return `register:${[ftgKey, payload.register, payload.key].join('/')}`
  if (about === 'help') return named('help', payload.id)
  return licence
}

const named = (kind: string, id: unknown): string => (typeof id === 'string' && id !== '' ? `${kind}:${id}` : licence)

/** Returns the condition of the events about a thing: the counterpart of `thingOf`. */
export function isAbout(thing: string): SQL | undefined {
  const at = thing.indexOf(':')
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)]
  const types = eventTypes.filter(type => eventTexts[type].about === kind)
  if (types.length === 0) return sql`false`
  const key = {
    company: sql`coalesce(${event.ftgKey}::text, ${event.payload} ->> 'ftgKey')`,
    account: sql`coalesce(${event.payload} ->> 'login', ${event.actor})`,
    register: sql`concat_ws('/', ${event.ftgKey}, ${event.payload} ->> 'register', ${event.payload} ->> 'key')`,
    help: sql`${event.payload} ->> 'id'`,
  }[kind]
  const ofType = inArray(event.type, types)
  return key ? sql`${ofType} and ${key} = ${id}` : or(ofType)
}
