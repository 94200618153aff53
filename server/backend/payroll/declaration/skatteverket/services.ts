import { skatteverketClient } from './client.ts'
import { skatteverketSignIn } from './sign-in.ts'
import { simulatedPaths } from './simulator/add-skatteverket-simulator.ts'

/** How this installation reaches Skatteverket. */
export interface SkatteverketOptions {
  /** The address of the APIs, and of the sign-in of persons. */
  readonly url: string
  readonly signInUrl: string
  readonly client: { readonly id: string; readonly secret: string }
  /** Where the sign-in sends a person back: `/skatteverket` of the application. */
  readonly redirectUri: string
}

/** The simulator served by the backend itself, for demo data and tests. */
export interface SimulatedSkatteverket {
  readonly simulated: true
  readonly redirectUri: () => string
}

/** Skatteverket's sign-in and APIs. */
export interface Skatteverket {
  readonly signIn: ReturnType<typeof skatteverketSignIn>
  readonly api: ReturnType<typeof skatteverketClient>
}

/** Where the backend serves its simulator. */
export const simulatorPath = '/dev/skatteverket'
export const simulatedClient = { id: 'avlona', secret: 'prov' } as const

/** Connects to Skatteverket when it is first needed: the address of a simulator is known late. */
export function connectSkatteverket(
  options: () => SkatteverketOptions,
  now: () => Date,
): Skatteverket & { readonly close: () => Promise<void> } {
  let made: Skatteverket | undefined
  const connection = () => {
    const { url, signInUrl, client, redirectUri } = options()
    made ??= {
      signIn: skatteverketSignIn({ url: signInUrl, client, redirectUri, now }),
      api: skatteverketClient({ url, client }),
    }
    return made
  }
  return {
    get signIn() {
      return connection().signIn
    },
    get api() {
      return connection().api
    },
    async close() {
      await made?.signIn.close()
      await made?.api.close()
    },
  }
}

/** Returns the addresses of the simulator that a backend with this URL serves. */
export const simulatedOptions = (backend: string, redirectUri: string): SkatteverketOptions => ({
  url: backend + simulatorPath + simulatedPaths.api,
  signInUrl: backend + simulatorPath + simulatedPaths.signIn,
  client: simulatedClient,
  redirectUri,
})
