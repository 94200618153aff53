import { parseArgs } from 'node:util'
import { companyEvents } from '../backend/copies/company-events.ts'
import { findNamedCompany, ReplayRefused } from '../backend/platform/replay/find-company.ts'
import { replayCompany, storyOf } from '../backend/platform/replay/replay-company.ts'
import { replayText, storyText } from '../backend/platform/replay/replay-text.ts'
import { projections } from '../backend/projections.ts'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { onCommandDatabase } from './command-database.ts'
import type { Command, Terminal } from './run-command.ts'

const usage = `Say which company: npm run replay -- --company <FtgId or FtgKey>
  --until <event>   up to and with this event; else up to the latest
  --compare         show the differences to the live tables; the exit code is then 1 if there are any
  --keep            leave the scratch schema replay_<FtgId> in the database
  --story           tell instead what has happened, thing by thing
  --thing <thing>   only of this thing, such as setting:Namn or salary-year:2026`

type Options = ReturnType<typeof optionsOf>

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      company: { type: 'string' },
      until: { type: 'string' },
      compare: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      story: { type: 'boolean', default: false },
      thing: { type: 'string' },
    },
  })
  const { company, until } = values
  if (!company) throw new ConfigError(usage)
  if (until !== undefined && !/^[1-9]\d{0,14}$/.test(until)) {
    throw new ConfigError(`--until takes the id of an event, a whole number, and ${until} is none.\n\n${usage}`)
  }
  return { ...values, company, until: until === undefined ? undefined : Number(until) }
}

/** Replays, and returns the exit code. */
async function run(
  { company: name, until, compare, keep, story, thing }: Options,
  { env, out: say }: Terminal,
): Promise<number> {
  const config = readConfig(env)
  if (config.API_BASE_URL !== undefined) {
    throw new ConfigError('API_BASE_URL names another backend, whose database this program does not know.')
  }
  return onCommandDatabase(config, async (database, owner) => {
    const company = await findNamedCompany(database, name, companyEvents.removed)
    if (story || thing !== undefined) {
      say(storyText(await storyOf(database, projections, { company, until }), thing))
      return 0
    }
    const done = await replayCompany(database, owner, projections, { company, until, isKept: keep })
    say(replayText(done, { company, isCompared: compare, isKept: keep }))
    return compare && done.differences.length > 0 ? 1 : 0
  })
}

/**
 * `npm run replay -- --company X --until <event>`: builds a company's tables from its events, in a
 * scratch schema. The exit code is 1 when the tables differ from the live ones.
 */
export const replay: Command = (args, terminal) =>
  run(optionsOf(args), terminal).catch(failure => {
    throw failure instanceof ReplayRefused ? new ConfigError(failure.message) : failure
  })
