import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { skatteverketHttp } from './http.ts'
import { SkatteverketError } from './skatteverket-error.ts'

/** The scopes of the two APIs, as Skatteverket spells them. */
const scopes = 'agd agdredovisningperiod'

/** How often tokens can be refreshed before the person must sign in again. */
const maxRefreshes = 10

/** A token is refreshed when less than this is left of it, in milliseconds. */
const margin = 60_000

/** What a person's sign-in gives. It is kept on the server, never sent to a browser. */
export interface SkatteverketTokens {
  readonly access: string
  /** Null when Skatteverket has given none. */
  readonly refresh: string | null
  /** When the access token ends, in milliseconds since 1970. */
  readonly expires: number
  readonly refreshes: number
}

/** A sign-in that has begun: where the person goes, and what is kept until they return. */
export interface BegunSignIn {
  readonly url: string
  readonly state: string
  /** PKCE's secret (RFC 7636). */
  readonly verifier: string
}

export interface SignInOptions {
  /** The address of the `per` flow: https://peroauth2.skatteverket.se/oauth2/v1/per */
  readonly url: string
  readonly client: { readonly id: string; readonly secret: string }
  /** Where Skatteverket sends the person afterwards. */
  readonly redirectUri: string
  readonly now: () => Date
  /** The time-out of an answer, in milliseconds. Defaults to 15,000. */
  readonly timeout?: number
}

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.number().positive(),
})

/**
 * Creates a client of Skatteverket's sign-in of persons: OAuth2 with BankID and PKCE. A code lives
 * five minutes, and a refresh token 65; each refresh gives a new one, at most ten times.
 */
export function skatteverketSignIn({ url, client, redirectUri, now, timeout = 15_000 }: SignInOptions) {
  const http = skatteverketHttp(url, timeout)

  async function tokens(form: Readonly<Record<string, string>>, refreshes: number): Promise<SkatteverketTokens> {
    const body = new URLSearchParams({ client_id: client.id, client_secret: client.secret, ...form })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await http.ask({ method: 'POST', path: '/token', headers, body: body.toString() }, Tokens)
    return {
      access: answer.access_token,
      refresh: answer.refresh_token ?? null,
      refreshes,
      expires: now().getTime() + answer.expires_in * 1_000,
    }
  }

  return {
    /** @param of what the state begins with: it comes back with the person */
    begin(of = ''): BegunSignIn {
      const verifier = randomBytes(64).toString('base64url')
      const state = of + randomBytes(24).toString('base64url')
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return { url: `${url}/authorize?${query}`, state, verifier }
    },
    /**
     * Returns the tokens of a person who has come back with a code.
     *
     * @throws SkatteverketError `sign-in` when the code is old or not of this sign-in
     */
    complete: (code: string, { verifier }: Pick<BegunSignIn, 'verifier'>): Promise<SkatteverketTokens> =>
      tokens({ grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: verifier }, 0),
    /**
     * Returns tokens whose access token is good, refreshed when it is about to end. The earlier
     * ones are then of no use.
     *
     * @throws SkatteverketError `sign-in` when they cannot be refreshed
     */
    async fresh(held: SkatteverketTokens): Promise<SkatteverketTokens> {
      if (held.expires - now().getTime() > margin) return held
      if (held.refresh === null || held.refreshes >= maxRefreshes)
        throw new SkatteverketError('sign-in', 'Logga in hos Skatteverket igen.')
      return tokens({ grant_type: 'refresh_token', refresh_token: held.refresh }, held.refreshes + 1)
    },
    close: () => http.close(),
  }
}
