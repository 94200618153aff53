import { parseArgs } from 'node:util'
import { createLicence, LicenceRefused } from '../backend/licence/new-licence.ts'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { onServedDatabase } from './command-database.ts'
import type { Command } from './run-command.ts'

const usage = `Say whose licence, and who is its licence user:
npm run new:licence -- --number WEB100200 --name "Lindgren Redovisning AB" --login anna --person "Anna Ek"
  --orgnr <10 or 12 digits>   the licensee's organisation number
  --model <BAS or PLUS>       PLUS unless said
  --option <code>             HRTIL or FERTIL; may be given again`

/**
 * `npm run new:licence`: creates a licence and its licence user, in the embedded database or that
 * of DATABASE_URL, and prints the link by which the user chooses a password.
 */
export const licence: Command = async (args, { env, out }) => {
  const { values } = parseArgs({
    args,
    options: {
      number: { type: 'string' },
      name: { type: 'string' },
      login: { type: 'string' },
      person: { type: 'string' },
      orgnr: { type: 'string', default: '' },
      model: { type: 'string', default: 'PLUS' },
      option: { type: 'string', multiple: true, default: [] },
    },
  })
  const { number: licNr, name, login, person, orgnr, model, option: options } = values
  const isWhole = licNr !== undefined && name !== undefined && login !== undefined && person !== undefined
  if (!isWhole || (model !== 'BAS' && model !== 'PLUS')) throw new ConfigError(usage)
  const config = readConfig(env)
  if (config.API_BASE_URL !== undefined) throw new ConfigError('API_BASE_URL names a backend with licences of its own.')
  const { path, expiresAt } = await onServedDatabase(config, database =>
    createLicence(database, { licNr, name, model, options, orgnr, login, person }, new Date()),
  ).catch(failure => {
    throw failure instanceof LicenceRefused ? new ConfigError(failure.message) : failure
  })
  out(
    `Licence ${licNr} is made. ${person} opens this address before ${expiresAt.toISOString()}, chooses a password, and`,
  )
  out(`signs in as ${login}. It is shown only now:`)
  out(`  http://localhost:${config.PORT}${path}   (or ${path} at the address that people use)`)
  return 0
}
