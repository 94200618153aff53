import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Application } from './application.ts'
import { type Config, readConfig } from './config.ts'
import { cautionsOf } from './exposure.ts'
import { inPlainWords } from './plain-words.ts'

// What is imported after this is read from the cache at the next start: a third of a start's time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

const say = (text: string) => process.stdout.write(`${text}\n`)

let config: Config | undefined
let starting: Promise<Application> | undefined
let ending = false

/**
 * Milliseconds until the process ends though a part of it has not stopped: one that is still
 * starting, say.
 */
const endsWithin = 9_900

/** Ends the process. What was started is stopped first, also when it is only just starting. */
async function end(code: number): Promise<void> {
  // Whoever asks twice does not want to wait.
  if (ending) process.exit(code || 1)
  ending = true
  setTimeout(() => process.exit(code || 1), endsWithin).unref()
  const application = await starting?.catch(() => undefined)
  await application?.close()
  process.exit(code)
}

function fail(error: unknown): Promise<void> {
  const sentence = inPlainWords(error, config)
  process.stderr.write(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}\n\n`)
  return end(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

try {
  config = readConfig(process.env)
  const chosen = config
  for (const caution of cautionsOf(config)) process.stderr.write(`\nCaution: ${caution}\n\n`)
  starting = import('./application.ts').then(({ startApplication }) => startApplication(chosen))
  const { url } = await starting
  if (!ending) say(`Avlöna is ready: ${url}`)
} catch (error) {
  // Asked to end while it was starting, it may fail on the way.
  if (!ending) await fail(error)
}
