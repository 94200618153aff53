import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import type { JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { deepFreeze } from '#machines/kit/shared/testing/freeze.ts'
import { alphabets as folder } from '#machines/kit/shared/testing/walking.ts'

/** What may reach the flows of a machine from outside. */
export interface Alphabet {
  /** What a component or the runtime sends. */
  readonly events: readonly JournalEvent[]
  /** The values that each port has answered, by the id of its actor. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
}

/** The number of the first failures, which leave it open whether the server has done its work. */
export const lost = 4

/** The outputs that a failed call may have. */
export const failures = deepFreeze([
  { tag: 'network', message: '' },
  { tag: 'offline', message: '' },
  { tag: 'timeout', message: '' },
  { tag: 'unexpected', message: '' },
  { tag: 'aborted', message: '' },
  { tag: 'backend', status: 400, dvCode: '40000', message: 'Felaktig begäran.' },
  { tag: 'backend', status: 401, dvCode: '40101', message: 'Slut.' },
  { tag: 'backend', status: 401, dvCode: '40102', message: 'Inaktiv.' },
  { tag: 'backend', status: 403, dvCode: '40301', message: 'Du saknar rättighet.' },
  { tag: 'backend', status: 404, dvCode: '40401', message: 'Företaget finns inte.' },
  { tag: 'backend', status: 409, dvCode: '40901', message: 'Ändrad av någon annan.' },
  { tag: 'backend', status: 503, dvCode: '50300', message: 'Stängt för underhåll.' },
] as const)

const { model } = companySettingsLayout
const today = '2026-11-21'
const values = { ...model.write(model.defaults(today), today), Namn: 'Nordsken Bygg AB' }
/** A page without required fields, and a text on it. */
const page = 'SysData'
const field = 'Fritext1Namn'

const stored = [1, 2, 3].map(Version => ok({ Version, values: { ...values, [field]: `värde ${Version}` } }))

/** The form of the settings has other fields than the form that the kit's spec plays. */
const companySettings: Alphabet = deepFreeze({
  events: [
    { type: 'form.show', page, today, key: 'shown' },
    { type: 'form.type', field, text: 'Berg' },
    { type: 'form.type', field, text: 'Dal' },
    { type: 'form.blur', field, today },
    { type: 'form.save', today },
    { type: 'form.discard' },
    { type: 'form.leave' },
    { type: 'form.retry' },
    { type: 'form.reload' },
    { type: 'form.cancel' },
    { type: 'form.changedElsewhere', Version: 3 },
    { type: 'form.resolve', field, side: 'mine' },
    { type: 'form.resolve', field, side: 'theirs' },
  ],
  answers: {
    load: stored,
    refresh: stored,
    fetchTheirs: stored,
    save: [2, 3].map(Version => ok({ Version, values })),
  },
})

/**
 * Reads the alphabets that the specs of the flows left. Of their events, those count that are
 * written somewhere in `ui/`: flows send the rest to each other.
 */
export function readAlphabets(): Readonly<Record<string, Alphabet>> {
  if (!existsSync(folder)) throw new Error('No alphabets. `npm run chaos` collects them from the specs of the flows.')
  const ui = join(import.meta.dirname, '../../ui')
  const sources = globSync('**/*.{ts,tsx}', { cwd: ui })
    .filter(file => !file.endsWith('.spec.ts'))
    .map(file => readFileSync(join(ui, file), 'utf8'))
    .join('\n')
  const isSentByUi = ({ type }: JournalEvent) =>
    sources.includes(`'${type}'`) || sources.includes(`\`${type.split('.')[0]}.\${`) || isByRefusal(type)
  const read = readdirSync(folder).map(file => {
    const { events } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { events: JournalEvent[] }
    return [file.replace(/\.json$/, ''), { events: events.filter(isSentByUi), answers: answersIn(events) }] as const
  })
  return deepFreeze({ ...Object.fromEntries(read), companySettings })
}

/** The runtime sends these after a refused call. */
const isByRefusal = (type: string): boolean => type === 'session.ended' || type === 'session.refused'

function answersIn(events: readonly JournalEvent[]): Alphabet['answers'] {
  const answers: Record<string, unknown[]> = {}
  for (const { type, output } of events) {
    const [, id] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? []
    if (id === undefined || isFailed(output)) continue
    answers[id] = [...(answers[id] ?? []), output]
  }
  return answers
}

const isFailed = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'tag' in output && output.tag === 'failure'
