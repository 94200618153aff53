import { breakKinds } from '#contracts/history/subjects.ts'
import { checkEveryLicence } from '../backend/history/check-history.ts'
import { readConfig } from '../config.ts'
import { onCommandDatabase } from './command-database.ts'
import type { Command } from './run-command.ts'

/**
 * `npm run history:verify`: checks the event history of every licence, and keeps the results. The
 * exit code is 1 when one is broken.
 */
export const history: Command = (_, { env, out }) =>
  onCommandDatabase(readConfig(env), async database => {
    let broken = 0
    for (const { licNr, check } of await checkEveryLicence(database)) {
      const found = check.breaks.length === 0 ? 'whole' : `${check.breaks.length} breaks`
      out(`${licNr || '(no licence)'}: ${check.place} events, ${found}, ends with ${check.hash}`)
      for (const { Seq, Kind, TimeStamp } of check.breaks.slice(0, 20)) {
        out(`  event ${Seq}, ${TimeStamp}: ${breakKinds[Kind]}`)
      }
      if (check.breaks.length > 0) broken += 1
    }
    return broken > 0 ? 1 : 0
  })
