import { DatabaseStartError } from './backend/platform/database/supervisor/database-start-error.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { UiMissingError } from './web/built-ui.ts'

type Settings = Pick<Config, 'HOST' | 'PORT' | 'API_HOST' | 'API_PORT'>

/** The system's error when a server cannot listen. */
interface ListenError extends Error {
  readonly code: string
  readonly port?: number
}

const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')

function listenTrouble({ code, port }: ListenError, settings: Settings | undefined): string {
  const isApi = settings !== undefined && port === settings.API_PORT && port !== settings.PORT
  const [portName, hostName] = isApi ? ['API_PORT', 'API_HOST'] : ['PORT', 'HOST']
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: end that one, or choose another port with ${portName}=….`
    case 'EACCES':
      return `This user may not open port ${port}: choose one above 1023 with ${portName}=….`
    default:
      return `This machine has no address ${isApi ? settings.API_HOST : (settings?.HOST ?? '')}: give ${hostName} another one.`
  }
}

/**
 * Returns a sentence for an error that the administrator can correct. Returns undefined for a
 * defect, whose stack is needed.
 */
export function inPlainWords(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof UiMissingError) {
    return error.message
  }
  return isListenError(error) ? listenTrouble(error, settings) : undefined
}
